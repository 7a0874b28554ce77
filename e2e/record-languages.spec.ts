import { callApi } from "./career";
import { expect, expectAccessible, expectAccessibleDayAndNight, test } from "./fixtures";

type Data = {
  metadata: { page: { locale: string } };
  sections: { experience: { items: { company: string; position: string }[] } };
};
type Resume = { id: string; data: Data };

const newResume = (page: Parameters<typeof callApi>[0], name: string): Promise<string> =>
  callApi(page, "POST", "/resumes", { name, slug: name.toLowerCase(), withSampleData: true, tags: [] });

test("a resume gets a version in another language, which follows a wording as soon as there is one", async ({
  signedIn: page,
}) => {
  const id = await newResume(page, "Engineer");
  const dialog = page.getByRole("dialog", { name: "Languages" });

  await test.step("make it", async () => {
    await page.goto(`/resumes/${id}`);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Languages" }).click();
    await expectAccessible(page);
    await dialog.getByLabel("Add a language").selectOption({ label: "French" });
    await dialog.getByRole("button", { name: "Create" }).click();
    await page.waitForURL((url) => url.pathname.startsWith("/resumes/") && !url.pathname.endsWith(id));
  });
  const sister = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const jobOf = async () =>
    (await callApi<Resume>(page, "GET", `/resumes/${sister}`)).data.sections.experience.items.map(({ position }) => position);

  await test.step("it says what is missing, and leads to the entry's wording", async () => {
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Languages" }).click();
    await expect(dialog.getByRole("link", { name: "Engineer" })).toBeVisible();
    await dialog.getByText(/entries to check/).click();
    await expectAccessibleDayAndNight(page);
    await dialog.getByRole("link", { name: /Tidewater Instruments/ }).click();
    const wording = page.getByRole("dialog", { name: "Add a wording" });
    await expect(wording.getByLabel("Language")).toHaveValue("fr");
    await wording.getByLabel("Position").fill("Ingénieure principale");
    await wording.getByRole("button", { name: "Save" }).click();
    await expect(wording).toBeHidden();
    expect(await jobOf()).toContain("Ingénieure principale");
  });

  await test.step("the library names both languages", async () => {
    await page.goto("/documents");
    await expect(page.getByText("French, also: English")).toBeVisible();
    await expect(page.getByText("English, also: French")).toBeVisible();
  });
});

test("entries of the record are found, chosen and put into an open resume, by keys alone and on a phone", async ({
  signedIn: page,
}) => {
  const add = (company: string) =>
    callApi(page, "POST", "/career/record", { section: "experience", language: "en", data: { company, position: "Designer" } });
  for (const company of ["Northpine", "Southpine", "Eastpine"]) await add(company);
  const id = await newResume(page, "Designer");
  const companies = async () =>
    (await callApi<Resume>(page, "GET", `/resumes/${id}`)).data.sections.experience.items.map(({ company }) => company);
  const before = (await callApi<unknown[]>(page, "GET", `/resumes/${id}/versions`)).length;
  const dialog = page.getByRole("dialog", { name: "Add from my record" });

  await page.goto(`/resumes/${id}`);
  const button = page.getByRole("button", { name: "Add section" });
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Add from my record" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.type("pine");
  for (const name of [/Northpine/, /Eastpine/]) {
    await dialog.getByRole("checkbox", { name }).focus();
    await page.keyboard.press("Space");
  }
  await expectAccessibleDayAndNight(page);
  await dialog.getByRole("button", { name: "Add 2 entries" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 entries added")).toBeVisible();
  expect((await companies()).slice(-2)).toEqual(["Northpine", "Eastpine"]);
  expect((await callApi<unknown[]>(page, "GET", `/resumes/${id}/versions`)).length).toBe(before + 1);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/career/record");
  await page.getByText("1 thing to check").click();
  await page.getByRole("button", { name: "Southpine, Designer" }).click();
  await expect(page.getByRole("dialog", { name: "Edit entry" }).getByLabel("Company")).toHaveValue("Southpine");
});
