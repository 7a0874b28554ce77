import { callApi, connectModel, signUpAt } from "./ai-instance";
import type { AiInstance } from "./ai-server";
import { OFFER } from "./career";
import { expect, expectAccessible, test } from "./fixtures";

let instance: AiInstance;
test.beforeEach(({ aiInstance }) => {
  instance = aiInstance;
  instance.model.behave({});
});

const MESSAGE = "We offer you 74,000 euros a year in Oslo. Please answer by 4 December.";

test("a reply is drafted, and the changes that it suggests are made one by one", async ({ page }) => {
  await signUpAt(page, instance);
  await connectModel(page, instance);
  const id = await callApi<string>(page, instance, "POST", "/applications", {
    company: "Northpine",
    role: "Designer",
    status: "interview",
  });
  const { kind: _, respondBy: __, ...terms } = OFFER;
  instance.model.behave({
    reply: () => ({
      title: "They make an offer",
      asks: ["An answer by 4 December"],
      unconfirmed: ["When you can start"],
      reply: "Thank you for the offer. I will answer by 4 December.",
      stage: "offer",
      followUp: { at: "2030-12-03", note: "Answer them" },
      offer: {
        ...terms,
        base: 74_000,
        variable: null,
        leave: "",
        officeDays: null,
        variableConditions: "",
        equity: "",
        learning: null,
        other: "",
        respondBy: null,
      },
    }),
  });
  await page.goto(`${instance.address}/applications/${id}/messages`);
  await page.getByLabel("Their message").fill(MESSAGE);
  await page.getByRole("button", { name: "Draft a reply" }).click();
  await expect(page.getByText("Thank you for the offer.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Make change: Move to Offer" }).click();
  await expect(page.getByText("Made", { exact: true })).toHaveCount(1);
  const application = () => callApi<{ status: string; followUpAt: string | null }>(page, instance, "GET", `/applications/${id}`);
  expect(await application()).toMatchObject({ status: "offer", followUpAt: null });
  await page.getByRole("button", { name: /^Make change: Follow up on Dec 3, 2030/ }).click();
  await expect(page.getByText("Made", { exact: true })).toHaveCount(2);
  expect((await application()).followUpAt).toContain("2030-12-03");
});

test("an answer that a model suggests replaces the person's own only when they take it", async ({ page }) => {
  await signUpAt(page, instance);
  await connectModel(page, instance);
  const id = await callApi<string>(page, instance, "POST", "/applications", { company: "Northpine", role: "Designer" });
  instance.model.behave({ reply: () => ({ text: "I would like to work with people who listen.", factIds: [] }) });
  await page.goto(`${instance.address}/applications/${id}/apply`);
  await page.getByRole("button", { name: "Add a question" }).click();
  await page.getByLabel("Question 1", { exact: true }).fill("Why us?");
  await page.getByLabel("Answer 1").fill("You listen.");
  await page.getByRole("button", { name: "Suggest a better answer" }).click();
  const suggestion = page.getByRole("region", { name: "Suggested answer" });
  await expect(suggestion).toContainText("people who listen");
  await expect(page.getByLabel("Answer 1")).toHaveValue("You listen.");
  await suggestion.getByRole("button", { name: "Use it" }).click();
  await expect(page.getByLabel("Answer 1")).toHaveValue("I would like to work with people who listen.");
});

test("a model that fails leaves everything unchanged and shows an error", async ({ page, expectErrors }) => {
  expectErrors(502);
  await signUpAt(page, instance);
  await connectModel(page, instance);
  const id = await callApi<string>(page, instance, "POST", "/applications", { company: "Northpine", role: "Designer" });
  instance.model.behave({ trouble: { status: 500 } });
  await page.goto(`${instance.address}/applications/${id}/practise`);
  await page.getByRole("button", { name: "Why Northpine?" }).click();
  await page.getByLabel("Your answer").fill("Because you talk to people.");
  await page.getByRole("button", { name: "Get feedback" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
  await expect(page.getByLabel("Your answer")).toHaveValue("Because you talk to people.");
});
