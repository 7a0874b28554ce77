import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { DOVECOT_PASSWORD, type Dovecot, missingDovecot, startDovecot } from "../server/job-search/mailbox/testing/dovecot";
import { callApi, signUpAt } from "./ai-instance";
import { type AiInstance, startAiInstance } from "./ai-server";
import { expect, expectAccessible, expectAccessibleDayAndNight, test } from "./fixtures";

const missing = missingDovecot();
test.skip(missing !== null, missing ?? "");

let instance: AiInstance;
let server: Dovecot;
const folder = mkdtempSync(join(tmpdir(), "dossier-authority-"));

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startDovecot();
  writeFileSync(join(folder, "ca.pem"), server.authority);
  instance = await startAiInstance({ NODE_EXTRA_CA_CERTS: join(folder, "ca.pem"), MAILBOX_ALLOWED_HOSTS: "localhost" });
});
test.afterAll(async () => {
  await instance?.stop();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const DAY_MS = 86_400_000;
const isoDay = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

let count = 0;
const mail = (from: string, subject: string, text: string): string =>
  `From: ${from}\nTo: maren@example.com\nSubject: ${subject}\nDate: ${new Date(Date.now() - 3_600_000 + ++count * 60_000).toUTCString()}\nMessage-ID: <${Math.random()}@mails.example>\n\n${text}\n`;

const NORTHPINE = "Northpine Careers <careers@northpine.example>";

async function apply(page: Page, company: string, more: object = {}): Promise<string> {
  const answer = await callApi(page, instance, "POST", "/applications", {
    company,
    role: "Product Designer",
    status: "applied",
    ...more,
  });
  return String(answer);
}

async function readMailbox(page: Page, username: string) {
  const input = {
    host: "localhost",
    port: server.port,
    security: "tls",
    username,
    password: DOVECOT_PASSWORD,
    since: isoDay(-20),
  };
  await callApi(page, instance, "PUT", "/integrations/mailbox", input);
  await callApi(page, instance, "POST", "/integrations/mailbox/readings", {});
}

test("a mailbox is tested with errors in plain words, connected, read and disconnected", async ({ page }) => {
  const { username } = await signUpAt(page, instance);
  server.deliver(
    username,
    mail(NORTHPINE, "Your application", "Thank you for applying to Northpine. We have received your application."),
  );
  await page.goto(`${instance.address}/settings/mailbox`);
  await page.getByLabel("Email address or username").fill(username);
  await page.getByLabel("IMAP server").fill("localhost");
  await page.getByLabel("Port").fill(String(server.port));
  await page.getByLabel("App password").fill("wrong");
  await page.getByRole("button", { name: "Test" }).click();
  await expect(page.getByText("The server rejected the username or password.")).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await page.getByLabel("App password").fill(DOVECOT_PASSWORD);
  await page.getByRole("button", { name: "Test" }).click();
  await expect(page.getByText("Sign-in works.")).toBeVisible();
  await page.getByRole("button", { name: "Connect mailbox" }).click();
  await expect(page.getByText("Mailbox connected")).toBeVisible();
  await expect(page.getByText(/Last read/)).toBeVisible();
});

for (const [device, viewport] of [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test("what mails propose is accepted with one press, and stays with the application", async ({ page }) => {
      const { username } = await signUpAt(page, instance);
      const at = `${isoDay(5)}T10:00:00.000Z`;
      const northpine = await apply(page, "Northpine");
      await apply(page, "Southoak");
      await callApi(page, instance, "POST", `/applications/${northpine}/interviews`, { at, kind: "other" });
      server.deliver(
        username,
        mail(
          NORTHPINE,
          "Your interview",
          `We need to reschedule your interview with us. It will now take place on ${isoDay(7)} at 14:00 UTC.`,
        ),
      );
      const rejection = "Unfortunately, we have decided to proceed with other candidates.";
      server.deliver(
        username,
        mail("Southoak <jobs@southoak.example>", "Your application", `Dear Maren, thank you for your interest. ${rejection}`),
      );
      await readMailbox(page, username);

      await page.goto(`${instance.address}/dashboard`);
      const section = page.getByRole("region", { name: "From your mailbox" });
      await expect(section).toContainText(/moves the interview from .+, 10:00.* to .+, (14:00|2:00)/);
      await expect(section).toContainText(rejection);
      await expect(section).toContainText("closes it as rejected");
      await expect(section.getByText("Sender not verified").first()).toBeVisible();
      await expectAccessibleDayAndNight(page);
      await section.getByRole("button", { name: "Accept all that are sure (2)" }).click();
      await expect(page.getByText("Accepted: 2")).toBeVisible();
      await expect(section).toBeHidden();
      const { activity } = await callApi<{ activity: { type: string; at: string }[] }>(
        page,
        instance,
        "GET",
        `/applications/${northpine}`,
      );
      expect(activity.filter(({ type }) => type === "interview").map((entry) => entry.at)).toEqual([
        `${isoDay(7)}T14:00:00.000Z`,
      ]);

      await page.goto(`${instance.address}/applications/${northpine}`);
      await expect(page.getByText("We need to reschedule your interview with us.").first()).toBeVisible();
      await expectAccessible(page);
    });

    test("a mail that fits two applications offers both, and one without an application a new one", async ({ page }) => {
      const { username } = await signUpAt(page, instance);
      await apply(page, "Northpine");
      const researcher = await apply(page, "Northpine", { role: "Researcher" });
      server.deliver(username, mail(NORTHPINE, "Next steps", "We would like to invite you to an interview. When are you free?"));
      server.deliver(
        username,
        mail(
          "Fernhill <jobs@fernhill.example>",
          "Your application",
          "Thank you for applying to Fernhill. We have received your application.",
        ),
      );
      await readMailbox(page, username);
      await page.goto(`${instance.address}/dashboard`);
      const section = page.getByRole("region", { name: "From your mailbox" });
      const lines = section.getByRole("listitem");
      const unsure = lines.filter({ hasText: "Next steps" });
      await expect(unsure).toContainText("check the application");
      await unsure.getByRole("button", { name: "Another application" }).click();
      const dialog = page.getByRole("dialog", { name: "Add to another application" });
      await expectAccessible(page);
      const select = dialog.getByRole("combobox");
      await select.selectOption(researcher);
      await dialog.getByRole("button", { name: "Accept" }).click();
      // While it is open, everything below it is hidden from roles.
      await expect(dialog).toBeHidden();
      await expect(unsure).toBeHidden();
      const { status } = await callApi<{ status: string }>(page, instance, "GET", `/applications/${researcher}`);
      expect(status).toBe("interview");
      await lines.filter({ hasText: "Fernhill" }).getByRole("button", { name: "Dismiss" }).click();
      await expect(section).toBeHidden();
    });
  });
