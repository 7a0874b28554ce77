import { beforeAll, describe, expect, inject, test } from "vitest";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { contract } from "@/contracts/index";
import { listOperations } from "@/server/platform/operations";
import { bodiesOf, type Json, withValue } from "@/server/testing/described-bodies";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

// Every date and every moment that the document declares for a body.

withInstance();

const described = bodiesOf(inject("apiDocument"));
const operations = listOperations(contract).filter(
  ({ method, meta, hasInput }) => method !== "GET" && hasInput && !meta.upload && meta.access !== "public",
);

let ada: Person;
beforeAll(async () => {
  ada = await signUp("admin");
});

/** The pointers to dates and moments below a schema, through objects, lists and alternatives. */
function momentsOf(input: Json, pointer: string, depth: number): string[] {
  const schema = described.resolve(input);
  if (depth > 8) return [];
  // The pattern of dates is the one that knows of leap days.
  const isMoment = ["date", "date-time"].includes(String(schema.format)) || String(schema.pattern).includes("-02-29");
  const own = isMoment ? [pointer] : [];
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  const branches = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => (Array.isArray(list) ? (list as Json[]) : []));
  return [
    ...own,
    ...fields.flatMap(([name, inner]) => momentsOf(inner, `${pointer}/${name}`, depth + 1)),
    ...(schema.items ? momentsOf(schema.items as Json, `${pointer}/0`, depth + 1) : []),
    ...branches.flatMap((branch) => momentsOf(branch, pointer, depth + 1)),
  ];
}

const taking = operations.flatMap((operation) => {
  const body = described.bodyOf(operation);
  const pointers = body ? [...new Set(momentsOf(body.schema, "", 0))] : [];
  return body && pointers.length > 0
    ? [[`${operation.method} ${operation.path}`, operation, body.example, pointers] as const]
    : [];
});

const UNREADABLE = ["next friday", "", "soon", "2026-13-45", "2026-13-45T25:61:00Z", 7, {}, []];
const EXTREME = ["9999-12-31T23:59:59.999Z", "9999-12-31", "0001-01-01", "0001-01-01T00:00:00Z"];

test("the walk finds the fields that people know", () => {
  const found = taking.flatMap(([name, , , pointers]) => pointers.map((pointer) => `${name} ${pointer}`));
  expect(found).toEqual(
    expect.arrayContaining([
      "PUT /applications/{id} /followUpAt",
      "POST /applications/{id}/interviews /at",
      "POST /career/schedules /nextRunAt",
    ]),
  );
});

describe.each(taking)("%s", (_name, operation, example, pointers) => {
  test("rejects what is no moment with 400, and fails for none", async () => {
    const resume = (await call("POST", "/resumes", { key: ada.key, body: { name: "Moments" } })).body as string;
    const own = JSON.parse(JSON.stringify(example).replaceAll(EXAMPLE_ID, resume));
    const address = operation.path.replace("{type}", "resume").replace(/\{\w+\}/g, resume);
    const as = operation.meta.access === "session" ? { cookie: ada.cookie } : { key: ada.key };
    const wrong: unknown[] = [];
    for (const pointer of pointers)
      for (const value of [...UNREADABLE, ...EXTREME]) {
        const body = withValue(own, pointer, value);
        if (body === null) continue;
        const answer = await call(operation.method, address, { ...as, body });
        if (EXTREME.includes(value as string) ? answer.status >= 500 : answer.status !== 400)
          wrong.push(`${pointer} ${JSON.stringify(value)}: ${answer.status} ${answer.body?.message ?? ""}`);
      }
    expect(wrong).toEqual([]);
  });
});
