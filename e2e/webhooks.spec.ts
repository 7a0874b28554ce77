import { expect, expectAccessible, test } from "./fixtures";

test("a webhook is added, tried, found in its log, turned off and deleted", async ({ signedIn: page, expectErrors }) => {
  await page.goto("/settings#webhooks");
  const section = page.locator("#webhooks");
  await section.getByRole("button", { name: "Add webhook" }).click();
  await section.getByLabel("Address").fill("http://127.0.0.1:9/hook");
  await section.getByLabel("Letters").uncheck();

  // The operator has not allowed addresses of this machine.
  expectErrors(400);
  await section.getByRole("button", { name: "Add webhook" }).click();
  await expect(section.getByText("Nothing can be delivered to this address.")).toBeVisible();
  await section.getByLabel("Address").fill("https://hooks.example/dossier");
  await section.getByRole("button", { name: "Add webhook" }).click();
  await expect(page.getByRole("textbox", { name: "Signing secret" })).toHaveValue(/^whsec_/);
  await page.getByRole("button", { name: "I have copied it" }).click();
  const line = section.getByRole("listitem").filter({ hasText: "https://hooks.example/dossier" });
  await expect(line).toContainText("Resumes, Applications");

  await line.getByRole("button", { name: "Send test" }).click();
  await expect(page.getByText("The test did not arrive: the address is unreachable.")).toBeVisible();
  await line.getByRole("button", { name: "Delivery log" }).click();
  await expect(line.getByRole("list")).toContainText("test: failed");
  await expectAccessible(page);
  await section.scrollIntoViewIfNeeded();
  await page.screenshot({ path: "test-results/webhooks.png" });

  await line.getByRole("button", { name: "Turn off" }).click();
  await expect(line.getByText("Off", { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
  await section.scrollIntoViewIfNeeded();
  await page.screenshot({ path: "test-results/webhooks-phone.png" });
  await line.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Webhook deleted.")).toBeVisible();
  await expect(line).toHaveCount(0);
});
