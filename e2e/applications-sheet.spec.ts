import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, importResume, test } from "./fixtures";

async function addApplication(page: Page, data: Record<string, unknown>): Promise<string> {
  const response = await page.request.post("/api/openapi/applications", { data });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

const stored = async (page: Page, id: string) => (await page.request.get(`/api/openapi/applications/${id}`)).json();
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("every field of the sheet saves by itself, and two tabs keep each other's fields", async ({ signedIn: page }) => {
  const id = await addApplication(page, { company: "Northpine", role: "Designer" });
  await page.goto(`/applications/${id}`);
  const sheet = page.getByRole("complementary", { name: "Northpine: Designer" });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  // Another tab writes the salary in the meantime.
  await page.request.put(`/api/openapi/applications/${id}`, { data: { salary: "90,000" } });
  await sheet.getByLabel("Location").fill("Oslo");
  await page.keyboard.press("Tab");
  await sheet.getByLabel("Tags").fill("design, remote");
  await sheet.getByLabel("Requirements").fill("- Figma\n- German");
  await sheet.getByLabel("Link", { exact: true }).fill("nonsense words");
  await sheet.getByLabel("Text of the posting").fill("We look for a designer.");
  await expect(sheet.getByText("Enter a web address")).toBeVisible();
  await sheet.getByLabel("Link", { exact: true }).fill("https://northpine.example.com");
  await sheet.getByRole("textbox", { name: "Company" }).fill("Northpine Health");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => stored(page, id))
    .toMatchObject({
      company: "Northpine Health",
      location: "Oslo",
      salary: "90,000",
      tags: ["design", "remote"],
      requirements: ["Figma", "German"],
      sourceUrl: "https://northpine.example.com/",
      jobDescription: "We look for a designer.",
    });
});

test("a field that could not be saved keeps its text and shows an error", async ({ signedIn: page, expectErrors }) => {
  expectErrors("cut off");
  const id = await addApplication(page, { company: "Northpine", role: "Designer" });
  await page.goto(`/applications/${id}`);
  await page.route("**/api/openapi/applications/*", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await page.getByLabel("Salary").fill("80,000");
  await page.keyboard.press("Tab");
  await expect(page.getByText(/Not saved, your text is kept here/)).toBeVisible();
  await expect(page.getByLabel("Salary")).toHaveValue("80,000");
  await page.unroute("**/api/openapi/applications/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(async () => (await stored(page, id)).salary).toBe("80,000");
});

test("what was written last is not lost when the sheet closes before it could be saved", async ({
  signedIn: page,
  expectErrors,
}) => {
  expectErrors("cut off");
  const id = await addApplication(page, { company: "Northpine", role: "Designer" });
  await page.goto(`/applications/${id}`);
  await page.route("**/api/openapi/applications/*", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await page.getByLabel("Salary").fill("80,000");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText(/^“Salary” was not saved\./)).toBeVisible();
  await page.unroute("**/api/openapi/applications/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(async () => (await stored(page, id)).salary).toBe("80,000");
});

test("interviews, notes and contacts are added, changed and removed", async ({ signedIn: page }) => {
  const id = await addApplication(page, { company: "Northpine", role: "Designer", status: "screening", stageEnteredAt: day(-4) });
  await page.goto(`/applications/${id}`);
  await page.getByRole("button", { name: "Add interview" }).click();
  const dialog = page.getByRole("dialog", { name: "Add interview" });
  await dialog.getByLabel("Date").fill(day(3));
  await dialog.getByLabel("Time", { exact: true }).fill("13:00");
  await dialog.getByLabel("Time zone").selectOption("Europe/Oslo");
  await dialog.getByLabel("Round").fill("Panel");
  await dialog.getByLabel("Participants").fill("Signe Dahlmark, recruiter\nJon Ekre");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Signe Dahlmark, Jon Ekre").first()).toBeVisible();
  expect((await stored(page, id)).activity[0]).toMatchObject({ label: "Panel", timezone: "Europe/Oslo", durationMinutes: 60 });

  await page.getByRole("textbox", { name: "Add a note" }).fill("They care about the referral form.");
  await page.keyboard.press("Control+Enter");
  const timeline = page.getByRole("region", { name: "Timeline" });
  const note = timeline.getByRole("listitem").filter({ hasText: "referral form" });
  await note.getByRole("button").click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByRole("dialog").getByLabel("Note").fill("They own the referral form.");
  await page.getByRole("dialog").getByLabel("Date").fill(day(-2));
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await timeline.getByRole("listitem").filter({ hasText: "own the referral form" }).getByRole("button").click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect(timeline.getByText("own the referral form")).toHaveCount(0);

  await page.getByRole("button", { name: "Add contact" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Signe Dahlmark");
  await page.getByRole("dialog").getByLabel("Email").fill("signe@example.com");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: "signe@example.com" })).toHaveAttribute("href", "mailto:signe@example.com");
  // Another tab adds a person, which this one has not heard of.
  const { contacts } = await stored(page, id);
  await page.request.put(`/api/openapi/applications/${id}`, { data: { contacts: [{ name: "Jon Ekre" }, ...contacts] } });
  await page.getByRole("button", { name: "Edit Signe Dahlmark" }).click();
  await page.getByRole("dialog").getByLabel("Phone").fill("+47 22 00 00 00");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: "+47 22 00 00 00" })).toBeVisible();
  expect((await stored(page, id)).contacts).toMatchObject([
    { name: "Jon Ekre" },
    { name: "Signe Dahlmark", phone: "+47 22 00 00 00" },
  ]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download Signe Dahlmark as vCard" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Signe-Dahlmark.vcf");
  await page.getByRole("button", { name: "Remove Signe Dahlmark" }).click();
  await expect(page.getByRole("link", { name: "signe@example.com" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "signe@example.com" })).toBeVisible();
});

