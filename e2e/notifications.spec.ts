import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, findWholeChromium } from "@/scripts/chromium.mjs";
import { expect, expectAccessibleDayAndNight, newAccount, test } from "./fixtures";

// The Chromium without windows shows no notifications.
const executablePath = findWholeChromium();
test.skip(executablePath === null, "needs a Chromium that shows notifications; install the Debian package chromium");

let browser: Browser;
test.beforeAll(async () => {
  const args = [...CHROMIUM_FLAGS, "--headless=new"];
  browser = await chromium.launch({ executablePath: executablePath ?? "", headless: false, args });
});
test.afterAll(() => browser?.close());

async function signedInPage(baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const response = await page.request.post("/api/auth/sign-up/email", { data: newAccount() });
  expect(response.ok(), await response.text()).toBe(true);
  return page;
}

/** A browser's push service is beyond this machine: subscriptions are made here, with keys that are real. */
async function withPushService(page: Page) {
  await page.addInitScript(() => {
    let current: object | null = null;
    const base64url = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replace(/=+$/, "");
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
      const p256dh = base64url(await crypto.subtle.exportKey("raw", pair.publicKey));
      const endpoint = `https://push.example/send/${crypto.randomUUID()}`;
      const keys = { p256dh, auth: base64url(crypto.getRandomValues(new Uint8Array(16)).buffer) };
      const unsubscribe = async () => {
        current = null;
        return true;
      };
      current = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe };
      return current as PushSubscription;
    };
  });
}

test("notifications are switched on for a device, shown by its worker, given quiet hours, and removed", async ({ baseURL }) => {
  const page = await signedInPage(baseURL);
  await page.context().grantPermissions(["notifications"], { origin: baseURL ?? "" });
  await withPushService(page);
  await page.goto("/settings/notifications");
  await page.getByRole("button", { name: "Turn on for this device" }).click();
  await expect(page.getByText("Notifications are on for this device")).toBeVisible();
  const line = page.getByRole("listitem").filter({ hasText: "no notification yet" });
  await expect(line).toContainText("This device");

  await test.step("a message that the browser receives is shown with its page", async () => {
    const session = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [registration] = registrations;
        if (registration) resolve(registration.registrationId);
      });
    });
    await session.send("ServiceWorker.enable");
    const data = JSON.stringify({ title: "New comments", body: "Resume", url: "/dashboard", tag: "a", lang: "en", dir: "ltr" });
    const origin = new URL(page.url()).origin;
    await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
      });
    await expect.poll(shown).toEqual([{ title: "New comments", body: "Resume", data: { url: "/dashboard" } }]);
  });

  await page.getByRole("switch", { name: /^Comments/ }).uncheck();
  await page.getByRole("switch", { name: /^Quiet hours/ }).check();
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("22:00");
  await page.getByLabel("To", { exact: true }).fill("06:30");
  await page.getByLabel("To", { exact: true }).blur();
  await expect(page.getByRole("switch", { name: /^Comments/ })).not.toBeChecked();
  await expectAccessibleDayAndNight(page);
  await page.screenshot({ path: "test-results/notifications.png" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleDayAndNight(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.screenshot({ path: "test-results/notifications-phone.png", fullPage: true });

  await page.reload();
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("06:30");
  await page.getByRole("button", { name: /^Remove / }).click();
  await expect(page.getByText("Device removed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Turn on for this device" })).toBeVisible();
});

test("a person who blocks notifications reads how to allow them", async ({ baseURL }) => {
  const page = await signedInPage(baseURL);
  await page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "denied" }));
  await page.goto("/settings/notifications");
  await expect(page.getByText("Notifications are blocked for this site.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Turn on for this device" })).toHaveCount(0);
});
