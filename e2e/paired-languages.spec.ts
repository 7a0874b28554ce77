import { expect, expectAccessibleDayAndNight, importResume, test } from "./fixtures";

test("two resumes are paired as languages of one and undone with one press; the application shows which version was chosen", async ({
  signedIn: page,
}) => {
  const english = await importResume(page);
  const { data } = await (await page.request.get(`/api/openapi/resumes/${english}`)).json();
  data.metadata.page.locale = "de-DE";
  data.summary.content = "<p>Ich baue Spiele.</p>";
  const german = await (await page.request.post("/api/openapi/resumes/imports", { data: { data } })).json();
  await page.request.put(`/api/openapi/resumes/${german}`, { data: { name: "Lebenslauf" } });
  const application = await (
    await page.request.post("/api/openapi/applications", { data: { company: "Northpine", role: "Designer", resumeId: english } })
  ).json();

  await page.goto(`/resumes/${english}`);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Languages" }).click();
  const dialog = page.getByRole("dialog", { name: "Languages" });
  await dialog.getByLabel("Pair with an existing resume").selectOption({ label: "Lebenslauf" });
  await expect(dialog.getByRole("checkbox").first()).toBeChecked();
  await expectAccessibleDayAndNight(page);
  await dialog.getByRole("button", { name: "Pair", exact: true }).click();
  await expect(dialog.getByRole("list", { name: "Languages" }).getByRole("listitem").first()).toBeVisible();
  const pairs = async () => (await (await page.request.get(`/api/openapi/resumes/${english}/languages`)).json()) as unknown[];
  expect(await pairs()).toHaveLength(2);
  const after = await (await page.request.get(`/api/openapi/resumes/${german}`)).json();
  expect(after.data.summary.content).toBe("<p>Ich baue Spiele.</p>");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(async () => (await pairs()).length).toBe(0);
  expect(await (await page.request.get(`/api/openapi/resumes/${german}/links`)).json()).toEqual([]);

  await page.request.post(`/api/openapi/resumes/${english}/languages/pairings`, { data: { resumeId: german, write: true } });
  const link = await page.request.post(`/api/openapi/documents/resume/${german}/share-links`, { data: { label: "Fernwerk" } });
  expect(link.ok(), await link.text()).toBe(true);
  await page.goto(`/resumes/${english}`);
  await page.getByRole("button", { name: "Private" }).click();
  const others = page.getByRole("region", { name: "In other languages" });
  await expect(others.getByRole("link", { name: /^German/ })).toBeVisible();
  await expect(others).toContainText("Fernwerk");
  await page.goto(`/applications/${application}`);
  const languages = page.getByRole("list", { name: "Languages of the resume" });
  await expect(languages.getByRole("listitem").filter({ hasText: "Chosen" })).toHaveCount(1);
  await languages.getByRole("button", { name: /^Use this/ }).click();
  await expect(languages.getByRole("listitem").filter({ hasText: "German" })).toContainText("Chosen");
  const saved = await (await page.request.get(`/api/openapi/applications/${application}`)).json();
  expect(saved.resumeId).toBe(german);
});

test("a paragraph of a letter is kept with a story and put into another letter; the story begins an entry of the record", async ({
  signedIn: page,
}) => {
  const story = { title: "The harbour", situation: "Then", task: "This", action: "I turned it round.", result: "It held." };
  expect((await page.request.post("/api/openapi/career/stories", { data: story })).ok()).toBe(true);
  const make = async (content: string): Promise<string> =>
    (await (await page.request.post("/api/openapi/cover-letters", { data: { name: "Letter", content } })).json()).id;
  const [one, other] = [await make("<p>First.</p><p>At the harbour I turned things round.</p>"), await make("<p>Hello.</p>")];
  await page.goto(`/letters/${one}`);
  await page.getByRole("button", { name: "Stories" }).click();
  await page.getByRole("menuitem", { name: "Keep paragraph" }).click();
  const dialog = page.getByRole("dialog", { name: "Keep paragraph" });
  await dialog.getByText("At the harbour I turned things round.").click();
  await expectAccessibleDayAndNight(page);
  await page.screenshot({ path: "test-results/keep-paragraph.png" });
  await dialog.getByRole("button", { name: "Keep paragraph" }).click();
  await expect(page.getByText("Kept with “The harbour”")).toBeVisible();

  await page.goto(`/letters/${other}`);
  await page.getByRole("button", { name: "Stories" }).click();
  await page.getByRole("menuitem", { name: "Add from my stories" }).click();
  const saved = page.waitForResponse(
    (response) => response.url().includes(`/cover-letters/${other}`) && response.request().method() !== "GET" && response.ok(),
  );
  await page.getByRole("button", { name: "At the harbour I turned things round." }).click();
  await saved;
  const letter = await (await page.request.get(`/api/openapi/cover-letters/${other}`)).json();
  expect(letter.content).toBe("<p>Hello.</p><p>At the harbour I turned things round.</p>");

  await page.goto("/career/stories");
  await page.getByRole("list", { name: "Stories" }).getByText("The harbour").click();
  await page.getByRole("button", { name: "Add “The harbour” to the record" }).click();
  const entry = page.getByRole("dialog", { name: "Add an entry" });
  await entry.getByRole("button", { name: "Save" }).click();
  await expect(entry).toBeHidden();
  const [recorded] = await (await page.request.get("/api/openapi/career/record")).json();
  expect(recorded).toMatchObject({
    section: "projects",
    data: { name: "The harbour", description: "<p>I turned it round.</p><p>It held.</p>" },
  });
});
