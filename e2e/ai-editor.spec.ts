import type { Page } from "@playwright/test";
import { callApi, connectModel, signUpAt } from "./ai-instance";
import type { AiInstance } from "./ai-server";
import { harbourResume, LINES } from "./ai-things";
import { expect, expectAccessible, test } from "./fixtures";

let instance: AiInstance;
test.beforeEach(({ aiInstance }) => {
  instance = aiInstance;
  instance.model.behave({});
});

async function openEntry(page: Page, id: string) {
  await page.goto(`${instance.address}/resumes/${id}`);
  await page
    .getByRole("button", { name: /^Experience/ })
    .first()
    .click();
  await page
    .getByRole("button", { name: /Planner/ })
    .last()
    .click();
  await expect(page.getByRole("textbox", { name: "Description" })).toBeVisible();
}

type Stored = { data: { sections: { experience: { items: { description: string }[] } } } };
const stored = async (page: Page, id: string) =>
  (await callApi<Stored>(page, instance, "GET", `/resumes/${id}`)).data.sections.experience.items[0]?.description;
const kinds = async (page: Page, id: string) =>
  (await callApi<{ kind: string }[]>(page, instance, "GET", `/resumes/${id}/versions`)).map(({ kind }) => kind);

test("a line is improved by keyboard alone: the invented part is struck out and never enters, one Undo takes it back", async ({
  page,
}) => {
  await signUpAt(page, instance);
  await connectModel(page, instance);
  const id = await harbourResume(page, instance);
  await openEntry(page, id);
  const proposal = "Planned the timetable of six ferries. Cut delays by 12 %.";
  instance.model.behave({ reply: () => ({ text: proposal, why: "It begins with what you did." }) });

  const open = page.getByRole("button", { name: "Improve Description" });
  await open.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("region", { name: "Improve a line" });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole("radio")).toHaveCount(2);
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(panel.getByText("It begins with what you did.")).toBeVisible();
  await expect(panel.locator("del")).toHaveText("12");
  expect(instance.model.requests.at(-1)?.text).toContain("Harbour Works");
  expect(instance.model.requests.at(-1)?.text, "who the person is").not.toContain("Maren Aldersund");
  await expect(panel).toContainText("“12”: nothing of yours says this number.");
  await expectAccessible(page);

  // Leaving loses nothing: the proposal is there when the entry is opened again.
  await page.reload();
  await openEntry(page, id);
  await expect(panel.locator("del")).toHaveText("12");
  await panel.getByRole("button", { name: "Accept" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Line improved")).toBeVisible();
  const improved = `<ul><li><p>Planned the timetable of six ferries.</p></li><li><p>${LINES[1]}</p></li></ul>`;
  expect(await stored(page, id)).toBe(improved);
  expect((await kinds(page, id))[0]).toBe("ai");
  await page.getByRole("button", { name: "Undo: improve line" }).click();
  await expect.poll(() => stored(page, id)).toContain(LINES[0]);
});

test("what is true is added as a fact, and then the whole proposal can be taken", async ({ page }) => {
  await signUpAt(page, instance);
  await connectModel(page, instance);
  const id = await harbourResume(page, instance);
  await openEntry(page, id);
  instance.model.behave({ reply: () => ({ text: "Planned six ferries. Cut delays by 12 %.", why: "" }) });
  await page.getByRole("button", { name: "Improve Description" }).click();
  const panel = page.getByRole("region", { name: "Improve a line" });
  await panel.getByRole("button", { name: "Shorter" }).click();
  await panel.getByRole("button", { name: "Add “12” as a fact" }).click();
  await expect(panel.getByLabel("The fact, as it is true.")).toHaveValue("Cut delays by 12 %.");
  await expectAccessible(page);
  await panel.getByRole("button", { name: "It’s true, add it" }).click();
  await expect(panel.locator("del")).toHaveCount(0);
  await panel.getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => stored(page, id)).toContain("Planned six ferries. Cut delays by 12 %.");
  const facts = await callApi<{ text: string }[]>(page, instance, "GET", "/career/facts");
  expect(facts.map(({ text }) => text)).toEqual(["Cut delays by 12 %."]);
});

test("a model that hangs is stopped, one that fails shows advice, and nothing is changed", async ({ page, expectErrors }) => {
  expectErrors(502, "cut off");
  await signUpAt(page, instance);
  await connectModel(page, instance);
  const id = await harbourResume(page, instance);
  await openEntry(page, id);
  await page.getByRole("button", { name: "Improve Description" }).click();
  const panel = page.getByRole("region", { name: "Improve a line" });
  instance.model.behave({ trouble: "hang" });
  await panel.getByLabel("Or say what to do").fill("Say it as a captain would");
  await page.keyboard.press("Enter");
  await panel.getByRole("button", { name: "Stop" }).click();
  await expect(panel.getByRole("button", { name: "Shorter" })).toBeVisible();
  instance.model.behave({ trouble: { status: 402 } });
  await panel.getByRole("button", { name: "Shorter" }).click();
  await expect(panel.getByRole("alert")).toContainText("no credit left");
  expect(await stored(page, id)).toContain(LINES[0]);
});

