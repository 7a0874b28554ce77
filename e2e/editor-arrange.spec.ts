import type { Locator, Page } from "@playwright/test";
import { choose, expect, expectAccessible, importResume, test } from "./fixtures";
import { watchCovers } from "./page-covers";

// Pictures, icons and dragging; the keys and menus for moving are in editor-content.spec.ts.

/** Opens a resume and waits until dragging is ready, which loads in the first pause after the first page. */
async function openEditor(page: Page): Promise<string> {
  const id = await importResume(page);
  await page.goto(`/resumes/${id}`);
  await expect(page.locator("body")).toHaveAttribute("data-drag", "ready", { timeout: 30_000 });
  return id;
}

const titles = (page: Page) => page.locator("[data-item] h4 button > span:first-child");

async function centre(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("Nothing is drawn there.");
  return { x: box.x + Math.min(80, box.width / 2), y: box.y + box.height / 2 };
}

/** Drags one element over another, a little below its middle, without dropping it. */
async function carry(page: Page, from: Locator, to: Locator, below = 6) {
  const start = await centre(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 8);
  await expect(page.locator("body")).toHaveAttribute("data-dragging", /./);
  const end = await centre(to);
  await page.mouse.move(end.x, end.y + below, { steps: 5 });
}

async function drop(page: Page) {
  await page.mouse.up();
  await expect(page.locator("body")).not.toHaveAttribute("data-dragging", /./);
}

test("a pasted picture is moved and rotated by keys, cropped, and printed; other files are rejected with a message", async ({
  signedIn: page,
}) => {
  const id = await importResume(page);
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: /^Picture/ }).click();
  await page.locator("input[type=file]").setInputFiles({ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("no") });
  await expect(page.getByText("“note.txt” is not a picture")).toBeVisible();
  await page.locator("input[type=file]").setInputFiles({ name: "bad.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no") });
  await expect(page.getByText("“bad.jpg” could not be read")).toBeVisible();

  // Half red, half blue, twice as wide as high: the visible half shows what was cut out.
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 400, height: 200 });
    const context = canvas.getContext("2d");
    if (!context) throw new Error("No canvas.");
    context.fillStyle = "#ff0000";
    context.fillRect(0, 0, 200, 200);
    context.fillStyle = "#0000ff";
    context.fillRect(200, 0, 200, 200);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([blob ?? new Blob()], "photo.png", { type: "image/png" }));
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  const dialog = page.getByRole("dialog", { name: "Crop the picture" });
  await expectAccessible(page);
  await dialog.getByRole("application").focus();
  // 200 pixels of 400 show; 100 to the side is its end, and one step is 4 of 100.
  for (let step = 0; step < 14; step++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("+");
  await dialog.getByRole("button", { name: "Turn right" }).click();
  await dialog.getByRole("button", { name: "Apply crop" }).click();
  await expect(dialog).toHaveCount(0);
  const address = await page.getByLabel("Picture address").inputValue();
  expect(address).toContain("/uploads/");
  const pixels = await page.evaluate(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.naturalWidth, height: image.naturalHeight });
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const at = context?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [];
    return { isSquare: canvas.width === canvas.height, red: at[0] ?? 0, blue: at[2] ?? 0 };
  }, address);
  expect(pixels.isSquare).toBe(true);
  expect(pixels.blue).toBeGreaterThan(200);
  expect(pixels.red).toBeLessThan(60);

  await choose(page, "radio", { name: "Round", exact: true });
  await expect(page.getByLabel("Corner radius")).toHaveValue("0.69");
  await page.getByRole("button", { name: "Crop again" }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");

  // The page's picture has the person's name, whatever characters are in it.
  await page.getByRole("button", { name: /^Basics/ }).click();
  await page.getByLabel("Name", { exact: true }).fill(`Ada <b> & "Co"`);
  await expect(page.locator(`[data-page="1"] image[alt='Ada <b> & "Co"']`)).toHaveCount(1);
  await page.getByRole("button", { name: /^Picture/ }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("button", { name: "Crop again" })).toHaveCount(0);
});

