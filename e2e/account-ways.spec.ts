import pg from "pg";
import { runningPostgres } from "../server/platform/db/embedded-postgres";
import { type Application, freePort, makeDataFolder, removeDataFolder, startApplication } from "../server/testing/application";
import { type FakeOidc, startFakeOidc } from "../server/testing/fake-oidc";
import { type FakeSmtp, startFakeSmtp } from "../server/testing/fake-smtp";
import { expect, expectAccessible, forgetSession, newAccount, test } from "./fixtures";

// A separate instance with mail and an external sign-in provider; both servers are faked at the protocol level.
const folder = makeDataFolder("dossier-ways-");
const person = { sub: "42", email: "ida.strand@example.com", email_verified: true, name: "Ida Strand" };
let smtp: FakeSmtp;
let oidc: FakeOidc;
let instance: Application;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  address = `http://localhost:${port}`;
  smtp = await startFakeSmtp();
  oidc = await startFakeOidc(person, "dossier");
  instance = await startApplication({
    DATA_DIR: folder,
    PORT: String(port),
    APP_URL: address,
    SMTP_URL: smtp.url,
    SMTP_FROM: "Dossier <dossier@example.com>",
    OAUTH_PROVIDER_NAME: "Harbour ID",
    OAUTH_CLIENT_ID: "dossier",
    OAUTH_CLIENT_SECRET: "kept between us",
    OAUTH_DISCOVERY_URL: `${oidc.issuer}/.well-known/openid-configuration`,
  });
});

test.afterAll(async () => {
  instance.child.kill("SIGTERM");
  await instance.exited;
  await Promise.all([smtp.stop(), oidc.stop()]);
  removeDataFolder(folder);
});

test("an external provider signs in: first with a new account, then with the same one", async ({ page }) => {
  await page.goto(`${address}/auth/sign-in`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue with Harbour ID" }).click();
  await page.waitForURL(`${address}/documents`);
  await page.goto(`${address}/settings`);
  await expect(page.getByLabel("Name", { exact: true }).first()).toHaveValue("Ida Strand");
  await expect(page.locator("#username")).toContainText("ida.strand");
  await expectAccessible(page);
  await page.goto(`${address}/settings/security`);
  await expect(page.locator("#linked")).toContainText("your only way to sign in");
  await expectAccessible(page);
  const idOf = async () => (await (await page.request.get(`${address}/api/auth/get-session`)).json()).user.id;
  const first = await idOf();
  await forgetSession(page);
  await page.goto(`${address}/auth/sign-in?next=/settings`);
  await page.getByRole("button", { name: "Continue with Harbour ID" }).click();
  await page.waitForURL(`${address}/settings`);
  expect(await idOf()).toBe(first);
});

test("a forgotten password is reset by mail, and an address is confirmed by mail", async ({ page }) => {
  const account = newAccount();
  const signedUp = await page.request.post(`${address}/api/auth/sign-up/email`, { data: account, headers: { origin: address } });
  expect(signedUp.ok(), await signedUp.text()).toBe(true);
  const linkIn = (text: string) => /https?:\S+/.exec(text)?.[0] ?? "";
  await page.goto(`${address}/settings#email`);
  await expect(page.locator("#email")).toContainText("not confirmed");
  await page.goto(linkIn((await smtp.mailTo(account.email)).text));
  await page.goto(`${address}/settings#email`);
  await expect(page.locator("#email")).not.toContainText("not confirmed");

  await forgetSession(page);
  await page.goto(`${address}/auth/sign-in`);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email", { exact: true }).fill(account.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText(`If ${account.email} has an account`)).toBeVisible();
  await expectAccessible(page);
  const link = linkIn((await smtp.mailTo(account.email, /Reset your/)).text);
  await page.goto(link);
  await expect(page.getByLabel("Keep my API keys")).not.toBeChecked();
  await page.getByLabel("Password").fill("quite another secret");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("Password changed. Sign in with the new one.")).toBeVisible();
  await page.getByLabel("Email or username").fill(account.email);
  await page.getByLabel("Password").fill("quite another secret");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(`${address}/documents`);
  await smtp.mailTo(account.email, /password was changed/);
  await page.goto(link);
  await expect(page.getByText("This link has expired.")).toBeVisible();
});

/** Makes every session of the instance eleven minutes older. */
async function letTimePass() {
  const client = new pg.Client(runningPostgres(folder));
  await client.connect();
  await client.query(`update session set "createdAt" = "createdAt" - interval '11 minutes'`);
  await client.end();
}

