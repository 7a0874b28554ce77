import type { Page } from "@playwright/test";
import { callApi, connectModel, signUpAt } from "./ai-instance";
import type { AiInstance } from "./ai-server";
import { harbourResume, LINES, POSTING } from "./ai-things";
import { expect, expectAccessible, test } from "./fixtures";
import { applications } from "./quick-add";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

let instance: AiInstance;
test.beforeEach(({ aiInstance }) => {
  instance = aiInstance;
  instance.model.behave({});
});

async function openApplication(page: Page, resumeId: string | null, jobDescription = POSTING): Promise<string> {
  const data = {
    company: "Northpine",
    role: "Planner",
    resumeId,
    jobDescription,
    requirements: ["Timetable of ferries", "Kubernetes"],
  };
  const id = await callApi<string>(page, instance, "POST", "/applications", data);
  await page.goto(`${instance.address}/applications/${id}`);
  return id;
}

const part = (page: Page) => page.getByRole("region", { name: "With a language model" });

test("without a search provider the search explains where to connect one; with one, a click adds a result with its posting", async ({
  page,
}) => {
  await signUpAt(page, instance);
  const openSearch = async () => {
    await page.goto(`${instance.address}/applications`);
    await page.getByRole("button", { name: "Add application" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add application" });
    await dialog.getByRole("button", { name: "Search the web" }).click();
    return dialog;
  };
  const without = await openSearch();
  await expect(without.getByRole("link", { name: "Connect one in Settings" })).toHaveAttribute("href", "/settings/ai#web-access");
  await callApi(page, instance, "PUT", "/integrations/web-access", { provider: "tavily", apiKey: "good-key" });
  const dialog = await openSearch();
  await expect(dialog.getByLabel("What are you looking for?")).toBeFocused();
  await page.keyboard.type("product designer Utrecht");
  await page.keyboard.press("Enter");
  const add = dialog.getByRole("button", { name: `Add ${instance.found.title}` });
  await expect(add).toBeVisible();
  await expectAccessible(page);
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("link", { name: "Added" })).toBeVisible();
  expect(await applications(page, instance.address)).toMatchObject([
    {
      company: "Northpine",
      role: "Product Designer",
      status: "saved",
      sourceUrl: instance.found.url,
      requirements: ["Three years of product design", "Dutch or English"],
      postingSource: { requestedUrl: instance.found.url },
    },
  ]);
});

test("each control names what it lacks: a model, a resume, a posting", async ({ page }) => {
  await signUpAt(page, instance);
  await openApplication(page, null);
  await expect(part(page).getByRole("link", { name: "Connect one in Settings" })).toBeVisible();
  await connectModel(page, instance);
  await page.reload();
  await expect(part(page).getByText("Choose a resume under Documents first.")).toHaveCount(3);
  await openApplication(page, await harbourResume(page, instance), "");
  await expect(part(page).getByText("Paste the text of the posting under Posting first.")).toHaveCount(3);
  await expect(part(page).getByRole("button", { name: "Draft a follow-up" })).toBeEnabled();
  await expectAccessible(page);
});

test("the match is scored with its reasons, and a follow-up and a letter are drafted from the resume", async ({ page }) => {
  await signUpAt(page, instance);
  await connectModel(page, instance);
  await openApplication(page, await harbourResume(page, instance));
  instance.model.behave({
    reply: () => ({ strengths: [{ requirement: 0, text: "The timetable of ferries was yours." }], gaps: [] }),
  });
  await part(page).getByRole("button", { name: "Score the match" }).click();
  await expect(part(page).getByText(/^\d+ of 100$/)).toBeVisible();
  await expect(part(page)).toContainText("The timetable of ferries was yours.");
  await expect(part(page)).toContainText("Kubernetes");

  instance.model.behave({ reply: () => ({ text: "I planned six ferries. I cut delays by 12 %." }) });
  await part(page).getByRole("button", { name: "Draft a follow-up" }).click();
  const draft = part(page).getByRole("region", { name: "Draft" });
  await expect(draft).toHaveText("I planned six ferries.");
  await expect(part(page).locator("del")).toHaveText("I cut delays by 12 %.");
  await expectAccessible(page);
  await part(page).getByRole("button", { name: "Copy" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("I planned six ferries.");
  await page.reload();
  await expect(draft).toHaveText("I planned six ferries.");

  await part(page).getByRole("button", { name: "Draft a letter" }).click();
  await expect(part(page)).toContainText("Saved as a new letter and linked here.");
  await part(page).getByRole("link", { name: "Open the letter" }).click();
  await expect(page).toHaveURL(/\/letters\//);
  await expect(page.getByRole("textbox", { name: "Text of the letter", exact: true })).toContainText("I planned six ferries.");
});

test("a tailored copy opens with every change beside the page, to accept or reject by keyboard", async ({ page }) => {
  await signUpAt(page, instance);
  await connectModel(page, instance);
  const source = await harbourResume(page, instance);
  await openApplication(page, source);
  instance.model.behave({
    reply: () => ({
      texts: [
        {
          ref: "e1",
          lines: [{ from: 0, text: "Planned the timetable of six ferries." }],
          reason: "The posting asks for timetables.",
        },
      ],
      hide: [],
      order: [],
    }),
  });
  await part(page).getByRole("button", { name: "Tailor the resume" }).click();
  await expect(page).toHaveURL(/\/resumes\/.+#tailoring$/);
  const panel = page.getByRole("tabpanel", { name: "Changes" });
  await expect(panel).toContainText("1 change to decide, of 1.");
  await expect(panel.locator("ins").first()).toBeVisible();
  await expect(panel).toContainText("Why: The posting asks for timetables.");
  await expectAccessible(page);
  const copy = page.url().replace(/.*\/resumes\/([^#]+).*/, "$1");
  const stored = async (id: string) =>
    JSON.stringify((await callApi<{ data: unknown }>(page, instance, "GET", `/resumes/${id}`)).data);
  expect(await stored(copy)).toContain("Planned the timetable of six ferries.");
  expect(await stored(source)).toContain(LINES[0] ?? "");

  await panel.getByRole("button", { name: /^Reject: / }).focus();
  await page.keyboard.press("Enter");
  await expect(panel).toContainText("All changes are decided.");
  await expect.poll(() => stored(copy)).toContain(LINES[0] ?? "");
  await page.reload();
  await expect(panel).toContainText("Rejected");
  await panel.getByRole("button", { name: /^Accept: / }).click();
  await expect.poll(() => stored(copy)).toContain("Planned the timetable of six ferries.");
  await page.getByRole("button", { name: "Undo: accept changes" }).click();
  await expect.poll(() => stored(copy)).toContain(LINES[0] ?? "");
});

test("on a phone, at night and in German, the controls of an application can be read and pressed", async ({ page }) => {
  await signUpAt(page, instance);
  await connectModel(page, instance);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.context().addCookies([{ name: "dossier-language", value: "de", url: instance.address }]);
  await openApplication(page, await harbourResume(page, instance));
  instance.model.behave({ reply: () => ({ strengths: [], gaps: [] }) });
  await page.getByRole("button", { name: "Passung bewerten" }).click();
  await expect(page.getByText(/^\d+ von 100$/)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
