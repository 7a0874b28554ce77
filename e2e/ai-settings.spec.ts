import { readFileSync } from "node:fs";
import { GOOD_KEY } from "../server/testing/fake-model";
import { callApi, connectModel, signUpAt } from "./ai-instance";
import { type AiInstance, startAiInstance } from "./ai-server";
import { expect, expectAccessible, test } from "./fixtures";

let instance: AiInstance;
test.beforeEach(({ aiInstance }) => {
  instance = aiInstance;
  instance.model.behave({});
});

test("a provider is connected by keyboard alone, tested, and shows what its model can do", async ({ page, expectErrors }) => {
  expectErrors(400, 502);
  await signUpAt(page, instance);
  await page.goto(`${instance.address}/settings#ai-providers`);
  const section = page.locator("#ai-providers");
  await expect(section).toContainText("None connected.");
  await expectAccessible(page);
  const connect = section.getByRole("button", { name: "Connect a provider" });
  await expect(connect).toBeEnabled();
  await connect.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Connect an AI provider" });
  await expect(dialog.getByLabel("Provider", { exact: true })).toBeFocused();
  await dialog.getByLabel("Provider", { exact: true }).selectOption("openai-compatible");
  await expect(dialog).toContainText("AI_ALLOWED_HOSTS");
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.type("small");
  await page.keyboard.press("Tab");
  await page.keyboard.type(GOOD_KEY);
  await page.keyboard.press("Tab");
  await page.keyboard.type("http://10.0.0.1/v1");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("This host is in a private network.")).toBeVisible();
  await dialog.getByLabel("Base URL").fill(`${instance.model.url}/v1`);
  await page.keyboard.press("Enter");

  const line = section.getByRole("listitem");
  await expect(line).toContainText("Supports: structured output, JSON, tools, streaming, pictures.");
  await expect(line).toContainText("In use");
  await expect(line).toContainText("key ends in more");
  await expect(page.getByText(GOOD_KEY)).toHaveCount(0);
  await expectAccessible(page);

  instance.model.behave({ trouble: { status: 401 } });
  await line.getByRole("button", { name: "Test OpenAI-compatible" }).click();
  await expect(line).toContainText("The AI provider rejected the key. Enter a new key in Settings.");
  await page.reload();
  await expect(line).toContainText("rejected the key");

  await line.getByRole("button", { name: "More for OpenAI-compatible" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Turn off" }).press("Enter");
  await expect(line).toContainText("Off");
  await line.getByRole("button", { name: "More for OpenAI-compatible" }).click();
  await page.getByRole("menuitem", { name: "Disconnect" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect", exact: true }).click();
  await expect(section).toContainText("None connected.");
});

test("the search provider is tested for searching and for reading, each for itself", async ({ page }) => {
  await signUpAt(page, instance);
  await page.goto(`${instance.address}/settings#web-access`);
  const section = page.locator("#web-access");
  await section.getByRole("button", { name: "Connect a provider" }).click();
  await section.getByLabel("API key").fill("good-key");
  await section.getByRole("button", { name: "Connect and test" }).click();
  await expect(section).toContainText("Search works.");
  await expect(section).toContainText("Reading pages failed.");
  await expectAccessible(page);
  await section.getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByText("Search provider disconnected")).toBeVisible();
  await expect(section.getByRole("button", { name: "Connect a provider" })).toBeVisible();
});

test("the record shows what was sent by name, has a limit, is exported, and is deleted", async ({ page, expectErrors }) => {
  expectErrors(400);
  await signUpAt(page, instance);
  await connectModel(page, instance);
  instance.model.behave({ reply: () => ({ text: "Planned the timetable.", why: "A verb." }) });
  await callApi(page, instance, "POST", "/ai/improvements", { line: "The timetable.", action: "verb" });
  await page.goto(`${instance.address}/settings#ai-calls`);
  const section = page.locator("#ai-calls");
  await expect(section.getByRole("table", { name: "By month" }).getByRole("row")).toHaveCount(2);
  const requests = section.getByRole("table", { name: "Requests" });
  await expect(requests).toContainText("Improve a line");
  await expect(requests).toContainText("11 / 7");
  await expect(requests).not.toContainText("timetable");
  await section.getByLabel("Requests allowed a month").fill("1");
  await section.getByRole("button", { name: "Save limit" }).click();
  await expect(section).toContainText("1 of 1 used this month.");
  // The menu opens where the toast is, and over it.
  await expect(page.getByText("Limit saved")).toBeVisible();
  await section.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "As JSON" }).click({ trial: true, timeout: 3000 });
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  const refused = await page.request.post(`${instance.address}/api/openapi/ai/improvements`, {
    data: { line: "The timetable.", action: "verb" },
  });
  expect(refused.status()).toBe(400);

  for (const [item, shows] of [
    ["As CSV", "at,purpose,sent,provider"],
    ["As JSON", '"inputTokens": 11'],
  ] as const) {
    await section.getByRole("button", { name: "Export" }).click();
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: item }).click()]);
    expect(readFileSync(await file.path(), "utf8")).toContain(shows);
  }
  await section.getByRole("button", { name: "Delete record…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete record…" }).click();
  await expect(section).toContainText("No requests yet.");
});

test("in German, on a phone and at night, every part of it can be read", async ({ page }) => {
  await signUpAt(page, instance);
  await connectModel(page, instance);
  instance.model.behave({ reply: () => ({ text: "Planned the timetable.", why: "A verb." }) });
  await callApi(page, instance, "POST", "/ai/improvements", { line: "The timetable.", action: "verb" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.context().addCookies([{ name: "dossier-language", value: "de", url: instance.address }]);
  await page.goto(`${instance.address}/settings#ai`);
  await expect(page.getByRole("heading", { name: "Was wohin gesendet wird" })).toBeVisible();
  await page.getByText("Jede Schaltfläche anzeigen").click();
  await expect(page.locator("#ai-destinations").getByRole("row")).toHaveCount(13);
  await expect(page.locator("#ai-calls").getByRole("table")).toHaveCount(2);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("a provider of the server is shown as such, and nothing of it can be changed", async ({ page }) => {
  test.setTimeout(120_000);
  const managed = await startAiInstance({
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "house-model",
    AI_API_KEY: GOOD_KEY,
    AI_BASE_URL: `${instance.model.url}/v1`,
    WEB_ACCESS_PROVIDER: "tavily",
    WEB_ACCESS_API_KEY: "good-key",
    AI_ALLOWED_HOSTS: new URL(instance.model.url).host,
  });
  try {
    await signUpAt(page, managed);
    await page.goto(`${managed.address}/settings#ai-providers`);
    const section = page.locator("#ai-providers");
    await expect(section.getByRole("listitem")).toContainText("Managed by the server");
    await expect(section.getByRole("button")).toHaveText(["Test"]);
    await section.getByRole("button", { name: "Test house-model" }).click();
    await expect(section.getByRole("listitem")).toContainText("Supports:");
    await expect(section).not.toContainText(instance.model.url);
    await expect(page.locator("#web-access").getByRole("button")).toHaveText(["Test"]);
    await expectAccessible(page);
  } finally {
    await managed.stop();
  }
});
