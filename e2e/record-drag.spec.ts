import type { Locator, Page } from "@playwright/test";
import { callApi } from "./career";
import { expect, expectAccessible, expectAccessibleDayAndNight, test } from "./fixtures";

type Resume = { data: { sections: { experience: { items: { company: string }[] } } } };

const rows = (page: Page) => page.locator('[data-drop-list="item:experience"] > li');
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Add from my record" });

/** A resume with two jobs, and a record with a third job and a skill; the jobs of the resume are open. */
async function openEditor(page: Page): Promise<{ id: string; companies: () => Promise<string[]> }> {
  const id = await callApi<string>(page, "POST", "/resumes", { name: "Planner", slug: "planner", tags: [] });
  const add = (section: string, data: object) =>
    callApi<{ id: string }>(page, "POST", "/career/record", { section, language: "en", data });
  for (const company of ["Northpine", "Southpine"]) {
    const entry = await add("experience", { company, position: "Planner" });
    await callApi(page, "POST", `/career/record/${entry.id}/documents`, { resumeId: id });
  }
  await add("experience", { company: "Harbour Works", position: "Timetable planner" });
  await page.goto(`/resumes/${id}`);
  await expect(page.locator("body")).toHaveAttribute("data-drag", "ready", { timeout: 30_000 });
  await page.locator("#section-experience").click();
  const companies = async () =>
    (await callApi<Resume>(page, "GET", `/resumes/${id}`)).data.sections.experience.items.map(({ company }) => company);
  return { id, companies };
}

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByRole("menuitem", { name: "Add from my record" }).click();
  await expect(dialogOf(page).getByText("Harbour Works")).toBeVisible();
  return dialogOf(page).locator("[data-drag]").filter({ hasText: "Harbour Works" });
}

/** Takes an entry by its words and carries it over a place, without letting it go. */
async function carry(page: Page, entry: Locator, to: Locator, below: number) {
  const from = await entry.getByText("Harbour Works").boundingBox();
  const target = await to.boundingBox();
  if (!from || !target) throw new Error("Nothing is drawn there.");
  await page.mouse.move(from.x + 10, from.y + 6);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 14);
  await expect(page.locator("body")).toHaveAttribute("data-dragging", "item:experience");
  await page.mouse.move(target.x + 60, target.y + target.height / 2 + below, { steps: 5 });
}

test("an entry of the record is dragged to a place in its section, as one version, and nowhere else", async ({
  signedIn: page,
}) => {
  const { id, companies } = await openEditor(page);
  const versions = async () => (await callApi<unknown[]>(page, "GET", `/resumes/${id}/versions`)).length;
  const before = await versions();
  const entry = await openDialog(page);
  await expectAccessibleDayAndNight(page);

  await test.step("Escape ends the drag, not the dialog", async () => {
    await carry(page, entry, rows(page).nth(1), -6);
    await page.keyboard.press("Escape");
    await expect(page.locator("body")).not.toHaveAttribute("data-dragging", /./);
    await page.mouse.up();
    await expect(page.getByRole("status").filter({ hasText: "stays where it was" })).toBeAttached();
    await expect(dialogOf(page)).toBeVisible();
    expect(await companies()).toEqual(["Northpine", "Southpine"]);
  });

  await test.step("another section refuses it and says why", async () => {
    await carry(page, entry, page.locator("#section-skills"), 0);
    await page.mouse.up();
    await expect(dialogOf(page).getByRole("status")).toContainText("goes only into a section of its kind (Experience)");
    await expectAccessible(page);
    expect(await companies()).toEqual(["Northpine", "Southpine"]);
  });

  await carry(page, entry, rows(page).nth(1), -6);
  await page.screenshot({ path: "test-results/record-drag.png" });
  await page.mouse.up();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(3);
  await expect(
    rows(page)
      .nth(1)
      .getByRole("button", { name: /Harbour Works/ }),
  ).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "now 2 of 3" })).toBeAttached();
  expect(await versions()).toBe(before + 1);
  await page.reload();
  expect(await companies()).toEqual(["Northpine", "Harbour Works", "Southpine"]);
});

test("an entry of the record is dragged by keys alone, also into a custom section", async ({ signedIn: page }) => {
  const { id, companies } = await openEditor(page);
  await openDialog(page);
  const handle = dialogOf(page).getByRole("button", { name: /^Choose a place for .*Harbour Works/ });
  const announced = (text: RegExp) => page.getByRole("status").filter({ hasText: text });

  await handle.press("Enter");
  await expect(announced(/picked up\. The arrow keys.*position 1 of 3 in Experience/)).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(announced(/stays where it was/)).toBeAttached();
  await expect(dialogOf(page)).toBeVisible();
  await expect(handle).toBeFocused();

  await handle.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(announced(/position 2 of 3 in Experience/)).toBeAttached();
  await page.screenshot({ path: "test-results/record-drag-keys.png" });
  await page.keyboard.press("Enter");
  await expect(
    rows(page)
      .nth(1)
      .getByRole("button", { name: /Harbour Works/ }),
  ).toBeFocused();
  expect(await companies()).toEqual(["Northpine", "Harbour Works", "Southpine"]);

  const section = { id: "voluntary", type: "experience", title: "Voluntary work", columns: 1, hidden: false, items: [] };
  await callApi(page, "PATCH", `/resumes/${id}`, {
    operations: [
      { op: "add", path: "/customSections/-", value: section },
      { op: "add", path: "/metadata/layout/pages/0/main/-", value: "voluntary" },
    ],
  });
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-drag", "ready", { timeout: 30_000 });
  await openDialog(page);
  await handle.press(" ");
  for (let step = 0; step < 6; step += 1) await page.keyboard.press("ArrowDown");
  await expect(announced(/at the end of Voluntary work/)).toBeAttached();
  await page.keyboard.press(" ");
  await expect(dialogOf(page)).toHaveCount(0);
  const { data } = await callApi<{ data: { customSections: { items: { company: string }[] }[] } }>(page, "GET", `/resumes/${id}`);
  expect(data.customSections[0]?.items.map(({ company }) => company)).toEqual(["Harbour Works"]);
  expect(await companies()).toHaveLength(3);
});
