/** Preferences, kept by this browser. Where it keeps nothing, every visit is the first. */

export function preference(name: string): string | null {
  try {
    return localStorage.getItem(`ludoteca-${name}`);
  } catch {
    return null;
  }
}

export function setPreference(name: string, value: string): void {
  try {
    localStorage.setItem(`ludoteca-${name}`, value);
  } catch {
    // Forbidden by the browser: the preference lasts as long as the page.
  }
}
