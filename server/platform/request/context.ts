import { failure } from "@/server/platform/errors";
import type { Caller } from "@/server/platform/request/caller";

/** What a handler knows about its request. */
export type RequestContext = {
  caller: Caller | null;
  /** Client address, as used by rate limits and view counts. */
  client: string;
  userAgent: string;
  cookies: Record<string, string>;
  /** As the front door left them. */
  headers: { get: (name: string) => string | null };
  /** Headers to add to the response. */
  answer: Headers;
};

/** The caller's user id. The guard has already rejected anonymous callers. */
export function ownerId(context: RequestContext): string {
  if (!context.caller) throw failure("UNAUTHORIZED");
  return context.caller.userId;
}
