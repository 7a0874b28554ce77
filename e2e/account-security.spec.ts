import type { Browser, Page } from "@playwright/test";
import { type Account, expect, expectAccessible, forgetSession, importResume, newAccount, test } from "./fixtures";
import { totp } from "./totp";

async function signIn(page: Page, { username, password }: Pick<Account, "username" | "password">) {
  await page.goto("/auth/sign-in");
  await page.getByLabel("Email or username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Another device of the person, signed in. */
async function otherDevice(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, account);
  await page.waitForURL("**/documents");
  return page;
}

test("a new username is checked while it is typed, and public addresses with the old one redirect", async ({
  signedIn: page,
  account,
  browser,
}) => {
  const id = await importResume(page);
  await page.request.put(`/api/openapi/resumes/${id}`, { data: { isPublic: true, slug: "designer" } });
  await page.goto("/settings#username");
  await page.getByRole("button", { name: "Change username" }).click();
  const field = page.getByLabel("New username");
  await field.fill("settings");
  await expect(page.getByText("This username is taken.")).toBeVisible();
  const present = `${account.username}-now`;
  await field.fill(present);
  await expect(page.getByText(`${present} is free`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Change username" }).click();
  await expect(page.getByText(`Your username is now ${present}.`)).toBeVisible();
  await expect(page.locator("#username")).toContainText(present);

  const visitor = await (await browser.newContext()).newPage();
  const [first] = await Promise.all([
    visitor.waitForResponse((response) => response.url().endsWith(`/${account.username}/designer`)),
    visitor.goto(`/${account.username}/designer`),
  ]);
  expect(first.status()).toBe(308);
  await expect(visitor).toHaveURL(new RegExp(`/${present}/designer$`));
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("David Kowalski");
});

test("a new password signs out other devices, and a single device can be signed out", async ({
  signedIn: page,
  account,
  browser,
  expectErrors,
}) => {
  expectErrors(400);
  const laptop = await otherDevice(browser, account);
  await page.goto("/settings#sessions");
  const devices = page.locator("#sessions");
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByRole("listitem").first()).toContainText("This device");
  await devices.getByRole("button", { name: /^Sign out Chrome/ }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await laptop.goto("/documents");
  await expect(laptop).toHaveURL(/\/auth\/sign-in/);

  const tablet = await otherDevice(browser, account);
  const form = page.locator("#password");
  await form.getByLabel("Current password").fill("not this one");
  await form.getByLabel("New password").fill("another long secret");
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(form.getByText("The password is incorrect.")).toBeVisible();
  await form.getByLabel("Current password").fill(account.password);
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed. Other devices were signed out.")).toBeVisible();
  await tablet.goto("/documents");
  await expect(tablet).toHaveURL(/\/auth\/sign-in/);
  await page.goto("/documents");
  await expect(page).toHaveURL(/\/documents$/);
});

test("recent activity lists events, including a failed sign-in", async ({ signedIn: page, account, browser, expectErrors }) => {
  expectErrors(401);
  const stranger = await (await browser.newContext()).newPage();
  await signIn(stranger, { ...account, password: "not this one" });
  await expect(stranger.getByText("The email, username or password is incorrect.")).toBeVisible();
  await otherDevice(browser, account);
  await page.goto("/settings#activity");
  const lines = page.locator("#activity").getByRole("listitem");
  await expect(lines).toHaveText([/^Signed in.*Chrome on Linux/, /^Failed sign-in/, /^Account created/]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(lines).toHaveCount(3);
  await expectAccessible(page);
});

test("a common password is rejected where it is chosen", async ({ page, expectErrors }) => {
  expectErrors(400);
  const account = newAccount();
  await page.goto("/auth/sign-up");
  await page.getByLabel("Name", { exact: true }).fill(account.name);
  await page.getByLabel("Username").fill(account.username);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill("Password123");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("This password is one of the most common")).toBeVisible();
  await page.getByLabel("Password").fill("Maren-Aldersund-1990");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("This password is your name or address.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/documents");
});

test("two-factor sign-in: on with an app, in by code and by backup code, off again", async ({
  signedIn: page,
  account,
  browser,
  expectErrors,
}) => {
  expectErrors(401);
  await page.goto("/settings#two-factor");
  const place = page.locator("#two-factor");
  const dialog = page.getByRole("dialog");
  await place.getByRole("button", { name: "Turn on" }).click();
  await dialog.getByLabel("Password").fill(account.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.getByText(/^[A-Z2-7 ]{20,}$/).textContent()) ?? "";
  await dialog.getByLabel("Code", { exact: true }).fill("000000");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByText("This code is incorrect.")).toBeVisible();
  const usedAt = Date.now();
  const used = totp(secret, usedAt);
  await dialog.getByLabel("Code", { exact: true }).fill(used);
  await dialog.getByRole("button", { name: "Turn on" }).click();
  const listed = dialog.getByRole("list", { name: "Your backup codes" }).getByRole("listitem");
  await expect(listed.first()).toBeVisible();
  const codes = await listed.allTextContents();
  expect(codes.length).toBeGreaterThanOrEqual(8);
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("dossier-backup-codes.txt");
  await dialog.getByRole("button", { name: "I've saved them" }).click();
  await expect(place.getByRole("button", { name: "Turn off" })).toBeVisible();

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await signIn(phone, account);
  // The code that turned it on is used up by that; the app's next one is taken a little early.
  await phone.getByLabel("Code from your authenticator app").fill(used);
  await phone.getByRole("button", { name: "Confirm" }).click();
  await expect(phone.getByText("This code was already used. Wait for the next one.")).toBeVisible();
  await phone.getByLabel("Code from your authenticator app").fill(totp(secret, usedAt + 30_000));
  await expectAccessible(phone);
  await phone.getByRole("button", { name: "Confirm" }).click();
  await phone.waitForURL("**/documents");

  const borrowed = await (await browser.newContext()).newPage();
  await signIn(borrowed, account);
  await borrowed.getByRole("button", { name: "Use a backup code" }).click();
  await borrowed.getByLabel("Backup code").fill(codes[0] ?? "");
  await borrowed.getByRole("button", { name: "Confirm" }).click();
  await borrowed.waitForURL("**/documents");

  await place.getByRole("button", { name: "Turn off" }).click();
  await dialog.getByLabel("Password").fill(account.password);
  await expect(dialog.getByLabel("Also revoke my API keys")).not.toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await expect(place.getByRole("button", { name: "Turn on" })).toBeVisible();
  // Other devices are signed out.
  await phone.goto("/documents");
  await expect(phone).toHaveURL(/\/auth\/sign-in/);
  await signIn(borrowed, account);
  await borrowed.waitForURL("**/documents");
});

test("a passkey is added, named, signs in without a password, and is removed", async ({ signedIn: page, expectErrors }) => {
  expectErrors(401);
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
  await page.goto("/settings#passkeys");
  const place = page.locator("#passkeys");
  await place.getByLabel("Passkey name").fill("Old laptop");
  await place.getByRole("button", { name: "Add a passkey" }).click();
  await place.getByRole("button", { name: "Rename Old laptop" }).click();
  await place.getByRole("listitem").getByLabel("Passkey name").fill("New laptop");
  await place.getByRole("button", { name: "Save" }).click();
  await expect(place.getByText("New laptop", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await forgetSession(page);
  await page.goto("/auth/sign-in?next=/settings/security");
  // A virtual key may respond to the browser's own prompt before the button is pressed.
  await expect(async () => {
    if (!page.url().endsWith("/settings/security"))
      await page.getByRole("button", { name: "Sign in with a passkey" }).click({ timeout: 1000 });
    await page.waitForURL("**/settings/security", { timeout: 4000 });
  }).toPass();
  await place.getByRole("button", { name: "Remove New laptop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(place.getByText("New laptop", { exact: true })).toHaveCount(0);

  await forgetSession(page);
  await page.goto("/auth/sign-in");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("This passkey is not registered here. Sign in another way.")).toBeVisible();
});

test("a session that ends while writing loses no text: signing in again in a dialog saves it", async ({
  signedIn: page,
  account,
  expectErrors,
}) => {
  expectErrors(401);
  const id = await importResume(page);
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: /^Experience Senior Game Developer/ }).click();
  await page.getByRole("button", { name: /^Senior Game Developer/ }).click();
  const company = page.getByLabel("Company");
  await company.fill("Before the end");
  await expect(page.locator("[data-save-status]")).toHaveAttribute("data-save-status", "saved");
  await page.context().clearCookies();
  await company.fill("Written without a session");

  const dialog = page.getByRole("dialog", { name: "Sign in to continue" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const name = dialog.getByLabel("Email or username");
  await name.fill(account.username);
  // Saving is tried again behind the dialog; what was typed into it stays.
  await page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.status() === 401);
  await expect(name).toHaveValue(account.username);
  await dialog.getByLabel("Password").fill(account.password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("[data-save-status]")).toHaveAttribute("data-save-status", "saved");
  await expect(company).toHaveValue("Written without a session");
  const stored = await (await page.request.get(`/api/openapi/resumes/${id}`)).json();
  expect(stored.data.sections.experience.items[0].company).toBe("Written without a session");
});
