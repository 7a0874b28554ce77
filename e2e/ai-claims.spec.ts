import type { Page } from "@playwright/test";
import { LANGUAGE_COOKIE } from "@/domain/languages";
import arabic from "@/messages/ar.json" with { type: "json" };
import english from "@/messages/en.json" with { type: "json" };
import { callApi, connectModel, signUpAt } from "./ai-instance";
import type { AiInstance } from "./ai-server";
import { harbourResume, POSTING } from "./ai-things";
import { expect, expectAccessible, test } from "./fixtures";

// What nothing supports is marked with its reason and what comes closest, and has three ways out.

let instance: AiInstance;
test.beforeEach(({ aiInstance }) => {
  instance = aiInstance;
  instance.model.behave({});
});

type Texts = Pick<typeof english, "applicationAi" | "ai">;
const INVENTED = "I cut delays by 12 % with the timetable of six ferries.";

/** An application with a drafted follow-up whose second sentence nothing supports. */
async function draftFollowUp(page: Page, { applicationAi }: Texts) {
  await signUpAt(page, instance);
  await connectModel(page, instance);
  const resumeId = await harbourResume(page, instance);
  const data = {
    company: "Northpine",
    role: "Planner",
    resumeId,
    jobDescription: POSTING,
    requirements: ["Timetable of ferries"],
  };
  const id = await callApi<string>(page, instance, "POST", "/applications", data);
  await page.goto(`${instance.address}/applications/${id}`);
  const part = page.getByRole("region", { name: applicationAi.title });
  instance.model.behave({ reply: () => ({ text: `I planned the timetable of six ferries. ${INVENTED}` }) });
  await part.getByRole("button", { name: applicationAi.message.followUp }).click();
  await expect(part.locator("del")).toHaveText(INVENTED);
  return part;
}

/** The words of the claim, in a text that names them. */
const named = (text: string) => text.replace("{words}", "12");

for (const [language, texts, viewport] of [
  ["en", english, { width: 1440, height: 900 }],
  ["en", english, { width: 390, height: 844 }],
  ["ar", arabic, { width: 1440, height: 900 }],
  ["ar", arabic, { width: 390, height: 844 }],
] as const)
  test(`a claim without support is changed, added or left out by keyboard: ${language}, ${viewport.width} pixels wide`, async ({
    page,
  }) => {
    const { claims, leftOut } = texts.ai;
    await page.setViewportSize(viewport);
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: instance.address }]);
    const part = await draftFollowUp(page, texts);
    const list = part.getByRole("region", { name: leftOut.title });
    await expect(list).toContainText(named(claims.kinds.number));
    await expect(list).toContainText(claims.nearest);
    await expect(list.locator("q").first()).toContainText("timetable of six ferries");
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

    await list.getByRole("button", { name: named(claims.addIt) }).focus();
    await page.keyboard.press("Enter");
    await expect(list.getByLabel(claims.fact)).toHaveValue(INVENTED);
    await page.getByRole("button", { name: claims.cancel, exact: true }).focus();
    await page.keyboard.press("Enter");

    await list.getByRole("button", { name: named(claims.changeIt) }).focus();
    await page.keyboard.press("Enter");
    await expect(list.getByLabel(claims.ownWords)).toBeFocused();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Delays became rare.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(part.getByRole("region", { name: texts.applicationAi.message.draft })).toContainText("Delays became rare.");
    await expect(part.locator("del")).toHaveCount(0);
  });

test("what is left out can be dismissed, and a match score says what carries its reasons", async ({ page }) => {
  const part = await draftFollowUp(page, english);
  await part.getByRole("button", { name: named(english.ai.claims.leaveIt) }).click();
  await expect(part.locator("del")).toHaveCount(0);
  instance.model.behave({
    reply: () => ({ strengths: [{ requirement: 0, text: "The timetable of six ferries was yours." }], gaps: [] }),
  });
  await part.getByRole("button", { name: english.applicationAi.match.score }).click();
  const score = part.getByRole("region", { name: english.applicationAi.match.title });
  await score.getByText(english.ai.sources.title).click();
  await expect(score.locator("details q").first()).toContainText("Responsible for the timetable of six ferries.");
  await page.reload();
  await expect(score.getByText("The timetable of six ferries was yours.")).toBeVisible();
  await score.getByText(english.ai.sources.title).click();
  await expect(score.locator("details q").first()).toContainText("Responsible for the timetable of six ferries.");
  await expectAccessible(page);
});
