import type { Browser, Page } from "@playwright/test";
import { beforeNextSave, withoutNews } from "./another-writer";
import { closeOffline, expect, importResume, test } from "./fixtures";

// Two windows draw their pages on one machine.
test.setTimeout(120_000);

const status = (page: Page) => page.locator("[data-save-status]");
const isSaved = (page: Page) => expect(status(page)).toHaveAttribute("data-save-status", "saved");
const question = (page: Page) => page.getByRole("dialog", { name: "Changed in two places" });

/** Opens a resume with its first job lying open. */
async function openFirstJob(page: Page, id: string) {
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: /^Experience Senior Game Developer/ }).click();
  await page.getByRole("button", { name: /^Senior Game Developer/ }).click();
  await expect(page.getByLabel("Company")).toBeVisible();
}

async function storedJob(page: Page, id: string): Promise<Record<string, string>> {
  const resume = await (await page.request.get(`/api/openapi/resumes/${id}`)).json();
  return resume.data.sections.experience.items[0] ?? {};
}

/** The same person in another window. */
async function elsewhereOf(page: Page, browser: Browser): Promise<Page> {
  return (await browser.newContext({ storageState: await page.context().storageState() })).newPage();
}

test("two tabs that write in different fields concurrently both end with both texts, without a question", async ({
  signedIn: page,
  browser,
  expectErrors,
}) => {
  expectErrors(409);
  const id = await importResume(page);
  const other = await elsewhereOf(page, browser);
  for (const tab of [page, other]) await openFirstJob(tab, id);
  await page.getByLabel("Company").press("End");
  await other.getByLabel("Location").press("End");
  await Promise.all([
    page.getByLabel("Company").pressSequentially(" of the one tab", { delay: 60 }),
    other.getByLabel("Location").pressSequentially(" of the other tab", { delay: 60 }),
  ]);
  // The caret has not moved: the next keys continue where the last ones ended.
  await page.keyboard.type(", on", { delay: 20 });
  for (const tab of [page, other]) {
    await expect(tab.getByLabel("Company")).toHaveValue(/ of the one tab, on$/);
    await expect(tab.getByLabel("Location")).toHaveValue(/ of the other tab$/);
    await isSaved(tab);
    await expect(question(tab)).toBeHidden();
  }
  expect(await storedJob(page, id)).toMatchObject({
    company: expect.stringMatching(/ of the one tab, on$/),
    location: expect.stringMatching(/ of the other tab$/),
  });

  // Undo reverts what was written here, not what came from the other tab.
  await page.keyboard.press("Control+z");
  await expect(page.getByLabel("Location")).toHaveValue(/ of the other tab$/);
  await other.context().close();
});

test("only a field changed in two places needs a choice, with both texts, and the choice applies", async ({
  signedIn: page,
  expectErrors,
}) => {
  expectErrors("cut off", 409);
  const id = await importResume(page);
  await withoutNews(page);
  await openFirstJob(page, id);
  const place = "/sections/experience/items/0";
  const operations = [
    { op: "replace", path: `${place}/company`, value: "Company elsewhere" },
    { op: "replace", path: `${place}/location`, value: "Place elsewhere" },
    { op: "replace", path: "/basics/headline", value: "Headline elsewhere" },
  ];
  await beforeNextSave(page, `/api/openapi/resumes/${id}`, async () => {
    expect((await page.request.patch(`/api/openapi/resumes/${id}`, { data: { operations } })).ok()).toBe(true);
  });
  await page.getByLabel("Company").fill("Company here");
  await page.getByLabel("Location").fill("Place here");

  const dialog = question(page);
  await expect(dialog.getByRole("rowheader", { name: "Experience · Senior Game Developer · Company" })).toBeVisible();
  await expect(dialog.getByRole("rowheader")).toHaveCount(2);
  await expect(dialog.getByText("Headline elsewhere")).toBeHidden();
  // Keys typed into the text do not answer the question.
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();

  await dialog.getByRole("radio", { name: "Company here" }).check();
  await dialog.getByRole("radio", { name: "Place elsewhere" }).check();
  await dialog.getByRole("button", { name: "Apply choices" }).click();
  await expect(dialog).toBeHidden();
  await isSaved(page);
  await expect(page.getByLabel("Location")).toHaveValue("Place elsewhere");
  await expect.poll(() => storedJob(page, id)).toMatchObject({ company: "Company here", location: "Place elsewhere" });
  const stored = await (await page.request.get(`/api/openapi/resumes/${id}`)).json();
  expect(stored.data.basics.headline).toBe("Headline elsewhere");
});

