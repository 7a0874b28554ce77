import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test as base } from "@playwright/test";
import { type ExtensionBrowser, NO_CHROMIUM, openPopup, startDoor, startExtension, startSite, WHOLE_CHROMIUM } from "./extension/browser";
import { FIXTURES } from "./extension/measure-form";
import { COMPANY_PAGE, POSTING_PAGE, PREVIEW_PAGE, resumeOf } from "./extension/pages";
import { newAccount } from "./fixtures";

type World = {
  browser_: ExtensionBrowser;
  door: Awaited<ReturnType<typeof startDoor>>;
  site: Awaited<ReturnType<typeof startSite>>;
};

const form = (name: string) => readFileSync(join(FIXTURES, `open/${name}.html`), "utf8");
const PAGES = { "/job": POSTING_PAGE, "/frame": COMPANY_PAGE, "/greenhouse": form("greenhouse"), "/plain": form("plain-en"), "/preview": PREVIEW_PAGE };

const test = base.extend<World>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
  browser_: async ({}, use) => {
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
test.skip(WHOLE_CHROMIUM === null, NO_CHROMIUM);

/** Signs a new person up, and connects the extension as a person does. Returns the popup on a page of the site. */
async function connected({ browser_, door, site }: World, path: string): Promise<{ page: Page; popup: Page }> {
  const { context } = browser_;
  const signedUp = await context.request.post(`${door.address}/api/auth/sign-up/email`, { data: newAccount() });
  expect(signedUp.ok(), await signedUp.text()).toBe(true);
  const page = await context.newPage();
  await page.goto(site.address + path);
  const popup = await openPopup(browser_, page);
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

const api = (world: World) => ({
  get: async (path: string) => (await world.browser_.context.request.get(`${world.door.address}/api/openapi${path}`)).json(),
  post: async (path: string, data: unknown) => (await world.browser_.context.request.post(`${world.door.address}/api/openapi${path}`, { data })).json(),
  put: async (path: string, data: unknown) => world.browser_.context.request.put(`${world.door.address}/api/openapi${path}`, { data }),
});

test("a connected extension saves the posting in front of the person once, and loses access at once", async ({ browser_, door, site }) => {
  const world = { browser_, door, site };
  const { popup } = await connected(world, "/job");
  await popup.getByRole("button", { name: "Save this posting" }).click();
  await expect(popup.getByRole("heading", { name: "Saved" })).toBeVisible();
  await expect(popup.getByLabel("Company")).toHaveValue("Northpine");
  await expect(popup.getByLabel("Role")).toHaveValue("Product Designer");
  await expect(popup.getByLabel("Location")).toHaveValue(/Utrecht/);
  await expect(popup.getByText("Listed since Nov 3, 2026")).toBeVisible();
  const [saved] = await api(world).get("/applications");
  expect(saved).toMatchObject({ company: "Northpine", role: "Product Designer", status: "saved", sourceUrl: `${site.address}/job` });
  await popup.getByLabel("Location").fill("Utrecht (hybrid)");
  await popup.getByRole("button", { name: "Save changes" }).click();
  await expect(popup.getByText("Changes saved")).toBeVisible();
  expect((await api(world).get("/applications"))[0].location).toBe("Utrecht (hybrid)");
  await expect(popup.getByRole("link", { name: "Open application" })).toHaveAttribute("href", `${door.address}/applications/${saved.id}`);

  await popup.getByRole("button", { name: "Save this posting" }).click();
  await expect(popup.getByRole("heading", { name: "Already saved" })).toBeVisible();
  expect(await api(world).get("/applications")).toHaveLength(1);

  const [program] = await api(world).get("/auth/programs");
  expect(program).toMatchObject({ name: "Dossier (Chrome)", scopes: expect.arrayContaining(["api:read", "api:write"]) });
  expect(program.scopes).not.toContain("api:delete");
  await browser_.context.request.delete(`${door.address}/api/openapi/auth/programs/${program.id}`);
  const ended = Date.now();
  await popup.getByRole("button", { name: "Save this posting" }).click();
  await expect(popup.getByText("The server no longer allows access.")).toBeVisible();
  expect(Date.now() - ended).toBeLessThan(2000);
  await expect(popup.getByLabel("Address of your server")).toBeVisible();
});

test("a form is filled from the resume, and what is unknown, guarded or typed stays", async ({ browser_, door, site }) => {
  const world = { browser_, door, site };
  const { page, popup } = await connected(world, "/greenhouse");
  await api(world).post("/resumes/imports", { data: resumeOf() });
  await api(world).put("/career/form-answers", { topic: "work-permit", question: "Are you allowed to work in the United Kingdom?", answer: "Yes, without restrictions." });
  await page.getByLabel("First Name", { exact: false }).first().fill("Typed");
  await popup.reload();
  await expect(popup.getByText("Before you start")).toBeVisible();
  await expect(popup.getByText("Are you legally authorized to work in the United Kingdom?")).toBeVisible();
  const started = Date.now();
  await popup.getByRole("button", { name: "Fill this form" }).click();
  await expect(popup.getByRole("heading", { name: /^Filled: \d+$/ })).toBeVisible();
  const ms = Date.now() - started;
  expect(await page.locator("#first_name").inputValue()).toBe("Typed");
  expect(await page.locator("#last_name").inputValue()).toBe("Marwick");
  expect(await page.locator("#email").inputValue()).toBe("ilse.marwick@example.com");
  expect(await page.locator("input[type=file][name=resume]").evaluate((input: HTMLInputElement) => [input.files?.[0]?.name, (input.files?.[0]?.size ?? 0) > 5000])).toEqual(["Ilse Marwick – Resume.pdf", true]);
  await expect(page.locator(".select__single-value", { hasText: "Yes" })).toHaveCount(1);
  await expect(page.getByText("Decline To Self Identify")).toHaveCount(0);
  expect(await page.title()).not.toBe("SENT");
  await expect(popup.getByText("salary, never filled")).toBeVisible();
  await expect(popup.getByText("Nothing was sent.")).toBeVisible();
  test.info().annotations.push({ type: "fill", description: `${ms} ms` });
  expect(ms).toBeLessThan(6000);
});
