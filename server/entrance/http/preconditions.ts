import { type AnyRouter, isProcedure } from "@orpc/server";
import type { StandardResponse } from "@orpc/standard-server";
import { jsonWithEtag } from "@/server/entrance/http/answer";
import type { Refusal } from "@/server/entrance/http/guard";
import { CONDITIONAL, type Operation, operationOf } from "@/server/entrance/http/operations";
import { router } from "@/server/entrance/router";
import { ReadyJson } from "@/server/platform/request/ready-json";
import { singleton } from "@/server/platform/singleton";

/** Returns the current response to a read of the same address by the caller; sets its `ETag`. */
export type ReadSibling = (operation: Operation, answer: Headers) => Promise<StandardResponse>;

type Checked =
  | { refusal: Refusal }
  | { /** Fields that make the write itself refuse a state that is newer still. */ expected: object };

const CHANGED = "It has changed since the state that If-Match names. Read it again, then repeat your change.";

/**
 * Checks `If-Match` of a write against the current `ETag` of the same address. A change between this check and the
 * write is refused by the write, where its input can name the state it is based on.
 */
export async function checkIfMatch(operation: Operation, ifMatch: string, read: ReadSibling): Promise<Checked> {
  const sibling = CONDITIONAL.has(operation.method) ? readAt(operation.path) : undefined;
  if (!sibling) return { expected: {} };
  const answer = new Headers();
  const { status, body } = await read(sibling, answer);
  if (status === 404) return { refusal: { code: "NOT_FOUND" } };
  const names = ifMatch.split(",").map((name) => name.trim());
  if (!names.includes("*") && !names.includes(answer.get("etag") ?? ""))
    return { refusal: { code: "PRECONDITION_FAILED", message: CHANGED } };
  return { expected: names.includes("*") ? {} : expectedOf(operation, body) };
}

/** Adds to the response of a write the `ETag` that a read would now return, so that the next write can name it. */
export async function addEtag(
  operation: Operation,
  response: StandardResponse,
  read: ReadSibling,
  answer: Headers,
): Promise<void> {
  const sibling = readAt(operation.path);
  if (response.status !== 200 || !sibling || sibling.outputSchema !== operation.outputSchema) return;
  if (!sibling.meta.cache) return void jsonWithEtag(null, response, answer);
  const current = new Headers();
  await read(sibling, current);
  const etag = current.get("etag");
  if (etag) answer.set("etag", etag);
}

/** The operation that reads the same address. */
const readAt = (path: string) => reads().get(path);

const reads = () =>
  singleton("reads-by-path", () => new Map(operationsBelow(router).map((operation) => [operation.path, operation])));

const operationsBelow = (inner: AnyRouter): Operation[] =>
  isProcedure(inner)
    ? [operationOf(inner)].filter(({ method }) => method === "GET")
    : Object.values(inner).flatMap((next) => operationsBelow(next as AnyRouter));

function expectedOf({ inputJsonSchema }: Operation, body: unknown): object {
  const named = (inputJsonSchema as { properties?: object } | undefined)?.properties ?? {};
  const { updatedAt, revision } = (body instanceof ReadyJson ? JSON.parse(body.bytes.toString()) : body) as Record<
    string,
    unknown
  >;
  return {
    ...("expectedUpdatedAt" in named ? { expectedUpdatedAt: updatedAt } : {}),
    ...("expectedRevision" in named ? { expectedRevision: revision } : {}),
  };
}
