import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

export type Account = { name: string; email: string; username: string; password: string };

/** A fictional person nobody else in the run is. */
export function newAccount(): Account {
  const username = `story.${randomBytes(5).toString("hex")}`;
  return { name: "Maren Aldersund", email: `${username}@example.com`, username, password: "a long enough secret" };
}

type Fixtures = {
  account: Account;
  /** A page whose browser is signed in as `account`. */
  signedIn: Page;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
  account: async ({}, use) => use(newAccount()),
  signedIn: async ({ page, account }, use) => {
    const response = await page.request.post("/api/auth/sign-up/email", { data: account });
    expect(response.ok(), await response.text()).toBe(true);
    await use(page);
  },
});

export { expect };

/** The resume of the examples, as an earlier major version wrote it. */
export const exampleResume = (): unknown => JSON.parse(readFileSync("domain/sample/resume-v5.json", "utf8"));

/** Imports a resume for the signed-in person and answers its id. */
export async function importResume(page: Page, data: unknown = exampleResume()): Promise<string> {
  const response = await page.request.post("/api/openapi/resumes/imports", { data: { data } });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as string;
}

/** Fails when axe finds anything on the page as it is now. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
}
