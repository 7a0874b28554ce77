import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { stopRuns } from "@/server/assistant/runs/lost";
import { offerApplicationLinks } from "@/server/documents/application-links";
import { offerTypesetter } from "@/server/documents/rendering/typesetter";
import { handleWeb } from "@/server/entrance/web/web";
import { applicationLinks } from "@/server/job-search/applications/links";
import { stopPrinting } from "@/server/job-search/applications/sent-queue";
import { createTypesetter, type Typesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { connectDatabase, disconnectDatabase } from "@/server/platform/db/client";
import { CLIENT_HEADER, sealedClient } from "@/server/platform/request/client";
import { createSecrets } from "@/server/platform/secrets";
import { forget } from "@/server/platform/singleton";
import type { BodyOf } from "./answer-of";
import { expectConforming } from "./conforms";
import { FAULTY } from "./faulty-engine";
import { hashingOnce, PASSWORD } from "./hash-once";

export const ORIGIN = "http://localhost:3000";

/** Handles a request as the server does, for tests that need more of it than `call` gives. */
export const sendRequest = handleWeb;

/** Gives a test file its own instance: a copy of the migrated database, a data folder, and the real handlers. */
export function withInstance(environment: Record<string, string> = {}) {
  const name = `test_${randomBytes(6).toString("hex")}`;
  let folder = "";
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "dossier-data-"));
    const host = inject("postgresHost");
    await administer(host, `create database ${name} template migrated strategy file_copy`);
    const connection = { host, user: "dossier", database: name, application_name: FAULTY };
    Object.assign(process.env, {
      HOST: "127.0.0.1",
      RATE_LIMITS: "off",
      LOG_LEVEL: "error",
      NODE_ENV: "test",
      DATA_DIR: folder,
      DATABASE_URL: `postgresql://dossier@localhost/${name}?host=${host}`,
      ...environment,
    });
    // What the file before left running, such as a process that is exiting, may have read the environment in the meantime.
    forget("env", "log");
    createSecrets(folder);
    connectDatabase(connection);
    offerTypesetter(typesetterOfProcess);
    offerApplicationLinks(applicationLinks);
  });
  afterAll(async () => {
    await stopRuns();
    await stopPrinting();
    forget("typesetter");
    await disconnectDatabase();
    await administer(inject("postgresHost"), `drop database if exists ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  });
}

declare global {
  var typesetterOfTests: Typesetter | undefined;
}

/** One for all test files of a process: a start takes half a second of processor time. It ends with the process. */
function typesetterOfProcess(): Typesetter {
  globalThis.typesetterOfTests ??= createTypesetter({ children: 1 });
  return globalThis.typesetterOfTests;
}

async function administer(host: string, statement: string) {
  const client = new pg.Client({ host, user: "dossier", database: "postgres" });
  await client.connect();
  // A database can be copied only while it is unused, and other test files copy the same one.
  for (let attempt = 0; ; attempt++) {
    try {
      await client.query(statement);
      break;
    } catch (error) {
      if ((error as { code?: string }).code !== "55006" || attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  await client.end();
}

export type Person = { userId: string; username: string; email: string; cookie: string; key: string };

type Access = "read" | "full" | "admin";

let people = 0;

/** Signs up a fictional person and makes an API key for them. */
export async function signUp(access: Access = "full"): Promise<Person> {
  const username = `person${++people}.${randomBytes(3).toString("hex")}`;
  const email = `${username}@example.com`;
  const client = sealedClient(`10.0.${people >> 8}.${people & 255}`);
  const ask = () =>
    handleWeb(
      new Request(`${ORIGIN}/api/auth/sign-up/email`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          origin: ORIGIN,
          host: "localhost:3000",
          // Each person gets a separate address, because sign-ups are limited by address.
          [CLIENT_HEADER]: client,
        },
        body: JSON.stringify({ email, password: PASSWORD, name: "Ada Example", username }),
      }),
    );
  let response = await hashingOnce(ask);
  // An engine that prefers other transactions returns 503, as it should; a user would try again.
  for (let attempt = 0; response.status === 503 && attempt < 5; attempt++) response = await hashingOnce(ask);
  if (!response.ok) throw new Error(`Sign-up failed: ${response.status} ${await response.text()}`);
  const { user } = (await response.json()) as { user: { id: string } };
  const cookie = cookiesOf(response);
  return { userId: user.id, username, email, cookie, key: await makeKey(cookie, access) };
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((entry) => entry.split(";")[0])
    .join("; ");

export async function makeKey(cookie: string, access: Access): Promise<string> {
  const made = await call("POST", "/auth/api-keys", { cookie, body: { name: "test", expiresIn: null, access } });
  if (made.status !== 200) throw new Error(`No key: ${made.status} ${JSON.stringify(made.body)}`);
  return (made.body as { key: string }).key;
}

type Options = {
  key?: string | undefined;
  cookie?: string | undefined;
  body?: unknown;
  form?: FormData;
  raw?: string;
  headers?: Record<string, string>;
  /** The address the request comes from. */
  client?: string;
};

// biome-ignore lint/suspicious/noExplicitAny: the response of an operation that is only known when the test runs.
export type Answer<Body = any> = { status: number; body: Body; headers: Headers; bytes: Buffer };

/** Calls an API operation as a client would, and checks the response against the OpenAPI document. */
export async function call<const Method extends string, const Path extends string>(
  method: Method,
  path: Path,
  options: Options = {},
): Promise<Answer<BodyOf<Method, Path>>> {
  const headers = new Headers(options.headers);
  if (options.key) headers.set("x-api-key", options.key);
  if (options.cookie) headers.set("cookie", options.cookie);
  const payload = options.form ?? options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
  if (payload !== undefined && !options.form && !headers.has("content-type")) headers.set("content-type", "application/json");
  headers.set(CLIENT_HEADER, sealedClient(options.client ?? "192.0.2.1"));
  const response = await handleWeb(
    new Request(`${ORIGIN}/api/openapi${path}`, { method, headers, ...(payload === undefined ? {} : { body: payload }) }),
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  const body = isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined;
  expectConforming(method, path, response, isJson ? body : bytes);
  return { status: response.status, body, headers: response.headers, bytes };
}
