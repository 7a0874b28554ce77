import { spawnSync } from "node:child_process";
import { afterAll, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { authCall } from "@/server/testing/auth-call";
import { startFakeSmtp } from "@/server/testing/fake-smtp";
import { call, ORIGIN, signUp, withInstance } from "@/server/testing/instance";
import { allow, exchange, newProgram, refresh, register } from "@/server/testing/program";

// A stolen copy of the database contains nothing that lets the thief act for anyone.

const smtp = await startFakeSmtp();
afterAll(smtp.stop);
withInstance({ SMTP_URL: smtp.url, SMTP_FROM: "Dossier <dossier@example.com>", APP_URL: ORIGIN });

const cookieIn = (cookies: string, name: string) => new RegExp(`${name}=([^;.]+)`).exec(cookies)?.[1] ?? "";

async function secretsOfEverything(): Promise<Record<string, string>> {
  const ada = await signUp();
  const { cookie } = ada;
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await call(method, path, { cookie, body });
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBe(200);
    return answer.body;
  };
  await authCall("POST", "request-password-reset", { body: { email: ada.email, redirectTo: "/auth/reset-password" } });
  const mail = await smtp.mailTo(ada.email, /Reset/);
  const handedOver = new URL((await send("POST", `/admin/people/${ada.userId}/reset-link`)).url).searchParams.get("token");
  const invitation = new URL((await send("POST", "/admin/invitations", {})).url).searchParams.get("invitation");

  const program = await newProgram();
  const code = (await allow(program, ada)).searchParams.get("code");
  const { body: tokens } = await exchange(program, code);
  const { body: renewed } = await refresh(program, tokens.refresh_token);
  const openCode = (await allow(program, ada)).searchParams.get("code");
  const { body: confidential } = await register({ token_endpoint_auth_method: "client_secret_post" });

  const resume = await send("POST", "/resumes", { name: "One", slug: "one" });
  await send("PUT", `/resumes/${resume}/password`, { password: "a-password-for-sharing" });
  const webhook = await send("POST", "/webhooks", { url: "https://example.com/hook" });
  await send("POST", "/ai-providers", {
    label: "Mine",
    provider: "openai",
    model: "gpt-5",
    apiKey: "sk-a-key-of-a-language-model",
  });
  await send("PUT", "/integrations/web-access", { provider: "exa", apiKey: "a-key-of-a-search-engine" });
  const feed = await send("PUT", "/calendar-feed");
  const enabled = await authCall("POST", "two-factor/enable", { cookie, body: { password: "correct horse" } });
  return {
    "session token": cookieIn(cookie, "session_token"),
    "cookie of a known browser": cookieIn(cookie, "dossier_device"),
    password: "correct horse",
    "API key": ada.key,
    "reset link": /reset-password\/([^?\s]+)/.exec(mail.text)?.[1] ?? "",
    "reset link that was handed over": handedOver ?? "",
    invitation: invitation ?? "",
    "used code": code ?? "",
    "open code": openCode ?? "",
    "access token": tokens.access_token,
    "rotated refresh token": tokens.refresh_token,
    "refresh token": renewed.refresh_token,
    "secret of a program": confidential.client_secret,
    "share password": "a-password-for-sharing",
    "webhook secret": webhook.secret,
    "key of a language model": "sk-a-key-of-a-language-model",
    "key of a search engine": "a-key-of-a-search-engine",
    "calendar feed": /calendars\/([\w-]+)/.exec(feed.url)?.[1] ?? "",
    "authenticator app": new URL(enabled.body.totpURI).searchParams.get("secret") ?? "",
    "backup code": enabled.body.backupCodes[0],
  };
}

test("no secret is in the database, or in its files, as it is", async () => {
  const secrets = await secretsOfEverything();
  for (const [name, secret] of Object.entries(secrets)) expect(secret?.length ?? 0, name).toBeGreaterThan(8);
  const found = (text: string) => Object.keys(secrets).filter((name) => text.includes(secrets[name] ?? ""));

  const tables = await database().$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public'`;
  expect(tables.length).toBeGreaterThan(40);
  for (const { name } of tables) {
    const rows = await database().$queryRawUnsafe<{ row: string }[]>(`select t::text as row from "${name}" t`);
    expect([name, found(rows.map(({ row }) => row).join("\n"))]).toEqual([name, []]);
  }

  // Also what was overwritten: pages and the write-ahead log keep it for a while.
  await database().$executeRawUnsafe("checkpoint");
  const [{ folder } = { folder: "" }] = await database().$queryRawUnsafe<{ folder: string }[]>(
    "select current_setting('data_directory') as folder",
  );
  const patterns = Object.values(secrets).join("\n");
  const scan = (text: string) => spawnSync("grep", ["-rhaoF", "-e", text, folder], { encoding: "utf8", maxBuffer: 1e8 }).stdout;
  // The scan finds what is stored as it is.
  expect(scan("example.com/hook")).toContain("example.com/hook");
  expect(found(scan(patterns))).toEqual([]);
}, 60_000);
