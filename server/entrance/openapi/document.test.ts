import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import createClient from "openapi-fetch";
import { beforeAll, expect, test } from "vitest";
import { EXAMPLE_TEXT } from "@/contracts/assistant/example";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { contract } from "@/contracts/index";
import type { Application } from "@/contracts/model/application";
import { handleWeb } from "@/server/entrance/web/web";
import { listOperations } from "@/server/platform/operations";
import { call, ORIGIN, type Person, signUp, withInstance } from "@/server/testing/instance";
import { addAnswer } from "@/server/testing/stored-things";
import { describeApi } from "./document";

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

/** Operations that cannot return 200 in this test, and their statuses: a live document is not purged, and a form is not JSON. */
const OTHER_ANSWERS: Record<string, number> = {
  purgeDocument: 400,
  deleteDocumentPermanently: 400,
  importResumeFile: 400,
  createFile: 400,
  attachApplicationDocument: 400,
  uploadFont: 400,
  deleteFont: 404,
  deleteStoredFile: 404,
  createPdfCheck: 400,
  readPostingFile: 400,
  deleteProgram: 404,
  updateWebhook: 404,
  deleteWebhook: 404,
  testWebhook: 404,
  listWebhookDeliveries: 404,
  replayWebhookDelivery: 404,
  readCalendar: 404,
  // Nothing is connected to search with.
  searchApplicationPostings: 503,
  createPostingSearch: 503,
  createWebAccessTest: 412,
  // The mailbox has been disconnected again, and no mail has been read.
  createMailboxReading: 412,
  // Nor is a calendar connected any more.
  createCalendarReading: 412,
  answerCalendarQuestion: 404,
  // Nor an address book.
  createContactsWriting: 412,
  // The device of the example does not exist.
  deletePushDevice: 404,
  testPushDevice: 404,
  // This instance takes no incoming mail.
  getForwarding: 404,
  createForwarding: 404,
  deleteForwarding: 404,
  acceptMailProposal: 404,
  dismissMailProposal: 404,
  testWebAccessConnection: 412,
  // The files of the examples are none, nothing is linked or pasted, and the provider's address is in a private network.
  createPdfParse: 400,
  parseResumePdf: 400,
  createDocxParse: 400,
  parseResumeDocx: 400,
  createParseComparison: 400,
  createAtsReview: 502,
  atsReview: 502,
  createImprovement: 502,
  // The entry of the example has only a name.
  translateRecordEntry: 400,
  improveLine: 502,
  createApplicationMatchScore: 400,
  aiApplicationMatchScore: 400,
  createApplicationMessageDraft: 502,
  aiDraftApplicationMessage: 502,
  createTailoredResume: 400,
  aiTailorResumeForApplication: 400,
  createCoverLetterDraft: 400,
  draftCoverLetter: 400,
  getResumeTailoring: 404,
  decideResumeTailoring: 404,
  // Its address is in a private network, which is not allowed here.
  testAiProvider: 502,
  createAiProviderTest: 502,
  changeFact: 404,
  // The example merges a fact into itself.
  mergeFacts: 400,
  listUsesOfFact: 404,
  unsubscribe: 404,
  // The application of the example has no posting.
  generateCareerItem: 400,
  findSimilarAnswers: 400,
  transcribe: 400,
  changeTranscript: 404,
  // The provider that is connected cannot be reached.
  speak: 502,
  applyReplyChanges: 404,
  keepAnswers: 400,
  readNotification: 404,
  trackOpportunity: 404,
  // The example names a message that is not in the conversation.
  setAgentEditStatus: 404,
  // The ids of the examples are those of documents, not of accounts or invitations, and no mail server is configured.
  getPerson: 404,
  disablePerson: 404,
  enablePerson: 404,
  signPersonOut: 404,
  createResetLink: 404,
  setAdmin: 404,
  exportPersonArchive: 404,
  deletePerson: 404,
  revokeInvitation: 404,
  deleteTextReport: 404,
  testMail: 412,
  // The links and comments of the examples do not exist.
  updateShareLink: 404,
  deleteShareLink: 404,
  getSharedDocument: 404,
  verifyShareLinkPassword: 404,
  downloadSharedDocument: 404,
  listSharedComments: 404,
  createSharedComment: 404,
  updateSharedComment: 404,
  deleteSharedComment: 404,
  createSharedReply: 404,
  acceptDocumentComment: 404,
  dismissDocumentComment: 404,
  reopenDocumentComment: 404,
  replyToDocumentComment: 404,
  // The data of the example is no anonymous copy.
  mergeAnonymousCopy: 404,
  // The example pairs a resume with itself.
  pairResumeLanguages: 409,
  // The documents of the examples did not come from an archive.
  importArchivedVersions: 400,
  importArchivedPages: 400,
};

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
    const ids: Ids = unchanged ?? (await freshDocuments());
    const described = (
      document.paths as Record<string, Record<string, { requestBody?: { content: Record<string, { example?: unknown }> } }>>
    )[operation.path]?.[operation.method.toLowerCase()];
    const isLetter = operation.path.startsWith("/cover-letters");
    const isCareer = operation.path.startsWith("/career/");
    const isApplication = isCareer || operation.path.startsWith("/applications");
    const application = isApplication ? await freshApplication(isCareer ? null : ids.resume) : null;
    const provider = operation.path.startsWith("/ai-providers/") ? await freshProvider() : null;
    const agent = operation.path.startsWith("/agent/") ? await freshConversation(ids.resume) : null;
    const isLink = operation.path.startsWith("/resumes/{id}/links");
    const entry = isLink || operation.path.startsWith("/career/record") ? await freshEntry(ids.resume) : null;
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

