import type { Page } from "@playwright/test";
import { callApi, connectModel, signUpAt } from "./ai-instance";
import type { AiInstance } from "./ai-server";
import { harbourResume } from "./ai-things";
import { expect, expectAccessible, test } from "./fixtures";

let instance: AiInstance;
test.beforeEach(({ aiInstance }) => {
  instance = aiInstance;
  instance.model.behave({});
});

async function openLetter(page: Page, resumeId: string | null): Promise<string> {
  const input = { name: "To the harbour", layout: "structured", content: "<p>Good day.</p>", ...(resumeId ? { resumeId } : {}) };
  const { id } = await callApi<{ id: string }>(page, instance, "POST", "/cover-letters", input);
  await page.goto(`${instance.address}/letters/${id}`);
  await page.getByRole("button", { name: "Draft with AI" }).click();
  return id;
}

const content = async (page: Page, id: string) =>
  (await callApi<{ content: string }>(page, instance, "GET", `/cover-letters/${id}`)).content;
const DRAFT = "I planned the timetable of six ferries.\n\nI cut delays by 12 %. I would like to plan yours.";

test("a letter without a model or without a resume names what a draft needs", async ({ page }) => {
  await signUpAt(page, instance);
  await openLetter(page, null);
  const section = page.getByRole("region", { name: "Drafts", exact: true });
  await expect(section.getByRole("link", { name: "Connect one in Settings" })).toBeVisible();
  await connectModel(page, instance);
  await openLetter(page, null);
  await expect(section).toContainText("A draft needs a resume to draw on.");
  await expectAccessible(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Find documents, actions and settings" }).fill("draft with");
  await expect(page.getByRole("option").first()).toContainText("Draft with AI");
});

test("a draft appears while it is written, is checked, accepted in one step, and reverted by Undo", async ({ page }) => {
  await signUpAt(page, instance);
  await connectModel(page, instance);
  const id = await openLetter(page, await harbourResume(page, instance));
  const section = page.getByRole("region", { name: "Drafts", exact: true });
  instance.model.behave({ reply: () => DRAFT, pauseMs: 120 });
  await section.getByRole("button", { name: "New draft" }).focus();
  await page.keyboard.press("Enter");
  await expect(section.getByRole("status").first()).toHaveText("Writing… You can stop at any time.");
  await expect(section.getByRole("region", { name: "Draft" })).toContainText("I planned");
  await expect(section.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect(section).toContainText("Checked. Nothing was changed yet.");
  await expect(section.getByRole("region", { name: "Draft" })).not.toContainText("12 %");
  await expect(section.locator("del")).toHaveText("I cut delays by 12 %.");
  await expectAccessible(page);
  expect(await content(page, id)).toBe("<p>Good day.</p>");

  await section.getByRole("button", { name: "Replace the text" }).click();
  await expect(page.getByText("Draft inserted")).toBeVisible();
  const taken = "<p>I planned the timetable of six ferries.</p><p>I would like to plan yours.</p>";
  expect(await content(page, id)).toBe(taken);
  await page.getByRole("button", { name: "Undo: use draft" }).click();
  await expect.poll(() => content(page, id)).toBe("<p>Good day.</p>");
});

test("a draft that is stopped, and one whose page is left, is stored on the device until sign-out, and has checked sentences only", async ({
  page,
}) => {
  await signUpAt(page, instance);
  await connectModel(page, instance);
  await openLetter(page, await harbourResume(page, instance));
  const section = page.getByRole("region", { name: "Drafts", exact: true });
  instance.model.behave({ reply: () => `I cut delays by 12 %. ${DRAFT} ${DRAFT}`, trouble: "hanging stream" });
  await section.getByRole("button", { name: "New draft" }).click();
  await expect(section.getByRole("region", { name: "Draft" })).toContainText("I planned");
  await section.getByRole("button", { name: "Stop" }).click();
  await expect(section).toContainText("Stopped early.");
  await page.reload();
  await expect(section.getByRole("region", { name: "Draft" })).toContainText("I planned");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("ai-")).length)).toBe(1);
  await expectAccessible(page);
  await expect(section.getByRole("region", { name: "Draft" })).not.toContainText("12 %");
  await expect(section.getByRole("button", { name: "Replace the text" })).toBeVisible();
  await page.goto(`${instance.address}/documents`);
  await page.getByRole("button", { name: /, account$/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("ai-")))).toEqual([]);
});
