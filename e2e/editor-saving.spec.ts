import type { Page } from "@playwright/test";
import { beforeNextSave, withoutNews } from "./another-writer";
import { choose, closeOffline, expect, importResume, test } from "./fixtures";

const status = (page: Page) => page.locator("[data-save-status]");

/** Opens a resume with its first job lying open. */
async function openFirstJob(page: Page, id: string) {
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: /^Experience Senior Game Developer/ }).click();
  await page.getByRole("button", { name: /^Senior Game Developer/ }).click();
}

async function storedCompany(page: Page, id: string): Promise<string> {
  const resume = await (await page.request.get(`/api/openapi/resumes/${id}`)).json();
  // While the entry is deleted there may be none.
  return resume.data.sections.experience.items[0]?.company ?? "";
}

test("text typed offline is stored on the device, survives a reload and is saved once the network is back", async ({
  signedIn: page,
  context,
  expectErrors,
}) => {
  expectErrors("offline");
  const id = await importResume(page);
  await openFirstJob(page, id);
  await context.setOffline(true);
  await page.getByLabel("Company").fill("Typed on a train");
  await expect(status(page)).toHaveText("Offline, kept on this device");
  await closeOffline(page);
  const again = await context.newPage();
  expect(await storedCompany(again, id)).not.toBe("Typed on a train");
  await openFirstJob(again, id);
  await expect(again.getByText("Restored the changes kept on this device")).toBeVisible();
  await expect(again.getByLabel("Company")).toHaveValue("Typed on a train");
  await expect(status(again)).toHaveAttribute("data-save-status", "saved");
  await expect.poll(() => storedCompany(again, id)).toBe("Typed on a train");
});

test("a change made elsewhere is never overwritten: both sides are shown, and the person takes one of them or keeps both", async ({
  signedIn: page,
  expectErrors,
}) => {
  expectErrors("cut off", 409);
  const id = await importResume(page);
  await withoutNews(page);
  await openFirstJob(page, id);
  const address = `/api/openapi/resumes/${id}`;
  const change = (value: string) =>
    beforeNextSave(page, address, async () => {
      const operations = [{ op: "replace", path: "/sections/experience/items/0/company", value }];
      expect((await page.request.patch(address, { data: { operations } })).ok()).toBe(true);
    });
  await change("Changed elsewhere");
  await page.getByLabel("Company").fill("My own text");
  const dialog = page.getByRole("dialog", { name: "Changed in two places" });
  await expect(dialog.getByRole("cell", { name: "My own text" })).toBeVisible();
  await expect(dialog.getByRole("cell", { name: "Changed elsewhere" })).toBeVisible();
  expect(await storedCompany(page, id)).toBe("Changed elsewhere");
  await dialog.getByRole("button", { name: "Keep my text" }).click();
  await expect(status(page)).toHaveAttribute("data-save-status", "saved");
  expect(await storedCompany(page, id)).toBe("My own text");

  await change("First elsewhere");
  await page.getByLabel("Company").fill("Mine, given up");
  await page.getByRole("button", { name: "Use saved text" }).click();
  await expect(page.getByLabel("Company")).toHaveValue("First elsewhere");

  await change("Second elsewhere");
  await page.getByLabel("Company").fill("Mine, kept as a copy");
  await page.getByRole("button", { name: "Keep both, mine as a copy" }).click();
  await expect(page.getByLabel("Company")).toHaveValue("Second elsewhere");
  const list: { id: string; name: string }[] = await (await page.request.get("/api/openapi/resumes")).json();
  const copy = list.find(({ name }) => name.endsWith("(my text)"));
  expect(await storedCompany(page, copy?.id ?? "")).toBe("Mine, kept as a copy");
});

test("a new name or address is no conflict with what is being typed", async ({ signedIn: page, expectErrors }) => {
  // A save that is on its way before the page has heard of the new name is refused once, and merged.
  expectErrors(409);
  const id = await importResume(page);
  await openFirstJob(page, id);
  expect((await page.request.put(`/api/openapi/resumes/${id}`, { data: { name: "Renamed in another tab" } })).ok()).toBe(true);
  await page.getByLabel("Company").fill("Halden Transit");
  await expect.poll(() => storedCompany(page, id)).toBe("Halden Transit");
  await expect(status(page)).toHaveAttribute("data-save-status", "saved");
});

test("typed text is saved, and the time of saving is shown; undo and redo walk through text, entries and design with one key", async ({
  signedIn: page,
}) => {
  const id = await importResume(page);
  await openFirstJob(page, id);
  await page.getByLabel("Company").fill("Halden Transit");
  await expect(status(page)).toHaveAttribute("data-save-status", "saved");
  await expect(status(page)).toHaveText(/Saved \d\d:\d\d:\d\d/);
  expect(await storedCompany(page, id)).toBe("Halden Transit");

  await choose(page, "radio", { name: "Letter" });
  await page.getByRole("button", { name: /^Delete “Senior Game Developer”/ }).click();
  await expect(page.getByRole("button", { name: "Undo: delete entry" })).toBeVisible();

  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("radio", { name: "A4" })).toBeChecked();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+Shift+z");
  await expect(page.getByRole("button", { name: "Redo: change design" })).toBeVisible();
  await expect.poll(() => storedCompany(page, id)).toBe("Halden Transit");
});

test("a locked resume can be read but not changed", async ({ signedIn: page }) => {
  const id = await importResume(page);
  await page.request.post(`/api/openapi/resumes/${id}/lock`, { data: { isLocked: true } });
  await openFirstJob(page, id);
  await expect(page.getByText("Locked, read only")).toBeVisible();
  await page.getByLabel("Company").pressSequentially("x");
  await expect(page.getByLabel("Company")).not.toHaveValue(/x$/);
});
