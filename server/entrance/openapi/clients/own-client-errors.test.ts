import { describe, expect, test, vi } from "vitest";
import {
  createDossier,
  DossierAbortedError,
  DossierApiError,
  DossierError,
  DossierNetworkError,
  DossierTimeoutError,
} from "@/clients/typescript/index";

// What the typed client throws, and what it repeats. A broken connection once threw a bare TypeError, and nothing was repeated.

type Step = Response | Error | "silence";

/** A client whose calls meet these steps in turn. */
function meeting(steps: Step[], options: { attempts?: number; timeoutMs?: number } = {}) {
  const methods: string[] = [];
  const bodies: string[] = [];
  const fetch = vi.fn(async (request: Request) => {
    methods.push(request.method);
    bodies.push(await request.text());
    const step = steps.shift() ?? new Error("More calls than expected.");
    request.signal.throwIfAborted();
    if (step === "silence")
      return new Promise<Response>((_resolve, reject) =>
        request.signal.addEventListener("abort", () => reject(request.signal.reason)),
      );
    if (step instanceof Error) throw step;
    return step;
  });
  return { methods, bodies, dossier: createDossier({ url: "http://dossier.test", key: "k", fetch, ...options }) };
}

const refusal = (code: string, status: number, headers: Record<string, string> = {}) =>
  Response.json({ defined: true, code, status, message: "No.", data: null }, { status, headers });
const broken = () => new TypeError("fetch failed");
const ok = (body: unknown) => Response.json(body);
const failure = (promise: Promise<unknown>): Promise<unknown> => promise.then(() => undefined).catch((error) => error);

const id = "019bef5a-0000-7000-8000-000000000001";

describe("errors", () => {
  test("a refusal has the code, status, message and data of the API", async () => {
    const { dossier } = meeting([refusal("NOT_FOUND", 404)]);
    const error = await failure(dossier.resumes.read({ id }));
    expect(error).toBeInstanceOf(DossierApiError);
    expect(error).toMatchObject({ code: "NOT_FOUND", status: 404, message: "No.", data: null, defined: true });
  });

  test("no connection, no response in time, and an abort by the caller are separate classes", async () => {
    const network = await failure(meeting([broken()], { attempts: 1 }).dossier.resumes.read({ id }));
    const timeout = await failure(meeting(["silence"], { attempts: 1, timeoutMs: 20 }).dossier.resumes.read({ id }));
    const stop = new AbortController();
    const call = failure(meeting(["silence"]).dossier.resumes.read({ id }, { signal: stop.signal }));
    stop.abort();
    const aborted = await call;
    expect([network, timeout, aborted].map((error) => error?.constructor)).toEqual([
      DossierNetworkError,
      DossierTimeoutError,
      DossierAbortedError,
    ]);
    for (const error of [network, timeout, aborted]) expect(error).toBeInstanceOf(DossierError);
    expect((network as Error).cause).toBeInstanceOf(TypeError);
  });
});

describe("repeated", () => {
  test("reads, replacements and deletions after a broken connection, with the same body", async () => {
    const read = meeting([broken(), ok([])]);
    expect(await read.dossier.resumes.list({})).toEqual([]);
    const replaced = meeting([broken(), ok({})]);
    await replaced.dossier.resumes.update({ id, name: "Designer" });
    expect(replaced.methods).toEqual(["PUT", "PUT"]);
    expect(replaced.bodies[1]).toBe(replaced.bodies[0]);
    expect(replaced.bodies[1]).toContain("Designer");
    const deleted = meeting([broken(), new Response(null)]);
    await deleted.dossier.resumes.delete({ id });
    expect(deleted.methods).toEqual(["DELETE", "DELETE"]);
  });

  test("every method after 429, no earlier than Retry-After says", async () => {
    const { dossier, methods } = meeting([refusal("TOO_MANY_REQUESTS", 429, { "retry-after": "1" }), ok(id)]);
    const began = performance.now();
    expect(await dossier.resumes.create({ name: "Designer" })).toBe(id);
    expect(methods).toEqual(["POST", "POST"]);
    expect(performance.now() - began).toBeGreaterThan(950);
  });

  test("at most as often as allowed", async () => {
    const { dossier, methods } = meeting([broken(), broken(), broken()], { attempts: 2 });
    expect(await failure(dossier.resumes.read({ id }))).toBeInstanceOf(DossierNetworkError);
    expect(methods).toHaveLength(2);
  });
});

describe("not repeated", () => {
  test("a creation whose connection broke or that got 503: it may have been made", async () => {
    for (const step of [broken(), refusal("SERVICE_UNAVAILABLE", 503, { "retry-after": "0" })]) {
      const { dossier, methods } = meeting([step]);
      expect(await failure(dossier.resumes.create({ name: "Designer" }))).toBeInstanceOf(DossierError);
      expect(methods).toEqual(["POST"]);
    }
  });

  test("a change after a timeout: the first one may still be running", async () => {
    const { dossier, methods } = meeting(["silence"], { timeoutMs: 20 });
    expect(await failure(dossier.resumes.update({ id, name: "Designer" }))).toBeInstanceOf(DossierTimeoutError);
    expect(methods).toEqual(["PUT"]);
  });

  test("what the server wants in more than half a minute", async () => {
    const { dossier, methods } = meeting([refusal("TOO_MANY_REQUESTS", 429, { "retry-after": "60" })]);
    expect(await failure(dossier.resumes.read({ id }))).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(methods).toHaveLength(1);
  });
});
