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

async function openFileMenu(page: Page, item: string) {
  await page.getByRole("button", { name: "Import, export and settings" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("a CSV file is imported with its duplicate and its broken row named, and an export reads back as the same", async ({
  signedIn: page,
}) => {
  await addApplication(page, { company: "Northpine GmbH", role: "Designer" });
  await page.goto("/applications");
  await openFileMenu(page, "Import CSV");
  const dialog = page.getByRole("dialog", { name: "Import applications" });
  const rows = [
    "Company;Role;Status;Where",
    "northpine;designer;Applied;",
    "Sunhill;Écrivain;Interview;Oslo",
    ";Nobody;;",
    'Bad;"open;;',
  ];
  await dialog.locator("input[type=file]").setInputFiles({
    name: "list.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(rows.join("\r\n"), "latin1"),
  });
  await dialog.getByLabel("What is Where?").selectOption({ label: "Location" });
  await expect(dialog.getByText("1 application will be added")).toBeVisible();
  const preview = dialog.getByRole("table", { name: "The first rows as they will be added" });
  await expect(preview.getByRole("row", { name: "Sunhill Écrivain Interview" })).toBeVisible();
  await expect(dialog.getByText("Row 2: Northpine GmbH, Designer (same company and role)")).toBeVisible();
  await expect(dialog.getByText("Row 5: a quotation mark isn’t closed")).toBeVisible();
  await expectAccessible(page);
  const [skipped] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Save skipped rows" }).click(),
  ]);
  expect(readFileSync(await skipped.path(), "utf8")).toContain("Nobody");
  await dialog.getByRole("button", { name: "Import 1" }).click();
  await expect(page.getByText("1 application added")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("link", { name: "Sunhill" })).toBeVisible();

  await page.getByRole("button", { name: "Import, export and settings" }).click();
  const [csv] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: "Export CSV" }).click()]);
  await openFileMenu(page, "Import CSV");
  await dialog.locator("input[type=file]").setInputFiles(await csv.path());
  await expect(dialog.getByText("Also add 2 rows that repeat other applications")).toBeVisible();
});

test("the calendar shows interviews and opens them; an interview is added to another calendar, and a clash is named", async ({
  signedIn: page,
}) => {
  const id = await addApplication(page, { company: "Northpine", role: "Designer", status: "interview" });
  const other = await addApplication(page, { company: "Sunhill", role: "Writer", status: "interview", followUpAt: day(0) });
  for (const [application, minute] of [
    [id, "00"],
    [other, "30"],
  ]) {
    const interview = { at: `${day(0)}T23:${minute}:00.000Z`, kind: "technical", durationMinutes: 25, timezone: "UTC" };
    await page.request.post(`/api/openapi/applications/${application}/interviews`, { data: interview });
  }
  await page.goto("/applications?view=calendar");
  await expect(page.getByRole("button", { name: "Follow-up: Sunhill" })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /Northpine/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/applications/${id}?view=calendar`);
  const sheet = page.getByRole("complementary", { name: "Northpine: Designer" });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    sheet.getByRole("button", { name: "Add to calendar" }).click(),
  ]);
  expect(readFileSync(await file.path(), "utf8")).toContain("BEGIN:VEVENT");
  await sheet.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByRole("dialog").getByLabel("Minutes").fill("40");
  await expect(page.getByRole("dialog").getByText("Overlaps with Sunhill (today, 23:30).")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(sheet.getByText("Overlaps with Sunhill (today, 23:30).")).toBeVisible();
});

test("a number of the insights opens the list behind it", async ({ signedIn: page }) => {
  for (const [company, status] of [
    ["Northpine", "applied"],
    ["Sunhill", "applied"],
    ["Moor", "offer"],
  ])
    await addApplication(page, { company, role: "Designer", status, source: company === "Sunhill" ? "Referral" : "LinkedIn" });
  await page.goto("/applications?view=insights");
  await expect(page.getByRole("heading", { name: "Outcomes" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "LinkedIn, sent: 2" }).first().click();
  await expect(page.getByText("Showing: LinkedIn, sent")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(page.getByText("Sunhill")).toHaveCount(0);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByRole("row")).toHaveCount(4);
});

test("silence is followed up, closed or dismissed with one press, by the person's own number of days; avoided companies warn", async ({
  signedIn: page,
}) => {
  const add = (company: string, days: number) =>
    addApplication(page, { company, role: "Designer", status: "applied", appliedAt: day(-days), stageEnteredAt: day(-days) });
  const silent = await add("Northpine", 12);
  const long = await add("Sunhill", 25);
  await add("Moor", 11);
  await page.goto("/applications");
  await openFileMenu(page, "Settings");
  const dialog = page.getByRole("dialog", { name: "Application settings" });
  await dialog.getByLabel("Days until no response").fill("20");
  await dialog.getByLabel("Companies to avoid").fill("NORTHPINE Ltd.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("No news for 25 days. Close as no response?")).toBeVisible();
  await page.getByRole("link", { name: "Northpine" }).click();
  await expect(page.getByText("Northpine is on your list of companies to avoid.")).toBeVisible();

  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Set a follow-up with Northpine" }).click();
  await expect.poll(async () => (await stored(page, silent)).followUpAt).toContain(day(0));
  await page.getByRole("button", { name: "Close Sunhill as no response" }).click();
  await expect.poll(() => stored(page, long)).toMatchObject({ status: "closed", closedReason: "no-response" });
  await page.getByRole("button", { name: "Dismiss the suggestion for Moor" }).click();
  await expect(page.getByRole("heading", { name: "Suggested" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Follow-up with Northpine done" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Suggested" })).toHaveCount(0);
});

test("people of all applications are one list, each person once, and requirements are shown with their evidence", async ({
  signedIn: page,
}) => {
  const resumeId = await importResume(page);
  const signe = { name: "Signe Dahlmark", email: "signe@example.com", phone: "+47 22 00 00 00" };
  const id = await addApplication(page, {
    company: "Northpine",
    role: "Designer",
    contacts: [signe],
    resumeId,
    requirements: ["Unreal Engine", "Unity and Kubernetes", "Cobol"],
  });
  await addApplication(page, {
    company: "Sunhill",
    role: "Writer",
    contacts: [{ ...signe, name: "S. Dahlmark" }, { name: "Jon Ekre" }],
  });
  let lists = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/openapi/applications" && request.method() === "GET") lists++;
  });
  await page.goto("/applications?view=contacts");
  await expect(page.getByRole("heading", { name: "2 people" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Search contacts" }).fill("northpine");
  await expect(page.getByRole("heading", { name: "1 person" })).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as vCard" }).click()]);
  expect(readFileSync(await file.path(), "utf8").match(/BEGIN:VCARD/g)).toHaveLength(1);
  await page.getByRole("button", { name: /^Northpine, Designer/ }).click();
  await expect(page).toHaveURL(`/applications/${id}?view=contacts`);
  const evidence = page.getByRole("region", { name: "Requirements in your resume" });
  await expect(evidence.getByText("covers 1 of 3.")).toBeVisible();
  await expect(evidence.getByText("Missing: Kubernetes.")).toBeVisible();
  await expect(evidence.getByText("Not in the resume.")).toBeVisible();
  await page.getByLabel("Salary").fill("80,000");
  await page.keyboard.press("Tab");
  await expect.poll(async () => (await stored(page, id)).salary).toBe("80,000");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("complementary")).toHaveCount(0);
  expect(lists, "the heavy list is read once").toBeLessThanOrEqual(1);
});
