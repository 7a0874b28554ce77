import { Failure } from "./failure";
import { validConnection } from "./pairing";

const API = "/api/openapi";
const PATIENCE_MS = 30_000;

type Options = { method?: string; body?: object | FormData };

/** Calls an operation of the person's server. Throws a Failure that says whether it is away, refuses, or ended the connection. */
export async function call<Output>(path: string, options: Options = {}): Promise<Output> {
  const response = await request(`${API}${path}`, options);
  if (response.status === 204) return null as Output;
  const text = await response.text();
  return (text === "" ? null : JSON.parse(text)) as Output;
}

const MAX_PDF_BYTES = 10 * 1024 * 1024;

/** A file of the person's server. Addresses elsewhere are refused: the token is for the server only. */
export async function fetchPdf(address: string): Promise<Blob> {
  const { server } = await validConnection();
  const url = new URL(address, server);
  if (url.origin !== server || !url.pathname.startsWith(`${API}/`)) throw new Failure("refused", "An address of another server");
  const blob = await (await request(url.pathname + url.search, {})).blob();
  if (blob.size > MAX_PDF_BYTES) throw new Failure("refused", "The file is too large");
  return blob;
}

async function request(path: string, options: Options): Promise<Response> {
  const first = await attempt(path, options, false);
  const response = first.status === 401 ? await attempt(path, options, true) : first;
  if (response.status === 401) throw new Failure("unpaired");
  if (response.status >= 500 || response.status === 429) throw new Failure("offline", String(response.status));
  if (!response.ok) throw new Failure("refused", await messageOf(response));
  return response;
}

async function attempt(path: string, { method = "GET", body }: Options, isRejected: boolean): Promise<Response> {
  const { server, access } = await validConnection({ isRejected });
  const isForm = body instanceof FormData;
  const headers = { authorization: `Bearer ${access}`, ...(body && !isForm ? { "content-type": "application/json" } : {}) };
  try {
    return await fetch(server + path, {
      method,
      headers,
      credentials: "omit",
      cache: "no-store",
      redirect: "error",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
  } catch (error) {
    throw new Failure("offline", String(error));
  }
}

async function messageOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { message?: unknown } | null;
  return typeof body?.message === "string" ? body.message.slice(0, 300) : String(response.status);
}
