import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { choose, closeOffline, expect, expectAccessible, importResume, test } from "./fixtures";

const status = (page: Page) => page.locator("[data-save-status]");
const paper = (page: Page) => page.locator(".page-preview-surface");
const saved = (page: Page) => expect(status(page)).toHaveAttribute("data-save-status", "saved");
const text = (page: Page) => page.getByRole("textbox", { name: "Text of the letter" });

type Stored = {
  name: string;
  content: string;
  revision: number;
  designLinked: boolean;
  senderLinked: boolean;
  style: { metadata: { template: string }; basics: { name: string } };
};

const stored = async (page: Page, id: string): Promise<Stored> =>
  (await page.request.get(`/api/openapi/cover-letters/${id}`)).json();

async function newLetter(page: Page, body: Record<string, unknown> = {}): Promise<string> {
  const response = await page.request.post("/api/openapi/cover-letters", { data: { name: "Letter to Northpine", ...body } });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()).id;
}

/** Changes the letter like a program or another device. */
async function changeElsewhere(page: Page, id: string, change: Record<string, unknown>) {
  const data = { expectedRevision: (await stored(page, id)).revision, ...change };
  const response = await page.request.patch(`/api/openapi/cover-letters/${id}`, { data });
  expect(response.ok(), await response.text()).toBe(true);
}

