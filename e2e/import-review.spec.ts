import type { Page } from "@playwright/test";
import { STORED_FILES } from "@/components/kit/shell/stored-files";
import { expect, expectAccessible, expectAccessibleDayAndNight, test } from "./fixtures";
import { type ChosenFile, densePdf, foreignPdf, scannedPdf, wordFile } from "./import-files";

async function choose(page: Page, ...files: ChosenFile[]) {
  await page.goto("/documents?new=file");
  const dialog = page.getByRole("dialog", { name: "New document" });
  await dialog.locator("input[type=file]").setInputFiles(files);
  return dialog;
}

async function review(page: Page, ...files: ChosenFile[]) {
  await choose(page, ...files);
  await page.waitForURL(/\/import$/);
}

const resumeAt = async (page: Page) => {
  await page.waitForURL(/\/resumes\//);
  const id = page.url().replace(/.*\/resumes\/([^#?]+).*/, "$1");
  return (await (await page.request.get(`/api/openapi/resumes/${id}`)).json()) as {
    data: {
      sections: Record<string, { items: Record<string, unknown>[] }>;
      basics: Record<string, unknown>;
      metadata: Record<string, unknown>;
    };
  };
};

const field = (page: Page, section: string, label: string) =>
  page.getByRole("region", { name: section }).getByLabel(label).first();

/** The reviews that are stored on the device, as JSON. */
const storedReviews = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = reject;
        opening.onsuccess = () => {
          const reading = opening.result.transaction("files").objectStore("files").getAll();
          reading.onerror = reject;
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result.map(({ review }) => review)));
          };
        };
      }),
    STORED_FILES,
  );

