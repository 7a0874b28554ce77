/**
 * Fetches, and adds the id of the request to the body of responses that report a server failure: their reader passes on no
 * headers, and the user needs the id to quote it.
 */
export async function fetchWithReference(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  const requestId = response.headers.get("x-request-id");
  if (response.status < 500 || !requestId) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (!isObject(body)) return response;
  const { status, headers } = response;
  return new Response(JSON.stringify(withId(body, requestId)), { status, headers });
}

/** Errors of the API have fixed fields and room in `data`; those of the sign-in service have neither. */
const withId = (body: Record<string, unknown>, requestId: string) =>
  "defined" in body ? { ...body, data: { ...(isObject(body.data) ? body.data : {}), requestId } } : { ...body, requestId };

/** The id of the request that failed, if the server is to blame for it. */
export function referenceOf(error: unknown): string | null {
  if (!isObject(error)) return null;
  const requestId = isObject(error.data) ? error.data.requestId : error.requestId;
  return typeof requestId === "string" ? requestId : null;
}

/** A sentence with the reference on a separate line, which `ErrorSentence` shows small. Elsewhere the line break is a space. */
export const withReference = (sentence: string, reference: string | null): string =>
  reference === null ? sentence : `${sentence}\n${reference}`;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
