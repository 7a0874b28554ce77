import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, importResume, newAccount, test } from "./fixtures";

const post = async (page: Page, path: string, data: object) => {
  const response = await page.request.post(`/api/openapi${path}`, { data });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
};

const dot = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** A resume with a picture and versions, a letter, and an application with which both were sent. */
async function furnish(page: Page) {
  const id = await importResume(page);
  const file = { name: "me.gif", mimeType: "image/gif", buffer: dot };
  const { url } = await (await page.request.post("/api/openapi/files", { multipart: { file } })).json();
  const operations = [{ op: "replace", path: "/picture/url", value: url }];
  expect((await page.request.patch(`/api/openapi/resumes/${id}`, { data: { operations } })).ok()).toBe(true);
  await post(page, `/resumes/${id}/versions`, { name: "Before the interview" });
  const letter = await post(page, "/cover-letters", { name: "To the harbour", resumeId: id, content: "<p>Good day.</p>" });
  const job = { company: "Northpine", role: "Designer", status: "applied", resumeId: id, coverLetterId: letter.id };
  const application = await post(page, "/applications", job);
  const sent = await page.request.get(`/api/openapi/applications/${application}/sent/resume`);
  return { id, application, sent: (await sent.body()).toString("base64") };
}

async function downloadArchive(page: Page): Promise<Buffer> {
  await page.goto("/settings#export");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download everything as a ZIP archive" }).click();
  expect((await download).suggestedFilename()).toMatch(/^dossier-\d{4}-\d\d-\d\d\.zip$/);
  return readFileSync(await (await download).path());
}

async function stranger(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  expect((await page.request.post("/api/auth/sign-up/email", { data: newAccount() })).ok()).toBe(true);
  await page.goto("/settings#import");
  return page;
}

const chooseZip = (page: Page, buffer: Buffer) =>
  page.locator("#import input[type=file]").setInputFiles({ name: "mine.zip", mimeType: "application/zip", buffer });

test("everything goes into another account as an archive, with pictures, versions and what was sent, and never twice", async ({
  signedIn: page,
  browser,
}) => {
  const { sent } = await furnish(page);
  const archive = await downloadArchive(page);
  const other = await stranger(browser);
  const place = other.locator("#import");
  await chooseZip(other, archive);
  await expect(place.getByText("4 are new here, 0 are here already.")).toBeVisible();
  await expect(place.getByRole("listitem")).toHaveText(["1 resume", "2 letters", "1 application", /^What was sent/]);
  await expectAccessible(other);
  await place.getByRole("button", { name: "Import all" }).click();
  await expect(place.getByText(/^4 documents and applications were imported\. \d+ versions were added\./)).toBeVisible();
  await expectAccessible(other);

  const everything = await (await other.request.get("/api/openapi/auth/account/export")).json();
  const [resume] = everything.resumes;
  const picture = await other.request.get(resume.data.picture.url);
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  expect(resume.data.picture.url).toContain(everything.user.id);
  const versions = await (await other.request.get(`/api/openapi/resumes/${resume.id}/versions`)).json();
  expect(versions.map(({ name }: { name: string | null }) => name)).toContain("Before the interview");
  const [application] = everything.applications;
  const copy = await other.request.get(`/api/openapi/applications/${application.id}/sent/resume`);
  expect((await copy.body()).toString("base64")).toBe(sent);

  await place.getByRole("button", { name: "Choose another file" }).click();
  await chooseZip(other, archive);
  await expect(place.getByText("Nothing of it is new here, 4 are here already.")).toBeVisible();
  await place.getByRole("button", { name: "Import all" }).click();
  await expect(place.getByText("4 were here already.")).toBeVisible();
  expect((await (await other.request.get("/api/openapi/auth/account/export")).json()).resumes).toHaveLength(1);
});

test("a damaged archive is named file by file, and the rest can be imported; what is no archive is refused", async ({
  signedIn: page,
  browser,
}) => {
  await furnish(page);
  const archive = await downloadArchive(page);
  const other = await stranger(browser);
  const place = other.locator("#import");
  await chooseZip(other, archive.subarray(0, archive.length / 2));
  await expect(place.getByText("mine.zip is not an account export.")).toBeVisible();
  // The first file of the archive after the account's own is a resume; a byte in the middle of its data is turned.
  const at = archive.indexOf("resumes/", 0, "latin1") + 600;
  const turned = Buffer.from(archive);
  turned[at] = (turned[at] ?? 0) ^ 0xff;
  await chooseZip(other, turned);
  await expect(place.getByText("1 file is damaged and would be left out:")).toBeVisible();
  await expect(place.getByRole("listitem").filter({ hasText: /^resumes\/.*resume\.json$/ })).toBeVisible();
  await expectAccessible(other);
  await place.getByRole("button", { name: "Import the rest" }).click();
  await expect(place.getByText(/^3 documents and applications were imported\./)).toBeVisible();
});

test("an import that lost its connection is started again and continues where it was", async ({
  signedIn: page,
  browser,
  expectErrors,
}) => {
  expectErrors(/net::ERR_FAILED/);
  await furnish(page);
  const archive = await downloadArchive(page);
  const other = await stranger(browser);
  const place = other.locator("#import");
  await other.route("**/auth/account/archive/letters", (route) => route.abort());
  await chooseZip(other, archive);
  await place.getByRole("button", { name: "Import all" }).click();
  await expect(place.getByText(/^2 documents and applications were imported\./)).toBeVisible();
  await expect(place.getByRole("listitem").filter({ hasText: /^letters\// })).toHaveCount(2);
  await other.unroute("**/auth/account/archive/letters");
  await place.getByRole("button", { name: "Choose another file" }).click();
  await chooseZip(other, archive);
  await place.getByRole("button", { name: "Import all" }).click();
  await expect(place.getByText(/^2 documents and applications were imported\./)).toBeVisible();
  await expect(place.getByText("2 were here already.")).toBeVisible();
  const { resumes, coverLetters, applications } = await (await other.request.get("/api/openapi/auth/account/export")).json();
  expect([resumes.length, coverLetters.length, applications.length]).toEqual([1, 2, 1]);
  expect(applications[0].coverLetterId).toBe(coverLetters.find(({ name }: { name: string }) => name === "To the harbour").id);
});
