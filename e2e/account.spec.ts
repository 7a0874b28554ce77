import { readFileSync } from "node:fs";
import { choose, expect, expectAccessible, forgetSession, importResume, newAccount, test } from "./fixtures";

test("a person signs up, signs out, and signs in again with username or email", async ({ page, expectErrors }) => {
  expectErrors(401);
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
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("The email, username or password is incorrect.")).toBeVisible();
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/settings");
});

test("where the server cannot be reached, signing in and out says so, and works once it can be", async ({
  page,
  account,
  expectErrors,
}) => {
  expectErrors("offline", "cut off");
  await page.request.post("/api/auth/sign-up/email", { data: account });
  await forgetSession(page);
  await page.goto("/auth/sign-in");
  await page.getByLabel("Email or username").fill(account.username);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  const signIn = page.getByRole("button", { name: "Sign in", exact: true });
  await page.context().setOffline(true);
  await signIn.click();
  await expect(page.getByText("The server is unreachable.")).toBeVisible();
  await page.context().setOffline(false);
  await signIn.click();
  await page.waitForURL("**/documents");
  await page.route("**/api/auth/sign-out", (route) => route.abort());
  await page.getByRole("button", { name: `${account.name}, account` }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByText("The server is unreachable.")).toBeVisible();
  await expect(page).toHaveURL(/documents$/);
});

test("an API key is shown once, works, and stops when it is revoked", async ({ signedIn: page, playwright, baseURL }) => {
  await page.goto("/settings/keys");
  await expectAccessible(page);
  const form = page.locator("#keys");
  await form.getByRole("button", { name: "Create key" }).click();
  await expect(form.getByLabel("Name")).toBeFocused();
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
  await expect(form.getByText("Nightly backup")).toHaveCount(0);
  await expect.poll(async () => (await program.get("/api/openapi/resumes")).status()).toBe(401);
});

test("the settings show how much storage the account's files take", async ({ signedIn: page }) => {
  const file = { name: "letter.bin", mimeType: "application/octet-stream", buffer: Buffer.alloc(1.5 * 1024 * 1024, "a") };
  expect((await page.request.post("/api/openapi/files", { multipart: { file } })).status()).toBe(200);
  await page.goto("/settings#storage");
  const storage = page.locator("#storage");
  await expect(storage).toContainText("1.5 MB of 1,024 MB used");
  await expect(storage.getByRole("meter")).toHaveJSProperty("value", 1.5 * 1024 * 1024);
  await expectAccessible(page);
});

test("language and theme follow the person's choice", async ({ signedIn: page }) => {
  await page.goto("/settings/preferences");
  await page.getByLabel("Language").selectOption("de");
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await choose(page, "radio", { name: "Dunkel" });
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expectAccessible(page);
});

