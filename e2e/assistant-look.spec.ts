import type { Page } from "@playwright/test";
import { says } from "../server/testing/fake-model";
import { type AiInstance, callApi, connectModel, signUpAt, startAiInstance } from "./ai-instance";
import { harbourResume, POSTING } from "./ai-things";
import { calling, EDITS, proposing } from "./assistant-things";
import { expect, expectAccessible, test } from "./fixtures";

test.use({ contextOptions: { reducedMotion: "reduce" } });
const LANGUAGE = "dossier-language";
let instance: AiInstance;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  instance = await startAiInstance();
});
test.afterAll(() => instance.stop());

test.afterEach(async ({ page }, info) => {
  if (info.status === "passed") return;
  await page.screenshot({ path: "/tmp/ascr-shots/failed.png" });
  const all = await page.request.get(`${instance.address}/api/openapi/agent/threads`);
  const list = (await all.json()) as { id: string }[];
  const one = list[0] ? await page.request.get(`${instance.address}/api/openapi/agent/threads/${list[0].id}`) : null;
  console.log(all.status(), one ? JSON.stringify((await one.json()).messages).slice(0, 4000) : "no thread");
});

const shot = (page: Page, name: string) => page.screenshot({ path: `/tmp/ascr-shots/${name}.png` });
async function say(page: Page, text: string) {
  await page.getByRole("textbox", { name: "Message to the assistant" }).fill(text);
  await page.keyboard.press("Enter");
}

