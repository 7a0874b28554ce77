import type { Page } from "@playwright/test";
import { expect, expectAccessible, forgetSession, test } from "./fixtures";
import { type JobBoard, startJobBoard } from "./job-board";
import { applications, openQuickAdd, POSTING } from "./quick-add";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

let board: JobBoard;
test.beforeAll(async () => {
  board = await startJobBoard();
});
test.afterAll(() => board.stop());

test.describe("from other sites", () => {
  /** The code behind the bookmark that quick add offers. */
  async function bookmark(page: Page): Promise<string> {
    const dialog = await openQuickAdd(page);
    await dialog.getByText("Add from any site").click();
    const href = await dialog.getByRole("link", { name: "Add to Dossier" }).getAttribute("href");
    await dialog.getByRole("button", { name: "Copy bookmark" }).click();
    await expect(dialog.getByText("Copied. Edit any bookmark")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(href);
    await expectAccessible(page);
    return decodeURIComponent((href ?? "").slice("javascript:".length));
  }

  /** Presses the bookmark on a page of the board. */
  async function press(page: Page, code: string, path = "/jobs/7"): Promise<Page> {
    await page.goto(board.address + path);
    const opened = page.waitForEvent("popup");
    await page.evaluate(code);
    return opened;
  }

  test("the bookmark hands over what the browser shows, and only pressing Add saves it", async ({ signedIn: page }) => {
    const popup = await press(page, await bookmark(page));
    await expect(popup.getByLabel("Company")).toHaveValue("Northpine");
    await expect(popup.getByLabel("Role")).toHaveAccessibleDescription("From the page’s job data");
    await expect(popup.getByText(`From ${new URL(board.address).host}, as your browser shows it.`)).toBeVisible();
    await expect(popup).toHaveURL(/\/capture$/);
    await expect(popup).toHaveTitle(/^Add application/);
    await expectAccessible(popup);
    expect(await applications(page)).toEqual([]);
    await popup.reload();
    await expect(popup.getByLabel("Company")).toHaveValue("Northpine");
    await popup.getByRole("button", { name: "Add", exact: true }).click();
    await expect(popup.getByRole("heading", { name: "Northpine added" })).toBeVisible();
    await expectAccessible(popup);
    const [added] = await applications(page);
    expect(added).toMatchObject({
      sourceUrl: `${board.address}/jobs/7`,
      requirements: ["Three years of product design", "Dutch or English"],
      postingSource: { method: "paste", precise: { method: "extension", format: "html" } },
    });
    expect(JSON.stringify(added)).not.toContain("what I typed");
    await popup.reload();
    await expect(popup.getByText("No posting arrived.")).toBeVisible();
  });

  test("signing in in between keeps what was sent", async ({ signedIn: page, account }) => {
    const code = await bookmark(page);
    await forgetSession(page);
    const popup = await press(page, code);
    await popup.getByLabel("Email or username").fill(account.email);
    await popup.getByLabel("Password").fill(account.password);
    await popup.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(popup.getByLabel("Company")).toHaveValue("Northpine");
    await expect(popup.getByRole("button", { name: "Add", exact: true })).toBeEnabled();
  });

  test("another site can neither frame the page, nor read it, nor add by it, nor make the server open a link", async ({
    signedIn: page,
    baseURL,
    expectErrors,
  }) => {
    expectErrors(/frame-ancestors|Framing|X-Frame-Options|chrome-error|Failed to load resource|cross-origin/i);
    await page.goto(`${board.address}/attack`);
    const framed = await page.evaluate(async (home) => {
      const frame = document.createElement("iframe");
      frame.src = `${home}/capture`;
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener("load", resolve));
      try {
        return frame.contentDocument?.body.textContent ?? null;
      } catch {
        return null;
      }
    }, baseURL);
    expect(framed).toBeNull();
    expect(await page.frames()[1]?.getByRole("heading", { name: "Add application" }).count()).toBe(0);

    // A page may send only its own content, once, and it is treated as text.
    const opened = page.waitForEvent("popup");
    const heard = await page.evaluate(async (home) => {
      const forged = { type: "dossier-captured-page", url: "https://jobs.example.com/1", html: "<h1>Forged</h1>" };
      const own = { ...forged, url: location.href, html: "<title>First</title><p>Location: Utrecht</p>" };
      const target = window.open(`${home}/capture?url=${encodeURIComponent(`${location.origin}/jobs/opened`)}`);
      const event = await new Promise<MessageEvent>((resolve) => window.addEventListener("message", resolve, { once: true }));
      target?.postMessage(forged, home ?? "");
      target?.postMessage({ ...own, html: '<p>Location: Utrecht<img src=x onerror="document.title=1"></p>' }, home ?? "");
      target?.postMessage({ ...own, html: "<p>Location: Exchanged</p>" }, home ?? "");
      let read: unknown = null;
      try {
        read = target?.document.title;
      } catch {
        read = "closed to me";
      }
      return { data: event.data, read };
    }, baseURL);
    expect(heard).toEqual({ data: "dossier-capture-ready", read: "closed to me" });
    const popup = await opened;
    await expect(popup.getByLabel("Location")).toHaveValue("Utrecht");
    await expect(popup).toHaveTitle(/^Add application/);
    await expect(popup.getByLabel("Link", { exact: true })).toHaveValue(`${board.address}/attack`);

    // A press that was meant for the site before adds nothing.
    await popup.getByLabel("Company").fill("Northpine");
    await popup.getByLabel("Role").fill("Designer");
    await popup.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(popup.getByRole("button", { name: "Add", exact: true })).toBeDisabled();
    await popup.keyboard.press("Enter");
    expect(await applications(page)).toEqual([]);
    await page.request.post("/capture", {
      headers: { origin: board.address },
      form: { title: "x", url: "https://jobs.example.com/1" },
    });
    expect(await applications(page)).toEqual([]);

    // A link from another site fills the form, and is opened by the server only on request of the user.
    await page.goto(`${board.address}/attack`);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.evaluate((home) => {
      location.href = `${home}/capture?url=${encodeURIComponent("https://jobs.example.com/1")}`;
    }, baseURL);
    await expect(page.getByText("Another site sent this")).toBeVisible();
    await expect(page.getByRole("button", { name: "Read posting" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Add", exact: true })).toBeEnabled();
    expect(requests.filter((url) => url.includes("posting"))).toEqual([]);
  });

  test("content shared by another app is read immediately, as declared in the manifest", async ({ signedIn: page }) => {
    const manifest = await (await page.request.get("/manifest.webmanifest")).json();
    expect(manifest.share_target).toEqual({
      action: "/capture",
      method: "get",
      params: { title: "title", text: "text", url: "url" },
    });
    for (const { src } of manifest.icons) expect((await page.request.get(src)).headers()["content-type"]).toBe("image/png");
    const { title, text, url } = manifest.share_target.params;
    await page.goto(`${manifest.share_target.action}?${new URLSearchParams({ [title]: "Job", [text]: POSTING, [url]: "" })}`);
    await expect(page.getByText("Shared from your device.")).toBeVisible();
    await expect(page.getByLabel("Location")).toHaveValue("Utrecht");
    await page.getByLabel("Company").fill("Northpine");
    await page.getByLabel("Role").fill("Product Designer");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("link", { name: "Open application" }).click();
    await expect(page).toHaveURL(/\/applications\/[0-9a-f-]{36}$/);
  });
});
