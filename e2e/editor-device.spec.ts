import type { Page } from "@playwright/test";
import { exampleResume, expect, importResume, test } from "./fixtures";

const status = (page: Page) => page.locator("[data-save-status]");
const UNKEPT = "Offline. This browser cannot keep your changes: leave this tab open";

async function openHeadline(page: Page, id: string) {
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: /^Basics/ }).click();
  return page.getByLabel("Headline");
}

/** Ways in which a device can fail to store text. */
const FAILURES: Record<string, () => void> = {
  "does not open (a private window)": () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
  },
  "takes nothing more (a full disk)": () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
  "never answers (blocked by another tab)": () => {
    const never = () => Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => {} } });
    IDBFactory.prototype.open = () => never() as IDBOpenDBRequest;
  },
};

for (const [name, fail] of Object.entries(FAILURES)) {
  test(`a device that ${name} never claims to keep the text; once the network is back, the text is saved`, async ({
    signedIn: page,
    context,
    expectErrors,
  }) => {
    expectErrors("offline");
    await page.addInitScript(fail);
    const id = await importResume(page);
    const messages: string[] = [];
    await page.exposeFunction("saidNow", (text: string) => void messages.push(text));
    const headline = await openHeadline(page, id);
    await status(page).evaluate((element) => {
      const tell = (window as unknown as { saidNow: (text: string) => void }).saidNow;
      new MutationObserver(() => tell(document.querySelector("[data-save-status]")?.textContent ?? "")).observe(
        element.parentElement ?? element,
        { subtree: true, childList: true, characterData: true, attributes: true },
      );
    });
    await context.setOffline(true);
    await headline.press("End");
    await headline.pressSequentially(" and only here", { delay: 20 });
    await expect(status(page)).toHaveText(UNKEPT);
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.filter((text) => text.includes("kept on this device"))).toEqual([]);
    await context.setOffline(false);
    await expect(status(page)).toHaveAttribute("data-save-status", "saved");
    const stored = await (await page.request.get(`/api/openapi/resumes/${id}`)).json();
    expect(stored.data.basics.headline).toMatch(/ and only here$/);
  });
}

test("text that only this page has is still saved after leaving the screen, and is there on return", async ({
  signedIn: page,
  context,
  expectErrors,
}) => {
  expectErrors("cut off");
  const pages = context.pages().length;
  await page.addInitScript(FAILURES["takes nothing more (a full disk)"] ?? (() => {}));
  const id = await importResume(page);
  const headline = await openHeadline(page, id);
  await page.waitForLoadState("networkidle");
  await page.route(`**/api/openapi/resumes/${id}`, (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await headline.fill("Only in this page");
  await expect(status(page)).toHaveAttribute("data-on-device", "failed");
  await page.getByRole("link", { name: "Documents", exact: true }).last().click();
  await page.waitForURL("**/documents**");
  await page.getByRole("listitem").first().waitFor();
  await page.goBack();
  await page.getByRole("button", { name: /^Basics/ }).click();
  await expect(headline).toHaveValue("Only in this page");
  await page.unroute(`**/api/openapi/resumes/${id}`);
  await expect(status(page)).toHaveAttribute("data-save-status", "saved", { timeout: 40_000 });
  const stored = await (await page.request.get(`/api/openapi/resumes/${id}`)).json();
  expect(stored.data.basics.headline).toBe("Only in this page");
  expect(context.pages()).toHaveLength(pages);
});

test("a device that cannot run the engine shows the server's pages, and reloads all of them after each save", async ({
  signedIn: page,
  expectErrors,
}) => {
  expectErrors("cut off");
  await page.route("**/engine/**", (route) => route.abort());
  const resume = exampleResume() as { summary: { content: string } };
  const paragraph = "<p>Kept the presses running through three floods and a strike, and wrote down how.</p>";
  resume.summary.content = paragraph.repeat(120);
  const id = await importResume(page, resume);
  const headline = await openHeadline(page, id);
  const pages = page.locator("[data-page]");
  await pages.nth(2).scrollIntoViewIfNeeded();
  await expect(pages.nth(2).locator("path, use, text").first()).toBeAttached();
  await expect(page.getByText("Rendered by the server")).toBeVisible();
  await headline.fill("Floods and strikes");
  // In the moment in which the first page is the new one, the third is there too.
  const third = await page.waitForFunction(() => {
    const [first, , other] = document.querySelectorAll("[data-page]");
    return first?.textContent?.includes("Floods and strikes")
      ? { drawings: other?.querySelectorAll("path, use, text").length }
      : null;
  });
  expect((await third.jsonValue())?.drawings).toBeGreaterThan(100);
});
