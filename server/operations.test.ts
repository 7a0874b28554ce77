import { beforeAll, describe, expect, inject, test } from "vitest";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { contract } from "@/contracts/index";
import { permissionOf } from "@/contracts/permission";
import { type DescribedOperation, listOperations } from "@/server/platform/operations";
import { call, makeKey, type Person, signUp, withInstance } from "@/server/testing/instance";

// Tests every operation of the contract. New operations are included automatically.

withInstance();

type Json = Record<string, unknown>;
type Ids = { resume: string; letter: string; resumeVersion: string; letterVersion: string };

const RANDOM: Ids = {
  resume: "019bef5a-ffff-7fff-bfff-000000000001",
  letter: "019bef5a-ffff-7fff-bfff-000000000002",
  resumeVersion: "019bef5a-ffff-7fff-bfff-000000000003",
  letterVersion: "019bef5a-ffff-7fff-bfff-000000000004",
};

const operations = listOperations(contract);
const named = (list: readonly DescribedOperation[]) =>
  list.map((operation) => [`${operation.method} ${operation.path}`, operation] as const);
const owned = operations.filter((operation) => operation.meta.access !== "public");
const takesJson = operations.filter((operation) => operation.method !== "GET" && operation.hasInput && !operation.meta.upload);
const namesDocument = owned.filter(
  (operation) =>
    operation.hasInput &&
    (/\{(id|resumeId)\}/.test(operation.path) || JSON.stringify(operation.meta.example?.input ?? null).includes(EXAMPLE_ID)),
);

let ada: Person;
let readOnly = "";
let document: Json;

beforeAll(async () => {
  // The first account administers the instance, so a key of it reaches every operation.
  ada = await signUp("admin");
  readOnly = await makeKey(ada.cookie, "read");
  document = inject("apiDocument");
});

async function makeDocuments({ key }: Person): Promise<Ids> {
  const resume = (await call("POST", "/resumes", { key, body: { name: "Foreign" } })).body as string;
  const letter = (await call("POST", "/cover-letters", { key, body: { name: "Foreign", resumeId: resume } })).body.id as string;
  const resumeVersion = (await call("POST", `/resumes/${resume}/versions`, { key, body: { name: "v" } })).body.id as string;
  const letterVersion = (await call("POST", `/cover-letters/${letter}/versions`, { key, body: { name: "v" } })).body.id as string;
  return { resume, letter, resumeVersion, letterVersion };
}

function address(operation: DescribedOperation, ids: Ids): string {
  const isLetter = operation.path.startsWith("/cover-letters");
  const values: Record<string, string> = {
    id: isLetter ? ids.letter : ids.resume,
    resumeId: ids.resume,
    versionId: isLetter ? ids.letterVersion : ids.resumeVersion,
    type: "resume",
    format: "json",
    kind: "resume",
    username: "nobody-here",
    slug: "nothing",
  };
  const path = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? "x");
  return path.endsWith("/slug-check") || path.endsWith("/slug-availability") ? `${path}?slug=free` : path;
}

function exampleBody(operation: DescribedOperation, ids: Ids): unknown {
  if (operation.method === "GET") return undefined;
  const described = ((document.paths as Json)[operation.path] as Json)[operation.method.toLowerCase()] as Json;
  const content = ((described.requestBody as Json | undefined)?.content as Record<string, Json> | undefined)?.[
    "application/json"
  ];
  const text = JSON.stringify(content?.example ?? {});
  return JSON.parse(
    text
      .replace(new RegExp(`"type":"letter","id":"${EXAMPLE_ID}"`, "g"), `"type":"letter","id":"${ids.letter}"`)
      .replaceAll(EXAMPLE_ID, ids.resume),
  ) as unknown;
}

const isEnvelope = (body: unknown) =>
  expect(Object.keys(body as Json).sort()).toEqual(["code", "data", "defined", "message", "status"]);

describe("nobody", () => {
  test.each(named(owned))("%s returns 401 before it validates the input", async (_name, operation) => {
    const answer = await call(operation.method, address(operation, RANDOM), operation.method === "GET" ? {} : { raw: "{broken" });
    expect(answer).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED", defined: false } });
    isEnvelope(answer.body);
  });
});

