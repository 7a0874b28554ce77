import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import createClient from "openapi-fetch";
import { beforeAll, expect, test } from "vitest";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { contract } from "@/contracts/index";
import { handleWeb } from "@/server/entrance/web/web";
import { listOperations } from "@/server/platform/operations";
import { ORIGIN, type Person, signUp, withInstance } from "@/server/testing/instance";
import { describeApi } from "./document";
import { freshApplication, freshConversation, freshDocuments, freshEntry, freshProvider, type Ids } from "./testing/fresh-things";
import { OTHER_ANSWERS } from "./testing/other-answers";

withInstance();

const made = describeApi();

let ada: Person;
beforeAll(async () => {
  // The first account administers the instance.
  ada = await signUp("admin");
});

test("the document is OpenAPI 3.1 with three security schemes, and a linter finds no problems", async () => {
  const document = await made;
  expect(document.openapi).toMatch(/^3\.1/);
  expect(Object.keys((document.components as { securitySchemes: object }).securitySchemes).sort()).toEqual([
    "apiKey",
    "bearerAuth",
    "cookieAuth",
  ]);
  const folder = mkdtempSync(join(tmpdir(), "dossier-spec-"));
  const path = join(folder, "spec.json");
  writeFileSync(path, JSON.stringify({ ...document, servers: [{ url: "https://dossier.example.org/api/openapi" }] }));
  // In some pairs of paths a fixed segment also matches a parameter; the server prefers the fixed one.
  const rules = ["--extends=recommended", "--skip-rule=no-ambiguous-paths"];
  const lint = promisify(execFile)(
    process.execPath,
    ["node_modules/@redocly/cli/bin/cli.js", "lint", path, ...rules, "--format=json"],
    {
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", NO_COLOR: "1" },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const { stdout } = await lint.catch((error: { stdout: string }) => error);
  rmSync(folder, { recursive: true, force: true });
  const { problems } = JSON.parse(stdout.slice(stdout.indexOf("{"))) as {
    problems: { severity: string; message: string; location: { pointer?: string }[] }[];
  };
  expect(problems.map((problem) => `${problem.severity}: ${problem.message} ${problem.location[0]?.pointer}`)).toEqual([]);
});

type Json = Record<string, unknown>;

/** Every object of the document with its path, except examples. */
function* objectsOf(value: unknown, place = ""): Generator<[string, Json]> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield [place, value as Json];
  for (const [key, inner] of Object.entries(value))
    if (key !== "example" && key !== "examples") yield* objectsOf(inner, `${place}/${key}`);
}

const answersOf = (document: Json) =>
  Object.entries(document.paths as Record<string, Record<string, Json>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ where: `${method} ${path}`, operation })),
  );

test("all references exist, all components are used, and no string or field lacks its type", async () => {
  const document = await made;
  const schemas = (document.components as Json).schemas as Json;
  const met = new Set<string>();
  const untyped: string[] = [];
  for (const [place, { $ref, enum: words, const: word, type, properties }] of objectsOf(document)) {
    if (typeof $ref === "string") met.add($ref);
    if ((Array.isArray(words) || typeof word === "string" || properties) && type === undefined && !/properties$/.test(place))
      untyped.push(place);
  }
  expect([...met].filter((reference) => /schemas/.test(reference)).sort()).toEqual(
    Object.keys(schemas)
      .map((name) => `#/components/schemas/${name}`)
      .sort(),
  );
  expect(untyped).toEqual([]);
});

test("bodies and responses with fields have names, so that generators need not invent them", async () => {
  const document = await made;
  const nameless = answersOf(document).flatMap(({ where, operation }) =>
    [operation.requestBody, ...Object.values(operation.responses as Json)].flatMap((part) =>
      Object.values(((part as Json | undefined)?.content ?? {}) as Record<string, Json>).flatMap(({ schema }) => {
        const { type, items } = schema as { type?: string; items?: Json };
        return type === "object" || (type === "array" && items?.type === "object") ? [where] : [];
      }),
    ),
  );
  expect(nameless).toEqual([]);
});

test("every example matches its schema", async () => {
  const document = await made;
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  // One schema that contains the others, so that each part is compiled once.
  ajv.addSchema({ $id: "document", components: document.components });
  const within = (schema: Json) =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')) as Json;
  const wrong: string[] = [];
  let checked = 0;
  for (const { where, operation } of answersOf(document))
    for (const [place, media] of objectsOf(operation)) {
      const { schema, example, examples } = media as { schema?: Json; example?: unknown; examples?: Record<string, Json> };
      if (!schema) continue;
      const input = [...(example === undefined ? [] : [example]), ...Object.values(examples ?? {}).map(({ value }) => value)];
      for (const value of input) {
        checked++;
        const validate = ajv.compile(within(schema));
        if (!validate(value)) wrong.push(`${where}${place}: ${ajv.errorsText(validate.errors).slice(0, 200)}`);
      }
    }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(100);
});