test("the writing review speaks of single lines, and a wording is taken over with one press", async ({ page }) => {
  await signUpAt(page, instance);
  await connectModel(page, instance);
  const id = await harbourResume(page, instance);
  instance.model.behave({
    reply: () => ({
      summary: "Clear and short.",
      suggestions: [
        {
          passageId: "p1",
          issue: "It begins without a verb.",
          suggestion: "Say what you did.",
          example: "Planned the timetable of six ferries.",
        },
      ],
      strengths: ["Concrete."],
      alignment: null,
    }),
  });
  await page.goto(`${instance.address}/resumes/${id}`);
  await page.getByRole("tab", { name: /^Check/ }).click();
  await page.getByRole("button", { name: "Review the writing" }).click();
  const row = page.getByRole("region", { name: "Suggestions" }).getByRole("listitem");
  await expect(row).toContainText("It begins without a verb.");
  await expect(row).toContainText(LINES[0] ?? "");
  await expectAccessible(page);
  await row.getByRole("button", { name: /^Take over/ }).click();
  await expect(page.getByText("Wording replaced")).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await stored(page, id)).toContain("Planned the timetable of six ferries.");
});

test("without a model, a posting is compared, each part with its place; Improve names what it needs and leads to the settings", async ({
  page,
}) => {
  await signUpAt(page, instance);
  const id = await harbourResume(page, instance);
  await page.goto(`${instance.address}/resumes/${id}`);
  await page.getByRole("tab", { name: /^Check/ }).click();
  const posting = ["Planner", "", "Requirements", "- Timetable of ferries", "- Timetable and Kubernetes", "- Accounting"].join(
    "\n",
  );
  await page.getByLabel("Posting").fill(posting);
  const list = page.getByRole("region", { name: "What the posting asks for" });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await expect(list.getByRole("listitem").nth(0)).toContainText("Found: Timetable of ferries");
  await expect(list.getByRole("listitem").nth(0)).toContainText("Harbour Works");
  await expect(list.getByRole("listitem").nth(1)).toContainText("Without: Kubernetes.");
  await expect(list.getByRole("listitem").nth(2)).toContainText("Nowhere in the resume.");
  await expectAccessible(page);
  await list.getByRole("button", { name: "Go to: Timetable of ferries" }).click();
  await expect(page.getByRole("textbox", { name: "Description" })).toBeVisible();

  await page.getByRole("button", { name: "Improve Description" }).click();
  const panel = page.getByRole("region", { name: "Improve a line" });
  await expect(panel).toContainText("Improve needs a language model.");
  await expect(panel.getByRole("link", { name: "Connect one in Settings" })).toHaveAttribute("href", "/settings/ai#ai-providers");
  await expectAccessible(page);
});

test("text typed during the save of an accepted change is preserved", async ({ page, expectErrors }) => {
  // The save of what was typed finds the accepted change, and is merged with it.
  expectErrors(409);
  await signUpAt(page, instance);
  await connectModel(page, instance);
  const id = await harbourResume(page, instance);
  await openEntry(page, id);
  instance.model.behave({ reply: () => ({ text: "Planned the timetable of six ferries.", why: "" }) });
  await page.getByRole("button", { name: "Improve Description" }).click();
  const panel = page.getByRole("region", { name: "Improve a line" });
  await panel.getByRole("button", { name: "Shorter" }).click();
  let pass = () => {};
  const held = new Promise<void>((resolve) => {
    pass = resolve;
  });
  await page.route("**/api/openapi/resumes/*", async (route) => {
    if (route.request().method() === "PATCH") await held;
    await route.continue();
  });
  const patched = page.waitForRequest((request) => request.method() === "PATCH");
  await panel.getByRole("button", { name: "Accept" }).click();
  await patched;
  await page.getByLabel("Company").first().fill("Harbour Works & Sons");
  pass();
  await expect(page.getByText("Line improved")).toBeVisible();
  const all = async () => JSON.stringify((await callApi<Stored>(page, instance, "GET", `/resumes/${id}`)).data);
  await expect.poll(all).toContain("Harbour Works & Sons");
  expect(await all()).toContain("Planned the timetable of six ferries.");
});
