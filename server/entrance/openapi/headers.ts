import { CONDITIONAL } from "@/server/entrance/http/operations";
import type { DescribedOperation } from "@/server/platform/operations";

type Json = Record<string, unknown>;

const text = { type: "string" };
const count = { type: "integer", minimum: 0 };

/** Headers of responses, by the name of their component. */
export const HEADERS: Readonly<Record<string, { name: string; description: string; schema: Json }>> = {
  RequestId: {
    name: "X-Request-Id",
    description: "Identifies the request in the log of the instance. Quote it in reports.",
    schema: text,
  },
  ETag: { name: "ETag", description: "The state of what was read or written, for `If-None-Match` and `If-Match`.", schema: text },
  TotalCount: { name: "X-Total-Count", description: "Entries in the whole list.", schema: count },
  Limit: { name: "X-Limit", description: "Entries per page. Only where the request asked for a page.", schema: count },
  Offset: { name: "X-Offset", description: "Entries before this page. Only where the request asked for a page.", schema: count },
  RetryAfter: { name: "Retry-After", description: "Seconds to wait before the next attempt.", schema: count },
};

/** Headers of requests, by the name of their component. */
const REQUEST_HEADERS: Readonly<Record<string, Json>> = {
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    required: false,
    description: "The `ETag` of an earlier response. If it is current, the response is 304 without a body.",
    schema: text,
    example: '"rL0Y20zC-Fzt72VPzMSk2A"',
  },
  IfMatch: {
    name: "If-Match",
    in: "header",
    required: false,
    description:
      "The `ETag` of the state that the change is based on. If there is a newer one, nothing changes and the response is 412.",
    schema: text,
    example: '"rL0Y20zC-Fzt72VPzMSk2A"',
  },
};

/** Adds the headers to the components of the document. */
export function describeHeaderComponents(components: Json): void {
  components.headers = Object.fromEntries(Object.entries(HEADERS).map(([key, { name: _name, ...header }]) => [key, header]));
  components.parameters = REQUEST_HEADERS;
}

/** References to headers of a response, as its `headers`. */
export const headersOf = (...keys: (keyof typeof HEADERS)[]): Json =>
  Object.fromEntries(keys.flatMap((key) => (HEADERS[key] ? [[HEADERS[key].name, { $ref: `#/components/headers/${key}` }]] : [])));

/** Adds the headers that an operation reads and sends. `isReadable`: whether its address can be read, so that a state has a name. */
export function describeHeaders(operation: Json, success: Json, described: DescribedOperation, isReadable: boolean): void {
  const { method, meta } = described;
  const isConditionalRead = method === "GET" && !meta.produces;
  const isConditionalWrite = isReadable && CONDITIONAL.has(method);
  const parameters = (operation.parameters ?? []) as Json[];
  const names = new Set(parameters.map(({ name }) => name));
  const isPage = method === "GET" && names.has("limit") && names.has("offset");
  success.headers = headersOf(
    "RequestId",
    ...(isConditionalRead || isConditionalWrite ? ["ETag"] : []),
    ...(isPage ? ["TotalCount", "Limit", "Offset"] : []),
  );
  const conditions = [...(isConditionalRead ? ["IfNoneMatch"] : []), ...(isConditionalWrite ? ["IfMatch"] : [])];
  const added = conditions.map((key) => ({ $ref: `#/components/parameters/${key}` }));
  if (parameters.length + added.length > 0) operation.parameters = [...parameters, ...added];
}
