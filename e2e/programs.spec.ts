import { createHash, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { LANGUAGE_COOKIE } from "@/domain/languages";
import { expect, expectAccessible, forgetSession, test } from "./fixtures";
import { totp } from "./totp";

/** A program on this computer that waits for the browser to come back, as desktop programs do. */
let server: Server;
let callback: string;

test.beforeAll(async () => {
  server = createServer((_request, response) => {
    response
      .setHeader("content-type", "text/html")
      .end("<!doctype html><html lang=en><title>Editor</title><h1>Back in the editor</h1>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  callback = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const verifier = randomBytes(32).toString("base64url");

/** Registers a program and returns what the browser is to open. */
async function ask(page: Page, name: string, scope: string): Promise<{ clientId: string; address: string }> {
  const data = { client_name: name, redirect_uris: [callback], token_endpoint_auth_method: "none" };
  const response = await page.request.post("/api/auth/oauth2/register", { data });
  expect(response.status(), await response.text()).toBe(201);
  const { client_id: clientId } = (await response.json()) as { client_id: string };
  const query = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: callback,
    scope,
    state: "the-state",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  return { clientId, address: `/api/auth/oauth2/authorize?${query}` };
}

async function tokenOf(page: Page, clientId: string): Promise<string> {
  const form = { grant_type: "authorization_code", client_id: clientId, redirect_uri: callback, code_verifier: verifier };
  const code = new URL(page.url()).searchParams.get("code") ?? "";
  const response = await page.request.post("/api/auth/oauth2/token", { form: { ...form, code } });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { access_token: string }).access_token;
}

test("a signed-out user signs in, allows a program, and disconnects it later", async ({ signedIn: page, account, baseURL }) => {
  const { clientId, address } = await ask(page, "Harbour Editor", "openid email offline_access api:read api:write");
  await forgetSession(page);
  await page.goto(address);
  await expect(page).toHaveURL(/\/auth\/sign-in\?next=/);
  await page.getByLabel("Email or username").fill(account.username);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Connect “Harbour Editor”?" })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${account.email}.`)).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveText([
    "Read your documents, applications and career data",
    "Create and change documents, applications and career data",
    "See your email address",
  ]);
  await expect(page.getByText("It takes you back to: this computer.")).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: "test-results/consent.png" });
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByRole("heading", { name: "Back in the editor" })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("state")).toBe("the-state");

  const token = await tokenOf(page, clientId);
  const read = () => fetch(new URL("/api/openapi/resumes", baseURL), { headers: { authorization: `Bearer ${token}` } });
  expect((await read()).status).toBe(200);

  // The same program makes the same request again. Any program on this computer could claim to be it, so consent is needed again too.
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Connect “Harbour Editor”?" })).toBeVisible();

  await page.goto("/settings#programs");
  const section = page.locator("#programs");
  await expect(section).toContainText("Harbour Editor");
  await expect(section).toContainText("this computer");
  await expect(section).toContainText("last used");
  await expectAccessible(page);
  await section.scrollIntoViewIfNeeded();
  await page.screenshot({ path: "test-results/programs.png" });
  await section.getByRole("button", { name: "Disconnect Harbour Editor" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByText("Harbour Editor is disconnected.")).toBeVisible();
  await expect(section).toContainText("No programs are connected.");
  expect((await read()).status).toBe(401);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Connect “Harbour Editor”?" })).toBeVisible();
});

test("denying is as easy as allowing, with the keyboard, on a phone, in the dark and in German", async ({
  signedIn: page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: "de", url: baseURL ?? "" }]);
  const { address } = await ask(page, "Ein Programm mit einem recht langen Namen, das viel will", "openid profile");
  await page.goto(address);
  await expect(page.getByText("Alles in Ihrem Konto lesen, ändern und löschen")).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: "test-results/consent-phone.png" });
  await page.getByRole("button", { name: "Ablehnen" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Back in the editor" })).toBeVisible();
  const back = new URL(page.url()).searchParams;
  expect([back.get("error"), back.get("code")]).toEqual(["access_denied", null]);
});

test("a request that is not valid, and one that was changed, get nothing", async ({ signedIn: page, expectErrors }) => {
  const { address } = await ask(page, "Harbour Editor", "api:read");
  await page.goto(address.replace(encodeURIComponent(callback), encodeURIComponent("https://evil.example/")));
  await expect(page.getByRole("heading", { level: 1, name: "This program can't connect" })).toBeVisible();
  await expectAccessible(page);

  expectErrors(400);
  await page.goto(address);
  await expect(page.getByRole("button", { name: "Allow" })).toBeEnabled();
  await page.goto(page.url().replace("scope=api%3Aread", "scope=api%3Adelete"));
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByText("This request has expired.")).toBeVisible();
});

test("a user with a second factor comes from the code to the consent page", async ({ signedIn: page, account }) => {
  const enabled = await page.request.post("/api/auth/two-factor/enable", { data: { password: account.password } });
  const secret = new URL(((await enabled.json()) as { totpURI: string }).totpURI).searchParams.get("secret") ?? "";
  const now = Date.now();
  expect((await page.request.post("/api/auth/two-factor/verify-totp", { data: { code: totp(secret, now) } })).ok()).toBe(true);
  const { address } = await ask(page, "Harbour Editor", "api:read");
  await forgetSession(page);
  await page.goto(address);
  await page.getByLabel("Email or username").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByLabel("Code from your authenticator app").fill(totp(secret, now + 30_000));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Connect “Harbour Editor”?" })).toBeVisible();
});
