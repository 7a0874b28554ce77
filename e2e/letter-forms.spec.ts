import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures";

const paper = (page: Page) => page.locator(".page-preview-surface");

test("a letter gets its form, addresses, subject and enclosures by keys, and the page follows", async ({ signedIn: page }) => {
  const created = await page.request.post("/api/openapi/cover-letters", {
    data: { name: "Letter to Northpine", content: "<p>I read your posting.</p>", details: { form: "automatic" } },
  });
  expect(created.ok(), await created.text()).toBe(true);
  const { id } = await created.json();
  await page.goto(`/letters/${id}`);
  await expect(paper(page)).toContainText("Dear hiring team,");

  const open = (name: RegExp) => page.getByRole("button", { name }).press("Enter");
  await open(/^Form/);
  const forms = page.getByRole("radiogroup", { name: "Form", exact: true });
  await expect(forms.getByRole("radio", { name: "Automatic" })).toBeChecked();
  await expect(page.getByRole("paragraph").filter({ hasText: /^By language and paper: (US|UK)$/ })).toBeVisible();
  await forms.getByRole("radio", { name: "Automatic" }).focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowDown");
  await expect(forms.getByRole("radio", { name: "DIN 5008 B" })).toBeChecked();

  await open(/^Recipient/);
  const recipient = page.locator("#letter-recipientName");
  await recipient.getByLabel("Name", { exact: true }).focus();
  for (const text of ["Kim Harbour", "Northpine", "Kiefernallee 7", "24103", "Kiel", "Germany"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  for (const line of ["Kiefernallee 7", "24103 Kiel", "GERMANY"]) await expect(paper(page)).toContainText(line);

  await open(/^Sender/);
  const sender = page.locator("section[aria-labelledby=letter-row-sender]");
  await sender.getByLabel("Street and number").focus();
  for (const text of ["Hafenweg 3", "23552", "Lübeck", "Deutschland"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  // The same country, as its own people write it.
  await expect(paper(page)).not.toContainText("GERMANY");
  await expect(paper(page)).toContainText("Hafenweg 3, 23552 Lübeck");

  await open(/^Recipient/);
  await page.getByRole("button", { name: "Today" }).press("Enter");
  await page.getByRole("textbox", { name: "Subject" }).fill("Designer, 42");
  await page.getByRole("textbox", { name: "Enclosures" }).fill("Resume\nReferences");
  for (const line of ["Designer, 42", "Enclosures", "References", String(new Date().getUTCFullYear())])
    await expect(paper(page)).toContainText(line);
  await expectAccessible(page);

  // A click on the page leads to the field.
  await paper(page).locator("[data-field='/details/recipientAddress/street']").first().click();
  await expect(recipient.getByLabel("Street and number")).toBeFocused();

  // The form fixes the margins, so none are offered.
  await page.getByRole("tab", { name: "Design" }).click();
  await expect(page.getByText("The letter form fixes the margins.")).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: /margin/i })).toHaveCount(0);

  await expect(page.locator("[data-save-status]")).toHaveAttribute("data-save-status", "saved");
  const stored = await (await page.request.get(`/api/openapi/cover-letters/${id}`)).json();
  expect(stored.details).toMatchObject({
    form: "din-5008-b",
    subject: "Designer, 42",
    recipientAddress: { street: "Kiefernallee 7", postcode: "24103", city: "Kiel", country: "Germany" },
    enclosures: ["Resume", "References"],
  });
});
