import type { Browser, Page } from "@playwright/test";
import { LANGUAGE_COOKIE } from "@/domain/languages";
import { setUpCode } from "@/server/accounts/sign-ups/set-up-code";
import { type Account, expect, expectAccessible, forgetSession, newAccount, test } from "./fixtures";
import { STORY_SECRET } from "./story-secret";

/** The operator of the instance that the stories use, who knows its set-up code. */
const OPERATOR: Account = {
  name: "Olive Operator",
  email: "operator@example.com",
  username: "operator",
  password: "a long enough secret",
};

const signUp = (page: Page, account: Account) => page.request.post("/api/auth/sign-up/email", { data: account });

/** Signs the operator in; another run may have made the account. */
async function asOperator(page: Page) {
  const setupCode = setUpCode(STORY_SECRET);
  if ((await page.request.post("/api/auth/sign-up/email", { data: { ...OPERATOR, setupCode } })).ok()) return;
  const { email, password } = OPERATOR;
  const response = await page.request.post("/api/auth/sign-in/email", { data: { email, password } });
  expect(response.ok(), await response.text()).toBe(true);
}

/** A person in a separate browser. */
async function elsewhere(browser: Browser, account: Account | null): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  if (account) expect((await signUp(page, account)).ok()).toBe(true);
  return page;
}

const lineOf = (page: Page, { email }: Account) => page.getByRole("listitem").filter({ hasText: email });

