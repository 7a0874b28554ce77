import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { type ExpectedError, listenForErrors } from "./quiet-browser";

export type Account = { name: string; email: string; username: string; password: string };

/** A fictional person nobody else in the run is. */
export function newAccount(): Account {
  const username = `story.${randomBytes(5).toString("hex")}`;
  return { name: "Maren Aldersund", email: `${username}@example.com`, username, password: "a long enough secret" };
}

type Fixtures = {
  /** Says which errors of the browser's console this story makes; any other fails it. */
  expectErrors: (...errors: ExpectedError[]) => void;
  account: Account;
  /** A page whose browser is signed in as `account`. */
  signedIn: Page;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
  account: async ({}, use) => use(newAccount()),
  expectErrors: [
    async ({ browser }, use) => {
      const listening = listenForErrors(browser);
      await use(listening.expect);
      expect(listening.unexpected(), "written to the browser's console (expectErrors says what is meant)").toEqual([]);
    },
    { auto: true },
  ],
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

/** Forgets who is signed in, as on another device. The page is left first, so that nothing on it still asks in their name. */
export async function forgetSession(page: Page) {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/**
 * Closes a page that has no network, and gives the network back. What a page sends in its last moment outlives it, and would outlive
 * the emulated loss of the network with it: it is lost here as well.
 */
export async function closeOffline(page: Page) {
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  });
  const context = page.context();
  await page.close();
  await context.setOffline(false);
}

/** Pages drawn as thousands of outlines, which look the same wherever they are shown. */
const DRAWN_PAGES = ".page-preview-surface svg, [data-page] svg";

/**
 * Fails when axe finds anything on the page as it is now. Drawn pages take it longer than all the rest and are left out, but where a
 * story is about them.
 */
export async function expectAccessible(page: Page, { drawnPages = "without" }: { drawnPages?: "with" | "without" } = {}) {
  // Only what is wrong is wanted in full.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  const { violations } = await (drawnPages === "with" ? builder : builder.exclude(DRAWN_PAGES))
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
}

/** Chooses one of several, or turns something on, by its visible label: the radio button itself is only seen by screen readers. */
export async function choose(
  place: Page | Locator,
  role: "radio" | "switch",
  options: { name: string | RegExp; exact?: boolean },
) {
  const control = place.getByRole(role, options);
  const page = "keyboard" in place ? place : place.page();
  await place
    .locator("label")
    .filter({ has: page.getByRole(role, options) })
    .click();
  await expect(control).toBeChecked();
}
