import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { renamedFont } from "@/server/documents/fonts/sfnt";
import { expect, expectAccessible, importResume, test } from "./fixtures";

const { resolve } = createRequire(import.meta.url);

test("a resume is fitted to fewer pages than its layout has, with an explanation that stays, and undone after other edits", async ({
  signedIn: page,
}) => {
  // One page that spacious margins make two.
  const id = (await (
    await page.request.post("/api/openapi/resumes", { data: { name: "Long", withSampleData: true } })
  ).json()) as string;
  const layout = [
    ["summary", "experience"],
    ["education", "skills"],
  ].map((main) => ({ fullWidth: true, main, sidebar: [] }));
  const patched = await page.request.patch(`/api/openapi/resumes/${id}`, {
    data: {
      operations: [
        { op: "replace", path: "/metadata/page/marginY", value: 70 },
        { op: "replace", path: "/metadata/page/gapY", value: 24 },
        { op: "replace", path: "/metadata/layout/pages", value: layout },
      ],
    },
  });
  expect(patched.ok()).toBe(true);
  await page.goto(`/resumes/${id}`);
  const margin = page.getByRole("spinbutton", { name: "Top and bottom margins" });
  await expect(margin).toHaveValue("0.97");
  const pages = page.locator("[data-page]");
  await expect(pages.first()).toBeVisible();
  await expect(pages).toHaveCount(2);
  const wished = page.getByRole("spinbutton", { name: "Pages", exact: true });
  await wished.fill("1");
  await page.getByRole("button", { name: "Fit", exact: true }).click();
  await expect(page.getByText("The document now has 1 page.")).toBeVisible({ timeout: 30_000 });
  await expect(pages).toHaveCount(1);
  await expect(margin).not.toHaveValue("0.97");
  await expect(page.getByText("The 2 pages of the layout were merged")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Basics/ }).click();
  await page.getByLabel("Headline").fill("Keeper of timetables");
  await page.getByRole("tab", { name: "Versions" }).click();
  await page.getByRole("tab", { name: "Design" }).click();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(pages).toHaveCount(2);
  await expect(margin).toHaveValue("0.97");
  await expect(pages.first()).toContainText("Keeper of timetables");
});

test("custom styles change the page while typing, and report problems", async ({ signedIn: page }) => {
  const id = await importResume(page);
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: "Edit styles" }).click();
  const editor = page.getByRole("textbox", { name: "Stylesheet" });
  await expect(editor).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("name { colour: accent; font-size: 44pt; }");
  await expect(page.getByText("Unknown property “colour”. Did you mean “color”?").first()).toBeVisible();
  await expect(page.getByText("A style in line 1 is not recognized")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("name { color: #0a7c3c; font-size: 44pt; }");
  await expect(page.getByText("All rules are valid")).toBeVisible();
  await expect(page.locator('[data-page] [fill="#0a7c3c"]').first()).toBeAttached();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-page] [fill="#0a7c3c"]').first()).toBeAttached();
});

test("a custom font is added, rejected with a message if unusable, and printed", async ({ signedIn: page, expectErrors }) => {
  expectErrors(400);
  const id = await importResume(page);
  await page.goto(`/resumes/${id}`);
  const [regular, bold] = [400, 700].map((weight) => {
    const face = weight === 400 ? "400Regular/WorkSans_400Regular" : "700Bold/WorkSans_700Bold";
    const bytes = new Uint8Array(readFileSync(resolve(`@expo-google-fonts/work-sans/${face}.ttf`)));
    const names = { family: "Harbour Grotesk", style: "Regular", postScript: `Harbour-${weight}`, copyright: "", license: "" };
    return { name: `harbour-${weight}.ttf`, mimeType: "font/ttf", buffer: Buffer.from(renamedFont(bytes, names, weight)) };
  });
  await page.getByRole("button", { name: "Custom fonts…" }).click();
  const dialog = page.getByRole("dialog", { name: "Custom fonts" });
  const files = dialog.getByLabel("Add font files");
  await files.setInputFiles({ name: "notes.ttf", mimeType: "font/ttf", buffer: Buffer.from("this is no font") });
  await expect(dialog.getByText("notes.ttf: this is not a readable font file")).toBeVisible();
  await files.setInputFiles([regular, bold].filter((each) => each !== undefined));
  await expect(dialog.getByText("harbour-700.ttf")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Use for text and headings" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("combobox", { name: "Body", exact: true })).toHaveValue("Harbour Grotesk");
  await expect(page.getByText(/is not available here/)).toHaveCount(0);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  const pdf = await page.request.get(`/api/openapi/resumes/${id}/pdf`);
  expect(pdf.status()).toBe(200);
});
