import type { Locator } from "@playwright/test";
import { expect, importResume, test } from "./fixtures";

const CONTENT = `<p>I design <strong>calm</strong> games for people who have little time, and ${"lead small teams with great care, ".repeat(6)}mostly in the north.</p>`;

for (const [name, viewport] of Object.entries({ desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }))
  test(`on a ${name}, words of a drawn page can be selected and commented on; each view leads back to itself`, async ({
    signedIn: page,
    browser,
  }) => {
    const id = await importResume(page);
    const operations = [{ op: "replace", path: "/summary/content", value: CONTENT }];
    expect((await page.request.patch(`/api/openapi/resumes/${id}`, { data: { operations } })).ok()).toBe(true);
    const links = `/api/openapi/documents/resume/${id}/share-links`;
    const { token } = await (await page.request.post(links, { data: { label: "x", allowComments: true } })).json();
    const context = await browser.newContext({ viewport });
    const reader = await context.newPage();
    const broken: string[] = [];
    reader.on("console", (message) => message.type() === "error" && broken.push(message.text()));
    await reader.goto(`/s/${token}`);
    const first = await boxOf(reader.locator("main.pages text", { hasText: /^ ?I design/ }).first());
    const last = await boxOf(reader.locator("main.pages text", { hasText: "mostly" }).last());
    // From the first word to the middle of the last line.
    await reader.mouse.move(first.x + 1, first.y + first.height / 2);
    await reader.mouse.down();
    await reader.mouse.move(last.x + last.width / 2, last.y + last.height / 2, { steps: 8 });
    await reader.mouse.up();
    await reader.getByRole("button", { name: "Comment", exact: true }).first().waitFor();
    await reader.screenshot({ path: `test-results/share-drawn-${name}.png` });
    await reader.locator("#selected").getByRole("button", { name: "Comment" }).click();
    const quote = await reader.getByLabel(/The words it is about/).inputValue();
    expect(quote).toMatch(/^I design calm games for people who have little time, and lead small teams with great care, lead/);
    await reader.getByLabel("Your name").fill("Noor");
    await reader.getByLabel("Comment", { exact: true }).fill("Calm?");
    await reader.getByRole("button", { name: "Send" }).last().click();
    await expect(reader.locator(".remark .text")).toHaveText("Calm?");
    await expect(reader.getByRole("img", { name: /^Page 1 of/ })).toBeVisible();
    const [comment] = await (await page.request.get(`/api/openapi/documents/resume/${id}/comments`)).json();
    expect(comment.place).toEqual({ path: "/summary/content", quote });

    await reader.getByRole("link", { name: "Read" }).click();
    await reader.getByText("Reply", { exact: true }).first().click();
    await reader.getByLabel("Your name").first().fill("Noor");
    await reader.getByLabel("Reply").first().fill("Once more.");
    await reader.getByRole("button", { name: "Send" }).first().click();
    await expect(reader.getByText("Once more.")).toBeVisible();
    await expect(reader.locator("main.read")).toBeVisible();
    expect(new URL(reader.url()).search).toBe("?view=text");
    expect(broken).toEqual([]);
    await context.close();
  });

const boxOf = async (locator: Locator) => {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error("The text is not on the page.");
  return box;
};

test("a new link offers the companies of the applications that the resume is used in, and is made for the chosen one", async ({
  signedIn: page,
}) => {
  const id = await importResume(page);
  const body = { company: "Northpine", role: "Designer", resumeId: id };
  const application = await (await page.request.post("/api/openapi/applications", { data: body })).json();
  await page.request.post("/api/openapi/applications", { data: { company: "Elsewhere", role: "Designer" } });
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: "Private" }).click();
  await page.getByRole("button", { name: "New link" }).click();
  const offered = page.getByRole("group", { name: "Applications with this document" }).getByRole("button");
  await expect(offered).toHaveText(["Northpine"]);
  await page.screenshot({ path: "test-results/share-offered.png" });
  await offered.click();
  await expect(page.getByLabel("Whom is it for?")).toHaveValue("Northpine");
  await page.getByRole("button", { name: "Create link" }).click();
  await expect(page.getByText(/Views: 0/)).toBeVisible();
  const [link] = await (await page.request.get(`/api/openapi/documents/resume/${id}/share-links`)).json();
  expect(link).toMatchObject({ label: "Northpine", applicationId: application });
});
