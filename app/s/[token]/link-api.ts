import { runningServer } from "@/server/entrance/pages/running-server";

type Sent = { method?: string; body?: unknown; headers?: Record<string, string> };

/** Calls an operation of a share link for the sender of a request. The API checks access and limits, and counts. */
export function callLink(
  request: Request,
  token: string,
  rest: string,
  { method = "GET", body, headers = {} }: Sent = {},
): Promise<Response> {
  const address = new URL(`/api/openapi/share-links/${encodeURIComponent(token)}${rest}`, request.url);
  const sent = new Headers(request.headers);
  for (const name of ["content-type", "content-length", "if-none-match", "if-match"]) sent.delete(name);
  for (const [name, value] of Object.entries(headers)) sent.set(name, value);
  if (body !== undefined) sent.set("content-type", "application/json");
  return runningServer().request(
    new Request(address, { method, headers: sent, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
  );
}
