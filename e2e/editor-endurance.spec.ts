import type { Page } from "@playwright/test";
import {
  type Application,
  freePort,
  makeDataFolder,
  removeDataFolder,
  startApplication,
  stopApplication,
} from "../server/testing/application";
import { exampleResume, expect, importResume, newAccount, test } from "./fixtures";

const status = (page: Page) => page.locator("[data-save-status]");

/** A server for this story only: it is killed and restarted on the same data. */
const serve = (port: number, folder: string): Promise<Application> =>
  startApplication({ DATA_DIR: folder, PORT: String(port), LOG_LEVEL: "error" });

test("the server dies in the middle of typing and comes back: no character is lost", async ({ browser, expectErrors }) => {
  expectErrors("server away", 409);
  test.setTimeout(180_000);
  const folder = makeDataFolder("dossier-restart-");
  const port = await freePort();
  let server = await serve(port, folder);
  try {
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` });
    const page = await context.newPage();
    const signedUp = await page.request.post("/api/auth/sign-up/email", { data: newAccount() });
    expect(signedUp.ok(), await signedUp.text()).toBe(true);
    const id = await importResume(page, exampleResume());
    await page.goto(`/resumes/${id}`);
    await page.getByRole("button", { name: /^Basics/ }).click();
    const headline = page.getByLabel("Headline");
    await headline.fill("");
    await headline.pressSequentially("Before the fall, ", { delay: 15 });
    server.child.kill("SIGKILL");
    await server.exited;
    await headline.pressSequentially("while it lay there, ", { delay: 15 });
    await expect(status(page)).not.toHaveAttribute("data-save-status", "saved");
    server = await serve(port, folder);
    await headline.pressSequentially("and after.", { delay: 15 });
    const whole = "Before the fall, while it lay there, and after.";
    await expect(headline).toHaveValue(whole);
    await expect(status(page)).toHaveAttribute("data-save-status", "saved", { timeout: 60_000 });
    await expect
      .poll(async () => (await (await page.request.get(`/api/openapi/resumes/${id}`)).json()).data.basics.headline, {
        timeout: 30_000,
      })
      .toBe(whole);
    await context.close();
  } finally {
    await stopApplication(server);
    removeDataFolder(folder);
  }
});

test("long typing does not leak memory, and every key arrives", async ({ signedIn: page, account }) => {
  test.setTimeout(180_000);
  expect(account.username).toBeTruthy();
  const id = await importResume(page);
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: /^Basics/ }).click();
  const headline = page.getByLabel("Headline");
  await headline.fill("");
  await expect(page.locator("[data-page]").first()).toBeVisible();
  const session = await page.context().newCDPSession(page);

  /** Types one key per frame; clears the line now and then, because no headline grows forever. */
  const type = (keys: number) =>
    headline.evaluate(async (element, count) => {
      const input = element as HTMLInputElement;
      input.focus();
      for (let key = 0; key < count; key++) {
        if (key % 60 === 59) {
          input.select();
          document.execCommand("insertText", false, "x");
        } else document.execCommand("insertText", false, "abcdefghij"[key % 10]);
        if (key % 4 === 3) await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return input.value;
    }, keys);
  const heapMegabytes = async () => {
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Runtime.getHeapUsage")).usedSize / 1e6;
  };

  await type(150);
  const before = await heapMegabytes();
  const typed = await type(600);
  await expect(status(page)).toHaveAttribute("data-save-status", "saved", { timeout: 60_000 });
  const grown = (await heapMegabytes()) - before;
  expect(grown).toBeLessThan(3);
  const stored = await (await page.request.get(`/api/openapi/resumes/${id}`)).json();
  expect(stored.data.basics.headline).toBe(typed);
});