test("entries and sections are dragged, Escape cancels, and each drag is one undo step", async ({ signedIn: page }) => {
  const id = await openEditor(page);
  await page.locator("#section-skills").click();
  await expect(titles(page).first()).toHaveText("Unity Engine");
  await carry(page, titles(page).nth(0), titles(page).nth(2));
  await drop(page);
  await expect(titles(page).nth(2)).toHaveText("Unity Engine");
  await expect(page.getByRole("status").filter({ hasText: "Unity Engine, now 3 of 6" })).toBeAttached();
  await page.keyboard.press("Control+z");
  await expect(titles(page).nth(0)).toHaveText("Unity Engine");

  await carry(page, titles(page).nth(1), titles(page).nth(4));
  await page.keyboard.press("Escape");
  await drop(page);
  await expect(titles(page).nth(1)).toHaveText("Unreal Engine");
  await expect(page.getByRole("status").filter({ hasText: "stays where it was" })).toBeAttached();

  // An entry goes into another section of its kind, which lies closed.
  await page.locator("#section-experience").click();
  const other = page.getByRole("button", { name: /^Experience Game Developer/ });
  await carry(page, titles(page).first(), other, 0);
  await drop(page);
  await expect(page.locator("#section-experience")).not.toContainText("Senior Game Developer");
  await other.click();
  await expect(titles(page).last()).toHaveText("Senior Game Developer");

  // A section goes from the main column to the sidebar.
  await carry(page, page.locator("#section-education"), page.locator("#section-skills"));
  await drop(page);
  await expect(page.locator("[data-save-status=saved]")).toBeVisible();
  const { data } = await (await page.request.get(`/api/openapi/resumes/${id}`)).json();
  expect(data.metadata.layout.pages[0].main).not.toContain("education");
  const { sidebar } = data.metadata.layout.pages[0];
  expect(sidebar.indexOf("education")).toBe(sidebar.indexOf("skills") + 1);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a long press lifts an entry, a short one scrolls", async ({ signedIn: page }) => {
    await openEditor(page);
    await page.locator("#section-skills").tap();
    const first = await centre(titles(page).nth(0));
    const third = await centre(titles(page).nth(2));
    const touch = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", point?: { x: number; y: number }) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
    await send("touchStart", first);
    await expect(page.locator("body")).toHaveAttribute("data-dragging", /item:skills/);
    for (const part of [0.3, 0.6, 1]) await send("touchMove", { x: first.x, y: first.y + (third.y + 8 - first.y) * part });
    await send("touchEnd");
    // The list may have scrolled under the finger, so it is the place that changed that counts, not which one it is.
    await expect(titles(page).first()).toHaveText("Unreal Engine");
    await expect(page.locator("body")).not.toHaveAttribute("data-dragging", /./);
  });
});

test("an icon is found in either language, chosen by keys, printed, and offered as recent", async ({ signedIn: page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) foreign.push(request.url());
  });
  const id = await importResume(page);
  await page.goto(`/resumes/${id}`);
  await page.locator("#section-profiles").click();
  await titles(page).first().click();
  await page.getByRole("button", { name: "Icon", exact: true }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Choose an icon" });
  await expect(dialog.getByRole("status")).toHaveText("1,512 icons");
  await expect(dialog.getByRole("gridcell").first()).toBeVisible();
  expect(await dialog.getByRole("gridcell").count()).toBeLessThan(200);
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(dialog.getByRole("button", { name: "youtube logo" })).toBeFocused();
  await dialog.getByRole("searchbox").fill("Telefon");
  await expect(dialog.getByRole("gridcell").first().getByRole("button")).toHaveAccessibleName("phone");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("button", { name: "device mobile", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-field$="/icon"]')).toContainText("device mobile");
  await page.locator('[data-field$="/icon"] button').click();
  await expect(dialog.getByRole("group", { name: "Recently used" }).getByRole("button")).toHaveAccessibleName("device mobile");
  await dialog.getByRole("button", { name: "No icon" }).click();
  await expect(page.locator('[data-field$="/icon"]')).toContainText("No icon");
  expect(foreign).toEqual([]);
});