describe("a read-only key", () => {
  test.each(named(owned.filter((operation) => permissionOf(operation) !== "read" && operation.meta.access !== "session")))(
    "%s returns 403 and names the scope",
    async (_name, operation) => {
      const body = operation.method === "GET" ? {} : { raw: "{broken" };
      const answer = await call(operation.method, address(operation, RANDOM), { key: readOnly, ...body });
      expect(answer).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
      expect(answer.headers.get("www-authenticate")).toBe(
        `Bearer error="insufficient_scope", scope="api:${permissionOf(operation)}"`,
      );
    },
  );

  test.each(named(owned.filter((operation) => operation.meta.access === "session")))(
    "%s takes a session only",
    async (_name, operation) => {
      expect(await call(operation.method, address(operation, RANDOM), { key: ada.key, raw: "{broken" })).toMatchObject({
        status: 403,
        body: { code: "FORBIDDEN" },
      });
    },
  );
});

// Ids of other users: foreign-ids.test.ts.
describe("a path with text that is not an id", () => {
  test.each(named(namesDocument.filter((operation) => /\{(id|resumeId)\}/.test(operation.path))))(
    "%s returns 404",
    async (_name, operation) => {
      const odd = { resume: "..%2f", letter: "%27--", resumeVersion: "x", letterVersion: "x" };
      if (operation.meta.access !== "session")
        expect((await call(operation.method, address(operation, odd), request(operation, RANDOM))).status).toBe(404);
    },
  );

  function request(operation: DescribedOperation, ids: Ids) {
    if (operation.path.endsWith("/documents/{kind}") && operation.meta.upload) return { key: ada.key, form: pdfForm() };
    const body = exampleBody(operation, ids);
    return { key: ada.key, ...(body === undefined ? {} : { body }) };
  }

  function pdfForm(): FormData {
    const form = new FormData();
    form.set("file", new File(["%PDF-1.7\n%%EOF\n"], "sent.pdf", { type: "application/pdf" }));
    return form;
  }
});

const TOO_LARGE = JSON.stringify({ text: "x".repeat(5 * 1024 * 1024) });
/** Of those whose JSON carries a file. */
const TOO_LARGE_FILE = JSON.stringify({ text: "x".repeat(41 * 1024 * 1024) });

describe("bad input", () => {
  const withBody = takesJson.filter((operation) => operation.meta.access !== "session");

  test.each(named(withBody))("%s returns 400 for malformed JSON", async (_name, operation) => {
    const answer = await call(operation.method, address(operation, RANDOM), { key: ada.key, raw: '{"a": ' });
    expect(answer).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
    isEnvelope(answer.body);
  });

  test.each(named(withBody))("%s rejects values of the wrong type with their paths", async (_name, operation) => {
    const described = ((document.paths as Json)[operation.path] as Json)[operation.method.toLowerCase()] as Json;
    const content = (described.requestBody as Json | undefined)?.content as Record<string, Json> | undefined;
    const properties = (resolved(content?.["application/json"]?.schema).properties ?? {}) as Json;
    expect(Object.keys(properties).length > 0).toBe(content !== undefined);
    for (const property of Object.keys(properties)) {
      const body = { ...(exampleBody(operation, RANDOM) as Json), [property]: -1.5 };
      const answer = await call(operation.method, address(operation, RANDOM), { key: ada.key, body });
      expect([property, answer.status, answer.body?.code]).toEqual([property, 400, "BAD_REQUEST"]);
      expect(answer.body.message).toBe("Input validation failed");
      expect(answer.body.data.issues.some((issue: { path: string[] }) => issue.path[0] === property)).toBe(true);
    }
  });

  test.each(
    named(operations.filter((operation) => operation.hasInput && operation.meta.access !== "session" && !operation.meta.upload)),
  )("%s refuses each value one step over its bounds", async (_name, operation) => {
    for (const { name, place, value } of beyondBounds(operation)) {
      const path = address(operation, RANDOM);
      const query = place === "query" ? `${path.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(String(value))}` : "";
      const body = place === "body" ? { ...(exampleBody(operation, RANDOM) as Json), [name]: value } : undefined;
      // A second value of a query parameter would make it a list, so the URL must not already have it.
      const answer = await call(
        operation.method,
        place === "query" ? path.replace(/\?slug=free$/, "") + query.replace(/^&/, "?") : path,
        { key: ada.key, ...(body ? { body } : {}) },
      );
      expect([name, JSON.stringify(value).slice(0, 40), answer.status, answer.body?.code]).toEqual([
        name,
        JSON.stringify(value).slice(0, 40),
        400,
        "BAD_REQUEST",
      ]);
    }
  });

  test.each(named(withBody))("%s rejects a body over its limit", async (_name, operation) => {
    const answer = await call(operation.method, address(operation, RANDOM), {
      key: ada.key,
      raw: operation.meta.largeBody ? TOO_LARGE_FILE : TOO_LARGE,
    });
    expect(answer).toMatchObject({ status: 413, body: { code: "PAYLOAD_TOO_LARGE", defined: false } });
  });
});

