import { envelope, failure } from "@/server/platform/errors";

/** An error of the catalogue as a response. */
export function refuse(code: Parameters<typeof failure>[0], headers: Record<string, string> = {}, message?: string): Response {
  const error = failure(code, message ? { message } : {});
  return Response.json(envelope(error), { status: error.status, headers: { "cache-control": "no-store", ...headers } });
}
