import type { Page } from "@playwright/test";
import { LANGUAGE_COOKIE } from "@/domain/languages";
import { expect, importResume, test } from "./fixtures";

const WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

/** What lies outside the window where nothing cuts or scrolls it on purpose, such as a line that ends in an ellipsis. */
const beyondTheWindow = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body && at.tagName !== "MAIN"; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== "visible") return true;
      return false;
    };
    return [...document.querySelectorAll("body *")].flatMap((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || (right <= innerWidth + 1 && left >= -1) || isCut(element)) return [];
      return [`${element.tagName} ${element.className}: ${(element.textContent ?? "").slice(0, 40)}`];
    });
  });

/** Makes a thing by its path, and returns its id. */
const makerFor =
  (page: Page) =>
  async (path: string, data: object): Promise<string> => {
    const made = await page.request.post(`/api/openapi${path}`, { data });
    expect(made.ok(), await made.text()).toBe(true);
    const answer = await made.json();
    return typeof answer === "string" ? answer : answer.id;
  };

test("words longer than a phone is wide break, on every screen that shows what people write", async ({ signedIn: page }) => {
  const make = makerFor(page);
  const application = await make("/applications", {
    company: WORD,
    role: `${WORD} ${WORD}`,
    status: "interview",
    followUpAt: "2026-01-02",
    followUpNote: WORD,
    location: WORD,
    tags: [WORD.slice(0, 40)],
    contacts: [{ name: WORD, role: WORD, email: "maren@example.com", phone: "+49 30 123456789" }],
  });
  await make(`/applications/${application}/notes`, { text: WORD + WORD });
  const resume = await make("/resumes", { name: WORD, tags: [WORD.slice(0, 30)] });
  const letter = await make("/cover-letters", { name: WORD, recipientCompany: WORD });
  const source = { kind: "manual", id: "one", quote: WORD };
  await make("/career/facts", { text: WORD + WORD, category: "experience", applicationId: null, source });
  await make("/career/stories", { title: WORD, situation: WORD + WORD, task: WORD, action: WORD, result: WORD, tags: [] });

  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of [
    "/dashboard",
    "/documents",
    "/applications",
    "/applications?view=table",
    "/applications?view=contacts",
    `/applications/${application}`,
    `/resumes/${resume}`,
    `/letters/${letter}`,
    "/career/facts",
    "/career/stories",
  ])
    await test.step(address, async () => {
      await page.goto(address);
      // In a field it is a value, elsewhere a text.
      const shown = page.getByText(WORD.slice(0, 30)).or(page.locator(`input[value^="${WORD.slice(0, 30)}"]`));
      await expect(shown.first()).toBeAttached();
      expect(await beyondTheWindow(page)).toEqual([]);
    });
});

test("the interface's own long words have room: tabs of the editor, stages, filters and settings in German and Ukrainian", async ({
  signedIn: page,
  baseURL,
}) => {
  const resume = await importResume(page);
  const application = await makerFor(page)("/applications", { company: "Northpine", role: "Designer", status: "applied" });
  for (const language of ["de", "uk"])
    await test.step(language, async () => {
      await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? "" }]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/resumes/${resume}`);
      const tabs = page.getByRole("tablist");
      // The score comes later, and takes room.
      await expect(tabs.getByRole("tab").filter({ hasText: /\d/ })).toBeVisible();
      expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
      await page.goto(`/applications/${application}`);
      const stages = page
        .locator("fieldset")
        .filter({ has: page.locator("[aria-pressed=true]") })
        .getByRole("button");
      await expect(stages).toHaveCount(6);
      expect(await stages.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0);
      await page.setViewportSize({ width: 768, height: 900 });
      await page.goto("/documents");
      await expect(page.getByRole("tab")).toHaveCount(4);
      expect(await beyondTheWindow(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto("/settings/ai");
      // The record of requests, which comes last, has the longest words.
      await expect(page.getByRole("spinbutton")).toBeVisible();
      expect(await beyondTheWindow(page)).toEqual([]);
    });
});
