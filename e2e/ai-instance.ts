import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Application, freePort, startApplication } from "../server/testing/application";
import { type FakeModel, GOOD_KEY, startFakeModel } from "../server/testing/fake-model";
import { type FakeService, sendJson, startFakeService } from "../server/testing/fake-service";
import { expect, newAccount } from "./fixtures";

export type AiInstance = {
  address: string;
  model: FakeModel;
  search: FakeService;
  stop: () => Promise<void>;
};

/** What the faked Tavily finds. */
export const RESULT = { url: "", title: "Product Designer at Northpine", content: "You design our payments in Utrecht." };

/** An instance of its own that may reach a faked language model and a faked search provider on this machine. */
export async function startAiInstance(environment: Record<string, string> = {}): Promise<AiInstance> {
  const folder = mkdtempSync(join(tmpdir(), "dossier-ai-"));
  const model = await startFakeModel();
  const search = await startFakeService(({ headers, path }, response) => {
    if (headers.authorization !== "Bearer good-key") return sendJson(response, 401, {});
    if (path === "/extract") return sendJson(response, 200, { results: [] });
    sendJson(response, 200, { results: [RESULT] });
  });
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const instance: Application = await startApplication({
    DATA_DIR: folder,
    PORT: String(port),
    APP_URL: address,
    AI_ALLOWED_HOSTS: new URL(model.url).host,
    TAVILY_BASE_URL: search.url,
    ...environment,
  });
  return {
    address,
    model,
    search,
    async stop() {
      instance.child.kill("SIGTERM");
      await instance.exited;
      await Promise.all([model.stop(), search.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

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