test("what was sent opens as the very file, also after its document was deleted, and cannot be replaced", async ({
  signedIn: page,
}) => {
  const resumeId = await importResume(page);
  const id = await addApplication(page, { company: "Northpine", role: "Designer" });
  await page.goto(`/applications/${id}`);
  await page.getByLabel("Resume", { exact: true }).selectOption(resumeId);
  await expect.poll(async () => (await stored(page, id)).resumeId).toBe(resumeId);
  await page.getByRole("group", { name: "Stage" }).getByRole("button", { name: "Applied" }).click();
  await expect(page.getByRole("heading", { name: "What was sent" })).toBeVisible();
  await expect(page.getByText(/^Version of .*, check \d+/)).toBeVisible();
  await expect(page.getByLabel("Resume", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: /as sent$/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("This is the file of that day.")).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent("download"), dialog.getByRole("link", { name: "Save PDF" }).click()]);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  await page.getByRole("button", { name: "Close" }).last().click();
  await page
    .locator("input[type=file]")
    .last()
    .setInputFiles({ name: "letter.pdf", mimeType: "text/plain", buffer: Buffer.from("x") });
  await expect(page.getByText("letter.pdf is not a PDF.")).toBeVisible();
  await page.request.post("/api/openapi/documents/trash", { data: { type: "resume", id: resumeId } });
  const purged = await page.request.post("/api/openapi/documents/purge", { data: { type: "resume", id: resumeId } });
  expect(purged.ok(), await purged.text()).toBe(true);
  await page.reload();
  await page.getByRole("button", { name: /as sent$/ }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Open PDF" })).toBeVisible();
});

