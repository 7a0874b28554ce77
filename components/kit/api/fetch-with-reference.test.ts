import { createORPCClient, ORPCError } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { afterEach, expect, test, vi } from "vitest";
import { fetchWithReference, referenceOf } from "@/components/kit/api/fetch-with-reference";
import { contract } from "@/contracts/index";

const ID = "8456c295-4e98-4396-9fff-5eb786bbd5df";

const answer = (status: number, body: unknown, headers: Record<string, string> = { "x-request-id": ID }) =>
  vi.stubGlobal("fetch", async () => Response.json(body, { status, headers }));

afterEach(() => vi.unstubAllGlobals());

const envelope = (status: number, code: string, data: unknown = null) => ({ defined: false, code, status, message: "No.", data });

async function failureOfCall() {
  // biome-ignore lint/suspicious/noExplicitAny: one operation of the whole contract, whose type is not what is tested.
  const client: any = createORPCClient(
    new OpenAPILink(contract, { url: "http://localhost/api/openapi", fetch: fetchWithReference }),
  );
  return client.instance.flags().catch((error: unknown) => error);
}

test("an error of the API that the server is to blame for carries the id of its request, beside its own data", async () => {
  answer(502, envelope(502, "BAD_GATEWAY", { reason: "busy" }));
  const failed = await failureOfCall();
  expect(failed).toBeInstanceOf(ORPCError);
  expect([failed.code, failed.data]).toEqual(["BAD_GATEWAY", { reason: "busy", requestId: ID }]);
  expect(referenceOf(failed)).toBe(ID);
});

test("what the person can do something about, and a failure without an id, carry none", async () => {
  answer(409, envelope(409, "CONFLICT"));
  expect(referenceOf(await failureOfCall())).toBeNull();
  answer(500, envelope(500, "INTERNAL_SERVER_ERROR"), {});
  expect(referenceOf(await failureOfCall())).toBeNull();
  expect(referenceOf(new TypeError("Failed to fetch"))).toBeNull();
});

test("an error of the sign-in service carries it in the only place that it has, and other bodies stay as they are", async () => {
  answer(503, { code: "UNAVAILABLE", message: "No." });
  expect(await (await fetchWithReference("/")).json()).toEqual({ code: "UNAVAILABLE", message: "No.", requestId: ID });
  vi.stubGlobal("fetch", async () => new Response("<p>Bad gateway", { status: 502, headers: { "x-request-id": ID } }));
  expect(await (await fetchWithReference("/")).text()).toBe("<p>Bad gateway");
});
