import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { isItsTurn } from "@/server/testing/in-turn";
import { expect, expectAccessible, importResume, test } from "./fixtures";

const SHOTS = process.env.STORY_SHOTS;
const shot = async (page: Page, name: string) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
};

const bytesOf = async (download: Download) => readFileSync(await download.path());
const beginningOf = async (download: Download) => (await bytesOf(download)).subarray(0, 80).toString("latin1");
const downloaded = async (page: Page, act: () => Promise<void>): Promise<Download> => {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return download;
};

async function named(page: Page, name: string): Promise<string> {
  const id = await importResume(page);
  await page.request.post("/api/openapi/documents/rename", { data: { type: "resume", id, name } });
  return id;
}
const open = async (page: Page, id: string) => {
  await page.goto(`/resumes/${id}`);
  await page.locator("[data-page]").first().waitFor();
};

/** What a file of each format begins with. Some are downloaded in turn; the contents of all: server/documents/exports/. */
const FORMATS = [
  ["PDF", ".pdf", "%PDF-"],
  ["PDF with data and notes", ".pdf", "%PDF-"],
  ["OpenDocument", ".odt", "mimetypeapplication/vnd.oasis.opendocument.text"],
  ["Markdown", ".md", "# David Kowalski"],
  ["Plain text", ".txt", "David Kowalski"],
  ["Web page (HTML)", ".html", "<!doctype html>"],
  ["JSON, for importing again", ".json", "{"],
  ["JSON Resume", ".json", '"$schema"'],
  ["Pictures (PNG)", ".zip", "page-1.png"],
  ["Drawings (SVG)", ".zip", "page-1.svg"],
  ["Typst source", ".zip", "README.txt"],
  ["Word", ".docx", "PK"],
] as const;

/** The story repeats it. */
const LAST = "Word";

test("every format is in the editor's menu, with its name and its first bytes, and the last one is repeated", async ({
  signedIn: page,
}) => {
  await open(page, await named(page, "Designer, Northpine"));
  await page.getByRole("button", { name: "Other formats" }).click();
  await expectAccessible(page);
  await shot(page, "editor-menu");
  for (const [format] of FORMATS) await expect(page.getByRole("menuitem", { name: format, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  for (const [format, extension, beginning] of FORMATS.filter(([name], place) => isItsTurn(3, place) || name === LAST)) {
    await page.getByRole("button", { name: "Other formats" }).click();
    const file = await downloaded(page, () => page.getByRole("menuitem", { name: format, exact: true }).click());
    expect(file.suggestedFilename()).toBe(`David Kowalski – Resume${extension}`);
    expect(await beginningOf(file), format).toContain(beginning);
  }
  await page.reload();
  const again = await downloaded(page, () => page.getByRole("button", { name: `Download ${LAST}` }).click());
  expect(again.suggestedFilename()).toBe("David Kowalski – Resume.docx");

  await test.step("the palette finds a format by the name of its files", async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Find documents, actions and settings" }).fill("odt");
    await expect(page.getByRole("option").first()).toContainText("Download as OpenDocument");
    const found = await downloaded(page, () => page.keyboard.press("Enter"));
    expect(found.suggestedFilename()).toBe("David Kowalski – Resume.odt");
  });
});

test("files are named by the person's own pattern, in the editor and in the library", async ({ signedIn: page }) => {
  const id = await named(page, "Designer: Northpine / 2026");
  await open(page, id);
  await page.getByRole("button", { name: "Other formats" }).click();
  await page.getByRole("menuitem", { name: "File name…" }).click();
  const field = page.getByRole("textbox", { name: "File name" });
  await field.fill("CV ");
  await page.getByRole("button", { name: "Insert Person" }).click();
  await expect(field).toHaveValue("CV {name}");
  await field.press("End");
  await field.pressSequentially(" - {document} - {company} - {year}");
  const year = String(new Date().getFullYear());
  await expect(page.locator("[data-name-preview]")).toHaveText(`CV David Kowalski - Designer Northpine 2026 - ${year}.pdf`);
  await expectAccessible(page);
  await shot(page, "pattern-dialog");
  await page.getByRole("button", { name: "Save" }).click();
  const file = await downloaded(page, () => page.getByRole("button", { name: "Download", exact: true }).click());
  expect(file.suggestedFilename()).toBe(`CV David Kowalski - Designer Northpine 2026 - ${year}.pdf`);

  await page.goto("/documents");
  await page.getByRole("article").filter({ hasText: "Designer" }).first().hover();
  await page
    .getByRole("button", { name: /^More actions for Designer/ })
    .first()
    .click();
  await shot(page, "library-menu");
  const other = await downloaded(page, () => page.getByRole("menuitem", { name: "Download as PDF" }).click());
  expect(other.suggestedFilename()).toBe(`CV David Kowalski - Designer Northpine 2026 - ${year}.pdf`);
});

test("chosen documents come as one ZIP, resumes and letters alike", async ({ signedIn: page }) => {
  await named(page, "Same name");
  await named(page, "Same name");
  await page.goto("/documents");
  await page.getByRole("article").first().waitFor();
  for (const article of await page.getByRole("article").all()) {
    await article.hover();
    await article.getByRole("checkbox").first().click();
  }
  await page.getByRole("toolbar", { name: "Selected documents" }).getByRole("button", { name: "Download" }).click();
  await expect(page.getByRole("dialog")).toContainText("All files come in one ZIP.");
  await expectAccessible(page);
  await page.getByLabel("Format").selectOption("Word");
  await shot(page, "bulk-dialog");
  const file = await downloaded(page, () => page.getByRole("dialog").getByRole("button", { name: "Download" }).click());
  expect(file.suggestedFilename()).toMatch(/^Documents \d{4}-\d\d-\d\d\.zip$/);
  const names = Object.keys(unzipSync(await bytesOf(file)));
  expect(names.length).toBe(await page.getByRole("article").count());
  expect(names).toEqual(
    expect.arrayContaining(["David Kowalski – Resume – Same name.docx", "David Kowalski – Resume – Same name (2).docx"]),
  );
});

test("on a phone in the dark, sharing and all formats are one press away, and More has redo and search", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  const id = await named(page, "Small");
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await expectAccessible(page);
  await shot(page, "phone-menu-dark");
  const file = await downloaded(page, () => page.getByRole("menuitem", { name: "OpenDocument" }).click());
  expect(file.suggestedFilename()).toBe("David Kowalski – Resume.odt");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await page.getByRole("menuitem", { name: "File name…" }).click();
  await expectAccessible(page);
  await shot(page, "phone-pattern-dark");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Share" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Find", exact: true }).click();
  await expect(page.getByRole("combobox", { name: "Find documents, actions and settings" })).toBeFocused();
});
