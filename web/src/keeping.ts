/** What this browser remembers of somebody's taste. Browsers may forbid it; then everything is as on the first day. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`ludoteca-${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`ludoteca-${name}`, value);
  } catch {
    // Nothing is lost but the taste.
  }
}