test("an optional field has no default, which generators would treat as always present", async () => {
  const document = await made;
  const withDefault = [...objectsOf((document.components as Json).schemas)].filter(([, schema]) => schema.default !== undefined);
  expect(withDefault.map(([place]) => place)).toEqual([]);
});

/** What operations need in their query, by their path. */
const QUERIES: [path: RegExp, query: (thread: string) => Record<string, string>][] = [
  [/slug-(check|availability)$/, () => ({ slug: "free" })],
  [/^\/agent\/messages\/resume$/, (threadId) => ({ threadId })],
  [/^\/documents\/search$/, () => ({ query: "design" })],
  [/^\/applications\/agenda$/, () => ({ from: "2026-01-01", to: "2026-12-31" })],
  [/^\/integrations\/calendar\/clashes$/, () => ({ at: "2026-12-03T13:30:00.000Z" })],
];

test("a client generated from the document gets the expected response from every operation", async () => {
  const client = createClient<Record<string, never>>({
    baseUrl: `${ORIGIN}/api/openapi`,
    headers: { "x-api-key": ada.key },
    fetch: async (request: Request) => handleWeb(request),
  });
  const document = await made;
  const answers: [string, number][] = [];
  const expected: [string, number][] = [];
  /** Used until an operation changes them. */
  let unchanged: Ids | null = null;
  for (const operation of listOperations(contract).filter(({ meta }) => meta.access !== "session")) {
    const ids: Ids = unchanged ?? (await freshDocuments(ada.key));
    const described = (
      document.paths as Record<string, Record<string, { requestBody?: { content: Record<string, { example?: unknown }> } }>>
    )[operation.path]?.[operation.method.toLowerCase()];
    const isLetter = operation.path.startsWith("/cover-letters");
    const isCareer = operation.path.startsWith("/career/");
    const isApplication = isCareer || operation.path.startsWith("/applications");
    const application = isApplication ? await freshApplication(ada.key, isCareer ? null : ids.resume) : null;
    const provider = operation.path.startsWith("/ai-providers/") ? await freshProvider(ada.key) : null;
    const agent = operation.path.startsWith("/agent/") ? await freshConversation(ada.key, ids.resume) : null;
    const isLink = operation.path.startsWith("/resumes/{id}/links");
    const entry = isLink || operation.path.startsWith("/career/record") ? await freshEntry(ada.key, ids.resume) : null;
    const ofSeveral = operation.operationId === "putRecordEntries";
    const named = entry
      ? isLink
        ? entry.id
        : ids.resume
      : operation.operationId === "startAgentThread"
        ? ids.resume
        : agent?.thread;
    const example = JSON.stringify(described?.requestBody?.content["application/json"]?.example ?? null);
    const body = JSON.parse(
      example
        .replaceAll(`"type":"letter","id":"${EXAMPLE_ID}"`, `"type":"letter","id":"${ids.letter}"`)
        .replaceAll(
          `"entryId":"${EXAMPLE_ID}"`,
          ofSeveral ? `"entryId":"${entry?.id}"` : `"entryId":"${named ?? application?.id ?? ""}"`,
        )
        .replaceAll(`"entryIds":["${EXAMPLE_ID}"]`, `"entryIds":["${entry?.id}"]`)
        .replaceAll(EXAMPLE_ID, named ?? application?.id ?? provider ?? ids.resume)
        .replaceAll("job-1", entry?.itemId ?? "job-1"),
    ) as unknown;
    const path = {
      threadId: agent?.thread ?? "",
      messageId: agent?.message ?? "",
      itemId: entry?.itemId ?? "",
      wordingId: entry?.wordingId ?? "",
      id:
        (isLink ? ids.resume : entry?.id) ??
        (operation.path.startsWith("/agent/attachments") ? agent?.attachment : agent?.thread) ??
        application?.id ??
        provider ??
        (isLetter ? ids.letter : ids.resume),
      entryId: application?.entryId ?? "",
      applicationId: application?.id ?? "",
      kind: "resume",
      resumeId: ids.resume,
      userId: ids.resume,
      invitationId: ids.resume,
      versionId: isLetter ? ids.letterVersion : ids.resumeVersion,
      type: "resume",
      format: "json",
      username: ada.username,
      slug: ids.slug,
    };
    const send = client[operation.method as "GET"] as unknown as (
      path: string,
      options: unknown,
    ) => Promise<{ response: Response }>;
    const query = QUERIES.find(([path]) => path.test(operation.path))?.[1](String(agent?.thread));
    const { response } = await send(operation.path, {
      params: { path, query },
      ...(body === null ? {} : { body }),
      parseAs: "stream",
    });
    await response.body?.cancel().catch(() => {});
    unchanged = operation.method !== "GET" && /^\/(resumes|cover-letters|documents)/.test(operation.path) ? null : ids;
    answers.push([operation.operationId, response.status]);
    expected.push([operation.operationId, OTHER_ANSWERS[operation.operationId] ?? 200]);
  }
  expect(answers, "an operation whose example cannot succeed here needs its status, and why, in OTHER_ANSWERS").toEqual(expected);
}, 180_000);