test("an export is imported into another account: its contents, failures, and equal documents", async ({
  signedIn: page,
  browser,
  expectErrors,
}) => {
  expectErrors(400);
  const id = await importResume(page);
  await page.request.put(`/api/openapi/resumes/${id}`, { data: { name: "For the harbour", tags: ["sea"] } });
  const letter = {
    name: "To the harbour",
    recipient: "<p>Harbour Office</p>",
    content: "<p>Good day.</p>",
    letterDate: "2026-11-20",
  };
  expect((await page.request.post("/api/openapi/cover-letters", { data: { ...letter, resumeId: id } })).ok()).toBe(true);
  const post = async (path: string, data: object) => (await page.request.post(`/api/openapi${path}`, { data })).json();
  const job = { company: "Northpine", role: "Designer", status: "applied", stageEnteredAt: "2026-11-02", resumeId: id };
  const application = await post("/applications", job);
  await post(`/applications/${application}/notes`, { text: "They called.", date: "2026-11-05" });
  await post(`/applications/${application}/interviews`, {
    at: "2026-12-03T10:00:00Z",
    kind: "onsite",
    timezone: "Europe/Berlin",
  });
  const source = { kind: "manual", id: "town", quote: "" };
  await post("/career/facts", { applicationId: application, text: "Knows the town.", category: "experience", source });
  await page.goto("/settings#export");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as JSON" }).click();
  expect((await download).suggestedFilename()).toMatch(/^dossier-.*\.json$/);
  // The sample is of an earlier version, whose letter section has become a letter.
  await expect(page.getByText(/Exported \d/)).toHaveText(/Exported 4 documents and applications, [\d.]+ kB/);
  const exported = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  const broken = { ...exported.resumes[0], name: "Broken one", data: { basics: 1 } };
  const file = JSON.stringify({ ...exported, resumes: [...exported.resumes, broken] });

  const other = await (await browser.newContext()).newPage();
  expect((await other.request.post("/api/auth/sign-up/email", { data: newAccount() })).ok()).toBe(true);
  await other.goto("/settings#import");
  const place = other.locator("#import");
  const choose = (name: string, text: string) =>
    place.locator("input[type=file]").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  await choose("shopping.json", "[]");
  await expect(place.getByText("shopping.json is not an account export.")).toBeVisible();
  await choose("export.json", file);
  await expect(place.getByRole("listitem")).toHaveText(["2 resumes", "2 letters", "1 application", /^Career data/]);
  await expectAccessible(other);
  await place.getByRole("button", { name: "Import all" }).click();
  await expect(place.getByText("4 documents and applications were imported.")).toBeVisible();
  await expect(place.getByText("1 entry of your career data was added.")).toBeVisible();
  await expect(place.getByRole("listitem")).toHaveText([/^Broken one: /]);
  await expectAccessible(other);

  const everything = await (await other.request.get("/api/openapi/auth/account/export")).json();
  const own = ({ name, tags, data }: Record<string, unknown>) => ({ name, tags, data });
  expect(everything.resumes.map(own)).toEqual(exported.resumes.map(own));
  const text = ({ name, recipient, content, letterDate, style }: Record<string, unknown>) => ({
    name,
    recipient,
    content,
    letterDate,
    style,
  });
  expect(everything.coverLetters.map(text)).toEqual(exported.coverLetters.map(text));
  const [here] = everything.applications;
  expect(here).toMatchObject({ company: "Northpine", status: "applied", appliedAt: exported.applications[0].appliedAt });
  const entry = ({ type, at, stage, text: message, kind }: Record<string, unknown>) => ({ type, at, stage, said: message, kind });
  expect(here.activity.map(entry)).toEqual(exported.applications[0].activity.map(entry));
  expect(everything.career.facts).toMatchObject([{ text: "Knows the town.", applicationId: here.id }]);
});

test("without mail the sign-in page names who can reset a password", async ({ page }) => {
  await page.goto("/auth/sign-in");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByText("This server doesn't send email.")).toBeVisible();
  await expect(page.getByText("npm run reset-password -- name@example.com")).toBeVisible();
  await expectAccessible(page);
});

test("the account is deleted after typing its name", async ({ signedIn: page, account }) => {
  await page.goto("/settings/data");
  await page.getByRole("button", { name: "Delete account…" }).click();
  await expect(page.getByRole("button", { name: "Delete my account" })).toBeDisabled();
  await page.getByLabel(`Type ${account.username} to confirm`).fill(account.username);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto("/documents");
  await expect(page).toHaveURL(/\/auth\/sign-in/);
});

test("lengths on the page are shown and typed in the chosen unit, and stored in points", async ({ signedIn: page }) => {
  const id = await importResume(page);
  await page.goto("/settings/preferences");
  // The unit of the browser's region, which the server does not know.
  await expect(page.getByRole("radio", { name: "Inches" })).toBeChecked();
  await choose(page, "radio", { name: "Millimeters" });
  await page.goto(`/resumes/${id}`);
  const margin = page.getByRole("spinbutton", { name: "Side margins" });
  await expect(margin).toHaveValue("5.6");
  await margin.fill("20");
  await expect(page.locator("[data-save-status=saved]")).toBeVisible();
  const marginX = async () => (await (await page.request.get(`/api/openapi/resumes/${id}`)).json()).data.metadata.page.marginX;
  await expect.poll(marginX).toBe(56.69);
});
