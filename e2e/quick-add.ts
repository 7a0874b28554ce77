import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";

/** A posting as people paste it. */
export const POSTING = [
  "Product Designer at Northpine",
  "Location: Utrecht",
  "",
  "What you bring",
  "- Three years of product design",
  "- Dutch or English",
].join("\n");

/** The user's applications as the API returns them; `address` names another instance. */
export const applications = async (page: Page, address = "") =>
  (await page.request.get(`${address}/api/openapi/applications`)).json() as Promise<Record<string, unknown>[]>;

/** Opens the dialog that adds an application from the tracker. */
export async function openQuickAdd(page: Page): Promise<Locator> {
  await page.goto("/applications");
  await page.getByRole("button", { name: "Add application" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add application" });
  await expect(dialog.getByLabel("Posting or link")).toBeFocused();
  return dialog;
}
