import type { Page } from "@playwright/test";
import { GOOD_KEY } from "../server/testing/fake-model";
import type { AiInstance } from "./ai-server";
import { expect, newAccount } from "./fixtures";

/** Signs up a fictional person on that instance. */
export async function signUpAt(page: Page, { address }: AiInstance) {
  const account = newAccount();
  const response = await page.request.post(`${address}/api/auth/sign-up/email`, { data: account, headers: { origin: address } });
  expect(response.ok(), await response.text()).toBe(true);
  return account;
}

/** Connects the faked model for the person of the page. */
export async function connectModel(page: Page, { address, model }: AiInstance) {
  const data = { label: "Harbour", provider: "openai-compatible", model: "small", baseURL: `${model.url}/v1`, apiKey: GOOD_KEY };
  const response = await page.request.post(`${address}/api/openapi/ai-providers`, { data });
  expect(response.ok(), await response.text()).toBe(true);
}

/** An operation of that instance, for the person of the page. */
export async function callApi<Answer = unknown>(
  page: Page,
  { address }: AiInstance,
  method: "GET" | "POST" | "PUT" | "PATCH",
  path: string,
  data?: unknown,
): Promise<Answer> {
  const response = await page.request.fetch(`${address}/api/openapi${path}`, { method, ...(data === undefined ? {} : { data }) });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  const text = await response.text();
  return (text === "" ? undefined : JSON.parse(text)) as Answer;
}