test("a letter is written from a resume, in the document's language, and its files contain the text", async ({
  signedIn: page,
}) => {
  const resumeId = await importResume(page);
  const german = [{ op: "replace", path: "/metadata/page/locale", value: "de-DE" }];
  await page.request.patch(`/api/openapi/resumes/${resumeId}`, { data: { operations: german } });
  await page.goto(`/resumes/${resumeId}`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Write a letter with this resume" }).click();
  await page.waitForURL(/\/letters\//);
  await expect(paper(page)).toContainText("Sehr geehrte Damen und Herren,");
  await expect(paper(page)).toContainText("David Kowalski");

  await page.getByRole("button", { name: /^Recipient/ }).click();
  await page.getByLabel("Name", { exact: true }).fill("Dr. Kim Harbour");
  await page.getByLabel("Company").fill("Northpine");
  await page.getByLabel("Date").fill("2026-03-01");
  await expect(page.getByText("Prints as 1. März 2026")).toBeVisible();
  await text(page).fill("I read your posting twice.");
  await expect(page.getByText("5 words")).toBeVisible();
  for (const line of ["Dr. Kim Harbour", "Northpine", "1. März 2026", "Guten Tag Dr. Harbour,", "I read your posting twice."])
    await expect(paper(page)).toContainText(line);
  await expectAccessible(page);

  // Closed, the line says what is printed; a click on the page leads to the field in it.
  const line = page.getByRole("button", { name: /^Recipient/ });
  await line.click();
  await expect(line).toContainText("Dr. Kim Harbour · Northpine · 1. März 2026");
  await paper(page).locator("[data-field='/recipientCompany']").first().click();
  await expect(page.getByLabel("Company")).toBeFocused();

  await page.getByRole("radiogroup", { name: "Greeting" }).getByText("Own text").click();
  await page.getByRole("textbox", { name: "Your greeting" }).fill("Hallo Kim,");
  await expect(paper(page)).toContainText("Hallo Kim,");
  await page.getByRole("radiogroup", { name: "Sign-off" }).getByText("None").click();
  await expect(paper(page)).not.toContainText("Mit freundlichen Grüßen");

  // Another layout has the same text, and nothing is lost when switching back.
  await page.getByRole("radiogroup", { name: "Layout" }).getByText("Freeform").click();
  await expect(page.getByRole("textbox", { name: "Recipient block" })).toContainText("Northpine");
  await expect(paper(page)).toContainText("1. März 2026");
  await expectAccessible(page);
  await page.getByRole("radiogroup", { name: "Layout" }).getByText("Structured").click();
  await expect(page.getByLabel("Company")).toHaveValue("Northpine");
  await expect(page.getByRole("textbox", { name: "Your greeting" })).toContainText("Hallo Kim,");

  await text(page).press("End");
  await text(page).pressSequentially(" Once for the work.");
  const file = async (format: string) => {
    await page.getByRole("button", { name: "Other formats" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: format, exact: true }).click();
    return readFile(await (await download).path());
  };
  // One that the server makes of what was typed last, and one that is made here; the others: letter-formats.test.ts.
  expect(JSON.parse((await file("JSON, for importing again")).toString())).toMatchObject({
    recipientCompany: "Northpine",
    signOff: "",
    content: expect.stringContaining("Once for the work."),
  });
  expect((await file("Plain text")).toString()).toContain("I read your posting twice. Once for the work.");
});

test("no character is lost: without a network, through a reload, and with undo over all of it", async ({
  signedIn: page,
  context,
  expectErrors,
}) => {
  // What was on its way when the page was loaded again may arrive before what is brought back, which then is merged.
  expectErrors("offline", 409);
  const id = await newLetter(page);
  await page.goto(`/letters/${id}`);
  await text(page).fill("Typed before the tunnel.");
  await saved(page);
  await expect(status(page)).toHaveText(/Saved \d\d:\d\d:\d\d/);

  await context.setOffline(true);
  await text(page).press("End");
  await text(page).pressSequentially(" Typed in the tunnel.");
  await expect(status(page)).toHaveText("Offline, kept on this device");
  await closeOffline(page);

  const again = await context.newPage();
  expect((await stored(again, id)).content).not.toContain("in the tunnel");
  await again.goto(`/letters/${id}`);
  await expect(again.getByText("Restored the changes kept on this device")).toBeVisible();
  await expect(text(again)).toHaveText("Typed before the tunnel. Typed in the tunnel.");
  await expect.poll(async () => (await stored(again, id)).content).toContain("Typed in the tunnel.");

  // In the middle of a word: what is on the way must arrive, or be brought back.
  await text(again).press("End");
  await text(again).pressSequentially(" And one mo");
  await again.reload();
  await expect(text(again)).toHaveText("Typed before the tunnel. Typed in the tunnel. And one mo");
  await saved(again);

  await again.getByRole("button", { name: /^Recipient/ }).click();
  await again.getByLabel("Company").fill("Northpine");
  await again.getByRole("tab", { name: "Design" }).click();
  await choose(again, "radio", { name: "Letter" });
  await again.keyboard.press("Control+z");
  await expect(again.getByRole("radio", { name: "A4" })).toBeChecked();
  await again.keyboard.press("Control+z");
  await again.getByRole("tab", { name: "Write" }).click();
  await expect(again.getByLabel("Company")).toHaveValue("");
  await expect(again.getByRole("button", { name: /^Redo: / })).toBeEnabled();
});

test("two tabs never overwrite each other: an idle one updates, a conflict asks", async ({ signedIn: page, expectErrors }) => {
  expectErrors(409);
  const resumeId = await importResume(page);
  const id = await newLetter(page, { resumeId, content: "<p>First words.</p>" });
  await page.goto(`/letters/${id}`);
  await expect(text(page)).toHaveText("First words.");

  // Quiet: the change appears by itself, and a change of the resume the letter follows does as well.
  await changeElsewhere(page, id, { content: "<p>Written by a program.</p>" });
  const operations = [{ op: "replace", path: "/basics/name", value: "Maren Aldersund" }];
  await page.request.patch(`/api/openapi/resumes/${resumeId}`, { data: { operations } });
  await expect(text(page)).toHaveText("Written by a program.", { timeout: 25_000 });
  await expect(paper(page)).toContainText("Maren Aldersund", { timeout: 25_000 });
  await expect(page.getByRole("dialog")).toBeHidden();

  // A new name is no conflict with what is being typed.
  const named = { type: "letter", id, name: "Renamed elsewhere" };
  expect((await page.request.post("/api/openapi/documents/rename", { data: named })).ok()).toBe(true);
  await text(page).fill("Mine.");
  await saved(page);
  expect(await stored(page, id)).toMatchObject({ name: "Renamed elsewhere", content: "<p>Mine.</p>" });

  // Other words are: both sides are shown, and keeping both creates a separate letter.
  await changeElsewhere(page, id, { content: "<p>Theirs.</p>" });
  await text(page).fill("Mine, kept as a copy.");
  const dialog = page.getByRole("dialog", { name: "Changed in two places" });
  await expect(dialog.getByRole("cell", { name: "Mine, kept as a copy." })).toBeVisible();
  await expect(dialog.getByRole("cell", { name: "Theirs." })).toBeVisible();
  await expectAccessible(page);
  expect((await stored(page, id)).content).toBe("<p>Theirs.</p>");
  await dialog.getByRole("button", { name: "Keep both, mine as a copy" }).click();
  await expect(text(page)).toHaveText("Theirs.");
  await page.getByRole("button", { name: "Open it" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/letters/") && !url.pathname.endsWith(id));
  await expect(text(page)).toHaveText("Mine, kept as a copy.");
  await expect(paper(page)).toContainText("Maren Aldersund");
});

test("sender and design follow the resume until they are unlinked, and follow again", async ({ signedIn: page }) => {
  const resumeId = await importResume(page);
  const id = await newLetter(page, { resumeId });
  const before = (await stored(page, id)).style.metadata.template;
  await page.goto(`/letters/${id}`);
  await page.getByRole("button", { name: /^Sender/ }).click();
  await expect(page.getByRole("link", { name: "Edit in resume" })).toHaveAttribute("href", `/resumes/${resumeId}`);
  await page.getByRole("button", { name: "Unlink" }).click();
  await page.getByLabel("Headline").fill("Designer of timetables");
  await expect(paper(page)).toContainText("Designer of timetables");
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Design" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Unlink" }).click();
  await choose(page, "radio", { name: "Bronzor" });
  await saved(page);
  await expectAccessible(page);
  await expect.poll(async () => (await stored(page, id)).style.metadata.template).toBe("bronzor");
  expect(await stored(page, id)).toMatchObject({ designLinked: false, senderLinked: false });
  const resume = await (await page.request.get(`/api/openapi/resumes/${resumeId}`)).json();
  expect(resume.data.metadata.template).toBe(before);

  await page.getByRole("button", { name: "Link to resume", exact: true }).click();
  await page.getByRole("menuitemradio", { name: "David Kowalski" }).click();
  await expect(page.getByText("The design comes from David Kowalski.")).toBeVisible();
  await expect.poll(async () => (await stored(page, id)).designLinked).toBe(true);
  expect((await stored(page, id)).style.metadata.template).toBe(before);
  await page.getByRole("button", { name: "Undo: link to resume" }).click();
  await expect(page.getByRole("radio", { name: "Bronzor" })).toBeChecked();
  await expect.poll(async () => (await stored(page, id)).style.metadata.template).toBe("bronzor");
});

test("a letter is versioned, restored, copied, locked, trashed and restored, also on a phone", async ({ signedIn: page }) => {
  const id = await newLetter(page, { content: "<p>The first draft.</p>" });
  await page.goto(`/letters/${id}`);
  await page.getByRole("tab", { name: "Versions" }).click();
  await page.getByRole("button", { name: "Save a named version" }).click();
  await page.getByLabel("Version name").fill("First draft");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const versions = page.getByRole("list", { name: "Versions, newest first" });
  await expect(versions).toContainText("First draft");
  await page.getByRole("tab", { name: "Write" }).click();
  await text(page).fill("Something else entirely.");
  await page.getByRole("tab", { name: "Versions" }).click();
  await versions.getByRole("button", { name: /^First draft/ }).click();
  const preview = page.getByRole("dialog", { name: /^First draft/ });
  await expect(preview.locator("[data-page]").first()).toContainText("The first draft.");
  await expectAccessible(page);
  await preview.getByRole("button", { name: "Restore this version" }).click();
  await expect(paper(page).first()).toContainText("The first draft.");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(paper(page).first()).toContainText("Something else entirely.");
  await saved(page);

  await page.getByRole("button", { name: "Letter to Northpine" }).click();
  await page.getByLabel("Document name").fill("Letter to Tallis");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await stored(page, id)).name).toBe("Letter to Tallis");

  await page.setViewportSize({ width: 360, height: 740 });
  const rooms = page.getByRole("navigation", { name: "Editor sections" });
  const whole = async (name: string) => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  for (const room of ["Design", "Page", "Write"]) {
    await rooms.getByRole("button", { name: room }).click();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  await whole("Lock");
  await expect(page.getByText("This letter is locked. You can read it but not change it.")).toBeVisible();
  await text(page).click();
  await page.keyboard.type("x");
  await expect(text(page)).toHaveText("Something else entirely.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByText("This letter is locked.")).toBeHidden();
  await text(page).fill("Written after all.");
  await saved(page);

  await whole("Move to Trash");
  await expect(page.getByText("This letter is in Trash. You can read it but not change it.")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(page.getByText("This letter is in Trash")).toBeHidden();
  expect((await stored(page, id)).content).toBe("<p>Written after all.</p>");
});

test("a letter that is written says where its text comes from, as it is now", async ({ signedIn: page }) => {
  const resumeId = await importResume(page);
  const added = { op: "replace", path: "/summary/content", value: "<p>Planned the timetable of the ferries.</p>" };
  await page.request.patch(`/api/openapi/resumes/${resumeId}`, { data: { operations: [added] } });
  const id = await newLetter(page, { resumeId, content: "<p>I planned the timetable of the ferries.</p>" });
  await page.goto(`/letters/${id}`);
  const sources = page.getByRole("region", { name: "Drafts" });
  await sources.getByRole("button", { name: "Where this comes from" }).click();
  await sources.locator("summary").click();
  await expect(sources.locator("q")).toContainText("Planned the timetable of the ferries.");
  await text(page).press("Control+End");
  await page.keyboard.type(" I managed 47 people at Globex.");
  await sources.getByRole("button", { name: "The text has changed. Compare again" }).click();
  await expect(sources.getByRole("region", { name: "Nothing of yours supports this" })).toContainText("47");
});
