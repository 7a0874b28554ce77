import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures";

type Fields = Record<string, unknown>;

/** Adds applications for the signed-in user; returns their ids. */
async function addApplications(page: Page, ...items: Fields[]): Promise<string[]> {
  const ids: string[] = [];
  for (const data of items) {
    const response = await page.request.post("/api/openapi/applications", { data });
    expect(response.ok(), await response.text()).toBe(true);
    ids.push(await response.json());
  }
  return ids;
}

const stored = async (page: Page, id: string) => (await page.request.get(`/api/openapi/applications/${id}`)).json();
const stage = (page: Page, name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });
const card = (place: Page | Locator, company: string) => place.getByRole("article").filter({ hasText: company });
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("a first application is added manually from the empty board, with every mistake named", async ({ signedIn: page }) => {
  await page.goto("/applications");
  await expect(page.getByRole("heading", { name: "No applications yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add your first application" }).click();
  const dialog = page.getByRole("dialog", { name: "Add application" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog.getByText("Enter the company.")).toBeVisible();
  await dialog.getByLabel("Company").fill("Northpine");
  await dialog.getByLabel("Role").fill("Product designer");
  await dialog.getByLabel("Link", { exact: true }).fill("not a link");
  await expect(dialog.getByText("Enter a web address")).toBeVisible();
  await dialog.getByLabel("Link", { exact: true }).fill("northpine.example.com/jobs/7");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(card(stage(page, "Saved"), "Northpine")).toContainText("Product designer");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page).toHaveURL(/\/applications\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("link", { name: "Open posting" })).toHaveAttribute("href", "https://northpine.example.com/jobs/7");
});

test("N adds from any screen, keeps a pasted posting with its link, and warns of the same job twice", async ({
  signedIn: page,
}) => {
  await addApplications(page, { company: "Lanternworks", role: "Designer" });
  await page.goto("/documents");
  await expect(page.getByRole("heading", { name: "No documents yet" })).toBeVisible();
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "Add application" });
  await page.keyboard.type("Lanternworks, Designer");
  await expect(dialog.getByLabel("Company")).toHaveValue("Lanternworks");
  await expect(dialog.getByText("You already have Designer at Lanternworks, in Saved.")).toBeVisible();
  const posting = "We look for a designer.\nApply at https://lanternworks.example.com/jobs/12.\nYou know type.";
  await dialog.getByLabel("Posting or link").fill(posting);
  await dialog.getByLabel("Role").fill("Lead designer");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Lanternworks added")).toBeVisible();
  const all = await (await page.request.get("/api/openapi/applications")).json();
  expect(all.find(({ role }: { role: string }) => role === "Lead designer")).toMatchObject({
    company: "Lanternworks",
    jobDescription: posting,
  });
});

test("a card moves by keys, by its menu and by drag; each can be undone without a trace", async ({ signedIn: page }) => {
  const [id = ""] = await addApplications(
    page,
    { company: "Orrery Maps", role: "Designer", stageEnteredAt: day(-3) },
    { company: "Veldt", role: "Writer" },
  );
  await page.goto("/applications");
  const link = page.getByRole("link", { name: "Orrery Maps" });
  await link.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(card(stage(page, "Applied"), "Orrery Maps")).toBeVisible();
  await expect(link).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Orrery Maps: moved to Applied" })).toBeAttached();
  await expect.poll(async () => (await stored(page, id)).status).toBe("applied");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card(stage(page, "Saved"), "Orrery Maps")).toContainText("3 days");
  await expect
    .poll(async () => (await stored(page, id)).activity.map(({ stage }: { stage: string }) => stage))
    .toEqual(["saved"]);

  await card(page, "Orrery Maps").hover();
  await page.getByRole("button", { name: "More actions for Orrery Maps" }).click();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Move to Interview" }).click();
  await expect(card(stage(page, "Interview"), "Orrery Maps")).toBeVisible();

  await expect(page.locator("[data-drag=ready]")).toBeAttached();
  const from = await card(page, "Orrery Maps").boundingBox();
  const to = await stage(page, "Offer").boundingBox();
  if (!from || !to) throw new Error("The board is not drawn.");
  await page.mouse.move(from.x + 60, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 90, from.y + 30, { steps: 4 });
  await page.mouse.move(to.x + 60, to.y + 200, { steps: 8 });
  await page.mouse.up();
  await expect(card(stage(page, "Offer"), "Orrery Maps")).toBeVisible();
  await expect.poll(async () => (await stored(page, id)).status).toBe("offer");
  await expect(page).toHaveURL("/applications");
});

test("closing asks for the reason, which can be skipped", async ({ signedIn: page }) => {
  const [first = "", second = ""] = await addApplications(
    page,
    { company: "Alder", role: "A" },
    { company: "Birch", role: "B" },
    { company: "Cedar", role: "C" },
  );
  await page.goto("/applications");
  const close = async (company: string) => {
    await card(page, company).hover();
    await page.getByRole("button", { name: `More actions for ${company}` }).click();
    await page.getByRole("menuitem", { name: "Move to Closed" }).click();
  };
  await close("Alder");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Withdrew" }).click();
  await expect.poll(async () => (await stored(page, first)).closedReason).toBe("withdrew");
  await close("Birch");
  await page.getByRole("button", { name: "Skip" }).click();
  await expect.poll(async () => (await stored(page, second)).status).toBe("closed");
  expect((await stored(page, second)).closedReason).toBeNull();
  await page.getByRole("button", { name: "Show closed applications" }).click();
  await expect(card(stage(page, "Closed"), "Alder")).toContainText("Withdrew");
});

test("a card that another tab moved first shows a note", async ({ signedIn: page }) => {
  const [id = ""] = await addApplications(page, { company: "Corvid", role: "Designer" });
  await page.goto("/applications");
  await expect(card(stage(page, "Saved"), "Corvid")).toBeVisible();
  await page.request.put(`/api/openapi/applications/${id}`, { data: { status: "screening" } });
  await page.getByRole("link", { name: "Corvid" }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByText("Corvid had been moved to Screening elsewhere. It is now in Applied.")).toBeVisible();
});

test("a move that the server rejects is reverted with the reason", async ({ signedIn: page, expectErrors }) => {
  expectErrors("cut off");
  await addApplications(page, { company: "Corvid", role: "Designer" });
  await page.goto("/applications");
  await page.route("**/api/openapi/applications/*", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await page.getByRole("link", { name: "Corvid" }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByText(/^Corvid was not moved\./)).toBeVisible();
  await expect(card(stage(page, "Saved"), "Corvid")).toBeVisible();
});
