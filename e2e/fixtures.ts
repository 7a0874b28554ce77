import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isDeepStrictEqual } from "node:util";
import { test as base, expect, type Locator, type Page, type TestInfo } from "@playwright/test";
import type axe from "axe-core";
import { isItsTurn } from "@/server/testing/in-turn";
import { type AiInstance, startAiInstance } from "./ai-server";
import { type ExpectedError, listenForErrors } from "./quiet-browser";
import { WarmBrowser } from "./warm-browser";

export type Account = { name: string; email: string; username: string; password: string };

/** A fictional person, unique in the run. */
export function newAccount(): Account {
  const username = `story.${randomBytes(5).toString("hex")}`;
  return { name: "Maren Aldersund", email: `${username}@example.com`, username, password: "a long enough secret" };
}

type Fixtures = {
  /** Declares the console errors that this story causes; any other fails it. */
  expectErrors: (...errors: ExpectedError[]) => void;
  account: Account;
  /** A page whose browser is signed in as `account`. */
  signedIn: Page;
};

export const test = base.extend<Fixtures, { warmBrowser: WarmBrowser; aiInstance: AiInstance }>({
  warmBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
    async ({}, use, { project }) => {
      const warmBrowser = await WarmBrowser.start(project.use);
      await use(warmBrowser);
      await warmBrowser.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  aiInstance: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
    async ({}, use) => {
      const instance = await startAiInstance();
      await use(instance);
      await instance.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  /** The shared context, cleared afterwards; a separate one for a story with other options, and for a retry, which is traced. */
  context: async ({ browser, warmBrowser, permissions, viewport, hasTouch, contextOptions }, use, { retry, project }) => {
    const usual = { viewport: project.use.viewport, hasTouch: false, contextOptions: project.use.contextOptions ?? {} };
    if (retry > 0 || !isDeepStrictEqual({ viewport, hasTouch, contextOptions }, usual)) {
      const own = await browser.newContext();
      await use(own);
      return own.close();
    }
    const { context } = warmBrowser;
    if (permissions) await context.grantPermissions(permissions);
    await use(context);
    await warmBrowser.clear();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
  account: async ({}, use) => use(newAccount()),
  expectErrors: [
    async ({ browser, warmBrowser }, use) => {
      const listening = listenForErrors(browser, warmBrowser.context);
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

/** The example resume as written by an earlier major version. */
export const exampleResume = (): unknown => JSON.parse(readFileSync("domain/sample/resume-v5.json", "utf8"));

/** Imports a resume for the signed-in person and returns its id. */
export async function importResume(page: Page, data: unknown = exampleResume()): Promise<string> {
  const response = await page.request.post("/api/openapi/resumes/imports", { data: { data } });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as string;
}

/** Clears the session, as on another device. Leaves the page first, so that nothing on it still sends requests. */
export async function forgetSession(page: Page) {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/**
 * Closes an offline page and restores the network. A request sent while the page closes would outlive the emulated offline state,
 * so it is dropped here.
 */
export async function closeOffline(page: Page) {
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  });
  const context = page.context();
  await page.close();
  await context.setOffline(false);
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const RULES = {
  all: { runOnly: TAGS },
  // All that another colour scheme can change, and everything else.
  colors: { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } },
  shapes: { runOnly: TAGS, rules: { "color-contrast": { enabled: false }, "link-in-text-block": { enabled: false } } },
} as const satisfies Record<string, axe.RunOptions>;

const MODAL = "[role=dialog][data-open], [role=alertdialog][data-open]";

type Audit = {
  /** Printed pages are thousands of outlines, which take longer than everything else and look the same everywhere. */
  drawnPages?: "with" | "without";
  rules?: keyof typeof RULES;
};

/** How many audits a story has had: contrast takes most of the time of one, so every second looks at it, from the first on. */
const audits = new WeakMap<TestInfo, number>();
function shapesInTurn(): "all" | "shapes" {
  const info = test.info();
  const place = audits.get(info) ?? 0;
  audits.set(info, place + 1);
  return isItsTurn(2, place) ? "all" : "shapes";
}

/**
 * Fails if axe finds a problem on the current page. Printed pages are removed during this, unless a story is about them. Colours are
 * looked at in turn, unless the rules are named.
 */
export async function expectAccessible(page: Page, { drawnPages = "without", rules = shapesInTurn() }: Audit = {}) {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE);
  const { violations } = await page.evaluate(
    async ([drawings, run, modal]) => {
      const emptied = [...document.querySelectorAll(drawings)].map((svg) => ({ svg, nodes: [...svg.childNodes] }));
      for (const { svg } of emptied) svg.replaceChildren();
      try {
        // Only violations are needed in detail.
        const options = { ...run, resultTypes: ["violations"] } as axe.RunOptions;
        // What lies under a modal dialog cannot be reached, and is looked at without it.
        const dialog = document.querySelector("[data-base-ui-inert]") ? [...document.querySelectorAll(modal)].at(-1) : undefined;
        const context = { exclude: [[drawings]], ...(dialog ? { include: dialog } : {}) };
        return await (window as unknown as { axe: typeof axe }).axe.run(context, options);
      } finally {
        // A page that was redrawn in the meantime stays; shared definitions only grow.
        for (const { svg, nodes } of emptied)
          if (!svg.closest("[data-page]") || svg.childElementCount === 0) svg.prepend(...nodes);
      }
    },
    [drawnPages === "with" ? "none" : ".page-preview-surface svg, [data-page] svg", RULES[rules], MODAL] as const,
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
}

/** Fails if axe finds a problem on the current page by day, or in its colours by night. Leaves it by day. */
export async function expectAccessibleDayAndNight(page: Page) {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page, { rules: "all" });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, { rules: "colors" });
  await page.emulateMedia({ colorScheme: "light" });
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
