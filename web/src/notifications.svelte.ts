/** Notifications: the browser says that it is my turn while I look elsewhere, if I let it. */
import { preference, setPreference } from "./preferences";
import { ROOT } from "./site";

/** Pages over plain HTTP from another machine may have none. */
export const supported = "Notification" in globalThis;

/** What notifications are called among the preferences. */
const KEY = "calls";

class Notifications {
  on = $state(supported && preference(KEY) === "on" && Notification.permission === "granted");
}

export const notifications = new Notifications();

export async function allowNotifications(on: boolean): Promise<void> {
  notifications.on = on && supported && (await Notification.requestPermission()) === "granted";
  setPreference(KEY, notifications.on ? "on" : "off");
}

export function notify(title: string, body: string): void {
  if (notifications.on && document.hidden) new Notification(title, { body, icon: `${ROOT}icon.svg`, tag: "ludoteca" });
}
