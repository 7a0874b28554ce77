import type { Caller } from "@/server/auth/identify";
import { failure } from "@/server/errors";

/** What a handler knows of its request. */
export type RequestContext = {
  caller: Caller | null;
  /** Address of the sender, as rate limits and view counts use it. */
  client: string;
  userAgent: string;
  cookies: Record<string, string>;
  /** Headers to add to the answer. */
  answer: Headers;
};

/** The caller's user id. The guard has refused everybody else before. */
export function ownerId(context: RequestContext): string {
  if (!context.caller) throw failure("UNAUTHORIZED");
  return context.caller.userId;
}
