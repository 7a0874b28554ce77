import { beforeAll, describe, expect, test } from "vitest";
import { contract } from "@/contracts/index";
import { type Permission, permissionOf } from "@/contracts/permission";
import { handleMcp } from "@/server/entrance/mcp/handler";
import { apiTools, ownTools } from "@/server/entrance/mcp/tools";
import { database } from "@/server/platform/db/client";
import { listOperations } from "@/server/platform/operations";
import { call, makeKey, ORIGIN, type Person, signUp, withInstance } from "@/server/testing/instance";
import { asBearer, connect, newProgram, refresh } from "@/server/testing/program";

// What a key or program may do is tried for every operation and tool with every set of permissions. New operations are included.

withInstance();

type Grantable = Exclude<Permission, "admin">;

const NOTHING = "019bef5a-ffff-7fff-bfff-000000000001";
const GRANTABLE: Grantable[] = ["read", "write", "delete"];
const SUBSETS = Array.from({ length: 8 }, (_, bits) => GRANTABLE.filter((_permission, index) => bits & (1 << index)));

const operations = listOperations(contract).filter(({ meta }) => meta.access === "owner" || meta.access === undefined);
const named = operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const);
const tools = [...ownTools().values(), ...apiTools().values()].filter(({ operation }) => operation.meta.access === "owner");

/** Of one person: a key and a program for each set, and their session. */
let credentials: { permits: readonly Grantable[]; headers: Record<string, string> }[] = [];
let ada: Person;

beforeAll(async () => {
  ada = await signUp();
  for (const permits of SUBSETS) {
    const key = await makeKey(ada.cookie, "full");
    const [newest] = await database().apiKey.findMany({ orderBy: { createdAt: "desc" }, take: 1, select: { id: true } });
    const statement = JSON.stringify({ api: permits });
    await database().apiKey.update({ where: { id: newest?.id ?? "" }, data: { permissions: statement } });
    credentials.push({ permits, headers: { "x-api-key": key } });
    credentials.push({ permits, headers: asBearer(await tokenOf(permits)).headers });
  }
  credentials = [...credentials, { permits: GRANTABLE, headers: { cookie: ada.cookie } }];
}, 60_000);

/** A program without any of them has a token that it has narrowed to nothing of the API. */
async function tokenOf(permits: readonly Grantable[]): Promise<string> {
  const program = await newProgram();
  const scopes = permits.map((permission) => `api:${permission}`);
  const tokens = await connect(program, ada, ["openid", "offline_access", ...scopes].join(" "));
  if (scopes.length > 0) return tokens.access_token;
  return (await refresh(program, tokens.refresh_token ?? "", { scope: "openid offline_access" })).body.access_token;
}

test.each(named)("%s is refused exactly where its permission is missing", async (_name, operation) => {
  const permission = permissionOf(operation);
  const address = operation.path.replace(/\{\w+\}/g, NOTHING);
  for (const { permits, headers } of credentials) {
    // A body that cannot be read, so that nothing is done where something may be.
    const hasBody = operation.method !== "GET" && operation.hasInput;
    const answer = await call(operation.method, address, hasBody ? { headers, raw: "{broken" } : { headers });
    const isRefused = answer.status === 403;
    expect([permits, isRefused]).toEqual([permits, !permits.includes(permission as Grantable)]);
    if (!isRefused) continue;
    expect(answer.body.code).toBe("FORBIDDEN");
    expect(answer.headers.get("www-authenticate")).toBe(`Bearer error="insufficient_scope", scope="api:${permission}"`);
  }
});

/** Arguments that fit no operation. */
const UNFIT = { id: { not: "an id" } };

/** Calls a tool with them, as clients do. */
async function isToolRefused(name: string, headers: Record<string, string>): Promise<boolean> {
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: UNFIT } };
  const answer = await handleMcp({
    method: "POST",
    url: new URL(`${ORIGIN}/mcp`),
    headers: {
      host: "localhost:3000",
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
    client: "192.0.2.1",
    signal: undefined,
    bytes: async () => Buffer.from(JSON.stringify(message)),
  });
  const text =
    answer instanceof Response ? await answer.text() : Buffer.from((answer.body as { bytes: Buffer }).bytes).toString();
  return JSON.parse(text).result.structuredContent?.code === "FORBIDDEN";
}

describe("tools", () => {
  test.each(tools.map((tool) => [tool.listed.name, tool] as const))(
    "%s has the permission of its operation",
    async (name, tool) => {
      const permission = permissionOf(tool.operation);
      // Of several operations, the one that these arguments choose.
      const needed = permissionOf(tool.choose?.(UNFIT) ?? tool.operation);
      for (const { permits, headers } of credentials) {
        const isRefused = await isToolRefused(name, headers);
        expect([permits, isRefused]).toEqual([permits, !permits.includes(needed as Grantable)]);
      }
      expect(tool.listed.annotations.readOnlyHint).toBe(permission === "read");
      if (permission === "delete") expect(tool.listed.annotations.destructiveHint).toBe(true);
    },
  );
});

test("what deletes for good needs the permission to delete, whatever its method", () => {
  const deleting = listOperations(contract).filter(({ method, meta }) => method === "POST" && meta.access !== "admin");
  const needing = deleting.filter((operation) => permissionOf(operation) === "delete").map(({ operationId }) => operationId);
  expect(needing.sort()).toEqual(["bulkDeleteApplications", "purgeDocument"]);
});

describe("a key with an empty statement", () => {
  test.each(["", "{}", "null", "[]", '{"api":{}}', '{"api":[]}', '{"resumes":["read"]}', "broken"])(
    "%j permits nothing",
    async (permissions) => {
      const key = await makeKey(ada.cookie, "full");
      const [newest] = await database().apiKey.findMany({ orderBy: { createdAt: "desc" }, take: 1, select: { id: true } });
      await database().apiKey.update({ where: { id: newest?.id ?? "" }, data: { permissions } });
      expect((await call("GET", "/resumes", { key })).status).toBe(403);
      expect((await call("POST", "/resumes", { key, raw: "{broken" })).status).toBe(403);
    },
  );

  test("without any statement it permits everything, as specified", async () => {
    const key = await makeKey(ada.cookie, "full");
    const [newest] = await database().apiKey.findMany({ orderBy: { createdAt: "desc" }, take: 1, select: { id: true } });
    await database().apiKey.update({ where: { id: newest?.id ?? "" }, data: { permissions: null } });
    expect((await call("DELETE", `/resumes/${NOTHING}`, { key })).status).toBe(404);
  });
});
