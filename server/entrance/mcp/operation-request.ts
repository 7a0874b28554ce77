import { LIMITS } from "@/contracts/limits";
import type { Operation } from "@/server/entrance/http/operations";
import type { Request } from "@/server/entrance/http/perform";
import { failure } from "@/server/platform/errors";

type Arguments = Record<string, unknown>;

/**
 * The arguments of a tool as a request for its operation: path parameters apart, files decoded when they are read. `prepare` makes the
 * other arguments of the operation when they are read.
 */
export function requestOf(
  operation: Operation,
  args: Arguments,
  asking: Pick<Request, "caller" | "client" | "headers" | "signal">,
  prepare: () => Arguments = () => args,
): Request {
  const inPath = ([name, value]: [string, unknown]) =>
    operation.pathNames.includes(name) && (typeof value === "string" || typeof value === "number");
  const raw = Object.fromEntries(
    Object.entries(args)
      .filter(inPath)
      .map(([name, value]) => [name, String(value)]),
  );
  let fields: Arguments = {};
  const { caller, client, headers } = asking;
  return {
    caller,
    client,
    headers,
    get signal() {
      return asking.signal;
    },
    raw,
    readFields: () => {
      fields = Object.fromEntries(Object.entries(prepare()).filter((entry) => !inPath(entry)));
      return withFiles(operation, fields);
    },
    // Of writes only: everything else stores nothing.
    bodyBytes: () => (operation.permission === "write" ? Buffer.byteLength(JSON.stringify(fields)) : 0),
    answer: new Headers(),
  };
}

/** Files come as base64 in JSON. Throws PAYLOAD_TOO_LARGE and BAD_REQUEST. */
function withFiles({ inputJsonSchema, meta }: Operation, fields: Arguments): Arguments {
  if (!meta.upload) return fields;
  const described = ((inputJsonSchema as { properties?: Record<string, { contentMediaType?: string }> })?.properties ??
    {}) as object;
  const isFile = (name: string) => Object.hasOwn((described as Record<string, object>)[name] ?? {}, "contentMediaType");
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, isFile(name) ? fileOf(name, value) : value]));
}

function fileOf(field: string, value: unknown): File {
  const { name, mediaType, data } = (value ?? {}) as { name?: unknown; mediaType?: unknown; data?: unknown };
  if (typeof name !== "string" || typeof data !== "string" || !/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(data)) {
    const message = "A file is an object with `name`, `mediaType` and `data` in base64.";
    throw failure("BAD_REQUEST", {
      message: "Input validation failed",
      data: { issues: [{ code: "custom", path: [field], message }] },
    });
  }
  if (data.length > LIMITS.mcp.inlineBase64)
    throw failure("PAYLOAD_TOO_LARGE", { message: "A file in a tool call may have at most 3 MiB of base64. Use the HTTP API." });
  const type = typeof mediaType === "string" ? mediaType : /\.pdf$/i.test(name) ? "application/pdf" : "";
  return new File([new Uint8Array(Buffer.from(data, "base64"))], name.slice(0, LIMITS.mcp.fileName), { type });
}
