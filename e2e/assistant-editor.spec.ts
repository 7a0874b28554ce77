import type { Page } from "@playwright/test";
import { callsTools, says } from "../server/testing/fake-model";
import { callApi, connectModel, signUpAt } from "./ai-instance";
import type { AiInstance } from "./ai-server";
import { harbourResume, LINES } from "./ai-things";
import { calling, composer, conversation, EDITS, editOf, proposing, say, threadsOf } from "./assistant-things";
import { expect, expectAccessible, test } from "./fixtures";

let instance: AiInstance;
test.beforeEach(({ aiInstance }) => {
  instance = aiInstance;
  instance.model.behave({});
});

/** A resume open in its editor, with the assistant beside its page. */
async function openBeside(page: Page): Promise<string> {
  await signUpAt(page, instance);
  await connectModel(page, instance);
  const id = await harbourResume(page, instance);
  await page.goto(`${instance.address}/resumes/${id}`);
  await page.getByRole("tab", { name: "Assist" }).click();
  await expect(composer(page)).toBeVisible();
  return id;
}

const stored = async (page: Page, id: string) =>
  JSON.stringify((await callApi<{ data: unknown }>(page, instance, "GET", `/resumes/${id}`)).data);
const counts = async (page: Page) =>
  (await threadsOf(page, instance)).map(({ editsProposed, editsAccepted }) => [editsProposed, editsAccepted]);

test("edits are decided by keyboard beside the page that shows their places; Undo opens an accepted one again", async ({
  page,
}) => {
  const id = await openBeside(page);
  proposing(instance, [EDITS.position, EDITS.lines, EDITS.headline], "Three **edits** for you.");
  await page.keyboard.press("Control+j");
  await expect(composer(page)).toBeFocused();
  await say(page, "Make it stronger");
  await expect(conversation(page).getByText("Three edits for you.")).toBeVisible();
  await expect(conversation(page).getByText("Read the document")).toBeVisible();
  await expect(editOf(page, "Say which timetable").locator("ins")).toHaveText("of ferries");
  expect(await stored(page, id), "nothing is written without a decision").not.toContain("Planner of ferries");
  await expectAccessible(page);

  // The focus marks the place on the page, and A accepts and moves to the next.
  await editOf(page, "Say which timetable")
    .getByRole("button", { name: /^Accept/ })
    .focus();
  await expect(page.locator("[data-entry-rule]")).toBeVisible();
  await page.keyboard.press("a");
  await expect(editOf(page, "Say which timetable")).toContainText("Accepted");
  await expect(editOf(page, "Begin with a verb").getByRole("button", { name: /^Accept/ })).toBeFocused();
  expect(await stored(page, id)).toContain("Planner of ferries");
  expect((await callApi<{ kind: string }[]>(page, instance, "GET", `/resumes/${id}/versions`))[0]?.kind).toBe("ai");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("r");
  await expect(editOf(page, "Add a headline")).toContainText("Rejected");
  await expect.poll(() => counts(page)).toEqual([[3, 1]]);

  // Ctrl+Z takes the accepted edit back as one step, and it is open again; U does the same for the rejected one.
  await page.keyboard.press("Control+z");
  await expect(editOf(page, "Say which timetable")).toContainText("To decide");
  await expect.poll(() => stored(page, id)).not.toContain("Planner of ferries");
  await page.keyboard.press("Control+Shift+z");
  await expect(editOf(page, "Say which timetable")).toContainText("Accepted");
  await editOf(page, "Add a headline").getByRole("button", { name: /^Undo/ }).focus();
  await page.keyboard.press("u");
  await expect(editOf(page, "Add a headline")).toContainText("To decide");
  await expect.poll(() => counts(page)).toEqual([[3, 1]]);
});

test("what nothing supports is confirmed first, and “Accept all” leaves it to be decided", async ({ page }) => {
  const id = await openBeside(page);
  const invented = {
    title: "Show the result",
    reason: "",
    operations: [{ op: "replace", path: "/basics/headline", value: "Planner who cut delays by 37 %" }],
  };
  proposing(instance, [EDITS.position, invented]);
  await say(page, "Show results");
  const edit = editOf(page, "Show the result");
  await expect(edit).toContainText("nothing of yours says this number");
  await expect(conversation(page)).toContainText("must be confirmed first");
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect(editOf(page, "Say which timetable")).toContainText("Accepted");
  await expect(edit).toContainText("To decide");
  await edit.getByRole("button", { name: /^Accept/ }).focus();
  await page.keyboard.press("a");
  await expect(edit.getByRole("checkbox"), "asks for the confirmation").toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("a");
  await expect(edit).toContainText("Accepted");
  await expect.poll(() => stored(page, id)).toContain("37 %");
});

