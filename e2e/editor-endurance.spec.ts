import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { exampleResume, expect, importResume, newAccount, test } from "./fixtures";

const status = (page: Page) => page.locator("[data-save-status]");

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** A server for this story only: it is killed and restarted on the same data. */
async function serve(port: number, folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["scripts/story-server.mjs"], {
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", RATE_LIMITS: "off", DATA_DIR: folder },
    stdio: "ignore",
  });
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/api/health`).then(
          (answer) => answer.ok,
          () => false,
        ),
      { timeout: 90_000 },
    )
    .toBe(true);
  return child;
}

const ended = (child: ChildProcess) => new Promise<void>((resolve) => void child.once("exit", () => resolve()));

test("the server dies in the middle of typing and comes back: no character is lost", async ({ browser, expectErrors }) => {
  expectErrors("server away", 409);
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), "dossier-restart-"));
  const port = await freePort();
  let child = await serve(port, folder);
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
    const gone = ended(child);
    child.kill("SIGKILL");
    await gone;
    await headline.pressSequentially("while it lay there, ", { delay: 15 });
    await expect(status(page)).not.toHaveAttribute("data-save-status", "saved");
    child = await serve(port, folder);
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
    const gone = ended(child);
    child.kill("SIGTERM");
    await gone;
    rmSync(folder, { recursive: true, force: true });
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

  await type(600);
  const before = await heapMegabytes();
  const typed = await type(2400);
  await expect(status(page)).toHaveAttribute("data-save-status", "saved", { timeout: 60_000 });
  expect((await heapMegabytes()) - before).toBeLessThan(12);
  const stored = await (await page.request.get(`/api/openapi/resumes/${id}`)).json();
  expect(stored.data.basics.headline).toBe(typed);
});
