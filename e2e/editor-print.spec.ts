import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, importResume, test } from "./fixtures";

/** The sizes of a file's pages, as far as the browser keeps them: it counts in pixels. */
const sizesOf = async (file: Buffer) =>
  (await PDFDocument.load(file))
    .getPages()
    .map((page) => [page.getWidth(), page.getHeight()].map((side) => 2 * Math.round(side / 2)));

test("printing the editor prints the document on its own paper, from the first page on show to the engine's", async ({
  signedIn: page,
}) => {
  const id = await importResume(page);
  const exported = await page.request.get(`/api/openapi/resumes/${id}/exports/pdf`);
  const expected = await sizesOf(await exported.body());
  await page.goto(`/resumes/${id}`);
  await page.locator("[data-page='1'] svg > *").first().waitFor();
  expect(await sizesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual(expected);
  await page.getByText(/^\d+ pages?$/).waitFor();
  await page.waitForFunction(() => document.querySelectorAll("[data-page] svg > *").length > 1);
  expect(await sizesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual(expected);
  await expect(page.getByRole("heading", { name: "Content" })).toBeVisible();
});
