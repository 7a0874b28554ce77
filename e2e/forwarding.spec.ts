import { callApi, signUpAt } from "./ai-instance";
import { type AiInstance, startAiInstance } from "./ai-server";
import { expect, expectAccessibleDayAndNight, test } from "./fixtures";

const SECRET = "a-secret-of-the-mail-server";
let instance: AiInstance;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  instance = await startAiInstance({ INCOMING_MAIL_DOMAIN: "in.dossier.example", INCOMING_MAIL_SECRET: SECRET });
});
test.afterAll(() => instance?.stop());

test("a forwarding address is made, confirmed with Gmail, proposes what a mail says, and is replaced", async ({ page }) => {
  await signUpAt(page, instance);
  await callApi(page, instance, "POST", "/applications", { company: "Northpine", role: "Product Designer", status: "applied" });
  await page.goto(`${instance.address}/settings/mailbox`);
  await page.getByRole("button", { name: "Make an address" }).click();
  const field = page.getByRole("textbox", { name: "Your address" });
  await expect(field).toHaveValue(/^[a-z2-8]{20}@in\.dossier\.example$/);
  const address = await field.inputValue();

  /** As the operator's mail server hands a mail in. */
  const hand = async (from: string, subject: string, text: string) => {
    const response = await page.request.post(`${instance.address}/api/incoming-mail`, {
      params: { to: address },
      headers: { authorization: `Bearer ${SECRET}`, "content-type": "message/rfc822" },
      data: `From: ${from}\r\nSubject: ${subject}\r\nDate: ${new Date().toUTCString()}\r\nMessage-ID: <${Math.random()}@mails.example>\r\n\r\n${text}\r\n`,
    });
    expect(response.status()).toBe(204);
  };
  await hand(
    "forwarding-noreply@google.com",
    "(#987654321) Gmail Forwarding Confirmation - Receive Mail from maren@example.com",
    "Confirm.",
  );
  await hand(
    "Northpine <careers@northpine.example>",
    "Your application",
    "Unfortunately, we have decided to proceed with other candidates.",
  );
  await page.reload();
  await expect(page.getByText("Gmail asks whether maren@example.com may forward to this address.")).toContainText("987654321");
  await expect(page.getByText(/^Last email /)).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await page.screenshot({ path: "test-results/forwarding.png", fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessibleDayAndNight(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.screenshot({ path: "test-results/forwarding-phone.png", fullPage: true });

  await page.getByRole("button", { name: "Make a new one" }).click();
  const dialog = page.getByRole("dialog", { name: "Make a new address?" });
  await dialog.getByRole("button", { name: "Make a new one" }).click();
  await expect(dialog).toBeHidden();
  await expect(field).not.toHaveValue(address);

  await page.goto(`${instance.address}/dashboard`);
  await expect(page.getByRole("region", { name: "From your mailbox" })).toContainText(
    "we have decided to proceed with other candidates",
  );
});
