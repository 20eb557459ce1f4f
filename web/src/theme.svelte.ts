/** Light, dark, or as the system has it. */
import { preference, setPreference } from "./preferences";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

class Look {
  theme = $state<Theme>("system");
}

export const look = new Look();

export function dress(theme: Theme): void {
  look.theme = theme;
  setPreference("theme", theme);
  document.documentElement.dataset.theme = theme;
}

export function dressAsBefore(): void {
  dress(THEMES.find((theme) => theme === preference("theme")) ?? "system");
}
