import { says } from "../server/testing/fake-model";
import { callApi, connectModel, signUpAt } from "./ai-instance";
import type { AiInstance } from "./ai-server";
import { harbourResume, POSTING } from "./ai-things";
import { composer, conversation, EDITS, editOf, proposing, say, threadsOf } from "./assistant-things";
import { expect, expectAccessible, test } from "./fixtures";

let instance: AiInstance;
test.beforeEach(({ aiInstance }) => {
  instance = aiInstance;
  instance.model.behave({ reply: () => says("Good question.") });
});

test("without a model, page and panel say what the assistant needs and lead to the settings; old addresses lead here", async ({
  page,
}) => {
  await signUpAt(page, instance);
  await page.goto(`${instance.address}/agent/threads`);
  await expect(page).toHaveURL(`${instance.address}/assistant`);
  await expect(page.getByText("The assistant needs a language model.")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${instance.address}/resumes/${await harbourResume(page, instance)}`);
  await page.getByRole("tab", { name: "Assist" }).click();
  await expect(page.getByRole("link", { name: "Connect one in Settings" })).toHaveAttribute("href", "/settings/ai#ai-providers");
  await expect(composer(page)).toHaveCount(0);
});

test("all conversations: begun, found, renamed, decided beside the stored page, exported, deleted for good", async ({ page }) => {
  await signUpAt(page, instance);
  await connectModel(page, instance);
  const id = await harbourResume(page, instance);
  await page.goto(`${instance.address}/assistant`);
  await page.getByRole("button", { name: "New conversation" }).click();
  await page.getByLabel("About").selectOption({ label: "Harbour resume" });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(composer(page)).toBeVisible();
  proposing(instance, [EDITS.position, EDITS.headline]);
  await say(page, "Two edits, please");
  await expect(conversation(page).getByText("I propose these edits.")).toBeVisible();
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect(conversation(page)).toContainText("2 edits accepted");
  const position = async () =>
    (
      await callApi<{ data: { sections: { experience: { items: { position: string }[] } } } }>(
        page,
        instance,
        "GET",
        `/resumes/${id}`,
      )
    ).data.sections.experience.items[0]?.position;
  expect(await position()).toBe("Planner of ferries");
  expect((await callApi<{ kind: string }[]>(page, instance, "GET", `/resumes/${id}/versions`))[0]?.kind).toBe("ai");
  await editOf(page, "Say which timetable").getByRole("button", { name: /^Undo/ }).click();
  await expect(editOf(page, "Say which timetable")).toContainText("To decide");
  expect(await position()).toBe("Planner");

  await page.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Ferries");
  await page.keyboard.press("Enter");
  const list = page.getByRole("list", { name: "Conversations" });
  await expect(list.getByRole("link")).toHaveText([/Ferries/]);
  await expect(list).toContainText("1 of 2 accepted");
  await page.getByRole("searchbox", { name: "Search conversations" }).fill("nothing of it");
  await expect(page.getByText("No conversation matches.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search conversations" }).fill("harbour");
  await page.keyboard.press("ArrowDown");
  await expect(list.getByRole("link", { name: /Ferries/ })).toBeFocused();

  await page.getByRole("button", { name: "Actions for “Ferries”" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Export as Markdown" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.md$/);
  await page.getByRole("button", { name: "Actions for “Ferries”" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog", { name: "Delete “Ferries” for good?" }).getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(`${instance.address}/assistant`);
  await expect(page.getByText("No conversations yet.")).toBeVisible();
  expect(await threadsOf(page, instance)).toEqual([]);
});

test("in a letter an accepted edit is one step of undo, and in Trash the conversation can only be read", async ({ page }) => {
  await signUpAt(page, instance);
  await connectModel(page, instance);
  const { id } = await callApi<{ id: string }>(page, instance, "POST", "/cover-letters", {
    name: "Harbour letter",
    content: "<p>I plan timetables.</p>",
  });
  await page.goto(`${instance.address}/letters/${id}`);
  await page.getByRole("tab", { name: "Assist" }).click();
  const operations = [{ op: "replace", path: "/content", value: "<p>I plan the timetables.</p>" }];
  proposing(instance, [{ title: "One word more", reason: "", operations }]);
  await say(page, "Improve the letter");
  await editOf(page, "One word more")
    .getByRole("button", { name: /^Accept/ })
    .click();
  await expect(editOf(page, "One word more")).toContainText("Accepted");
  const content = async () => (await callApi<{ content: string }>(page, instance, "GET", `/cover-letters/${id}`)).content;
  expect(await content()).toContain("the timetables");
  await page.keyboard.press("Control+z");
  await expect(editOf(page, "One word more")).toContainText("To decide");
  await expect.poll(content).toBe("<p>I plan timetables.</p>");
  await expectAccessible(page);
  await callApi(page, instance, "POST", "/documents/trash", { type: "letter", id });
  const [thread] = await threadsOf(page, instance);
  await page.goto(`${instance.address}/assistant/${thread?.id}`);
  await expect(page.getByText("Harbour letter is in Trash")).toBeVisible();
  await expect(composer(page)).toHaveCount(0);
  await expectAccessible(page);
});

test("an application has its conversation in the sheet and in its workspace, in light and dark, and on a phone over the page", async ({
  page,
}) => {
  await signUpAt(page, instance);
  await connectModel(page, instance);
  const data = { company: "Northpine", role: "Designer", status: "saved", jobDescription: POSTING };
  const id = await callApi<string>(page, instance, "POST", "/applications", data);
  await page.goto(`${instance.address}/applications/${id}`);
  await expect(page.getByRole("tab", { name: "Assistant" })).toBeVisible();
  await page.keyboard.press("Control+j");
  await expect(composer(page)).toBeFocused();
  await say(page, "What speaks for me?");
  await expect(conversation(page).getByText("Good question.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto(`${instance.address}/applications/${id}/assistant`);
  await expect(conversation(page).getByText("Good question.")).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const resume = await harbourResume(page, instance);
  await page.goto(`${instance.address}/resumes/${resume}`);
  await page.getByRole("button", { name: "Assist" }).click();
  proposing(instance, [EDITS.position]);
  await say(page, "On a phone");
  await editOf(page, "Say which timetable")
    .getByRole("button", { name: /^Accept/ })
    .click();
  await expect(conversation(page)).toContainText("Accepted");
  await expectAccessible(page);
  await page.goto(`${instance.address}/assistant`);
  await page.getByRole("link", { name: /On a phone/ }).click();
  await expect(conversation(page).getByText("I propose these edits.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "All conversations" }).click();
  await expect(page.getByRole("list", { name: "Conversations" }).getByRole("link")).toHaveCount(2);
});
