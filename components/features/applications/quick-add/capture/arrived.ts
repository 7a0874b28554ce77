import { CAPTURE_PATH, CAPTURED_PAGE } from "@/components/features/applications/quick-add/bookmarklet";
import { LIMITS } from "@/contracts/limits";

/** What was sent to the page: a page that the person's browser showed, or what another app shared. */
export type Sent = { kind: "page"; url: string; html: string } | { kind: "shared"; text: string };

type Message = Pick<MessageEvent, "origin" | "source" | "data">;

/**
 * The page in a message, or null. Only the window that opened this one is heard, and it may speak only of itself: the address in the
 * message must belong to the origin that the browser names as the sender.
 */
export function pageIn({ origin, source, data }: Message, opener: unknown): Sent | null {
  if (opener === null || source !== opener || typeof data !== "object" || data === null) return null;
  const { type, url, html } = data as Record<string, unknown>;
  if (type !== CAPTURED_PAGE || typeof url !== "string" || typeof html !== "string" || html === "") return null;
  if (url.length > LIMITS.application.url || !/^https?:/i.test(url) || !URL.canParse(url)) return null;
  if (new URL(url).origin !== origin) return null;
  return { kind: "page", url, html: html.slice(0, LIMITS.posting.html) };
}

/** What the share sheet of a device put into the address; null if there is nothing. Each app fills other fields. */
export function sharedIn(search: string): Sent | null {
  const parameters = new URLSearchParams(search);
  const parts = ["title", "text", "url"].map((name) => parameters.get(name)?.trim() ?? "");
  const lines = parts.filter((part, index) => part !== "" && parts.indexOf(part) === index);
  const text = lines.join("\n").slice(0, LIMITS.posting.input.max);
  return text === "" ? null : { kind: "shared", text };
}

const STORAGE_KEY = "capture";
/** Longer than signing in takes; a forgotten tab does not show another user's posting the next day. */
const STORED_MS = 30 * 60 * 1000;

type StoredCapture = { sent: Sent; isRequested: boolean; at: number };

/** Keeps what was sent in this tab while the person signs in. */
export function keepSent(sent: Sent, isRequested: boolean, now: number): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ sent, isRequested, at: now } satisfies StoredCapture));
  } catch {
    // A browser without room or storage: the form shows that nothing arrived, and the posting can be sent again.
  }
}

export function storedCapture(now: number): StoredCapture | null {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? "null") as StoredCapture | null;
    return stored !== null && now - stored.at < STORED_MS ? stored : null;
  } catch {
    return null;
  }
}

export function forgetSent(): void {
  try {
    window.sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Back here after signing in. */
export const SIGN_IN = `/auth/sign-in?next=${encodeURIComponent(CAPTURE_PATH)}`;
