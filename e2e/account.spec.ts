import { expect, expectAccessible, newAccount, test } from "./fixtures";

// What fades in has no readable contrast for a moment; without motion every state is complete at once.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("one signs up, out, and in again by username or email", async ({ page }) => {
  const account = newAccount();
  await page.goto("/");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Create an account" }).click();
  await expectAccessible(page);
  await page.getByLabel("Name", { exact: true }).fill(account.name);
  await page.getByLabel("Username").fill(account.username);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/documents");

  await page.getByRole("button", { name: `${account.name}, account` }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname === "/");

  await page.goto("/settings");
  await expect(page).toHaveURL(/\/auth\/sign-in\?next=%2Fsettings$/);
  await expectAccessible(page);
  await page.getByLabel("Email or username").fill(account.username);
  await page.getByLabel("Password").fill("wrong entirely");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Name or password is not right.")).toBeVisible();
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/settings");
});

test("an API key is shown once, works, and stops when it is revoked", async ({ signedIn: page, playwright, baseURL }) => {
  await page.goto("/settings");
  await expectAccessible(page);
  const form = page.locator("#keys");
  await form.getByLabel("Name").fill("Nightly backup");
  await form.getByRole("button", { name: "Create key" }).click();
  const key = await page.getByRole("textbox", { name: "Your new key" }).inputValue();
  await expectAccessible(page);
  await page.getByRole("button", { name: "I have copied it" }).click();
  await expect(page.getByText(key)).toHaveCount(0);

  const program = await playwright.request.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { "x-api-key": key },
  });
  expect((await program.get("/api/openapi/resumes")).status()).toBe(200);
  expect((await program.post("/api/openapi/resumes", { data: { name: "No" } })).status()).toBe(403);

  await form.getByRole("button", { name: "Revoke Nightly backup" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(page.getByText("No keys yet.")).toBeVisible();
  await expect.poll(async () => (await program.get("/api/openapi/resumes")).status()).toBe(401);
});

test("language and theme follow the person's choice", async ({ signedIn: page }) => {
  await page.goto("/settings");
  await page.getByLabel("Language").selectOption("de");
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.getByRole("radio", { name: "Dunkel" }).check({ force: true });
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expectAccessible(page);
});

test("the account is exported and deleted", async ({ signedIn: page, account }) => {
  await page.goto("/settings");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export everything" }).click();
  expect((await download).suggestedFilename()).toMatch(/^dossier-.*\.json$/);
  await page.getByRole("button", { name: "Delete account…" }).click();
  await expect(page.getByRole("button", { name: "Delete my account" })).toBeDisabled();
  await page.getByLabel(`Type ${account.username} to confirm`).fill(account.username);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto("/documents");
  await expect(page).toHaveURL(/\/auth\/sign-in/);
});
