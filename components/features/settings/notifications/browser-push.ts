import { queryOptions } from "@tanstack/react-query";
import { api } from "@/components/kit/api/client";

const WORKER = "/push-worker.js";

/** What this browser says about notifications; `on` with the hash by which the server lists it. */
type ThisBrowser = { state: "unsupported" | "blocked" | "off" } | { state: "on"; endpointHash: string };

export const THIS_BROWSER = queryOptions({ queryKey: ["push", "this-browser"], queryFn: readThisBrowser });

async function readThisBrowser(): Promise<ThisBrowser> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return { state: "unsupported" };
  if (Notification.permission === "denied") return { state: "blocked" };
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? { state: "on", endpointHash: await hashOf(subscription.endpoint) } : { state: "off" };
}

/** SHA-256 as base64url. */
async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Why a browser could not be switched on: its user, or its push service, said no. */
export class SwitchedOff extends Error {
  constructor(readonly reason: "blocked" | "unreachable") {
    super(reason);
  }
}

/** Asks for permission, subscribes this browser, and adds it to the account. Throws SwitchedOff. */
export async function turnOnHere(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new SwitchedOff("blocked");
  await navigator.serviceWorker.register(WORKER);
  const { endpoint, keys } = (await subscribe(publicKey)).toJSON();
  await api.push.devices.add({ endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } });
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  // One made with an earlier key of the server receives nothing any more.
  await (await pushManager.getSubscription())?.unsubscribe();
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  } catch {
    throw new SwitchedOff("unreachable");
  }
}

/** Ends the subscription of this browser. */
export async function turnOffHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
