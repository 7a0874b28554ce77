import { isPublicHost } from "@/domain/links/public-host";

/** Paths under which the app serves stored files; an address of any host with such a path may be the app's own. */
const UPLOAD_PATH = /^\/(?:api\/)?uploads\/[\w./%-]+$/;

/** The portrait of the sample documents, which comes with the app. */
export const SAMPLE_PICTURE = "/photos/sample-picture.jpg";

/**
 * The address of a picture that may be stored: an upload of this app, its sample picture, or an https address on a public host. An
 * http address becomes https, because browsers load no other from an https page. Everything else becomes an empty string: `file:`,
 * `data:`, private hosts, and other paths of this app, which each visitor's browser would request with the visitor's own cookies.
 * An absolute address of one of `ownOrigins`, or of an uploaded file on a private host, becomes its path, so that it keeps working
 * when the app moves.
 */
export function cleanPictureUrl(url: string, ownOrigins: readonly string[] = []): string {
  const text = url.trim();
  if (text === "") return "";
  if (text.startsWith("/")) return ownPath(text.replace(/[?#].*$/s, ""));
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return "";
  const parsed = new URL(text);
  if (ownOrigins.includes(parsed.origin)) return ownPath(parsed.pathname);
  if (isPublicHost(parsed.hostname) && parsed.username === "" && parsed.password === "") return text.replace(/^http:/i, "https:");
  return ownPath(parsed.pathname);
}

const ownPath = (path: string) => (path === SAMPLE_PICTURE || (UPLOAD_PATH.test(path) && !hasDotSegment(path)) ? path : "");

const hasDotSegment = (path: string) => path.split("/").some((part) => /^(?:\.|%2e){1,2}$/i.test(part));