/** An application with an interview. One with a resume was sent: its resume is printed in the background. */
async function freshApplication(resumeId: string | null): Promise<{ id: string; entryId: string }> {
  const { key } = ada;
  const sent = { company: "Northpine", role: "Designer", status: "applied", resumeId };
  const id = (await call("POST", "/applications", { key, body: sent })).body as string;
  const interview = { at: "2030-12-03T10:00:00Z", kind: "other" };
  const { activity } = (await call("POST", `/applications/${id}/interviews`, { key, body: interview })).body as Application;
  return { id, entryId: activity.find(({ type }) => type === "interview")?.id ?? "" };
}

/** An entry of the record with a wording, put into the resume. */
async function freshEntry(resumeId: string): Promise<{ id: string; wordingId: string; itemId: string }> {
  const { key } = ada;
  const wordings = [{ name: "Other", language: null, data: {} }];
  const sent = { section: "experience", data: { company: "Northpine" }, wordings };
  const entry = (await call("POST", "/career/record", { key, body: sent })).body;
  const put = await call("POST", `/career/record/${entry.id}/documents`, { key, body: { resumeId } });
  return { id: entry.id, wordingId: entry.wordings[0].id, itemId: put.body.itemId };
}

/** A conversation with an answer to decide about, and a file. */
async function freshConversation(resumeId: string): Promise<{ thread: string; message: string; attachment: string }> {
  const { key } = ada;
  const thread = (await call("POST", "/agent/threads", { key, body: { resumeId } })).body.id as string;
  const file = { threadId: thread, filename: "notes.txt", mediaType: "text/plain", data: EXAMPLE_TEXT };
  const attachment = (await call("POST", "/agent/attachments", { key, body: file })).body.id as string;
  return { thread, message: await addAnswer(thread), attachment };
}

async function freshProvider(): Promise<string> {
  const body = { label: "x", provider: "ollama", model: "none" };
  return (await call("POST", "/ai-providers", { key: ada.key, body })).body.id;
}

type Ids = Awaited<ReturnType<typeof freshDocuments>>;

/** A shared resume, a letter and a named version of each. */
async function freshDocuments() {
  const { key } = ada;
  const resume = (await call("POST", "/resumes", { key, body: { name: "Driven" } })).body as string;
  const { slug } = (await call("PUT", `/resumes/${resume}`, { key, body: { isPublic: true } })).body as { slug: string };
  const letter = (await call("POST", "/cover-letters", { key, body: { name: "Driven" } })).body.id as string;
  const resumeVersion = (await call("POST", `/resumes/${resume}/versions`, { key, body: { name: "v" } })).body.id as string;
  const letterVersion = (await call("POST", `/cover-letters/${letter}/versions`, { key, body: { name: "v" } })).body.id as string;
  return { resume, letter, slug, resumeVersion, letterVersion };
}
