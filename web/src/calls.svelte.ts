/** Calls: the browser says that it is my turn while I look elsewhere, if I let it. */
import { keep, kept } from "./keeping";

/** Pages over plain HTTP from another machine may have none. */
export const possible = "Notification" in globalThis;

class Calls {
  on = $state(possible && kept("calls") === "on" && Notification.permission === "granted");
}

export const calls = new Calls();

export async function wish(on: boolean): Promise<void> {
  calls.on = on && possible && (await Notification.requestPermission()) === "granted";
  keep("calls", calls.on ? "on" : "off");
}

export function call(title: string, body: string): void {
  if (calls.on && document.hidden) new Notification(title, { body, icon: "/icon.svg", tag: "ludoteca" });
}