test("the sheet has its own address, closes by Escape and by back, and shows when nothing is there", async ({
  signedIn: page,
  expectErrors,
}) => {
  expectErrors(404);
  const id = await addApplication(page, { company: "Northpine", role: "Designer" });
  await page.goto("/applications?sort=company");
  await page.getByRole("link", { name: "Northpine" }).click();
  await expect(page).toHaveURL(`/applications/${id}?sort=company`);
  await expect(page.getByRole("complementary")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/applications?sort=company");
  await expect(page.getByRole("link", { name: "Northpine" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("complementary")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await page.goto("/applications/0190a0b0-0000-7000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Application not found" })).toBeVisible();
  await page.getByRole("button", { name: "Show all applications" }).click();
  await expect(page.getByRole("link", { name: "Northpine" })).toBeVisible();
});

test("many are chosen in the table, moved, tagged and deleted after one question", async ({ signedIn: page }) => {
  for (const company of ["Alder", "Birch", "Cedar", "Dogwood"])
    await addApplication(page, { company, role: "Designer", source: "Referral" });
  await page.goto("/applications?view=table");
  await page.getByRole("button", { name: "Company" }).click();
  await expect(page).toHaveURL(/sort=company/);
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "Select Alder, Designer" }).click();
  await page.getByRole("checkbox", { name: "Select Cedar, Designer" }).click({ modifiers: ["Shift"] });
  const bar = page.getByRole("toolbar", { name: "Selected applications" });
  await expect(bar).toContainText("3 selected");
  await bar.getByRole("button", { name: "Move to" }).click();
  await page.getByRole("menuitem", { name: "Applied" }).click();
  await expect(page.getByText("3 applications moved to Applied")).toBeVisible();
  await bar.getByRole("button", { name: "Add tags" }).click();
  await page.getByRole("dialog").getByLabel("Tags").fill("norway");
  await page.getByRole("dialog").getByRole("button", { name: "Add tags" }).click();
  await expect(page.getByRole("row", { name: /Birch/ })).toContainText("norway");
  await bar.getByRole("button", { name: "Delete" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete 3 applications" }).click();
  await expect(page.getByRole("row", { name: /Alder/ })).toHaveCount(0);
  await expect(page.getByRole("row", { name: /Dogwood/ })).toBeVisible();
  // Columns and filters persist.
  await page.getByRole("button", { name: "Choose columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Salary" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Saved filters" }).click();
  await page.getByRole("menuitem", { name: "Save this filter" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Mine");
  await page.getByRole("dialog").getByRole("button", { name: "Save this filter" }).click();
  await page.goto("/applications");
  await page.getByRole("button", { name: "Saved filters" }).click();
  await page.getByRole("menuitem", { name: "Mine" }).click();
  await expect(page.getByRole("columnheader", { name: "Salary" })).toBeVisible();
});

test("on a phone one stage shows at a time and the sheet covers all", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addApplication(page, { company: "Northpine", role: "Designer" });
  await addApplication(page, { company: "Veldt", role: "Writer", status: "interview" });
  await page.goto("/applications");
  await expect(page.getByRole("link", { name: "Northpine" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("radiogroup", { name: "Stage" }).locator("label").filter({ hasText: "Interview" }).click();
  await expect(page.getByRole("link", { name: "Northpine" })).toBeHidden();
  await page.getByRole("link", { name: "Veldt" }).click();
  const sheet = page.getByRole("complementary");
  expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("link", { name: "Veldt" })).toBeVisible();
});

test("Today shows what is due, has it done by one press, and leads to each stage", async ({ signedIn: page }) => {
  const late = await addApplication(page, {
    company: "Lanternworks",
    role: "Designer",
    status: "applied",
    followUpAt: day(-1),
    followUpNote: "Call Kim",
  });
  const soon = await addApplication(page, { company: "Northpine", role: "Designer", followUpAt: day(0) });
  await page.goto("/dashboard");
  await expect(page.getByText("Call Kim: due yesterday")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Follow-up with Lanternworks done" }).click();
  await expect(page.getByText("Call Kim: due yesterday")).toHaveCount(0);
  await expect.poll(async () => (await stored(page, late)).followUpAt).toBeNull();
  expect((await stored(page, late)).activity[0]).toMatchObject({ type: "note", text: "Followed up: Call Kim" });
  await page.getByRole("button", { name: "Snooze Northpine a week" }).click();
  await expect.poll(async () => (await stored(page, soon)).followUpAt).toContain(day(7));
  await page.getByRole("link", { name: /Applied/ }).click();
  await expect(page).toHaveURL("/applications?stage=applied");
  await expect(page.getByRole("link", { name: "Lanternworks" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Northpine" })).toHaveCount(0);
});

test("documents know their application, and a copy for a job is linked to it", async ({ signedIn: page }) => {
  await importResume(page);
  const id = await addApplication(page, { company: "Northpine", role: "Designer" });
  await page.goto("/documents?new=copy");
  const dialog = page.getByRole("dialog", { name: "New document" });
  await dialog.getByLabel("For application").selectOption({ label: "Northpine, Designer" });
  await expect(dialog.getByLabel("Company")).toHaveValue("Northpine");
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.waitForURL(/\/resumes\//);
  // The application is loaded once the first page is on screen.
  await page.locator(".page-preview-page").first().waitFor({ timeout: 30_000 });
  await expect(page.getByRole("link", { name: "Application: Northpine, Designer" })).toHaveAttribute(
    "href",
    `/applications/${id}`,
  );
  await page.goto("/documents");
  await page.getByRole("link", { name: "Application: Northpine, Designer" }).click();
  await expect(page).toHaveURL(`/applications/${id}`);
  await page.getByRole("button", { name: "Write a letter" }).click();
  await page.waitForURL(/\/letters\//);
  await expect.poll(async () => (await stored(page, id)).coverLetterId).not.toBeNull();
});
