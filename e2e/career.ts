import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

/** An operation for the person who is signed in; fails the story if it is refused. */
export async function callApi<Answer = unknown>(page: Page, method: string, path: string, data?: unknown): Promise<Answer> {
  const response = await page.request.fetch(`/api/openapi${path}`, { method, ...(data === undefined ? {} : { data }) });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  const text = await response.text();
  return (text === "" ? undefined : JSON.parse(text)) as Answer;
}

export const addApplication = (page: Page, data: Record<string, unknown> = {}): Promise<string> =>
  callApi(page, "POST", "/applications", { company: "Northpine", role: "Designer", ...data });

export async function addFact(page: Page, text: string, data: Record<string, unknown> = {}): Promise<string> {
  const source = { kind: "manual", id: text, quote: "" };
  return (await callApi<{ id: string }>(page, "POST", "/career/facts", { text, category: "experience", source, ...data })).id;
}

export const OFFER = {
  kind: "offer",
  version: "written",
  currency: "EUR",
  period: "year",
  base: 74_000,
  variable: 8000,
  location: "Oslo",
  officeDays: 2,
  leave: "30 days",
  respondBy: "2030-12-04",
};

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
