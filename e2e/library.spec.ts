import { join } from "node:path";
import type { Page } from "@playwright/test";
import { choose, expect, expectAccessible, importResume, test } from "./fixtures";

test("a new account starts with an empty page, a sample or a file", async ({ signedIn: page }) => {
  await page.goto("/documents");
  await expect(page.getByRole("heading", { name: "No documents yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Blank/ }).click();
  await expectAccessible(page);
  await page.getByLabel("Name", { exact: true }).fill("Designer, Northpine");
  await page.getByRole("button", { name: "Create" }).click();
  await page.waitForURL(/\/resumes\//);
  await expect(page.getByRole("heading", { name: "Designer, Northpine" })).toBeVisible();

  await test.step("examples are on the page, are replaced one by one, and are never printed", async () => {
    const paper = page.locator(".page-preview-page");
    const text = async () => (await paper.allTextContents()).join(" ").replaceAll(/\s+/g, " ");
    await expect.poll(text).toContain("Job title");
    await expect(page.getByText("1 of 7 parts written")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Basics/ }).click();
    await page.getByLabel("Headline", { exact: true }).fill("Designer of harbours");
    await expect(page.getByText("2 of 7 parts written")).toBeVisible();
    await expect.poll(text).not.toContain("Your profession");
    await expect(page.locator("[data-save-status=saved]")).toBeVisible();
    const id = new URL(page.url()).pathname.split("/").at(-1);
    const printed = await (await page.request.get(`/api/openapi/resumes/${id}/pdf-checks`)).json();
    expect(printed.fullText).toContain("Designer of harbours");
    expect(printed.fullText).not.toContain("Job title");
    const { data } = await (await page.request.get(`/api/openapi/resumes/${id}`)).json();
    expect(data.metadata.page).toMatchObject({ marginX: 60, marginY: 48 });
    // As in another browser.
    await page.evaluate((key) => localStorage.removeItem(key), `starting/${id}`);
    await page.reload();
    await expect(page.getByText("2 of 7 parts written")).toBeVisible();
    await expect.poll(text).toContain("Job title");
    await page.getByRole("button", { name: "Hide examples" }).click();
    await expect.poll(text).not.toContain("Job title");
    await expect(page.getByText(/parts written/)).toHaveCount(0);
    await page.reload();
    await expect.poll(text).toContain("Designer of harbours");
    await expect(page.getByText(/parts written/)).toHaveCount(0);
  });

  await page.goto("/documents");
  await page.getByRole("button", { name: "New", exact: true }).click();
  await choose(page, "radio", { name: /^File/ });
  await page.locator("input[type=file]").setInputFiles(join("domain", "sample", "json-resume.json"));
  // The file has the kind of project, which a resume does not. The review shows what is left out before it is.
  await page.waitForURL(/\/import$/);
  await expect(page.getByText(/application.*\/projects\/0\/type/).first()).toBeVisible();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.waitForURL(/\/resumes\//);
  await page.locator(".page-preview-page").first().waitFor();
});

test("a file that is not a resume is rejected by name and creates nothing", async ({ signedIn: page, expectErrors }) => {
  expectErrors(400);
  await page.goto("/documents");
  await page.getByRole("button", { name: "New", exact: true }).click();
  await choose(page, "radio", { name: /^File/ });
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "shopping.txt", mimeType: "text/plain", buffer: Buffer.from("milk, bread") });
  await expect(page.getByText("shopping.txt has too little text for a resume.")).toBeVisible();
  expect(await (await page.request.get("/api/openapi/documents/counts")).json()).toMatchObject({ resume: 0 });
});

test("documents are found, renamed, copied, trashed, restored and permanently deleted", async ({ signedIn: page }) => {
  await importResume(page);
  await page.goto("/documents");
  // The resume and the letter from it: both show their real first page.
  const pictures = page.getByRole("article").filter({ hasText: "Edited" }).locator("img");
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveJSProperty("complete", true);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  }

  const menu = async (name: string, item: string) => {
    await page.getByRole("article").filter({ hasText: name }).first().hover();
    await page
      .getByRole("button", { name: `More actions for ${name}`, exact: true })
      .first()
      .click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  const name = "David Kowalski";
  await menu(name, "Rename");
  await page.getByLabel("Name", { exact: true }).fill("General");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "General" })).toBeVisible();

  await page.getByRole("searchbox").fill("nothing like this");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear search and filters" }).click();

  await menu("General", "Move to Trash");
  await expect(page.getByText("“General” moved to Trash")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "General" })).toBeVisible();

  await menu("General", "Move to Trash");
  await page.getByRole("tab", { name: /^Trash/ }).click();
  await expect(page.getByText(/30 days left/)).toBeVisible();
  await expectAccessible(page);
  await menu("General", "Delete permanently");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete “General”" }).click();
  await expect(page.getByRole("heading", { name: "Trash is empty" })).toBeVisible();
});