test("look", async ({ page }) => {
  test.setTimeout(240_000);
  await signUpAt(page, instance);
  const id = await harbourResume(page, instance);
  await page.goto(`${instance.address}/resumes/${id}`);
  await page.getByRole("tab", { name: "Assist" }).click();
  await expect(page.getByText("needs a language model")).toBeVisible();
  await shot(page, "01-editor-no-provider");
  await page.goto(`${instance.address}/assistant`);
  await expect(page.getByText("Work on it together")).toBeVisible();
  await shot(page, "02-page-empty");
  await connectModel(page, instance);
  await page.goto(`${instance.address}/resumes/${id}`);
  await expect(
    page
      .getByRole("tab", { name: /^(Assist|Assistent|Assistant)$/ })
      .or(page.getByRole("radio", { name: "Assist" }))
      .or(page.getByRole("button", { name: "Gestaltung" }))
      .first(),
  ).toBeAttached();
  await page.keyboard.press("Control+j");
  await expect(page.getByRole("textbox", { name: "Message to the assistant" })).toBeFocused();
  await page.waitForSelector(".page-preview-page");
  await shot(page, "03-editor-new");
  proposing(
    instance,
    [EDITS.position, EDITS.lines, EDITS.headline],
    "I propose **three** edits:\n\n- a clearer position\n- a line that begins with a verb\n- a headline\n\nWhich posting is it for?",
  );
  await say(page, "Make it fit the posting of the harbour, please.");
  const list = page.getByRole("list", { name: "Proposed edits for Harbour resume" });
  await expect(list.locator("[data-edit]")).toHaveCount(3);
  await expect(page.getByText("Which posting is it for?").first()).toBeVisible();
  await shot(page, "04-editor-proposals");
  await list.getByRole("button", { name: "Accept: Say which timetable" }).focus();
  await shot(page, "05-editor-focus-edit");
  await page.keyboard.press("a");
  await expect(list.getByText("Accepted")).toHaveCount(1);
  await shot(page, "06-editor-accepted");
  calling(
    instance,
    [
      {
        name: "ask_person",
        input: {
          question: "How many passengers did the ferries carry in a year?",
          why: "A number shows how large the task was.",
          options: ["Up to 100,000", "More than 100,000"],
        },
      },
    ],
    "",
  );
  await say(page, "Add a number to the first line");
  await expect(page.getByText("How many passengers").first()).toBeVisible();
  await shot(page, "07-editor-question");
  calling(
    instance,
    [
      {
        name: "keep_fact",
        input: {
          text: "The ferries carried 240,000 passengers a year.",
          category: "accomplishment",
          quote: "240,000 passengers a year",
        },
      },
      { name: "draft_text", input: { title: "Follow-up", text: "Good morning, I planned the timetable of six ferries." } },
    ],
    "Thank you, that helps.",
  );
  await page.getByRole("textbox", { name: /^Your answer to/ }).fill("240,000 passengers a year");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Thank you, that helps.").first()).toBeVisible();
  await shot(page, "08-editor-fact-draft");
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await shot(page, "09-editor-dark");
  await expectAccessible(page);
  await page.goto(`${instance.address}/assistant`);
  await page.getByRole("link", { name: /Make it fit/ }).click();
  await expect(page.getByText("Thank you, that helps.").first()).toBeVisible();
  await page.waitForSelector(".page-preview-page");
  await shot(page, "10-page-dark");
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByRole("button", { name: "Accept: Begin with a verb" }).focus();
  await shot(page, "11-page-light");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Actions for/ }).click();
  await shot(page, "12-page-menu");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /What the assistant may read/ }).click();
  await shot(page, "13-context-menu");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "New", exact: true }).click();
  await shot(page, "14-new-dialog");
  await page.keyboard.press("Escape");
  const application = await callApi<string>(page, instance, "POST", "/applications", {
    company: "Northpine",
    role: "Designer",
    status: "saved",
    jobDescription: POSTING,
  });
  await page.goto(`${instance.address}/applications/${application}`);
  await expect(page.getByRole("tab", { name: "Assistant" })).toBeVisible();
  await expect(
    page
      .getByRole("tab", { name: /^(Assist|Assistent|Assistant)$/ })
      .or(page.getByRole("radio", { name: "Assist" }))
      .or(page.getByRole("button", { name: "Gestaltung" }))
      .first(),
  ).toBeAttached();
  await page.keyboard.press("Control+j");
  await expect(page.getByRole("textbox", { name: "Message to the assistant" })).toBeFocused();
  await shot(page, "15-application-sheet");
  await page.goto(`${instance.address}/applications/${application}/assistant`);
  instance.model.behave({ reply: () => says("You have planned timetables for six ferries. What is missing is Kubernetes.") });
  await say(page, "What speaks for me here?");
  await expect(page.getByText("What is missing is Kubernetes").first()).toBeVisible();
  await shot(page, "16-application-workspace");
  await expectAccessible(page);
  const letter = await callApi<{ id: string }>(page, instance, "POST", "/cover-letters", { name: "Letter" }).catch(() => null);
  if (letter) {
    await page.goto(`${instance.address}/letters/${letter.id}`);
    await page.getByRole("tab", { name: "Assist" }).click();
    await expect(page.getByRole("textbox", { name: "Message to the assistant" })).toBeVisible();
    await shot(page, "17-letter");
  }
  // A phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${instance.address}/assistant`);
  await expect(page.getByRole("link", { name: /Make it fit/ })).toBeVisible();
  await shot(page, "20-phone-list");
  await expectAccessible(page);
  await page.getByRole("link", { name: /Make it fit/ }).click();
  await expect(page.getByText("Thank you, that helps.").first()).toBeVisible();
  await shot(page, "21-phone-conversation");
  await expectAccessible(page);
  await page.goto(`${instance.address}/resumes/${id}`);
  await page.getByRole("button", { name: "Assist" }).click();
  await expect(page.getByText("Thank you, that helps.").first()).toBeVisible();
  await page.waitForSelector(".page-preview-page");
  await shot(page, "22-phone-editor");
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await shot(page, "23-phone-editor-dark");
  // A tablet, in German.
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.context().addCookies([{ name: LANGUAGE, value: "de", url: instance.address }]);
  await page.goto(`${instance.address}/resumes/${id}`);
  await expect(
    page
      .getByRole("tab", { name: /^(Assist|Assistent|Assistant)$/ })
      .or(page.getByRole("radio", { name: "Assist" }))
      .or(page.getByRole("button", { name: "Gestaltung" }))
      .first(),
  ).toBeAttached();
  await page.keyboard.press("Control+j");
  await expect(page.getByText("Thank you, that helps.").first()).toBeVisible();
  await shot(page, "24-tablet-german");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${instance.address}/resumes/${id}`);
  await expect(
    page
      .getByRole("tab", { name: /^(Assist|Assistent|Assistant)$/ })
      .or(page.getByRole("radio", { name: "Assist" }))
      .or(page.getByRole("button", { name: "Gestaltung" }))
      .first(),
  ).toBeAttached();
  await page.keyboard.press("Control+j");
  await expect(page.getByText("Thank you, that helps.").first()).toBeVisible();
  await shot(page, "25-german");
});
