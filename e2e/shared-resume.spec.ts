import type { Page } from "@playwright/test";
import { choose, expect, expectAccessible, expectAccessibleDayAndNight, importResume, test } from "./fixtures";

/** Shares a resume and returns its address. */
async function share(page: Page, username: string, fields: object = {}): Promise<{ id: string; address: string }> {
  const id = await importResume(page);
  const answer = await page.request.put(`/api/openapi/resumes/${id}`, { data: { isPublic: true, slug: "designer", ...fields } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { id, address: `/${username}/designer` };
}

test("a shared resume is one small document without scripts, readable by everyone", async ({
  signedIn: page,
  account,
  browser,
}) => {
  const { address } = await share(page, account.username);
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  let bytes = 0;
  const requests: string[] = [];
  visitor.on("requestfinished", async (request) => {
    requests.push(request.resourceType());
    if (request.resourceType() !== "image") bytes += (await request.sizes()).responseBodySize;
  });
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("David Kowalski");
  await expect(visitor.getByRole("heading", { level: 2, name: "Experience" }).first()).toBeVisible();
  await expect(visitor.locator("html")).toHaveAttribute("lang", /^en/);
  await visitor.waitForLoadState("networkidle");
  expect(requests).not.toContain("script");
  expect(bytes).toBeLessThan(100_000);
  // It is read in the document's own typefaces, which hold its letters only.
  expect(requests).toContain("font");
  const family = "getComputedStyle(document.querySelector('main')).fontFamily";
  expect(await visitor.evaluate(family)).toMatch(/^"?Document"?,/);
  expect(await visitor.evaluate("document.fonts.check('16px Document')")).toBe(true);
  const person = JSON.parse((await visitor.locator('script[type="application/ld+json"]').textContent()) ?? "{}");
  expect(person).toMatchObject({ "@type": "Person", name: "David Kowalski" });
  const card = await visitor.locator('meta[property="og:image"]').getAttribute("content");
  const picture = await visitor.request.get(card ?? "");
  expect(picture.headers()["content-type"]).toBe("image/png");

  await visitor.getByRole("link", { name: "Pages" }).click();
  await expect(visitor.getByRole("img", { name: /^Page 1 of/ })).toBeVisible();
});

test("axe finds no problems in light mode, in dark mode and on a phone", async ({ signedIn: page, account, browser }) => {
  const { address } = await share(page, account.username);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expectAccessibleDayAndNight(visitor);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await visitor.emulateMedia({ colorScheme: "dark" });
  await visitor.goto(`${address}?view=pages`);
  await expectAccessible(visitor, { drawnPages: "with" });
});

test("the owner sees an owner bar, visitors see the download only if it is allowed", async ({
  signedIn: page,
  account,
  browser,
}) => {
  const { id, address } = await share(page, account.username, { showDownloadButtons: false });
  await page.goto(address);
  await expect(page.getByRole("link", { name: "Edit" })).toHaveAttribute("href", `/resumes/${id}`);
  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole("link", { name: "Download PDF" })).toHaveCount(0);
  await page.request.put(`/api/openapi/resumes/${id}`, { data: { showDownloadButtons: true } });
  await visitor.reload();
  const download = visitor.waitForEvent("download");
  await visitor.getByRole("link", { name: "Download PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test("the password form works without JavaScript and opens the resume", async ({
  signedIn: page,
  account,
  browser,
  expectErrors,
}) => {
  expectErrors(401);
  const { id, address } = await share(page, account.username);
  await page.request.put(`/api/openapi/resumes/${id}/password`, { data: { password: "open sesame" } });
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { name: "This resume is password-protected" })).toBeVisible();
  await visitor.getByLabel("Password").fill("guess work");
  await visitor.getByRole("button", { name: "Open" }).click();
  await expect(visitor.getByText("The password is incorrect.")).toBeVisible();
  await visitor.getByLabel("Password").fill("open sesame");
  await visitor.getByRole("button", { name: "Open" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: "David Kowalski" })).toBeVisible();
});

test("a renamed address redirects, a private one shows nothing", async ({ signedIn: page, account, browser, expectErrors }) => {
  expectErrors(404);
  const { id, address } = await share(page, account.username);
  await page.request.put(`/api/openapi/resumes/${id}`, { data: { slug: "designer-oslo" } });
  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expect(visitor).toHaveURL(new RegExp(`${account.username}/designer-oslo$`));
  await page.request.put(`/api/openapi/resumes/${id}`, { data: { isPublic: false } });
  expect((await visitor.goto(address))?.status()).toBe(404);
  await expect(visitor.getByRole("heading", { name: "Page not found" })).toBeVisible();
});

test("publishing, the address and the link are set in the editor", async ({ signedIn: page, account, browser }) => {
  const id = await importResume(page);
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: "Private" }).click();
  await page.getByLabel("Public address").fill("game developer");
  await expect(page.getByText("Lowercase letters and digits")).toBeVisible();
  await page.getByRole("button", { name: "game-developer" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await choose(page, "switch", { name: /Anyone with the address/ });
  const link = page.getByRole("link", { name: new RegExp(`/${account.username}/game-developer$`) });
  await expect(link).toBeVisible();
  // Bots are not counted as readers, and a headless browser identifies as one.
  const context = await browser.newContext({
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
  });
  const visitor = await context.newPage();
  await visitor.goto(`/${account.username}/game-developer`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("David Kowalski");
  await choose(page, "radio", { name: "the pages" });
  await expect(page.getByRole("radio", { name: "the pages" })).toBeChecked();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole("img", { name: /^Page 1 of/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await visitor.getByRole("link", { name: "Read" }).click();
  await expect(visitor.getByRole("heading", { level: 2, name: "Experience" }).first()).toBeVisible();
  await page.getByText("QR code", { exact: true }).click();
  await expect(page.getByRole("img", { name: /^QR code of / })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Shared", exact: true }).click();
  await expect(page.getByText("Readers in the last 30 days").first()).toBeVisible();
  await expectAccessible(page);
});