test("some time after signing in, sensitive actions ask for confirmation and then continue", async ({ page, expectErrors }) => {
  expectErrors(401, 403);
  const account = newAccount();
  expect(
    (await page.request.post(`${address}/api/auth/sign-up/email`, { data: account, headers: { origin: address } })).ok(),
  ).toBe(true);
  await letTimePass();
  await page.goto(`${address}/settings/keys`);
  const keys = page.locator("#keys");
  await keys.getByRole("button", { name: "Create key" }).click();
  await keys.getByLabel("Name").fill("Nightly backup");
  await keys.getByRole("button", { name: "Create key" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(keys.getByText("Confirm with your password or passkey")).toBeVisible();
  await keys.getByRole("button", { name: "Create key" }).click();
  await dialog.getByLabel("Password").fill("not this one");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog.getByText("The password is incorrect.")).toBeVisible();
  await dialog.getByLabel("Password").fill(account.password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("textbox", { name: "Your new key" })).toHaveValue(/^dossier_/);
  await page.getByRole("button", { name: "I have copied it" }).click();

  // On top of the action's own dialog, which stays open.
  await letTimePass();
  await page.getByRole("link", { name: "Your data" }).click();
  await page.getByRole("button", { name: "Delete account…" }).click();
  await page.getByLabel(`Type ${account.username} to confirm`).fill(account.username);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await dialog.getByLabel("Password").fill(account.password);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto(`${address}/documents`);
  await expect(page).toHaveURL(/\/auth\/sign-in/);
});

test("a passkey confirms too, and leaves no second session behind", async ({ page, expectErrors }) => {
  expectErrors(403);
  const account = newAccount();
  expect(
    (await page.request.post(`${address}/api/auth/sign-up/email`, { data: account, headers: { origin: address } })).ok(),
  ).toBe(true);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${address}/settings/security`);
  const passkeys = page.locator("#passkeys");
  await passkeys.getByLabel("Passkey name").fill("Laptop");
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.getByText("Laptop", { exact: true })).toBeVisible();
  await letTimePass();
  await page.getByRole("link", { name: "API keys" }).click();
  const keys = page.locator("#keys");
  await keys.getByRole("button", { name: "Create key" }).click();
  await keys.getByLabel("Name").fill("Nightly backup");
  await keys.getByRole("button", { name: "Create key" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("textbox", { name: "Your new key" })).toHaveValue(/^dossier_/);
  await page.getByRole("button", { name: "I have copied it" }).click();
  await page.goto(`${address}/settings/security`);
  await expect(page.locator("#sessions").getByRole("listitem")).toHaveCount(1);
});

test("a person without a password confirms by signing in with the provider again", async ({ page, expectErrors }) => {
  expectErrors(403);
  await page.goto(`${address}/auth/sign-in`);
  await page.getByRole("button", { name: "Continue with Harbour ID" }).click();
  await page.waitForURL(`${address}/documents`);
  await letTimePass();
  await page.goto(`${address}/settings/keys`);
  const keys = page.locator("#keys");
  await keys.getByRole("button", { name: "Create key" }).click();
  await keys.getByLabel("Name").fill("Nightly backup");
  await keys.getByRole("button", { name: "Create key" }).click();
  await Promise.all([
    page.waitForResponse((response) => response.url().includes("/api/auth/callback/")),
    page.getByRole("dialog").getByRole("button", { name: "Sign in with Harbour ID again" }).click(),
  ]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await keys.getByRole("button", { name: "Create key" }).click();
  await keys.getByLabel("Name").fill("Nightly backup");
  await keys.getByRole("button", { name: "Create key" }).click();
  await expect(page.getByRole("textbox", { name: "Your new key" })).toHaveValue(/^dossier_/);
});

test("allowing a program some time after signing in needs to sign in again, on top of the page", async ({
  page,
  expectErrors,
}) => {
  expectErrors(403);
  const account = newAccount();
  const headers = { origin: address };
  expect((await page.request.post(`${address}/api/auth/sign-up/email`, { data: account, headers })).ok()).toBe(true);
  const program = "https://program.example/back";
  await page.route(`${program}**`, (route) => route.fulfill({ contentType: "text/html", body: "<h1>Back in the program</h1>" }));
  const data = { client_name: "Harbour", redirect_uris: [program], token_endpoint_auth_method: "none" };
  const registered = await page.request.post(`${address}/api/auth/oauth2/register`, { data });
  const query = new URLSearchParams({
    response_type: "code",
    client_id: ((await registered.json()) as { client_id: string }).client_id,
    redirect_uri: program,
    code_challenge: "x".repeat(43),
    code_challenge_method: "S256",
  });
  await letTimePass();
  await page.goto(`${address}/api/auth/oauth2/authorize?${query}`);
  await page.getByRole("button", { name: "Allow" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in to continue" });
  await expect(dialog.getByText("Allowing a program access needs a recent sign-in.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Email or username").fill(account.username);
  await dialog.getByLabel("Password").fill(account.password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Back in the program" })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("code")).toMatch(/^\w{32}$/);
});