test("text written offline in one tab is merged with what another saved in the meantime", async ({
  signedIn: page,
  browser,
  expectErrors,
}) => {
  expectErrors("offline", 409);
  const id = await importResume(page);
  const other = await elsewhereOf(page, browser);
  for (const tab of [page, other]) await openFirstJob(tab, id);
  await page.context().setOffline(true);
  await page.getByLabel("Company").fill("Written on a train");
  await expect(status(page)).toHaveText("Offline, kept on this device");
  await other.getByLabel("Location").fill("Written in the office");
  await isSaved(other);
  await expect.poll(async () => (await storedJob(other, id)).location).toBe("Written in the office");

  await page.context().setOffline(false);
  await expect(page.getByLabel("Location")).toHaveValue("Written in the office");
  await expect(page.getByLabel("Company")).toHaveValue("Written on a train");
  await isSaved(page);
  await expect(question(page)).toBeHidden();
  await expect(other.getByLabel("Company")).toHaveValue("Written on a train");
  await other.context().close();
});

test("text that a closed tab left on the device is merged on opening with later saves", async ({
  signedIn: page,
  context,
  expectErrors,
}) => {
  expectErrors("offline", 409);
  const id = await importResume(page);
  await openFirstJob(page, id);
  await context.setOffline(true);
  await page.getByLabel("Company").fill("Left on the device");
  await expect(status(page)).toHaveText("Offline, kept on this device");
  await closeOffline(page);
  const again = await context.newPage();
  const operations = [{ op: "replace", path: "/sections/experience/items/0/location", value: "Saved since" }];
  expect((await again.request.patch(`/api/openapi/resumes/${id}`, { data: { operations } })).ok()).toBe(true);
  await openFirstJob(again, id);
  await expect(again.getByLabel("Company")).toHaveValue("Left on the device");
  await expect(again.getByLabel("Location")).toHaveValue("Saved since");
  await expect.poll(() => storedJob(again, id)).toMatchObject({ company: "Left on the device", location: "Saved since" });
  await expect(question(again)).toBeHidden();
});

test("two tabs of a letter: different parts are merged, the same part needs a choice", async ({
  signedIn: page,
  context,
  expectErrors,
}) => {
  expectErrors("cut off", 409);
  const made = await page.request.post("/api/openapi/cover-letters", {
    data: { name: "Application", layout: "structured", recipientCompany: "Halden", recipientName: "" },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  const read = async () => (await page.request.get(`/api/openapi/cover-letters/${id}`)).json();
  const other = await context.newPage();
  const company = (tab: Page) => tab.getByLabel("Company", { exact: true });
  const openRecipient = (tab: Page) => tab.getByRole("button", { name: /^Recipient/ }).click();
  const person = (tab: Page) => tab.getByLabel("Name", { exact: true });
  for (const tab of [page, other]) {
    await tab.goto(`/letters/${id}`);
    await openRecipient(tab);
    await expect(company(tab)).toHaveValue("Halden");
  }
  await company(page).fill("Halden Transit");
  await isSaved(page);
  await person(other).fill("Ms Okafor");
  await expect(company(other)).toHaveValue("Halden Transit");
  await isSaved(other);
  await expect(question(other)).toBeHidden();
  expect(await read()).toMatchObject({ recipientCompany: "Halden Transit", recipientName: "Ms Okafor" });

  await withoutNews(other);
  await other.reload();
  await openRecipient(other);
  await expect(company(other)).toHaveValue("Halden Transit");
  await beforeNextSave(other, `/api/openapi/cover-letters/${id}`, async () => {
    const { revision } = (await read()) as { revision: number };
    const change = { expectedRevision: revision, recipientCompany: "Company elsewhere" };
    expect((await page.request.patch(`/api/openapi/cover-letters/${id}`, { data: change })).ok()).toBe(true);
  });
  await company(other).fill("Company here");
  await expect(question(other).getByRole("cell", { name: "Company elsewhere" })).toBeVisible();
  await question(other).getByRole("button", { name: "Use saved text" }).click();
  await expect(company(other)).toHaveValue("Company elsewhere");
  await isSaved(other);
});
