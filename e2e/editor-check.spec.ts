import type { Route } from "@playwright/test";
import { exampleResume, expect, expectAccessible, importResume, test } from "./fixtures";

const POSTING = `Senior Gameplay Engineer

Requirements:
- C++ and Unity
- Kubernetes, Kubernetes at scale
- Experience with Terraform`;

type Layout = { fullWidth: boolean; main: string[]; sidebar: string[] };
type Printable = {
  basics: { email: string };
  metadata: {
    page: { marginX: number; marginY: number };
    design: { colors: { primary: string } };
    layout: { pages: Layout[] };
  };
  sections: Record<string, { hidden: boolean }>;
};

/** The sample on two flowing pages without a finding of the page check, so that the score is the document's or its file's. */
function printableResume() {
  const data = exampleResume() as Printable;
  const { page, design, layout } = data.metadata;
  Object.assign(page, { marginX: 40, marginY: 40 });
  design.colors.primary = "rgba(0, 84, 150, 1)";
  const [main, sidebar] = (["main", "sidebar"] as const).map((column) => layout.pages.flatMap((each) => each[column]));
  layout.pages = [{ fullWidth: false, main: main ?? [], sidebar: sidebar ?? [] }];
  const left = ["references", "interests", "volunteer", "publications", "awards", "projects"];
  for (const [key, section] of Object.entries(data.sections)) if (left.includes(key)) section.hidden = true;
  return data;
}

test("the score follows the text; a finding leads to its field, is ignored and restored", async ({ signedIn: page }) => {
  const id = await importResume(page, printableResume());
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: /^Basics/ }).click();
  await page.getByLabel("Email", { exact: true }).fill("");
  const tab = page.getByRole("tab", { name: /^Check \d+/ });
  await tab.click({ timeout: 30_000 });
  const panel = page.getByRole("tabpanel", { name: /^Check/ });
  const missing = panel.getByRole("listitem").filter({ hasText: "There is no email address." });
  await expect(missing).toContainText("Error");
  const scoreNow = async () => Number(/\d+/.exec((await tab.textContent()) ?? "")?.[0]);
  // Only then the score knows the file, which lacks the address too.
  await expect(page.getByRole("textbox", { name: "Text of the PDF" })).toHaveValue(/David Kowalski/, { timeout: 30_000 });
  const worse = await scoreNow();

  await page.getByRole("button", { name: /^Summary/ }).click();
  await missing.getByRole("button", { name: /^Show/ }).click();
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();

  await missing.getByRole("button", { name: /^Ignore/ }).click();
  await expect(missing).toBeHidden();
  await expect.poll(scoreNow).toBeGreaterThan(worse);
  await panel.getByText("1 ignored").click();
  await expectAccessible(page);
  await missing.getByRole("button", { name: /^Stop ignoring/ }).click();
  await expect.poll(scoreNow).toBe(worse);

  await page.getByLabel("Email", { exact: true }).fill("maren@example.com");
  await expect(missing).toBeHidden();
  await expect.poll(scoreNow, { timeout: 30_000 }).toBeGreaterThan(worse);
  await expect(page.locator("[data-save-status=saved]")).toBeVisible();
  const checks = ["checks", "pdf-checks", "page-checks"];
  const scores = checks.map(async (path) => (await (await page.request.get(`/api/openapi/resumes/${id}/${path}`)).json()).score);
  await expect.poll(scoreNow, { timeout: 30_000 }).toBe(Math.min(...(await Promise.all(scores))));
});

test("a report that arrives after a change is read again", async ({ signedIn: page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late = async (route: Route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  };
  await page.route("**/pdf-checks", late, { times: 1 });
  const data = printableResume();
  data.basics.email = "";
  const id = await importResume(page, data);
  await page.goto(`/resumes/${id}`);
  const tab = page.getByRole("tab", { name: /^Check \d+/ });
  const arePagesRead = page.waitForResponse("**/page-checks");
  await tab.click({ timeout: 30_000 });
  await arePagesRead;
  await page.getByRole("button", { name: /^Basics/ }).click();
  // The pages are read again in the same pause in which the file would be.
  const isPause = page.waitForRequest("**/page-checks");
  await page.getByLabel("Email", { exact: true }).fill("maren@example.com");
  await isPause;
  const isRequestedAgain = page.waitForRequest("**/pdf-checks");
  release();
  await isRequestedAgain;
  const { score } = await (await page.request.get(`/api/openapi/resumes/${id}/checks`)).json();
  await expect.poll(async () => (await tab.textContent())?.includes(`${score}`), { timeout: 30_000 }).toBe(true);
});

test("a finding about design leads to its setting", async ({ signedIn: page }) => {
  const data = exampleResume() as { metadata: { typography: { body: { fontSize: number } } } };
  data.metadata.typography.body.fontSize = 8;
  const id = await importResume(page, data);
  await page.goto(`/resumes/${id}`);
  await page.getByRole("tab", { name: /^Check/ }).click();
  await page.getByRole("button", { name: "Show: The text is small (8 pt)." }).click();
  const size = page.getByRole("spinbutton", { name: "Body, size" });
  await expect(size).toBeFocused();

  await page.getByRole("tab", { name: /^Check/ }).click();
  await page.getByRole("button", { name: "Fix: The text is small (8 pt)." }).click();
  await expect(page.getByText("Fixed: The text is small (8 pt).")).toBeVisible();
  await expect(page.getByRole("button", { name: "Fix: The text is small (8 pt)." })).toHaveCount(0);
  await page.getByRole("tab", { name: "Design" }).click();
  await expect(size).toHaveValue("9");
});

test("the produced file is shown as other software reads it; its findings are in the same list and can be ignored", async ({
  signedIn: page,
}) => {
  const data = printableResume();
  if (data.sections.education) data.sections.education.hidden = true;
  const id = await importResume(page, data);
  await page.goto(`/resumes/${id}`);
  const tab = page.getByRole("tab", { name: /^Check \d+/ });
  await tab.click({ timeout: 30_000 });
  const text = page.getByRole("textbox", { name: "Text of the PDF" });
  await expect(text).toHaveValue(/David Kowalski/, { timeout: 30_000 });
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Basics/ }).click();
  await page.getByLabel("Headline", { exact: true }).fill("Engineer of tides");
  await expect(text).toHaveValue(/Engineer of tides/, { timeout: 30_000 });

  const panel = page.getByRole("tabpanel", { name: /^Check/ });
  const findings = panel.getByRole("listitem");
  const education = findings.filter({ hasText: "No education was recognized." });
  await expect(education).toContainText("Warning", { timeout: 30_000 });
  await education.getByRole("button", { name: /^Show/ }).click();
  await expect(text).toBeFocused();
  await education.getByRole("button", { name: /^Ignore/ }).click();
  await expect(panel.getByText("1 ignored")).toBeVisible();
});