test("a place that was edited in the meantime is shown with both sides and cannot be accepted; typed text stays", async ({
  page,
}) => {
  await openBeside(page);
  proposing(instance, [EDITS.headline]);
  await say(page, "A headline, please");
  await expect(editOf(page, "Add a headline")).toBeVisible();
  await page
    .getByRole("button", { name: /^Basics/ })
    .first()
    .click();
  await page.getByRole("textbox", { name: "Headline" }).fill("Timetable planner");
  const edit = editOf(page, "Add a headline");
  await expect(edit).toContainText("Changed since");
  await expect(edit).toContainText("Timetable planner");
  await expect(edit.getByRole("button", { name: /^Accept/ })).toHaveCount(0);
  await expectAccessible(page);
  await edit.getByRole("button", { name: /^Reject/ }).click();
  await expect(edit).toContainText("Rejected");
  await expect(page.getByRole("textbox", { name: "Headline" })).toHaveValue("Timetable planner");
});

test("an answer continues after a reload and in a second tab without losing or repeating a word, and Escape stops it", async ({
  page,
  context,
}) => {
  const id = await openBeside(page);
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`).join(" ");
  instance.model.behave({ reply: () => says(words), pauseMs: 40 });
  await say(page, "Tell me all");
  await expect(conversation(page).getByText("word5 ")).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${instance.address}/assistant`);
  await other.getByRole("link", { name: /Tell me all/ }).click();
  await page.reload();
  // With its first page the editor responds to a click, also while another tab keeps the machine busy.
  await page.locator("[data-page]").first().waitFor();
  await page.getByRole("tab", { name: "Assist" }).click();
  for (const tab of [page, other])
    await expect(conversation(tab).getByRole("article", { name: "Assistant" })).toHaveText(words, { timeout: 20_000 });
  await other.close();

  await say(page, "And again");
  await expect(conversation(page).getByText("The assistant is writing…")).toBeVisible();
  await composer(page).focus();
  await page.keyboard.press("Escape");
  await expect(conversation(page).getByText("Stopped. What was written until then stays.")).toBeVisible();
  await expect.poll(() => instance.model.listening()).toBe(0);
  expect(await stored(page, id)).toContain(LINES[0]);
});

test("a message that could not be sent is stored, even across a reload, and sent again; files come with it", async ({
  page,
  expectErrors,
}) => {
  expectErrors("cut off");
  await openBeside(page);
  await page.route("**/agent/threads", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await say(page, "Is this read?");
  await expect(conversation(page).getByRole("alert")).toContainText("Not sent.");
  await page.unroute("**/agent/threads");
  await page.reload();
  await page.getByRole("tab", { name: "Assist" }).click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(composer(page)).toHaveValue("Is this read?");
  const files = page.getByRole("list", { name: "Attached files" });
  const note = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from("Ferries carried 240,000 people.") });
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Attach files" }).click(),
  ]);
  await chooser.setFiles([note("first.txt"), note("second.txt")]);
  await expect(files.getByRole("listitem")).toHaveCount(2);
  await files.getByRole("button", { name: "Remove second.txt" }).click();
  await expect(files.getByRole("listitem")).toHaveText(["first.txt"]);
  await composer(page).evaluate((field) => {
    const holding = (name: string) => {
      const data = new DataTransfer();
      data.items.add(new File(["Ferries sail at night."], name, { type: "text/plain" }));
      return data;
    };
    const how = { bubbles: true, cancelable: true };
    field.dispatchEvent(new ClipboardEvent("paste", { ...how, clipboardData: holding("pasted.txt") }));
    field.dispatchEvent(new DragEvent("drop", { ...how, dataTransfer: holding("dropped.txt") }));
  });
  for (const name of ["pasted.txt", "dropped.txt"])
    await expect(files.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  await page.getByRole("button", { name: /What the assistant may read/ }).click();
  await page.getByRole("menuitemcheckbox", { name: "Your facts and stories" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  instance.model.requests.length = 0;
  instance.model.behave({ reply: () => says("I have read it.") });
  await composer(page).press("Shift+Enter");
  await composer(page).press("Enter");
  await expect(conversation(page).getByText("I have read it.")).toBeVisible();
  await expect(conversation(page).getByRole("article", { name: "You" })).toContainText("first.txt");
  await expect(composer(page)).toHaveValue("");
  expect(instance.model.requests.at(-1)?.tools).not.toContain("search_facts");
});

test("a question is answered in place, and the answer is saved as a fact on request", async ({ page }) => {
  await openBeside(page);
  calling(
    instance,
    [
      {
        name: "ask_person",
        input: { question: "How many passengers a year?", why: "A number shows the size.", options: ["240,000 a year"] },
      },
    ],
    "",
  );
  await say(page, "Add a number");
  const question = page.getByRole("region", { name: "Question for you" });
  await expect(question).toContainText("A number shows the size.");
  await expectAccessible(page);
  instance.model.behave({
    reply: ({ text }) =>
      text.includes('"proposed"') || text.includes('\\"proposed\\"')
        ? says("Noted.")
        : callsTools([
            {
              name: "keep_fact",
              input: { text: "The ferries carried 240,000 people a year.", category: "accomplishment", quote: "240,000 a year" },
            },
          ]),
  });
  await question.getByRole("button", { name: "240,000 a year" }).click();
  await page.getByRole("button", { name: /^Keep:/ }).click();
  await expect(page.getByRole("region", { name: "Fact" })).toContainText("Kept as a fact");
  const facts = await callApi<{ text: string }[]>(page, instance, "GET", "/career/facts");
  expect(facts.map(({ text }) => text)).toEqual(["The ferries carried 240,000 people a year."]);
});
