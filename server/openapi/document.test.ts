import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import createClient from "openapi-fetch";
import { beforeAll, expect, test } from "vitest";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { contract } from "@/contracts/index";
import { call, ORIGIN, type Person, signUp, withInstance } from "@/server/testing/instance";
import { handleWeb } from "@/server/web/web";
import { describeApi } from "./document";
import { listOperations } from "./operations";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

test("the document is OpenAPI 3.1 with three security schemes, and a linter finds no error in it", async () => {
  const document = await describeApi();
  expect(document.openapi).toMatch(/^3\.1/);
  expect(Object.keys((document.components as { securitySchemes: object }).securitySchemes).sort()).toEqual([
    "apiKey",
    "bearerAuth",
    "cookieAuth",
  ]);
  const folder = mkdtempSync(join(tmpdir(), "dossier-spec-"));
  const path = join(folder, "spec.json");
  writeFileSync(path, JSON.stringify({ ...document, servers: [{ url: "https://dossier.example.org/api/openapi" }] }));
  const lint = promisify(execFile)(
    process.execPath,
    ["node_modules/@redocly/cli/bin/cli.js", "lint", path, "--extends=recommended", "--format=json"],
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
  expect(
    problems
      .filter((problem) => problem.severity === "error")
      .map((problem) => `${problem.message} ${problem.location[0]?.pointer}`),
  ).toEqual([]);
});

/** Operations that this drive cannot end with 200, and what they answer instead: a live document is not purged, and a form is not JSON. */
const OTHER_ANSWERS: Record<string, number> = {
  purgeDocument: 400,
  deleteDocument: 400,
  importResumeFile: 400,
  uploadFile: 400,
  uploadFont: 400,
  deleteFont: 404,
  deleteFile: 404,
  checkPdf: 400,
};

test("a client made from the document drives every operation to its own answer", async () => {
  const client = createClient<Record<string, never>>({
    baseUrl: `${ORIGIN}/api/openapi`,
    headers: { "x-api-key": ada.key },
    fetch: async (request: Request) => handleWeb(request),
  });
  const document = await describeApi();
  const answers: [string, number][] = [];
  const wanted: [string, number][] = [];
  for (const operation of listOperations(contract).filter(({ meta }) => meta.access !== "session")) {
    const ids = await freshDocuments();
    const described = (
      document.paths as Record<string, Record<string, { requestBody?: { content: Record<string, { example?: unknown }> } }>>
    )[operation.path]?.[operation.method.toLowerCase()];
    const isLetter = operation.path.startsWith("/cover-letters");
    const example = JSON.stringify(described?.requestBody?.content["application/json"]?.example ?? null);
    const body = JSON.parse(
      example
        .replaceAll(`"type":"letter","id":"${EXAMPLE_ID}"`, `"type":"letter","id":"${ids.letter}"`)
        .replaceAll(EXAMPLE_ID, ids.resume),
    ) as unknown;
    const path = {
      id: isLetter ? ids.letter : ids.resume,
      resumeId: ids.resume,
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
    const query = /slug-(check|availability)$/.test(operation.path) ? { slug: "free" } : undefined;
    const { response } = await send(operation.path, {
      params: { path, query },
      ...(body === null ? {} : { body }),
      parseAs: "stream",
    });
    await response.body?.cancel().catch(() => {});
    answers.push([operation.operationId, response.status]);
    wanted.push([operation.operationId, OTHER_ANSWERS[operation.operationId] ?? 200]);
  }
  expect(answers).toEqual(wanted);
});

/** A shared resume, a letter and a named version of each, used by one operation only. */
async function freshDocuments() {
  const { key } = ada;
  const resume = (await call("POST", "/resumes", { key, body: { name: "Driven" } })).body as string;
  const { slug } = (await call("PUT", `/resumes/${resume}`, { key, body: { isPublic: true } })).body as { slug: string };
  const letter = (await call("POST", "/cover-letters", { key, body: { name: "Driven" } })).body.id as string;
  const resumeVersion = (await call("POST", `/resumes/${resume}/versions`, { key, body: { name: "v" } })).body.id as string;
  const letterVersion = (await call("POST", `/cover-letters/${letter}/versions`, { key, body: { name: "v" } })).body.id as string;
  return { resume, letter, slug, resumeVersion, letterVersion };
}