test("the gallery shows the person's own first page in every template, and choosing one is one undo step", async ({
  signedIn: page,
}) => {
  test.slow();
  const id = await importResume(page);
  await page.goto(`/resumes/${id}`);
  await page.locator(".page-preview-page").first().waitFor();
  await page.getByRole("button", { name: "All 17" }).click();
  const gallery = page.getByRole("dialog", { name: "Templates" });
  await expect(gallery.getByRole("status")).toHaveText("All templates show your document.", { timeout: 60_000 });
  await expect(gallery.locator("img[data-own]")).toHaveCount(17);
  expect(
    await gallery
      .locator("img[data-own]")
      .evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0)),
  ).toBe(true);
  await expectAccessible(page);
  const before = (await (await page.request.get(`/api/openapi/resumes/${id}`)).json()).updatedAt;
  await test.step("the page shows a template while the pointer is on it, and nothing is edited", async () => {
    const paper = page.locator(".page-preview-page").first();
    const looks = () =>
      paper.evaluate((sheet) =>
        [...sheet.querySelectorAll("text")]
          .map((text) => `${Math.round(text.getBoundingClientRect().left)} ${text.textContent}`)
          .sort()
          .join("\n"),
      );
    const own = await looks();
    const wasCovered = await watchCovers(page);
    await gallery.locator("label[data-template=bronzor]").hover();
    await expect.poll(looks).not.toBe(own);
    // The picture of the gallery was on the page until the engine had drawn it.
    expect(await wasCovered()).toBe(true);
    await expect(page.locator(".page-preview-cover")).toHaveCount(0);
    await page.mouse.move(400, 400);
    await expect.poll(looks).toBe(own);
    expect((await (await page.request.get(`/api/openapi/resumes/${id}`)).json()).updatedAt).toBe(before);
  });
  await gallery.getByRole("radio", { name: "Kakuna" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(gallery.getByRole("radio", { name: "Lapras" })).toBeChecked();
  await gallery.getByRole("button", { name: "Use Lapras" }).click();
  await expect(gallery).toHaveCount(0);
  await expect(page.locator("[data-save-status=saved]")).toBeVisible();
  expect((await (await page.request.get(`/api/openapi/resumes/${id}`)).json()).data.metadata.template).toBe("lapras");
  // Drawings are cached as long as only the template changes.
  await page.getByRole("button", { name: "All 17" }).click();
  await expect(gallery.getByRole("status")).toHaveText("All templates show your document.", { timeout: 1_000 });
  await page.keyboard.press("Escape");
  await expect(gallery).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("radio", { name: /Azurill/ })).toBeChecked();
});

test("entries and sections move by menu and keys, and typefaces are chosen", async ({ signedIn: page }) => {
  const id = await importResume(page);
  await page.goto(`/resumes/${id}`);
  await test.step("an entry moves to a section of another kind, with notice of missing fields; a section moves by keys", async () => {
    await page.locator("#section-experience").click();
    await titles(page).first().click();
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await page.getByRole("menuitem", { name: "Another section" }).click();
    const dialog = page.getByRole("dialog", { name: /^Move or copy/ });
    await dialog.getByLabel("Section").selectOption("volunteer");
    await expect(dialog.getByRole("status")).toContainText("These fields have no match there: Position");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Move", exact: true }).click();
    await expect(page.locator("#section-volunteer")).toHaveAttribute("aria-expanded", "true");
    await expect(page.locator('[data-field$="/description"] .rich-text')).toContainText("Senior Game Developer");
    await expect(page.getByLabel("Organization")).toHaveValue("Cascade Studios");

    const education = page.locator("#layout-education");
    await education.focus();
    await page.keyboard.press("Alt+ArrowRight");
    await expect(page.getByRole("list", { name: "Page 1, sidebar" }).locator("#layout-education")).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "Education moved: Page 1, sidebar" })).toBeAttached();
    await expect(page.locator("[data-save-status=saved]")).toBeVisible();
    const { data } = await (await page.request.get(`/api/openapi/resumes/${id}`)).json();
    expect(data.metadata.layout.pages[0].sidebar).toContain("education");
    expect(data.sections.experience.items).toHaveLength(0);
  });

  await test.step("typefaces are shown in their own faces, and choosing a pair is one undo step", async () => {
    await page.getByRole("button", { name: "Typefaces" }).click();
    const dialog = page.getByRole("dialog", { name: "Typefaces" });
    await choose(dialog, "radio", { name: "Source Sans 3 with Source Serif 4" });
    await expectAccessible(page);
    await choose(dialog, "radio", { name: "Headings", exact: true });
    await dialog.getByRole("searchbox").fill("lora");
    await expect(dialog.getByRole("status")).toHaveText("1 typeface");
    await expect
      .poll(() =>
        page.evaluate(() => [...document.fonts].some((face) => face.family.includes("preview Lora") && face.status === "loaded")),
      )
      .toBe(true);
    await choose(dialog, "radio", { name: "Lora" });
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("combobox", { name: "Headings", exact: true })).toHaveValue("Lora");
    await expect(page.getByRole("combobox", { name: "Body", exact: true })).toHaveValue("Source Serif 4");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect(page.getByRole("combobox", { name: "Body", exact: true })).not.toHaveValue("Source Serif 4");
  });
});
