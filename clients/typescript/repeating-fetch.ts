import { DossierAbortedError, DossierNetworkError, DossierTimeoutError } from "./errors";

type Fetch = (request: Request) => Promise<Response>;

export type RepeatOptions = {
  fetch: Fetch;
  /** How often a call is made at most. */
  attempts: number;
  /** How long to wait for the beginning of a response. */
  timeoutMs: number;
};

/** Methods that have the same effect when they arrive twice. */
const REPEATABLE = new Set(["GET", "HEAD", "PUT", "DELETE"]);
/** Longer waits are for the caller to decide about. */
const LONGEST_WAIT_MS = 30_000;
const FIRST_WAIT_MS = 250;

/**
 * Repeats what may be repeated. 429 comes before anything is done, so every method is. 503 and a broken connection can come after a change was
 * made, so only methods are that have the same effect twice; after a timeout only reads, because the first call may still be running.
 */
export function repeatingFetch({ fetch, attempts, timeoutMs }: RepeatOptions): Fetch {
  return async (request) => {
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt >= attempts;
      const result = await once(fetch, isLast ? request : request.clone(), timeoutMs);
      const waitMs = isLast ? null : waitBefore(request.method, result, attempt);
      if (waitMs === null) {
        if (result instanceof Response) return result;
        throw result;
      }
      if (result instanceof Response) await result.body?.cancel();
      await pause(waitMs, request.signal);
    }
  };
}

type Failed = DossierAbortedError | DossierNetworkError | DossierTimeoutError;

/** One call: a response, or why there is none. */
async function once(fetch: Fetch, request: Request, timeoutMs: number): Promise<Response | Failed> {
  const ended = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    ended.abort();
  }, timeoutMs);
  const abort = () => ended.abort(request.signal.reason);
  if (request.signal.aborted) abort();
  // Stays after the response has begun, so that the caller can end a stream.
  request.signal.addEventListener("abort", abort, { once: true });
  try {
    return await fetch(new Request(request, { signal: ended.signal }));
  } catch (error) {
    if (request.signal.aborted) return new DossierAbortedError(error);
    return isLate ? new DossierTimeoutError(timeoutMs) : new DossierNetworkError(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds until the next attempt; null if there is none. */
function waitBefore(method: string, result: Response | Failed, attempt: number): number | null {
  // Not all at the same moment.
  const growingMs = FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
  if (result instanceof DossierTimeoutError) return method === "GET" || method === "HEAD" ? growingMs : null;
  if (result instanceof DossierNetworkError) return REPEATABLE.has(method) ? growingMs : null;
  if (!(result instanceof Response)) return null;
  if (result.status !== 429 && !(result.status === 503 && REPEATABLE.has(method))) return null;
  const requestedMs = retryAfterMs(result.headers.get("retry-after")) ?? growingMs;
  return requestedMs > LONGEST_WAIT_MS ? null : requestedMs;
}

/** `Retry-After` in seconds or as a date. */
function retryAfterMs(value: string | null): number | null {
  if (value === null) return null;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(new DossierAbortedError(signal.reason));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", abort);
      resolve();
    }, ms);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  });
}