test("a doubtful field is checked beside its place on the page, an entry moved and split; the editor shows what was accepted", async ({
  signedIn: page,
}) => {
  await review(page, await foreignPdf());
  await expect(page.getByRole("status").filter({ hasText: "to check" })).toContainText(/[12] fields? to check/);
  await expect(page.locator("canvas[data-drawn=true]")).toBeVisible({ timeout: 30_000 });
  const company = field(page, "Experience", "Company");
  await company.focus();
  const mark = page.locator("[data-mark][data-active=true]").first();
  await expect(mark).toBeVisible();
  await expectAccessibleDayAndNight(page);

  // A click on the page leads to the field.
  const position = field(page, "Experience", "Position");
  const key = await position.getAttribute("data-review-field");
  await page.locator(`[data-mark="${key}"]`).first().click();
  await expect(position).toBeFocused();
  await company.fill("Marrow & Co.");
  await position.fill("Harbour Engineer");
  await position.blur();
  await expect(page.getByRole("status").filter({ hasText: "Nothing to check" })).toBeVisible();

  // The page is left and comes back as it was, once the last change is on the device.
  await expect.poll(() => storedReviews(page)).toContain("Harbour Engineer");
  await page.reload();
  await expect(field(page, "Experience", "Company")).toHaveValue("Marrow & Co.");

  await page.getByRole("button", { name: /^Actions for University of Leeds/ }).click();
  await page.getByRole("menuitem", { name: "Move to Certifications" }).click();
  await expect(page.getByRole("region", { name: "Education" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("region", { name: "Education" })).toBeVisible();
  await page.getByRole("button", { name: /^Actions for University of Leeds/ }).click();
  await page.getByRole("menuitem", { name: "Move to Certifications" }).click();

  // What has no place is put into a field.
  const unplaced = page.getByRole("region", { name: "1 text left over" });
  await unplaced.getByRole("combobox").selectOption({ label: "Headline" });
  await expect(unplaced).toHaveCount(0);
  await expect(page.getByLabel("Headline")).toHaveValue("(Mobile)");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const { data } = await resumeAt(page);
  expect(data.sections.experience?.items).toMatchObject([{ company: "Marrow & Co.", position: "Harbour Engineer" }]);
  expect(data.basics.headline).toBe("(Mobile)");
  expect(data.sections.certifications?.items).toMatchObject([{ title: "University of Leeds" }]);
  await expect(page.getByText("Marrow & Co.").first()).toBeVisible();
});

test("an import stays close to its file by choice: the review shows both looks, and a switch decides for files without a question", async ({
  signedIn: page,
}) => {
  await review(page, await foreignPdf());
  await expect(page.locator("img[data-look]")).toHaveCount(2, { timeout: 30_000 });
  const [close, standard] = [/Close to my file/, /Standard look/].map((name) => page.getByRole("radio", { name }));
  if (!close || !standard) throw new Error("There are two looks.");
  await expect(standard).toBeChecked();
  await page.getByText("Close to my file").click();
  await expect(close).toBeChecked();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(standard).toBeChecked();
  await expectAccessible(page);
  await page.getByText("Close to my file").click();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  // Helvetica has the widths of Arimo, and the text begins 60 points from the edge.
  expect((await resumeAt(page)).data.metadata).toMatchObject({
    template: "onyx",
    page: { marginX: 60, format: "a4" },
    typography: { body: { fontFamily: "Arimo" } },
  });

  await page.goto("/documents?new=file");
  const dialog = page.getByRole("dialog", { name: "New document" });
  await dialog.getByRole("switch", { name: /Stay close/ }).click();
  await dialog.locator("input[type=file]").setInputFiles(await wordFile());
  expect((await resumeAt(page)).data.metadata).toMatchObject({ page: { marginX: 72, marginY: 72 } });
});

test("by keyboard alone: from one doubtful field to the next with Alt and the arrows, Enter accepts, Ctrl+Enter imports", async ({
  signedIn: page,
}) => {
  await review(page, await foreignPdf());
  const status = page.getByRole("status").filter({ hasText: "to check" });
  await expect(status).toContainText(/[1-9] fields? to check/);
  await page.keyboard.press("Alt+ArrowDown");
  const focused = page.locator(":focus[data-review-field]");
  await expect(focused).toHaveCount(1);
  for (let left = Number((await status.textContent())?.match(/^\d+/)?.[0]); left > 0; left--) {
    await page.keyboard.press("Enter");
    await expect(status).toContainText(left === 1 ? "Nothing to check" : `${left - 1} field`);
  }
  await page.keyboard.press("Control+Enter");
  const { data } = await resumeAt(page);
  expect(data.basics.name).toBe("Ada Byron");
});

test("a file without open questions opens immediately; chosen again, the first copy is offered", async ({ signedIn: page }) => {
  const word = await wordFile();
  await choose(page, word);
  const { data } = await resumeAt(page);
  expect(data.basics.name).toBe("Grace Hopper");
  await review(page, word);
  await expect(page.getByText("You imported this file on")).toBeVisible();
  await page.getByRole("link", { name: "Open it" }).click();
  await resumeAt(page);
});

test("for a scan, a note says that it has no text, and nothing is created", async ({ signedIn: page, expectErrors }) => {
  expectErrors(400);
  const dialog = await choose(page, await scannedPdf());
  await expect(dialog.getByRole("alert")).toContainText("scan.pdf has no text, only pictures.");
  expect(await (await page.request.get("/api/openapi/resumes")).json()).toEqual([]);
});

test("eight files: each with its content, a broken one with its reason, a copy named, and all others imported with one click", async ({
  signedIn: page,
  expectErrors,
}) => {
  test.setTimeout(120_000);
  expectErrors(400);
  const files = await Promise.all(
    Array.from({ length: 5 }, (_, index) => foreignPdf(`cv-${index}.pdf`, `Person ${"ABCDE"[index]}`)),
  );
  const broken = { name: "broken.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 nothing") };
  const [first] = files;
  await review(
    page,
    ...files,
    broken,
    { ...(await wordFile()), buffer: first?.buffer ?? Buffer.alloc(0), name: "again.pdf" },
    await wordFile(),
  );
  await expect(page.getByRole("button", { name: "Import all 6" })).toBeEnabled({ timeout: 90_000 });
  await expect(page.getByText("broken.pdf is damaged.")).toBeVisible();
  await expect(page.getByText("The same file as cv-0.pdf.")).toBeVisible();
  await expect(page.getByText("Grace Hopper · Word · Nothing to check")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Review cv-3.pdf" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Dorothy Vaughan");
  await page.getByRole("button", { name: "All files" }).click();
  await page.getByRole("button", { name: "Import all 6" }).click();
  await expect(page.getByRole("status").filter({ hasText: "6 imported" })).toBeVisible({ timeout: 60_000 });
  const list = (await (await page.request.get("/api/openapi/resumes")).json()) as { name: string }[];
  expect(list).toHaveLength(6);
  expect(list.map(({ name }) => name)).toContain("Dorothy Vaughan");
  // Closing asks about what is left.
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Discard all" }).click();
  await page.waitForURL(/\/documents/);
});

test("on a phone, file and result are two sides", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await review(page, await foreignPdf());
  await expect(field(page, "Experience", "Company")).toBeVisible();
  await page.getByText("File", { exact: true }).click();
  await expect(page.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("a file of one page that prints on two is fitted by one press, which can be undone, or stays as it is", async ({
  signedIn: page,
}) => {
  await choose(page, await densePdf());
  await page.waitForURL(/\/(?:import|resumes\/.*)$/);
  if (page.url().endsWith("/import")) await page.getByRole("button", { name: "Import", exact: true }).click();
  await resumeAt(page);
  const notice = page.getByRole("status").filter({ hasText: "Your file had 1 page. This prints on 2." });
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "Fit to 1 page" }).click();
  await expect(page.getByText("Now 1 page")).toBeVisible();
  await expect(notice).toBeHidden();
  await page.keyboard.press("Control+z");
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "Keep as it is" }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByText("2 pages", { exact: true })).toBeVisible();
  await expect(notice).toBeHidden();
});
