import { callApi } from "./career";
import { expect, expectAccessible, expectAccessibleDayAndNight, test } from "./fixtures";

type Resume = { id: string; data: { sections: { experience: { items: { company: string; position: string }[] } } } };

type Group = { section: string; items: unknown; data: unknown };

const PLACES = ["Product engineer", "Design engineer"];

test("what resumes share is collected once, and a change of it reaches each of them", async ({ signedIn: page }) => {
  const ids: string[] = [];
  for (const name of PLACES)
    ids.push(
      await callApi(page, "POST", "/resumes", {
        name,
        slug: name.toLowerCase().replace(" ", "-"),
        withSampleData: true,
        tags: [],
      }),
    );
  const jobOf = async (id = "") =>
    (await callApi<Resume>(page, "GET", `/resumes/${id}`)).data.sections.experience.items[0]?.position;
  await page.goto("/career/record");
  await expect(page.getByRole("heading", { name: "Nothing in your record yet" })).toBeVisible();
  await expectAccessible(page);

  await test.step("collect what is the same", async () => {
    await page.getByRole("button", { name: "Collect from my resumes" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Collect from your resumes" });
    await expect(dialog.getByText("in 2 places").first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: /^Keep \d+ that are the same$/ }).click();
    await expect(dialog.getByText("Everything in your resumes is in the record.")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
  });

  await test.step("correct an entry", async () => {
    await page.getByRole("button", { name: /Tidewater Instruments/ }).click();
    const dialog = page.getByRole("dialog", { name: "Edit entry" });
    await expect(dialog.getByRole("region", { name: "Used in" }).getByRole("listitem")).toHaveCount(2);
    await dialog.getByLabel("Position").fill("Principal Engineer");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("2 places in resumes follow")).toBeVisible();
    for (const id of ids) expect(await jobOf(id)).toBe("Principal Engineer");
  });

  await test.step("a resume says something else: it is named, and given to the others", async () => {
    const path = "/sections/experience/items/0/position";
    await callApi(page, "PATCH", `/resumes/${ids[0]}`, { operations: [{ op: "replace", path, value: "Staff Engineer" }] });
    await page.reload();
    await page.getByRole("button", { name: /Tidewater Instruments/ }).click();
    const line = page
      .getByRole("region", { name: "Used in" })
      .getByRole("listitem")
      .filter({ hasText: PLACES[0] ?? "" });
    await expect(line).toContainText("Its own text: Position");
    await line.getByRole("button", { name: "Everywhere" }).click();
    await expect(line).toContainText("Same as the record");
    expect(await jobOf(ids[1])).toBe("Staff Engineer");
  });

  await test.step("a wording in another language, from inside the same dialog", async () => {
    await page.getByRole("button", { name: "Add a wording" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a wording" });
    await dialog.getByLabel("Name").fill("German");
    await dialog.getByLabel("Language").fill("de");
    await dialog.getByLabel("Position").fill("Leitende Ingenieurin");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
    const edit = page.getByRole("dialog", { name: "Edit entry" });
    await expect(edit.getByRole("button", { name: "German de" })).toBeVisible();
    await page.screenshot({ path: "test-results/record-entry.png" });
    await edit.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("search, by day and by night, on a phone", async () => {
    await page.getByRole("searchbox", { name: "Search your record" }).fill("ingenieurin");
    await expect(page.getByRole("button", { name: /Tidewater Instruments/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /Fernhill/ })).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessibleDayAndNight(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.screenshot({ path: "test-results/record-phone.png" });
  });
});

test("an entry is added and put into a resume, and leaves it unlinked, by keys alone", async ({ signedIn: page }) => {
  const id = await callApi<string>(page, "POST", "/resumes", { name: "Only", slug: "only", tags: [] });
  await page.goto("/career/record");
  const add = page.getByRole("button", { name: "Add an entry" });
  await expect(add).toBeEnabled();
  await add.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add an entry" });
  await dialog.getByLabel("Section").selectOption("skills");
  await dialog.getByLabel("Name").fill("Letterpress");
  await dialog.getByLabel("Keywords").fill("type, ink");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: /Letterpress/ }).press("Enter");
  await page.getByLabel("Resume").selectOption(id);
  await page.getByRole("button", { name: "Add to resume" }).press("Enter");
  await expect(page.getByText("Added to “Only”")).toBeVisible();
  const skills = async () =>
    (
      await callApi<{ data: { sections: { skills: { items: { name: string; keywords: string[] }[] } } } }>(
        page,
        "GET",
        `/resumes/${id}`,
      )
    ).data.sections.skills.items;
  expect(await skills()).toMatchObject([{ name: "Letterpress", keywords: ["type", "ink"] }]);
  await page.getByRole("button", { name: "Unlink from Only" }).press("Enter");
  await expect(page.getByText("No resume shows it yet.")).toBeVisible();
  await page.getByRole("button", { name: "Delete entry" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Nothing in your record yet" })).toBeVisible();
  expect(await skills()).toHaveLength(1);
});

test("in the editor a linked entry shows what the record says, and takes it or gives it everywhere", async ({
  signedIn: page,
}) => {
  const ids: string[] = [];
  for (const name of PLACES)
    ids.push(
      await callApi<string>(page, "POST", "/resumes", {
        name,
        slug: name.toLowerCase().replace(" ", "-"),
        withSampleData: true,
        tags: [],
      }),
    );
  await page.goto(`/resumes/${ids[0]}`);
  await page.locator("#section-experience").click();
  const row = page.locator('[data-drop-list="item:experience"] > li').first();
  await row.getByRole("button", { name: /Tidewater Instruments/ }).click();
  await row.getByRole("button", { name: "Keep in my record" }).click();
  const note = row.getByRole("region", { name: "Career record" });
  await expect(note).toContainText("In your record");

  await test.step("another resume is linked to the same entry", async () => {
    const groups = await callApi<Group[]>(page, "POST", "/career/record/proposals", { resumeIds: [ids[1]] });
    await callApi(page, "POST", "/career/record/links", {
      groups: groups.map(({ section, items, data }) => ({ section, items, data })),
    });
  });
  const positionIn = async (id = "") =>
    (await callApi<Resume>(page, "GET", `/resumes/${id}`)).data.sections.experience.items[0]?.position;

  await test.step("typing changes this resume alone, and the note shows both sides", async () => {
    await row.getByLabel("Position").fill("Staff Engineer");
    await expect(note).toContainText("Position in your record:");
    await expect(note).toContainText("Senior Product Engineer");
    await expectAccessible(page);
    await page.screenshot({ path: "test-results/record-note.png" });
    expect(await positionIn(ids[1])).toBe("Senior Product Engineer");
  });

  await test.step("everywhere", async () => {
    await note.getByRole("button", { name: "Everywhere" }).click();
    await expect(note.getByText("Position in your record:")).toHaveCount(0);
    await expect.poll(() => positionIn(ids[1])).toBe("Staff Engineer");
  });

  await test.step("as in the record, which the page and the field show at once", async () => {
    await row.getByLabel("Position").fill("Gardener");
    await note.getByRole("button", { name: "As in the record" }).click();
    await expect(row.getByLabel("Position")).toHaveValue("Staff Engineer");
    await expect(page.locator("[data-save-status=saved]")).toBeVisible();
    expect(await positionIn(ids[0])).toBe("Staff Engineer");
  });

  await test.step("a change of the record reaches the open editor, outside the person's own undo", async () => {
    const [entry] = await callApi<{ id: string; revision: number }[]>(page, "GET", "/career/record?query=tidewater");
    await callApi(page, "PATCH", `/career/record/${entry?.id}`, {
      expectedRevision: entry?.revision,
      data: { position: "Principal Engineer" },
    });
    await expect(row.getByLabel("Position")).toHaveValue("Principal Engineer");
    await note.getByRole("button", { name: "Unlink" }).click();
    await expect(row.getByRole("button", { name: "Keep in my record" })).toBeVisible();
  });
});

test("a resume is made of entries that a posting chooses, in another language where there are wordings", async ({
  signedIn: page,
}) => {
  const add = (section: string, data: object, more: object = {}) =>
    callApi(page, "POST", "/career/record", { section, data, language: "en", ...more });
  await add("basics", { name: "Maren Aldersund", email: "maren@example.com" });
  const wordings = [{ name: "German", language: "de", data: { position: "Fahrplanerin" } }];
  await add("experience", { company: "Harbour Works", position: "Timetable planner", period: "2019 – 2023" }, { wordings });
  await add("skills", { name: "PostgreSQL" });
  await add("skills", { name: "Pottery" });
  const application = await callApi<string>(page, "POST", "/applications", {
    company: "Northpine",
    role: "Planner",
    jobDescription: "You plan timetables. Experience with PostgreSQL is required.",
  });
  await page.goto("/documents?new=record");
  const dialog = page.getByRole("dialog", { name: "New document" });
  await expect(dialog.getByText("4 entries chosen")).toBeVisible();
  await dialog.getByLabel("For application").selectOption(application);
  await expect(dialog.getByText("3 entries chosen")).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: "Pottery" })).not.toBeChecked();
  await dialog.getByLabel("Language").selectOption("de");
  await expectAccessible(page);
  await page.screenshot({ path: "test-results/record-new.png" });
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.waitForURL(/\/resumes\/[0-9a-f-]{36}$/);
  const id = page.url().split("/").at(-1);
  const { data } = await callApi<{ data: Record<string, never> }>(page, "GET", `/resumes/${id}`);
  expect(data).toMatchObject({
    basics: { name: "Maren Aldersund" },
    metadata: { page: { locale: "de" } },
    sections: { experience: { items: [{ position: "Fahrplanerin" }] }, skills: { items: [{ name: "PostgreSQL" }] } },
  });
  expect(await callApi(page, "GET", `/applications/${application}`)).toMatchObject({ resumeId: id });
});
