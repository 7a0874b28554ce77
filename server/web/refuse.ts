import { envelope, failure } from "@/server/errors";

/** The header that carries the sender's address from the listener; what a client sends under this name is dropped there. */
export const CLIENT_HEADER = "x-dossier-client";

/** An error of the catalogue as a response. */
export function refuse(code: Parameters<typeof failure>[0], headers: Record<string, string> = {}): Response {
  const error = failure(code);
  return Response.json(envelope(error), { status: error.status, headers: { "cache-control": "no-store", ...headers } });
}
