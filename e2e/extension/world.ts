import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { newAccount } from "@/e2e/fixtures";
import { type ExtensionBrowser, NO_CHROMIUM, openPopup, startDoor, startExtension, startSite, WHOLE_CHROMIUM } from "./browser";
import { FIXTURES } from "./measure-form";
import { ATTACK_PAGE, COMPANY_PAGE, FRAME_PAGE, POSTING_PAGE, PREVIEW_PAGE } from "./pages";

export type World = {
  chromium_: ExtensionBrowser;
  door: Awaited<ReturnType<typeof startDoor>>;
  site: Awaited<ReturnType<typeof startSite>>;
};

const form = (name: string) => readFileSync(join(FIXTURES, `open/${name}.html`), "utf8");
const PAGES = {
  "/job": POSTING_PAGE,
  "/frame": COMPANY_PAGE,
  "/posting-frame": FRAME_PAGE,
  "/greenhouse": form("greenhouse"),
  "/plain": form("plain-en"),
  "/preview": PREVIEW_PAGE,
  "/attack": ATTACK_PAGE,
};

export const test = base.extend<World>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
  chromium_: async ({}, use) => {
    const browser = await startExtension();
    await use(browser);
    await browser.stop();
  },
  door: async ({ baseURL }, use) => {
    const door = await startDoor(Number(new URL(baseURL ?? "").port));
    await use(door);
    await door.close().catch(() => {});
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
  site: async ({}, use) => {
    const site = await startSite(PAGES);
    await use(site);
    await site.stop();
  },
});
test.beforeEach(() => test.skip(WHOLE_CHROMIUM === null, NO_CHROMIUM));

export { expect };

/** Signs a new person up, and connects the extension as a person does. Returns the popup on a page of the site. */
export async function connected({ chromium_, door, site }: World, path: string): Promise<{ page: Page; popup: Page }> {
  const { context } = chromium_;
  const signedUp = await context.request.post(`${door.address}/api/auth/sign-up/email`, { data: newAccount() });
  expect(signedUp.ok(), await signedUp.text()).toBe(true);
  const page = await context.newPage();
  await page.goto(site.address + path);
  const popup = await openPopup(chromium_, page);
  await popup.getByLabel("Address of your server").fill(door.address);
  const consent = context.waitForEvent("page");
  await popup.getByRole("button", { name: "Connect" }).click();
  const window = await consent;
  await expect(window.getByRole("listitem")).toHaveText([
    "Read your documents, applications and career data",
    "Create and change documents, applications and career data",
  ]);
  await window.getByRole("button", { name: "Allow" }).click();
  await expect(popup.getByRole("button", { name: "Save this posting" })).toBeVisible();
  return { page, popup };
}

export const api = (world: World) => ({
  get: async (path: string) => (await world.chromium_.context.request.get(`${world.door.address}/api/openapi${path}`)).json(),
  post: async (path: string, data: unknown) =>
    (await world.chromium_.context.request.post(`${world.door.address}/api/openapi${path}`, { data })).json(),
  put: async (path: string, data: unknown) =>
    world.chromium_.context.request.put(`${world.door.address}/api/openapi${path}`, { data }),
});
