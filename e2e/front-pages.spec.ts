import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { expect, expectAccessible, importResume, newAccount, test } from "./fixtures";

test("the front page shows the sample in every template, printed by the build, and links to sign-up", async ({ page }) => {
  await page.goto("/");
  await expectAccessible(page);
  const pictures = page.getByRole("img", { name: /^The sample resume in the template/ });
  await expect(pictures).toHaveCount(17);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(440);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  await expect(page.getByText("6.0.2")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Roboto Slab" })).toContainText("Apache-2.0");
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("a template on the front page opens large, and the first resume starts with it", async ({ page }) => {
  const account = newAccount();
  await page.goto("/");
  await page.getByRole("button", { name: /template Kakuna/ }).click();
  await expectAccessible(page);
  await page.getByRole("dialog", { name: "Kakuna" }).getByRole("button", { name: "Start with this template" }).click();
  await page.waitForURL("**/auth/sign-up");
  await page.getByLabel("Name", { exact: true }).fill(account.name);
  await page.getByLabel("Username").fill("x");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Show characters" }).click();
  await expect(page.getByLabel("Password")).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.locator("form").getByRole("alert")).toContainText("3 to 64 letters");
  await expect(page.getByLabel("Username")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("Username").fill(account.username);
  await expect(page.getByText("This username is free.")).toBeVisible();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/documents");
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  await page.waitForURL(/\/resumes\//);
  await expect(page.getByRole("radio", { name: "Kakuna" })).toBeChecked();
});

test("anyone can check a PDF: what is read, what is missing, and an error for other files", async ({
  signedIn,
  browser,
  baseURL,
  expectErrors,
}, info) => {
  expectErrors(400);
  const id = await importResume(signedIn);
  const pdf = await (await signedIn.request.get(`/api/openapi/resumes/${id}/pdf`)).body();
  const visitor = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await visitor.newPage();
  await page.goto("/check");
  await expectAccessible(page);
  const input = page.locator("input[type=file]");
  await expect(input).toBeEnabled();

  await input.setInputFiles({ name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("milk, bread") });
  await expect(page.getByText("notes.pdf is not a PDF. It was not sent.")).toBeVisible();
  await expectAccessible(page);
  const large = info.outputPath("large.pdf");
  writeFileSync(large, Buffer.concat([Buffer.from("%PDF-1.7"), Buffer.alloc(25_000_000)]));
  await input.setInputFiles(large);
  await expect(page.getByText("large.pdf is larger than 25 MB. It was not sent.")).toBeVisible();
  await input.setInputFiles({
    name: "broken.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(`%PDF-1.7\n${randomUUID()}`),
  });
  await expect(page.getByText("broken.pdf could not be read.")).toBeVisible();

  await page.getByLabel("Job posting to compare with (optional)").fill("Game developer with Unity, C# and Kubernetes.");
  await input.setInputFiles({ name: "kowalski.pdf", mimeType: "application/pdf", buffer: pdf });
  await expect(page.getByRole("heading", { name: "kowalski.pdf" })).toBeVisible();
  await expect(page.getByText("There is an email address")).toBeVisible();
  await expect(page.getByRole("heading", { name: /of \d+ terms of the posting found/ })).toBeVisible();
  await page.getByText("What software reads").click();
  await expect(page.locator("pre")).toContainText("David Kowalski");
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await visitor.close();
});

test("Today starts with the ways to a first resume and to an application, then shows recent documents and shared resumes", async ({
  signedIn: page,
  account,
  browser,
  baseURL,
}) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Start with a resume" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add application" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Start from a sample/ }).click();
  await expect(page.getByRole("dialog", { name: "New document" })).toBeVisible();
  await expect(page).toHaveURL(/\/documents$/);

  const id = await importResume(page);
  const shared = await page.request.put(`/api/openapi/resumes/${id}`, { data: { name: "General", isPublic: true } });
  const { slug } = (await shared.json()) as { slug: string };
  const visitor = await browser.newContext(baseURL ? { baseURL } : {});
  await (await visitor.newPage()).goto(`/${account.username}/${slug}`);
  await visitor.close();

  await page.goto("/dashboard");
  const recent = page.getByRole("region", { name: "Recent documents" });
  await expect(recent.getByRole("link", { name: /^General/ })).toBeVisible();
  await expect
    .poll(() =>
      recent
        .locator("img")
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(100);
  await expect(page.getByRole("region", { name: "Shared resumes" }).getByRole("link", { name: /General/ })).toContainText(
    "1 view",
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("the link of a mail asks before it turns mails off, and shows when it is not valid", async ({ page, expectErrors }) => {
  expectErrors(404);
  await page.goto(`/unsubscribe/${"0".repeat(32)}${"a".repeat(32)}`);
  await expect(page.getByRole("heading", { level: 1, name: "Turn off notification emails" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Unsubscribe from all emails" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Unsubscribe from all emails" })).toBeEnabled();
});
