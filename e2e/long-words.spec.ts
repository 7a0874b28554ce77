import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

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

test("words longer than a phone is wide break, on every screen that shows what people write", async ({ signedIn: page }) => {
  const make = async (path: string, data: object): Promise<string> => {
    const made = await page.request.post(`/api/openapi${path}`, { data });
    expect(made.ok(), await made.text()).toBe(true);
    const answer = await made.json();
    return typeof answer === "string" ? answer : answer.id;
  };
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
