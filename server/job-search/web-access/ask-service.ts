/** Why a request to another service failed. */
export class ServiceFailed extends Error {
  constructor(
    readonly reason: "key" | "credit" | "busy" | "unsupported" | "unreachable" | "timeout" | "unreadable" | "error",
    /** Seconds after which to retry, if the service gives them. */
    readonly retryAfter: number | null = null,
    options?: ErrorOptions,
  ) {
    super(`The service failed: ${reason}.`, options);
  }
}

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 2 * 1024 * 1024;

type Question = { headers: Record<string, string>; body: unknown; timeoutMs?: number };

/** Sends JSON to a service whose address the operator has chosen, and returns its JSON response. Throws ServiceFailed. */
export async function askService(url: string, { headers, body, timeoutMs = TIMEOUT_MS }: Question): Promise<unknown> {
  const text = await request(url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ServiceFailed("unreadable", null, { cause: error });
  }
}

/** One request without redirects, its response read up to a limit. Throws ServiceFailed. */
export async function request(url: string, init: RequestInit): Promise<string> {
  try {
    const response = await fetch(url, { ...init, redirect: "error" });
    if (!response.ok) {
      await response.body?.cancel();
      throw refusalOf(response);
    }
    return await readText(response);
  } catch (error) {
    if (error instanceof ServiceFailed) throw error;
    throw new ServiceFailed(isTimeout(error) ? "timeout" : "unreachable", null, { cause: error });
  }
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === "TimeoutError";

function refusalOf(response: Response): ServiceFailed {
  const seconds = Number(response.headers.get("retry-after"));
  const retryAfter = Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), 3600) : null;
  if (response.status === 401 || response.status === 403) return new ServiceFailed("key");
  if (response.status === 402) return new ServiceFailed("credit");
  if (response.status === 429) return new ServiceFailed("busy", retryAfter);
  if (response.status === 404 || response.status === 405 || response.status === 501) return new ServiceFailed("unsupported");
  return new ServiceFailed("error", retryAfter);
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new ServiceFailed("unreadable");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
