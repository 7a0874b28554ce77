import { RESERVED_USERNAMES } from "@/server/accounts/auth/usernames";

/** Pages of signed-in people, whose documents may show pictures of other sites. */
const WORKSPACE: ReadonlySet<string> = new Set(
  "admin agent applications assistant builder career dashboard documents import letters resumes settings".split(" "),
);

/** `/{username}/{slug}`: a shared resume, whose route sends its own policy (app/[username]/[slug]/route.ts). */
export function isSharedPage(path: string): boolean {
  const [, first = "", second = "", ...rest] = path.split("/");
  return second !== "" && rest.join("") === "" && !RESERVED_USERNAMES.has(first) && !first.startsWith("_");
}

/** The content security policy of a page whose scripts carry the nonce. Only the workspace shows pictures of other sites. */
export function pagePolicy(path: string, nonce: string, isDevelopment: boolean): string {
  const script = isDevelopment ? `'self' 'unsafe-inline' 'unsafe-eval'` : `'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`;
  const pictures = WORKSPACE.has(path.split("/")[1] ?? "") ? " https:" : "";
  return [
    "default-src 'self'",
    `script-src ${script}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${pictures}`,
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
}

/**
 * How a page relates to the windows that opened it, or that it opens: not at all, so that other sites cannot reach into it. The
 * capture page is opened by the site whose posting it receives, and replies to its message.
 */
export const openerPolicy = (path: string): string => (path === "/capture" ? "unsafe-none" : "same-origin");
