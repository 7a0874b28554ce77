import { spawn } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import type { Application } from "@/server/testing/application";
import { withApplications } from "@/server/testing/applications";
import { withInstance } from "@/server/testing/instance";

// Two copies of the built application, as behind a load balancer: each with its own folder, sharing one database.
withInstance();

const { start, emptyFolder } = withApplications("file");
const folders = [0, 1].map(emptyFolder);
const instances: Application[] = [];
let shared: Record<string, string>;

beforeAll(async () => {
  shared = {
    DATABASE_URL: process.env.DATABASE_URL ?? "",
    AUTH_SECRET: "one secret that both instances know",
    ENCRYPTION_SECRET: "another one that both of them know",
  };
  for (const DATA_DIR of folders) instances.push(await start(DATA_DIR, shared));
}, 120_000);

type Access = { email: string; cookie: string; key: string; stream: { isOpen: boolean } };

const at = (
  instance: 0 | 1,
  path: string,
  { method = "GET", body, ...headers }: Record<string, unknown> & { body?: unknown } = {},
) => {
  const address = instances[instance]?.address ?? "";
  return fetch(`${address}${path}`, {
    method: String(method),
    headers: { origin: address, "content-type": "application/json", ...(headers as Record<string, string>) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
};

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((entry) => entry.split(";")[0])
    .join("; ");

/** Signs up on the first instance and uses the account on the second: by cookie, by key, and with an open event stream. */
async function newcomer(): Promise<Access> {
  const username = `two.${Math.random().toString(36).slice(2, 10)}`;
  const account = { email: `${username}@example.com`, username, name: "Ada Example", password: "correct horse" };
  const signedUp = await at(0, "/api/auth/sign-up/email", { method: "POST", body: account });
  const cookie = cookieOf(signedUp);
  const made = await at(0, "/api/openapi/auth/api-keys", {
    method: "POST",
    cookie,
    body: { name: "two", expiresIn: null, access: "full" },
  });
  const { key } = (await made.json()) as { key: string };
  const id = (await (
    await at(1, "/api/openapi/resumes", { method: "POST", "x-api-key": key, body: { name: "x" } })
  ).json()) as string;
  const events = await at(1, `/api/openapi/resumes/${id}/updates`, { cookie });
  expect(events.status).toBe(200);
  const stream = { isOpen: true };
  void events.text().finally(() => {
    stream.isOpen = false;
  });
  const access = { email: account.email, cookie, key, stream };
  expect(await statusOn1(access)).toEqual([200, 200, true]);
  return access;
}

const statusOn1 = async ({ cookie, key, stream }: Access) => [
  (await at(1, "/api/openapi/resumes", { cookie })).status,
  (await at(1, "/api/openapi/resumes", { "x-api-key": key })).status,
  stream.isOpen,
];

/** One second on the other instance, counted from the response to the action. */
const withinASecond = { timeout: 1000, interval: 25 };

test("an account that is deleted on one instance is gone on the other within a second", async () => {
  const access = await newcomer();
  expect((await at(0, "/api/openapi/auth/account", { method: "DELETE", cookie: access.cookie })).status).toBe(200);
  await expect.poll(() => statusOn1(access), withinASecond).toEqual([401, 401, false]);
});

test("signing out everywhere ends sessions and keeps keys", async () => {
  const access = await newcomer();
  expect((await at(0, "/api/auth/revoke-sessions", { method: "POST", cookie: access.cookie, body: {} })).status).toBe(200);
  await expect.poll(() => statusOn1(access), withinASecond).toEqual([401, 200, false]);
});

test("changing the password ends sessions and, if requested, keys", async () => {
  const access = await newcomer();
  const body = { currentPassword: "correct horse", newPassword: "battery staple", revokeApiKeys: true };
  expect((await at(0, "/api/auth/change-password", { method: "POST", cookie: access.cookie, body })).status).toBe(200);
  await expect.poll(() => statusOn1(access), withinASecond).toEqual([401, 401, false]);
});

test("`npm run reset-password` ends all access on both, and logs no names", async () => {
  const access = await newcomer();
  const child = spawn(process.execPath, ["dist/reset-password.mjs", access.email], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", ...shared, DATA_DIR: folders[0] },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect(code, output).toBe(0);
  await expect.poll(() => statusOn1(access), withinASecond).toEqual([401, 401, false]);
  expect(output).toContain("API keys revoked: 1");
  const line = output.split("\n").find((each) => each.includes("admin-command")) ?? "";
  expect(line).toContain('"userId":"');
  expect(line).not.toContain(access.email);
});