test("a finding of the pages is shown on the page, repaired by one press, and one step brings it back", async ({
  signedIn: page,
}) => {
  const id = await importResume(page);
  const stored = async () => (await (await page.request.get(`/api/openapi/resumes/${id}`)).json()).data.metadata.page;
  const before = await stored();
  await page.goto(`/resumes/${id}`);
  await page.getByRole("tab", { name: /^Check/ }).click();
  const panel = page.getByRole("tabpanel", { name: /^Check/ });
  const margins = panel.getByRole("listitem").filter({ hasText: "A margin is narrower than 8 mm" });
  await expect(margins).toContainText("page 1", { timeout: 30_000, ignoreCase: true });
  await margins.getByRole("button", { name: /^Show/ }).click();
  await expect(page.locator("[data-place-mark]").first()).toBeAttached();
  await expectAccessible(page);

  await margins.getByRole("button", { name: /^Fix/ }).click();
  await expect(page.getByText("Margins set to at least 8 mm.")).toBeVisible();
  await expect.poll(stored).toMatchObject({ marginX: 23, marginY: 23 });
  await expect(margins).toHaveCount(0, { timeout: 30_000 });
  await page.getByRole("button", { name: /^Undo: / }).click();
  await expect.poll(stored).toEqual(before);
});

test("an empty resume has no score yet", async ({ signedIn: page }) => {
  const response = await page.request.post("/api/openapi/resumes", { data: { name: "Empty", slug: "empty", tags: [] } });
  await page.goto(`/resumes/${await response.json()}`);
  await page.getByRole("tab", { name: "Check", exact: true }).click();
  const panel = page.getByRole("tabpanel", { name: "Check" });
  await expect(panel.getByText("Your score appears once the resume has some content.")).toBeVisible();
  await expect(panel.getByText("of 100")).toHaveCount(0);
});

test("a posting is compared while typing: a term is hidden and shown again, a missing one becomes a skill", async ({
  signedIn: page,
}) => {
  const id = await importResume(page);
  const stored = async () => (await (await page.request.get(`/api/openapi/resumes/${id}`)).json()).data;
  await page.goto(`/resumes/${id}`);
  await page.getByRole("tab", { name: /^Check/ }).click();
  const panel = page.getByRole("tabpanel", { name: /^Check/ });
  await panel.getByLabel("Job posting").fill(POSTING);
  const missing = panel.getByRole("region", { name: /^Missing/ });
  await expect(missing.getByText("Kubernetes", { exact: true })).toBeVisible();
  await expect(panel.getByRole("region", { name: /^Found/ }).getByText("Unity", { exact: true })).toBeVisible();
  await expect(page.locator("[data-text-mark=term]").first()).toBeAttached();
  await expectAccessible(page);

  await missing.getByRole("button", { name: "Hide “Kubernetes”" }).click();
  await expect(missing.getByText("Kubernetes", { exact: true })).toBeHidden();
  await expect.poll(async () => (await stored()).metadata.check?.hiddenTerms).toEqual(["Kubernetes"]);

  await page.reload();
  await page.getByRole("tab", { name: /^Check/ }).click();
  await expect(panel.getByLabel("Job posting")).toHaveValue(POSTING);
  await panel.getByText("1 hidden term").click();
  await panel.getByRole("button", { name: "Show “Kubernetes” again" }).click();
  await expect(missing.getByText("Kubernetes", { exact: true })).toBeVisible();

  await panel.getByRole("button", { name: "Add “Terraform” to Skills" }).click();
  await expect(panel.getByRole("button", { name: "Show “Terraform”" })).toBeVisible();
  await expect.poll(async () => (await stored()).sections.skills.items.at(-1).name).toBe("Terraform");
  await panel.getByRole("button", { name: "Show “Unity”" }).click();
  await expect(page.locator(":focus")).not.toHaveAttribute("aria-label", "Show “Unity”");
});

test("on a phone a finding opens its field in the content", async ({ signedIn: page }) => {
  const id = await importResume(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: /^Basics/ }).click();
  await page.getByLabel("Phone", { exact: true }).fill("");
  const rooms = page.getByRole("navigation", { name: "Editor sections" });
  await rooms.getByRole("button", { name: "Design" }).click();
  await page.getByRole("tab", { name: /^Check/ }).click();
  const go = page.getByRole("button", { name: "Show: There is no phone number." });
  await expect(go).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await go.click();
  await expect(page.getByLabel("Phone", { exact: true })).toBeFocused();
});
