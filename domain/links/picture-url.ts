import { isPublicHost } from "@/domain/links/public-host";

/** Paths under which the app serves stored files; an address of any host with such a path may be the app's own. */
const APP_PATH = /^\/(?:api\/)?uploads\/[\w./%-]+$/;

/**
 * The address of a picture that may be kept: a path of this app, or http(s) on a public host. `file:`, `data:`, private hosts and
 * anything else become an empty string. An absolute address of one of `ownOrigins`, or of an uploaded file on a private host,
 * becomes its path, so that it keeps working when the app moves.
 */
export function cleanPictureUrl(url: string, ownOrigins: readonly string[] = []): string {
  const text = url.trim();
  if (text === "") return "";
  if (/^\/(?![/\\])/.test(text)) return isPlainPath(text) ? text : "";
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return "";
  const parsed = new URL(text);
  if (ownOrigins.includes(parsed.origin)) return parsed.pathname + parsed.search;
  if (isPublicHost(parsed.hostname) && parsed.username === "" && parsed.password === "") return text;
  return APP_PATH.test(parsed.pathname) && isPlainPath(parsed.pathname) ? parsed.pathname : "";
}

const isPlainPath = (path: string) =>
  !/[\s\\<>"]/.test(path) && !path.split(/[/?#]/).some((part) => /^(?:\.|%2e){1,2}$/i.test(part));
