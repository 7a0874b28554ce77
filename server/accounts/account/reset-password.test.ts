import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { type Application, stopApplication } from "@/server/testing/application";
import { withApplications } from "@/server/testing/applications";

const { start, readyFolder } = withApplications();
let folder = "";
let running: Application | null = null;

const account = { email: "ada@example.com", username: "ada.example", name: "Ada Example", password: "correct horse" };

const post = (path: string, body: unknown) =>
  fetch(`${running?.address}/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: running?.address ?? "" },
    body: JSON.stringify(body),
  });
const signIn = async (password: string) => (await post("sign-in/email", { email: account.email, password })).status;

function reset(...words: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ["dist/reset-password.mjs", ...words], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", DATA_DIR: folder },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}

const passwordIn = (output: string) => /: ([a-z0-9-]{23})/.exec(output)?.[1] ?? "";

test("an administrator can reset a password whether or not the instance is running", async () => {
  folder = readyFolder();
  running = await start(folder);
  expect((await post("sign-up/email", account)).status).toBe(200);
  const beside = await reset(account.email);
  expect(beside.code, beside.output).toBe(0);
  expect(await signIn(account.password)).toBe(401);
  expect(await signIn(passwordIn(beside.output))).toBe(200);
  expect((await reset("nobody@example.com")).output).toContain("There is no account");
  expect((await reset()).output).toContain("npm run reset-password -- ");

  await stopApplication(running);
  const stopped = await reset(account.username);
  expect(stopped.code, stopped.output).toBe(0);
  running = await start(folder);
  expect(await signIn(passwordIn(beside.output))).toBe(401);
  expect(await signIn(passwordIn(stopped.output))).toBe(200);
}, 120_000);
