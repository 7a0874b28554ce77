import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import createClient from "openapi-fetch";
import { beforeAll, expect, test } from "vitest";
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

test("a client made from the document reaches every operation: none answers that there is no such address or method", async () => {
  const fetchHere = async (request: Request) => handleWeb(request);
  const client = createClient<Record<string, never>>({
    baseUrl: `${ORIGIN}/api/openapi`,
    headers: { "x-api-key": ada.key },
    fetch: fetchHere,
  });
  const document = await describeApi();
  const { body: resumeId } = await call("POST", "/resumes", { key: ada.key, body: { name: "Generated" } });
  for (const operation of listOperations(contract).filter(({ meta }) => meta.access !== "session")) {
    const described = (
      document.paths as Record<string, Record<string, { requestBody?: { content: Record<string, { example?: unknown }> } }>>
    )[operation.path]?.[operation.method.toLowerCase()];
    const body = described?.requestBody?.content["application/json"]?.example;
    const path = {
      id: resumeId,
      resumeId,
      versionId: resumeId,
      type: "resume",
      format: "json",
      username: ada.username,
      slug: "generated",
    };
    const method = operation.method as "GET";
    const controller = new AbortController();
    const send = client[method] as unknown as (
      path: string,
      options: unknown,
    ) => Promise<{ response: Response; error?: { code?: string; message?: string } }>;
    const { response, error } = await send(operation.path, {
      params: { path, query: { slug: "free" } },
      body,
      parseAs: "stream",
      signal: controller.signal,
    });
    await response.body?.cancel().catch(() => {});
    controller.abort();
    expect([operation.operationId, response.status >= 500, error?.code === "METHOD_NOT_SUPPORTED"]).toEqual([
      operation.operationId,
      false,
      false,
    ]);
  }
});