describe("a document in Trash", () => {
  test.each(named(namesDocument.filter((operation) => operation.meta.access !== "session")))(
    "%s responds as its document declares",
    async (_name, operation) => {
      if (operation.meta.produces?.includes("text/event-stream")) return;
      if (!trashed || takesThemOut(operation)) trashed = await makeTrash();
      const { person, ids } = trashed;
      const body = exampleBody(operation, ids);
      const answer = await call(operation.method, address(operation, ids), {
        key: person.key,
        ...(body === undefined ? {} : { body }),
      });
      expect(answer.status).toBeLessThan(500);
      if (takesThemOut(operation)) trashed = undefined;
    },
  );

  let trashed: Awaited<ReturnType<typeof makeTrash>> | undefined;

  async function makeTrash() {
    const person = await signUp();
    const ids = await makeDocuments(person);
    for (const [type, id] of [
      ["resume", ids.resume],
      ["letter", ids.letter],
    ] as const)
      await call("POST", "/documents/trash", { key: person.key, body: { type, id } });
    return { person, ids };
  }

  /** Operations after which documents are no longer in Trash or have changed. */
  const takesThemOut = ({ method, path }: DescribedOperation) =>
    method === "DELETE" || /\/(restore|restorations|purge|lock)$/.test(path);
});

/** A schema of the document, or the one that it refers to. */
function resolved(schema: unknown): Json {
  const name = String((schema as Json | undefined)?.$ref ?? "")
    .split("/")
    .at(-1);
  return name ? (((document.components as Json).schemas as Json)[name] as Json) : ((schema ?? {}) as Json);
}

type Beyond = { name: string; place: "query" | "body"; value: unknown };

/** For every limited parameter of an operation, the values just beyond its limits. */
function beyondBounds(operation: DescribedOperation): Beyond[] {
  const described = ((document.paths as Json)[operation.path] as Json)[operation.method.toLowerCase()] as Json;
  const content = ((described.requestBody as Json | undefined)?.content as Record<string, Json> | undefined)?.[
    "application/json"
  ];
  const body = Object.entries((resolved(content?.schema).properties ?? {}) as Record<string, Json>).map(([name, schema]) => ({
    name,
    schema,
    place: "body" as const,
  }));
  const parameters = ((described.parameters ?? []) as { name: string; in: string; schema: Json }[])
    .filter((parameter) => parameter.in === "query")
    .map(({ name, schema }) => ({ name, schema, place: "query" as const }));
  return [...body, ...parameters].flatMap(({ name, schema, place }) =>
    valuesBeyond(resolved(schema), place).map((value) => ({ name, place, value })),
  );
}

function valuesBeyond(schema: Json, place: "query" | "body"): unknown[] {
  const values: unknown[] = [];
  if (schema.type === "string" && typeof schema.maxLength === "number") values.push("x".repeat(schema.maxLength + 1));
  if (schema.type === "string" && schema.minLength === 1 && place === "body") values.push("");
  if (schema.type === "integer" && typeof schema.maximum === "number" && schema.maximum < Number.MAX_SAFE_INTEGER)
    values.push(schema.maximum + 1);
  if (schema.type === "integer" && typeof schema.minimum === "number") values.push(schema.minimum - 1);
  if (schema.type === "array" && typeof schema.maxItems === "number" && place === "body")
    values.push(Array.from({ length: schema.maxItems + 1 }, (_, index) => `entry ${index}`));
  if (Array.isArray(schema.enum)) values.push("none-of-these");
  return values;
}

test("every operation has a unique id, a summary, a description and an example of its JSON response or body", () => {
  const ids = operations.map((operation) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, method, meta } of operations) {
    const operation = ((document.paths as Json)[path] as Json)[method.toLowerCase()] as Json;
    expect([path, typeof operation.summary, typeof operation.description]).toEqual([path, "string", "string"]);
    const content = ((operation.responses as Json)["200"] as Json).content as Record<string, Json> | undefined;
    if (content?.["application/json"] && !meta.produces)
      expect([method, path, content["application/json"].example === undefined]).toEqual([method, path, false]);
  }
});

test("a path without an operation returns 404 in the envelope for every caller", async () => {
  for (const path of ["/nope", "/resumes/a/b/c/d/e", "/%00", "/resumes/%ff"]) {
    const answer = await call("GET", path, { key: ada.key });
    expect([path, answer.status, answer.body?.code]).toEqual([path, 404, "NOT_FOUND"]);
  }
});
