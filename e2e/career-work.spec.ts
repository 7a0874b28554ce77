import { addApplication, addFact, callApi, inDays } from "./career";
import { expect, expectAccessible, expectAccessibleDayAndNight, test } from "./fixtures";

type Workspace = { answers: { question: string; answer: string }[]; checklist: number[]; message: string };
const workspaceOf = (page: Parameters<typeof callApi>[0], id: string) =>
  callApi<Workspace>(page, "GET", `/career/workspace/${id}`);

test("the sheet of an application leads to its workspace, and back", async ({ signedIn: page }) => {
  const id = await addApplication(page);
  await page.goto(`/applications/${id}`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Practice answers" }).click();
  await expect(page).toHaveURL(`/applications/${id}/practise`);
  await expect(page.getByRole("tab", { name: "Practice" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "Fit" }).click();
  await expect(page).toHaveURL(`/applications/${id}/fit`);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Practice a question" })).toBeVisible();
  await page.getByRole("link", { name: "Application", exact: true }).click();
  await expect(page.getByRole("complementary", { name: "Northpine: Designer" })).toBeVisible();
});

test("evidence is chosen for a requirement, and what has none is an honest gap", async ({ signedIn: page }) => {
  const id = await addApplication(page, { requirements: ["User research", "Fluent Norwegian"] });
  const fact = await addFact(page, "Ran user research with twelve nurses.");
  await page.goto(`/applications/${id}/fit`);
  await page.getByRole("button", { name: "Choose a fact for “User research”" }).click();
  await page.getByRole("checkbox", { name: "Ran user research with twelve nurses." }).click();
  await expect(page.getByText("1 of 2 shown")).toBeVisible();
  await expect(page.getByText("Nothing shows this yet.")).toHaveCount(1);
  await expect(page.getByText(/“Assess the fit” needs an AI provider/)).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => callApi(page, "GET", `/career/workspace/${id}`)).toMatchObject({ evidence: { "User research": fact } });
});

test("questions of the form are answered with earlier answers, and saved when the application is sent", async ({
  signedIn: page,
}) => {
  const earlier = await addApplication(page, { company: "Lanternworks" });
  const answers = [{ id: "a", question: "Why do you want to work at Lanternworks?", answer: "You talk to people.", factIds: [] }];
  await callApi(page, "PATCH", `/career/workspace/${earlier}`, { answers, expected: { answers: [] } });
  const id = await addApplication(page);
  await page.goto(`/applications/${id}/apply`);
  await page.getByRole("button", { name: "Add a question" }).click();
  await page.getByLabel("Question 1", { exact: true }).fill("Why do you want to work at Northpine?");
  await page.getByRole("button", { name: "Use this answer" }).click();
  await expect(page.getByLabel("Answer 1")).toHaveValue("You talk to people.");
  await page.getByRole("checkbox", { name: "Read the posting to the end" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "I have sent it" }).click();
  await expect(page.getByText("This application has been sent.")).toBeVisible();
  expect(await workspaceOf(page, id)).toMatchObject({ checklist: [0], answers: [{ answer: "You talk to people." }] });
  expect(await callApi(page, "GET", `/applications/${id}`)).toMatchObject({ status: "applied" });
  await page.getByRole("tab", { name: "Saved" }).click();
  await page.getByText("Answers", { exact: true }).first().click();
  await expect(page.getByText("You talk to people.")).toBeVisible();
});

test("what another tab has changed is never overwritten unasked: both sides are shown, and the person chooses", async ({
  signedIn: page,
  expectErrors,
}) => {
  expectErrors(409);
  const id = await addApplication(page);
  await page.goto(`/applications/${id}/messages`);
  const message = page.getByLabel("Their message");
  await expect(message).toBeVisible();
  await callApi(page, "PATCH", `/career/workspace/${id}`, { message: "From the other tab.", expected: { message: "" } });
  await message.fill("From this tab.");
  const dialog = page.getByRole("dialog", { name: "Message: changed elsewhere too" });
  await expect(dialog.getByRole("region", { name: "Yours, here" })).toContainText("From this tab.");
  await expect(dialog.getByRole("region", { name: "Saved elsewhere" })).toContainText("From the other tab.");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Use the other one" }).click();
  await expect(message).toHaveValue("From the other tab.");
  await message.fill("Together.");
  await expect.poll(async () => (await workspaceOf(page, id)).message).toBe("Together.");
});

test("unsaved text stays, shows an error, and is saved on retry", async ({ signedIn: page, expectErrors }) => {
  expectErrors("cut off");
  const id = await addApplication(page);
  await page.goto(`/applications/${id}/messages`);
  await page.route("**/api/openapi/career/workspace/*", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await page.getByLabel("Their message").fill("Come and meet us.");
  await expect(page.getByText(/Not saved, your text is kept here/)).toBeVisible();
  await page.unroute("**/api/openapi/career/workspace/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(async () => (await workspaceOf(page, id)).message).toBe("Come and meet us.");
});

test("an interview has a plan by day, stories and questions; what is ticked stays ticked", async ({ signedIn: page }) => {
  const id = await addApplication(page, { requirements: ["User research"] });
  const interview = { at: inDays(3), kind: "onsite", label: "Panel", timezone: "UTC" };
  const { activity } = await callApi<{ activity: { id: string; type: string }[] }>(
    page,
    "POST",
    `/applications/${id}/interviews`,
    interview,
  );
  const planned = activity.find(({ type }) => type === "interview");
  await page.goto(`/applications/${id}/prepare`);
  const step = page.getByRole("checkbox", { name: /^Write a story: User research/ });
  await step.click();
  await page.getByLabel("A question for them").fill("Who decides what is built?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Questions to ask" })).toContainText("Who decides what is built?");
  await expectAccessible(page);
  await expect
    .poll(() => workspaceOf(page, id))
    .toMatchObject({
      ticks: { [`plan:${planned?.id}`]: ["write-story User research"] },
      questions: [{ text: "Who decides what is built?" }],
    });
  await page.reload();
  await expect(step).toBeChecked();
});

test("on a phone an answer is practised, survives a reload, and is saved without a model", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await addApplication(page);
  await page.goto(`/applications/${id}/practise`);
  await page.getByRole("button", { name: "Why Northpine?" }).click();
  await page.getByLabel("Your answer").fill("You talk to your users, every week.");
  await page.reload();
  await expect(page.getByLabel("Your answer")).toHaveValue("You talk to your users, every week.");
  await expect(page.getByText(/“Get feedback” needs an AI provider/)).toBeVisible();
  await expect(page.getByText(/None of your AI providers turns speech into text/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Keep my answer" }).click();
  await page.getByRole("list", { name: "Practiced before" }).getByText("Why Northpine?").first().click();
  await expect(page.getByText("You talk to your users, every week.")).toBeVisible();
  await expect(page.getByLabel("Your answer")).toHaveValue("");
});

test("interview questions are recorded and offered for practice", async ({ signedIn: page }) => {
  const id = await addApplication(page);
  await callApi(page, "POST", `/applications/${id}/interviews`, { at: inDays(-1), kind: "screening", timezone: "UTC" });
  await page.goto(`/applications/${id}/debrief`);
  await page.getByLabel("What they asked").fill("When did you say no?");
  await page.getByLabel("What you answered").fill("When we had two goals and three weeks.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("list", { name: "Earlier debriefs" })).toContainText("When did you say no?");
  await page.getByRole("tab", { name: "Practice" }).click();
  await page.getByRole("button", { name: "When did you say no?" }).click();
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue("When did you say no?");
});

test("an offer is written down where its message is read", async ({ signedIn: page }) => {
  const id = await addApplication(page);
  await page.goto(`/applications/${id}/messages`);
  await page.getByRole("button", { name: "Write down an offer" }).click();
  const dialog = page.getByRole("dialog", { name: "Add an offer" });
  await dialog.getByLabel("Base pay").fill("72,000");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.goto("/career/offers");
  await expect(page.getByRole("table", { name: "Compare offers" })).toContainText("€72,000");
});

test("every tab of a workspace is readable at 320 pixels and in the dark", async ({ signedIn: page }) => {
  test.slow();
  const id = await addApplication(page, { requirements: ["User research"] });
  await callApi(page, "POST", `/applications/${id}/interviews`, { at: inDays(3), kind: "onsite", timezone: "UTC" });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const tab of ["fit", "apply", "prepare", "practise", "debrief", "messages", "saved"]) {
    await page.goto(`/applications/${id}/${tab}`);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessibleDayAndNight(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${tab} scrolls sideways`).toBeLessThanOrEqual(0);
    await expect(page.locator("[role=tab][aria-selected=true]")).toBeInViewport({ ratio: 1 });
  }
});
