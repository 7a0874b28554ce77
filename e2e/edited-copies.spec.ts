import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, expectAccessibleDayAndNight, importResume, test } from "./fixtures";

const SUMMARY = "<p>I lead a team of <strong>four</strong> people.</p><p>David Kowalski writes games in Krakow.</p>";

test("a Word copy that an agency edited is recognized when it is dropped, and its changes go one by one into the resume", async ({
  signedIn: page,
}) => {
  const id = await importResume(page);
  const patch = { operations: [{ op: "replace", path: "/summary/content", value: SUMMARY }] };
  expect((await page.request.patch(`/api/openapi/resumes/${id}`, { data: patch })).ok()).toBe(true);
  const sent = new Uint8Array(await (await page.request.get(`/api/openapi/resumes/${id}/anonymous/docx`)).body());
  const parts = unzipSync(sent);
  const xml = strFromU8(parts["word/document.xml"] ?? new Uint8Array());
  expect(xml).toContain("writes games in Krakow");
  const edited = xml
    .replace("writes games in Krakow", "writes fine games in Krakow")
    .replace(/Candidate [B-Z]{4}/, "Our candidate");
  const buffer = Buffer.from(zipSync({ ...parts, "word/document.xml": strToU8(edited) }));

  await page.goto("/documents?new=file");
  await page
    .getByRole("dialog", { name: "New document" })
    .locator("input[type=file]")
    .setInputFiles([{ name: "candidate.docx", mimeType: "application/octet-stream", buffer }]);
  await expect(page.getByRole("heading", { name: "An edited anonymous copy" })).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("ins")).toHaveText("fine ");
  await expect(page.getByRole("region", { name: /Not taken/ })).toContainText("Our candidate");
  await expectAccessibleDayAndNight(page);
  await page.screenshot({ path: "test-results/edited-copy.png", fullPage: true });
  await page.getByRole("checkbox").click();
  await expect(page.getByRole("button", { name: "Take changes" })).toBeDisabled();
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Take 1 change" }).click();
  await page.waitForURL(`**/resumes/${id}`);
  const { data } = await (await page.request.get(`/api/openapi/resumes/${id}`)).json();
  expect(data.summary.content).toBe(SUMMARY.replace("writes games", "writes fine games"));
  expect(data.basics.name).toBe("David Kowalski");
});