async function choose(page: Page, person: Account, action: string) {
  await lineOf(page, person)
    .getByRole("button", { name: `Actions for ${person.name}` })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("an administrator finds a person, disables and enables them, gives them a new password, and deletes them", async ({
  page,
  browser,
  expectErrors,
}) => {
  expectErrors(401, 403);
  const person = newAccount();
  const theirs = await elsewhere(browser, person);
  await asOperator(page);
  await page.goto("/documents");
  await page.getByRole("button", { name: "Olive Operator, account" }).click();
  await page.getByRole("menuitem", { name: "Administration" }).click();
  await expect(page.getByRole("heading", { name: "People" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search by name" }).fill(person.username);
  await expect(page.getByRole("status").filter({ hasText: "1 account" })).toBeVisible();
  await expect(lineOf(page, person)).toContainText("0 resumes");
  await expectAccessible(page);

  await choose(page, person, "Disable…");
  const dialog = page.getByRole("dialog", { name: `Disable ${person.name}?` });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Disable" }).click();
  await expect(lineOf(page, person).getByText("Disabled")).toBeVisible();
  expect((await theirs.request.get("/api/openapi/documents")).status()).toBe(401);
  await theirs.goto("/auth/sign-in");
  await theirs.getByLabel("Email or username").fill(person.email);
  await theirs.getByRole("textbox", { name: "Password" }).fill(person.password);
  await theirs.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(theirs.getByText("This account is disabled.")).toBeVisible();
  await choose(page, person, "Enable");
  await expect(lineOf(page, person).getByText("Disabled")).toBeHidden();

  await choose(page, person, "Make a reset link…");
  await page.getByRole("button", { name: "Make link" }).click();
  const link = await page.getByRole("textbox", { name: `Reset link for ${person.name}` }).inputValue();
  await page.getByRole("button", { name: "I have copied it" }).click();
  await theirs.goto(link);
  await theirs.getByRole("textbox", { name: "Password" }).fill("quite another secret");
  await theirs.getByRole("button", { name: "Save password" }).click();
  await expect(theirs).toHaveURL(/sign-in\?reset/);

  await choose(page, person, "Delete…");
  const deletion = page.getByRole("dialog", { name: `Delete ${person.name}?` });
  await expect(deletion.getByRole("button", { name: "Delete account" })).toBeDisabled();
  const download = page.waitForEvent("download");
  await deletion.getByRole("button", { name: "Export account" }).click();
  expect((await download).suggestedFilename()).toBe(`${person.email}.zip`);
  await deletion.getByRole("textbox").fill(person.email);
  await deletion.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByText("No account matches.")).toBeVisible();

  await page.getByRole("link", { name: "Log" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: `Deleted ${person.email}` })).toContainText(`by ${OPERATOR.email}`);
  await expectAccessible(page);
  await theirs.context().close();
});

test("an invited person signs up where others cannot, once", async ({ page, browser }) => {
  await asOperator(page);
  await page.goto("/admin/settings");
  // Stories beside this one sign up with addresses of this domain.
  await page.getByRole("radio", { name: /With an address of certain domains/ }).check();
  await page.getByRole("textbox", { name: "Domains" }).fill("example.com");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Invitations" }).click();
  await page.getByRole("button", { name: "Create invitation" }).click();
  const link = await page.getByRole("textbox", { name: "Invitation created" }).inputValue();
  await page.getByRole("button", { name: "I have copied it" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Open" }).first()).toBeVisible();
  await expectAccessible(page);

  const guest = { ...newAccount(), email: `guest.${Date.now()}@example.net` };
  const theirs = await elsewhere(browser, null);
  await theirs.goto(link);
  await theirs.getByLabel("Name", { exact: true }).fill(guest.name);
  await theirs.getByLabel("Username").fill(guest.username);
  await theirs.getByLabel("Email").fill(guest.email);
  await theirs.getByRole("textbox", { name: "Password" }).fill(guest.password);
  await theirs.getByRole("button", { name: "Create account" }).click();
  await expect(theirs).toHaveURL(/\/documents/);
  await forgetSession(theirs);
  await theirs.goto(link);
  await expect(theirs.getByText("This invitation was used already.")).toBeVisible();

  await page.goto("/admin/settings");
  await page.getByRole("radio", { name: /Open to everybody/ }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await theirs.context().close();
});

test("the instance shows its health and checks its storage and address, also in German on a phone", async ({ page, baseURL }) => {
  await asOperator(page);
  await page.goto("/admin/instance");
  await expect(page.getByText("Everything works")).toBeVisible();
  await page.getByRole("button", { name: "Test storage" }).click();
  await expect(page.getByText("Written, read and deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Check address" }).click();
  await expect(page.getByText("No problems found.")).toBeVisible();
  await expectAccessible(page);

  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: "de", url: baseURL ?? "" }]);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/admin", "/admin/instance", "/admin/settings", "/admin/invitations", "/admin/texts", "/admin/log"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Administration", level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

test("a better text is suggested where the language is chosen, and an administrator reads and deletes it", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newAccount();
  const theirs = await elsewhere(browser, person);
  await theirs.context().addCookies([{ name: LANGUAGE_COOKIE, value: "de", url: baseURL ?? "" }]);
  await theirs.goto("/settings/preferences");
  await expect(theirs.getByText("Diese Übersetzung hat noch niemand gelesen")).toBeVisible();
  await theirs.getByRole("button", { name: "Besseren Text vorschlagen" }).click();
  const dialog = theirs.getByRole("dialog", { name: "Besseren Text vorschlagen" });
  await dialog.getByRole("searchbox", { name: "Wörter aus dem Text" }).fill("gültig bis");
  await dialog.getByRole("button").filter({ hasText: "{date}" }).first().click();
  const better = dialog.getByRole("textbox", { name: "Besserer Text" });
  await better.fill(`Gilt noch eine Weile (${person.username})`);
  await dialog.getByRole("button", { name: "Senden" }).click();
  await expect(dialog.getByText("Lassen Sie {date} stehen.")).toBeVisible();
  await expectAccessible(theirs);
  await better.fill(`Gilt bis {date} (${person.username})`);
  await dialog.getByRole("button", { name: "Senden" }).click();
  await expect(dialog).toBeHidden();

  await asOperator(page);
  await page.goto("/admin/texts");
  const line = page.getByRole("listitem").filter({ hasText: person.username });
  await expect(line).toContainText("Deutsch");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  expect((await saved).suggestedFilename()).toBe("dossier-texts.json");
  await expectAccessible(page);
  await line.getByRole("button", { name: "Delete the suggestion" }).click();
  await expect(line).toBeHidden();
});

test("for others there is no administration", async ({ signedIn: page, account, expectErrors }) => {
  expectErrors(404);
  await page.goto("/documents");
  await page.getByRole("button", { name: `${account.name}, account` }).click();
  await expect(page.getByRole("menuitem", { name: "Settings" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Administration" })).toBeHidden();
  await page.goto("/admin/log");
  await expect(page.getByRole("heading", { name: "Administration" })).toBeHidden();
  expect((await page.request.get("/api/openapi/admin/people")).status()).toBe(403);
});
