/** Calls to a turn while the browser is closed: this browser's push service, and the worker that shows what comes. */
import { ROOT } from "./site";

/** Pages over plain HTTP from another machine have neither. */
export const canBeTold = "serviceWorker" in navigator && "PushManager" in globalThis;

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return canBeTold ? navigator.serviceWorker.getRegistration(ROOT) : undefined;
}

/** Where this browser is reached, if it is. */
export async function browserKey(): Promise<PushSubscription | null> {
  return (await (await registration())?.pushManager.getSubscription()) ?? null;
}

/** Let this browser be reached by the server of this key; null if the person does not want it. */
export async function reached(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(`${ROOT}serviceWorker.js`);
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
