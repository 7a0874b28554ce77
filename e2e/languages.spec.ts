import type { Page } from "@playwright/test";
import { LANGUAGES } from "@/contracts/model/languages";
import { directionOf, isLanguage, LANGUAGE_COOKIE } from "@/domain/languages";
import { isItsTurn } from "@/server/testing/in-turn";
import { expect, expectAccessibleDayAndNight, forgetSession, importResume, test } from "./fixtures";

// Every screen in the language that is written from right to left, and one screen in each of the others.

const speak = (page: Page, language: string, url = "") =>
  page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url }]);

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Makes a resume, a letter and an application, and returns the addresses of all screens: of documents, and all others. */
async function screens(page: Page): Promise<{ documents: string[]; others: string[] }> {
  const resume = await importResume(page);
  const make = async (path: string, data: object): Promise<string> => {
    const made = await (await page.request.post(`/api/openapi${path}`, { data })).json();
    return typeof made === "string" ? made : made.id;
  };
  const letter = await make("/cover-letters", { name: "To Northpine", resumeId: resume, content: "<p>Good day.</p>" });
  const application = await make("/applications", { company: "Northpine", role: "Designer", status: "applied" });
  return {
    documents: [
      `/resumes/${resume}`,
      `/letters/${letter}`,
      `/applications/${application}`,
      "/documents",
      "/applications",
      "/applications?view=table",
      "/applications?view=calendar",
    ],
    others: [
      "/",
      "/check",
      "/about",
      "/dashboard",
      "/career",
      "/agent",
      "/settings",
      "/settings/ai",
      "/settings/security",
      "/import",
    ],
  };
}

const SIGNED_OUT = ["/auth/sign-in", "/auth/sign-up", "/auth/forgot-password", "/unsubscribe/unknown"];

/** Looks at a screen in Arabic, by day and by night. */
const look = (page: Page, address: string) =>
  test.step(address, async () => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("main")).toBeVisible();
    await page.locator("h1").first().waitFor({ state: "attached" });
    if (address.startsWith("/resumes/")) await page.locator(".page-preview-page").first().waitFor();
    await expectAccessibleDayAndNight(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

test("every screen of documents is mirrored in Arabic, accessible, and not wider than the window, in light and dark", async ({
  signedIn: page,
  baseURL,
}) => {
  test.slow();
  const { documents } = await screens(page);
  await speak(page, "ar", baseURL);
  for (const address of documents) await look(page, address);
});

test("every other screen is mirrored in Arabic, accessible, and not wider than the window, in light and dark", async ({
  signedIn: page,
  baseURL,
}) => {
  test.slow();
  const { others } = await screens(page);
  await speak(page, "ar", baseURL);
  for (const address of others) await look(page, address);
  await forgetSession(page);
  await speak(page, "ar", baseURL);
  for (const address of SIGNED_OUT) await look(page, address);
});

test("every language has its own texts and direction, and fits a phone", async ({ signedIn: page, baseURL }) => {
  const resume = await importResume(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const titles = new Set<string>();
  for (const [place, language] of Object.keys(LANGUAGES).entries()) {
    await speak(page, language, baseURL);
    await page.goto("/dashboard");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("html")).toHaveAttribute("dir", isLanguage(language) ? directionOf(language) : "");
    titles.add((await page.getByRole("heading", { level: 1 }).first().textContent()) ?? "");
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    if (!isItsTurn(3, place)) continue;
    await page.goto(`/resumes/${resume}`);
    await page.locator("#section-experience").waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  // British English has the words of American English.
  expect(titles.size).toBe(Object.keys(LANGUAGES).length - 1);
});