/** The documents shown; toasts are items of a list, too. */
const itemsOf = (page: Page) => page.getByRole("list", { name: "Documents" }).getByRole("listitem");

/** Makes empty resumes with these names and tags. */
async function makeResumes(page: Page, resumes: readonly [name: string, tags: string[]][]) {
  for (const [name, tags] of resumes) {
    const response = await page.request.post("/api/openapi/resumes", { data: { name, tags } });
    expect(response.ok(), await response.text()).toBe(true);
  }
}

test("many documents are selected by mouse and keys, tagged, locked, trashed and restored together", async ({
  signedIn: page,
  expectErrors,
}) => {
  expectErrors(403);
  await makeResumes(page, [
    ["Alder", []],
    ["Birch", ["norway"]],
    ["Cedar", []],
    ["Dogwood", []],
  ]);
  await page.goto("/documents?sort=name");
  const pick = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
  const bar = page.getByRole("toolbar", { name: "Selected documents" });
  await itemsOf(page).filter({ hasText: "Alder" }).hover();
  await pick("Alder").click();
  await pick("Cedar").click({ modifiers: ["Shift"] });
  await expect(bar).toContainText("3 selected");
  await expect(pick("Birch")).toBeChecked();
  await expectAccessible(page);

  await test.step("tags are added to all, those that only some have stay", async () => {
    await bar.getByRole("button", { name: "Tags" }).click();
    await expect(page.getByRole("checkbox", { name: "norway" })).toHaveJSProperty("indeterminate", true);
    await page.getByLabel("New tags").fill("autumn");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Tags for 3 documents changed")).toBeVisible();
    const birch = itemsOf(page).filter({ hasText: "Birch" });
    await expect(birch).toContainText("norway");
    await expect(birch).toContainText("autumn");
    await expect(itemsOf(page).filter({ hasText: "Dogwood" })).not.toContainText("autumn");
  });

  await test.step("locked documents are rejected by name, the rest goes to Trash and is restored with Undo", async () => {
    await page.keyboard.press("Escape");
    await expect(bar).toBeHidden();
    await page.getByRole("button", { name: "More actions for Cedar" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Lock" }).click();
    await expect(itemsOf(page).filter({ hasText: "Cedar" })).toContainText("Locked");
    await pick("Alder").focus();
    await page.keyboard.press("Control+a");
    await expect(bar).toContainText("4 selected");
    await page.keyboard.press("Delete");
    await expect(page.getByText(/Couldn't change “Cedar”\. This resume is locked/)).toBeVisible();
    await expect(itemsOf(page)).toHaveCount(1);
    const toast = page.getByRole("listitem").filter({ hasText: "3 documents moved to Trash" });
    await toast.getByRole("button", { name: "Undo" }).click();
    await expect(itemsOf(page)).toHaveCount(4);
  });

  await test.step("in Trash they are permanently deleted after one question that states the number", async () => {
    await page.keyboard.press("Escape");
    await pick("Alder").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expect(bar).toContainText("2 selected");
    await bar.getByRole("button", { name: "Move to Trash" }).click();
    await page.getByRole("tab", { name: /^Trash/ }).click();
    await expect(itemsOf(page)).toHaveCount(2);
    await page.keyboard.press("Control+a");
    await bar.getByRole("button", { name: "Delete permanently" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Delete 2 documents" }).click();
    await expect(page.getByRole("heading", { name: "Trash is empty" })).toBeVisible();
    expect(await (await page.request.get("/api/openapi/documents/counts")).json()).toMatchObject({ resume: 2, trash: 0 });
  });
});

test("search, tags, status and order are in the URL and survive a reload", async ({ signedIn: page }) => {
  await makeResumes(page, [
    ["Designer Oslo", ["norway", "design"]],
    ["Designer Bergen", ["norway"]],
    ["Lebenslauf Berlin", ["design"]],
  ]);
  await page.goto("/documents");
  const items = itemsOf(page);
  await expect(items).toHaveCount(3);
  await page.getByRole("button", { name: "Tags", exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("menuitemcheckbox", { name: /norway\s*2/ }).click();
  await page.keyboard.press("Escape");
  await expect(items).toHaveCount(2);
  await page.getByRole("searchbox").fill("berg");
  await expect(items).toHaveCount(1);
  await expect(page).toHaveURL(/tag=norway.*q=berg|q=berg.*tag=norway/);
  await choose(page, "radio", { name: "List" });
  await page.reload();
  await expect(page.getByText("1 of 3")).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("berg");
  await expect(items.getByRole("checkbox", { name: "Select Designer Bergen" })).toBeVisible();
  await page.getByRole("button", { name: "Remove filter: “berg”" }).click();
  await expect(items).toHaveCount(2);
  await page.getByRole("button", { name: "Status: Any status" }).click();
  await page.getByRole("menuitemradio", { name: "Locked (0)" }).click();
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(items).toHaveCount(3);
});

test("a copy for a job is named and tagged, and a letter gets its sender from a resume", async ({ signedIn: page }) => {
  const id = await importResume(page);
  await page.goto("/documents?kind=resume");
  await itemsOf(page).first().click({ button: "right" });
  await page.getByRole("menuitem", { name: "Copy for a job…" }).click();
  await page.getByLabel("Company").fill("Northpine");
  await page.getByLabel("Role").fill("Designer");
  await expect(page.getByText("The copy will be called “Designer, Northpine”.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create" }).click();
  await page.waitForURL(/\/resumes\//);
  expect(page.url()).not.toContain(id);
  const list = (await (await page.request.get("/api/openapi/resumes")).json()) as { name: string; tags: string[] }[];
  expect(list.find(({ name }) => name === "Designer, Northpine")?.tags).toContain("Northpine");

  await page.goto("/documents?new=letter");
  await page.getByLabel("Company").fill("Northpine");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create" }).click();
  await page.waitForURL(/\/letters\//);
  const letters = (await (await page.request.get("/api/openapi/cover-letters?search=Letter to Northpine")).json()) as {
    items: { senderLinked: boolean; recipientCompany: string }[];
  };
  expect(letters.items).toMatchObject([{ senderLinked: true, recipientCompany: "Northpine" }]);
});

test("a thousand documents can be reached by keys, and each announces its position", async ({ signedIn: page, expectErrors }) => {
  expectErrors(404);
  const entries = Array.from({ length: 1000 }, (_, index) => ({
    type: "resume",
    id: `0195-${index}`,
    name: `Resume ${String(index + 1).padStart(4, "0")}`,
    tags: [],
    isLocked: false,
    trashedAt: null,
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
    application: null,
  }));
  await page.route(/\/api\/openapi\/documents\?/, (route) => route.fulfill({ json: entries }));
  await page.route("**/thumbnail?*", (route) => route.fulfill({ status: 404 }));
  await page.goto("/documents?sort=name");
  const items = itemsOf(page);
  await expect(items.first()).toHaveAttribute("aria-setsize", "1000");
  expect(await items.count()).toBeLessThan(60);
  await page.getByRole("link", { name: "Resume 0001" }).focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("link", { name: "Resume 1000" })).toBeFocused();
  await expect(items.filter({ hasText: "Resume 1000" })).toHaveAttribute("aria-posinset", "1000");
  // Scrolled far away, the focus stays where it was, and the next key continues from there.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole("link", { name: "Resume 0001" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Resume 1000" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("link", { name: "Resume 0999" })).toBeFocused();
  await expectAccessible(page);
});

test("the library works as a list and on a phone", async ({ signedIn: page }) => {
  await importResume(page);
  await page.goto("/documents?view=list");
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/documents");
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
