import type { IncomingMessage, ServerResponse } from "node:http";
import { ERRORS } from "@/contracts/errors";
import { LANGUAGE_COOKIE, pickLanguage } from "@/domain/languages";
import { sendWhole } from "@/server/entrance/http/send";
import { unavailablePage } from "@/server/entrance/http/unavailable-page";
import { isDatabaseUnavailable } from "@/server/platform/db/failures";
import { probeDatabase } from "@/server/platform/db/hot/probe";
import { envelope } from "@/server/platform/errors";
import { logWarning } from "@/server/platform/log";
import { readCookies } from "@/server/platform/request/cookies";
import { singleton } from "@/server/platform/singleton";

/** A user gets a response after this time, even if the database hangs. */
const PATIENCE_MS = 3_000;

/** Seconds, for programs that read it. The page for people looks more often by itself. */
const RETRY_AFTER = "10";

/**
 * Whether a request is for a page, which needs the database to identify the user. Files have a dot in their last segment, and addresses of
 * pages never do.
 */
export function asksForPage({ method, url = "/" }: IncomingMessage): boolean {
  const path = url.split("?")[0] ?? "/";
  return (method === "GET" || method === "HEAD") && !path.startsWith("/_next/") && !/\.[^/]*$/.test(path);
}

/** Requests during a look, which may take long, share it. */
const looking = () => singleton<{ look: Promise<boolean> | null }>("database-away", () => ({ look: null }));

/** Whether the database is available. Takes less than 0.2 ms if it is. */
export function isDatabaseThere(): Promise<boolean> {
  const shared = looking();
  shared.look ??= look().finally(() => {
    shared.look = null;
  });
  return shared.look;
}

async function look(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const there = probeDatabase().then(
    () => true,
    (error: unknown) => {
      if (isDatabaseUnavailable(error)) return false;
      throw error;
    },
  );
  return Promise.race([there, late]).finally(() => clearTimeout(timer));
}

/** Responds to the request for a page while the database is away: people get a page that waits, the router of an open page gets JSON. */
export async function sendUnavailable(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
  logWarning("database", "A page was not served, because the database is away.");
  const { status, message } = ERRORS.SERVICE_UNAVAILABLE;
  const headers = { "retry-after": RETRY_AFTER, "cache-control": "no-store", vary: "accept, accept-language, cookie, rsc" };
  // The router handles anything that is not its own format by loading the address as a page.
  if (request.headers.rsc !== undefined) {
    const body = JSON.stringify(envelope({ code: "SERVICE_UNAVAILABLE", status, message }));
    return sendWhole(request, response, status, { ...headers, "content-type": "application/json" }, body);
  }
  const chosen = readCookies(request.headers.cookie)[LANGUAGE_COOKIE];
  const language = pickLanguage(chosen, request.headers["accept-language"] ?? null);
  const { html, policy } = await unavailablePage(language, requestId);
  const page = {
    ...headers,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "cross-origin-opener-policy": "same-origin",
  };
  sendWhole(request, response, status, page, html);
}
