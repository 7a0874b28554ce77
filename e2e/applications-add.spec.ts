import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { type Application, freePort, startApplication } from "../server/testing/application";
import { expect, expectAccessible, forgetSession, newAccount, test } from "./fixtures";
import { type JobBoard, startJobBoard } from "./job-board";

test.use({ contextOptions: { reducedMotion: "reduce" }, permissions: ["clipboard-read", "clipboard-write"] });

const POSTING = [
  "Product Designer at Northpine",
  "Location: Utrecht",
  "",
  "What you bring",
  "- Three years of product design",
  "- Dutch or English",
].join("\n");

let board: JobBoard;
test.beforeAll(async () => {
  board = await startJobBoard();
});
test.afterAll(() => board.stop());

const applications = async (page: Page, address = "") =>
  (await page.request.get(`${address}/api/openapi/applications`)).json() as Promise<Record<string, unknown>[]>;
const add = async (page: Page, data: Record<string, unknown>) => {
  const response = await page.request.post("/api/openapi/applications", { data });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as string;
};

/** Pastes as a person does; the keyboard is already in the field. */
async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await page.keyboard.press("ControlOrMeta+v");
}

/** Drags a file over the page and lets it go. */
async function drop(page: Page, name: string, type: string, content: string) {
  await page.evaluate(
    ([name, type, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], name, { type }));
      for (const kind of ["dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
    },
    [name, type, content] as const,
  );
}

async function openQuickAdd(page: Page): Promise<Locator> {
  await page.goto("/applications");
  await page.getByRole("button", { name: "Add application" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add application" });
  await expect(dialog.getByLabel("Posting or link")).toBeFocused();
  return dialog;
}

test("a pasted posting fills the fields and says where from; what was typed stays", async ({ signedIn: page }) => {
  const dialog = await openQuickAdd(page);
  await dialog.getByLabel("Role").fill("Senior product designer");
  await dialog.getByLabel("Posting or link").focus();
  await paste(page, POSTING);
  await expect(dialog.getByLabel("Company")).toHaveValue("Northpine");
  await expect(dialog.getByLabel("Company")).toHaveAccessibleDescription("From the title");
  await expect(dialog.getByLabel("Location")).toHaveValue("Utrecht");
  await expect(dialog.getByLabel("Location")).toHaveAccessibleDescription("From a label in the text");
  await expect(dialog.getByLabel("Role")).toHaveValue("Senior product designer");
  await dialog.getByLabel("Location").fill("Utrecht or remote");
  await expect(dialog.getByLabel("Location")).not.toHaveAccessibleDescription(/.+/);
  await dialog.getByText("2 requirements and the text").click();
  await expect(dialog.getByLabel("Requirements")).toHaveValue("Three years of product design\nDutch or English");
  await dialog.getByLabel("Requirements").fill("Dutch or English");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Northpine added")).toBeVisible();
  expect(await applications(page)).toMatchObject([
    {
      company: "Northpine",
      role: "Senior product designer",
      location: "Utrecht or remote",
      requirements: ["Dutch or English"],
      jobDescription: POSTING,
      postingSource: { method: "paste", format: "text", fallbackReason: null },
    },
  ]);
});

test("a link that must not be opened is kept, and says so", async ({ signedIn: page }) => {
  const dialog = await openQuickAdd(page);
  await paste(page, `${board.address}/jobs/7`);
  await expect(dialog.getByText("Dossier doesn’t open links of this kind.")).toBeVisible();
  await expect(dialog.getByLabel("Link", { exact: true })).toHaveValue(`${board.address}/jobs/7`);
  await expect(dialog.getByLabel("Posting or link")).toHaveValue("");
  await expect(dialog.getByLabel("Posting or link")).toHaveAttribute("placeholder", "Paste the text of the posting");
  await expectAccessible(page);
  expect(board.asked).not.toContain("/jobs/7");
});

test("a dropped page is read, over any screen, and by nothing else than the dialog", async ({ signedIn: page, expectErrors }) => {
  expectErrors(422);
  await page.goto("/documents");
  await expect(page.getByRole("heading", { name: "No documents yet" })).toBeVisible();
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "Add application" });
  await expect(dialog.getByLabel("Posting or link")).toBeFocused();
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "picture.pdf", mimeType: "application/pdf", buffer: Buffer.from([0x89, 0x50, 0, 1, 2]) });
  await expect(dialog.getByText("There is no readable text in it. Paste the text of the posting instead.")).toBeVisible();
  await drop(page, "posting.html", "text/html", await (await fetch(`${board.address}/jobs/file`)).text());
  await expect(dialog.getByLabel("Company")).toHaveValue("Northpine");
  await expect(dialog.getByLabel("Company")).toHaveAccessibleDescription("From the page’s job data");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Northpine added")).toBeVisible();
  expect(await applications(page)).toMatchObject([
    { role: "Product Designer", postingSource: { method: "file", format: "html" } },
  ]);
  expect(await (await page.request.get("/api/openapi/resumes")).json()).toEqual([]);
});

test("the same link, the same job and an earlier application are named with a link to each", async ({ signedIn: page }) => {
  const link = "https://boards.greenhouse.io/northpine/jobs/4011223";
  const same = await add(page, { company: "Northpine GmbH", role: "Designer", sourceUrl: link });
  const before = await add(page, { company: "northpine", role: "Writer", status: "applied" });
  const dialog = await openQuickAdd(page);
  await dialog.getByLabel("Company").fill("Northpine");
  await dialog.getByLabel("Link", { exact: true }).fill("https://northpine.example/careers?gh_jid=4011223");
  await expect(dialog.getByText("This link is already in Designer at Northpine GmbH, in Saved.")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Designer at Northpine GmbH" })).toHaveAttribute("href", `/applications/${same}`);
  await expect(dialog.getByText(/You applied to northpine before: Writer, .*, in Applied\./)).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Writer" })).toHaveAttribute("href", `/applications/${before}`);
  await expectAccessible(page);
});

test.describe("with a job board that may be read", () => {
  let instance: Application;
  let address: string;
  const folder = mkdtempSync(join(tmpdir(), "dossier-add-"));

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const port = await freePort();
    address = `http://localhost:${port}`;
    instance = await startApplication({
      DATA_DIR: folder,
      PORT: String(port),
      APP_URL: address,
      POSTING_READER_ALLOWED_HOSTS: "127.0.0.1/32",
      RATE_LIMITS: "on",
      // As many readings as the story needs before it asks for one too many.
      RATE_LIMIT_AI_PER_MINUTE: "4",
    });
  });

  test.afterAll(async () => {
    instance.child.kill("SIGTERM");
    await instance.exited;
    rmSync(folder, { recursive: true, force: true });
  });

  test("a link is read, can be cancelled, and when it is refused its text is pasted instead", async ({ page, expectErrors }) => {
    expectErrors(422, 429, "cut off");
    const signedUp = await page.request.post(`${address}/api/auth/sign-up/email`, {
      data: newAccount(),
      headers: { origin: address },
    });
    expect(signedUp.ok(), await signedUp.text()).toBe(true);
    await page.goto(`${address}/applications`);
    await page.getByRole("button", { name: "Add application" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add application" });
    const field = dialog.getByLabel("Posting or link");
    await expect(field).toBeFocused();

    await paste(page, `${board.address}/jobs/slow`);
    await expect(dialog.getByRole("button", { name: "Cancel reading" })).toBeVisible();
    await dialog.getByLabel("Role").fill("Typed meanwhile");
    await dialog.getByRole("button", { name: "Cancel reading" }).click();
    await expect(field).toHaveValue(`${board.address}/jobs/slow`);
    await dialog.getByLabel("Role").fill("");

    await field.fill("");
    await paste(page, `${board.address}/jobs/refused`);
    await expect(
      dialog.getByText("The site lets only people in, not servers. The link is kept. Open it, copy the text and paste it here."),
    ).toBeVisible();
    await expect(dialog.getByLabel("Link", { exact: true })).toHaveValue(`${board.address}/jobs/refused`);
    await expect(field).toHaveValue("");
    await expectAccessible(page);
    await field.focus();
    await paste(page, POSTING);
    await expect(dialog.getByLabel("Role")).toHaveValue("Product Designer");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByText("Northpine added")).toBeVisible();
    expect(await applications(page, address)).toMatchObject([
      {
        sourceUrl: `${board.address}/jobs/refused`,
        jobDescription: POSTING,
        postingSource: { method: "paste", requestedUrl: `${board.address}/jobs/refused`, fallbackReason: "challenge" },
      },
    ]);

    await page.keyboard.press("n");
    await expect(field).toBeFocused();
    await paste(page, `${board.address}/jobs/8`);
    await expect(dialog.getByLabel("Company")).toHaveValue("Northpine");
    await expect(dialog.getByLabel("Role")).toHaveAccessibleDescription("From the page’s job data");
    await expect(dialog.getByText(/You already have Product Designer at Northpine/)).toBeVisible();

    await field.fill("");
    await paste(page, `${board.address}/jobs/9`);
    await expect(dialog.getByText("Too many requests. Wait a minute, then try again. The link is kept.")).toBeVisible();
    await expect(dialog.getByLabel("Link", { exact: true })).toHaveValue(`${board.address}/jobs/9`);
    await expect(dialog.getByLabel("Company")).toHaveValue("");
    await expect(dialog.getByRole("button", { name: "Read posting" })).toBeVisible();
    await field.focus();
    await paste(page, POSTING);
    await expect(field).toHaveValue(POSTING);
  });
});

test("an email dropped on the tracker proposes the application and a change, and changes nothing before it is confirmed", async ({
  signedIn: page,
}) => {
  await add(page, { company: "Southoak", role: "Writer", status: "applied" });
  const id = await add(page, { company: "Northpine", role: "Product Designer", status: "applied" });
  const stored = async () => (await page.request.get(`/api/openapi/applications/${id}`)).json();
  const before = await stored();
  await page.goto("/applications");
  await expect(page.getByRole("link", { name: "Northpine" })).toBeVisible();

  await drop(page, "notes.eml", "message/rfc822", "This is no email.");
  await expect(page.getByText("notes.eml could not be read as an email.")).toBeVisible();
  await drop(page, "big.eml", "message/rfc822", "x".repeat(5 * 1024 * 1024 + 1));
  await expect(page.getByText("big.eml is larger than 5 MB.")).toBeVisible();

  const mail = [
    "From: Ida Strand <ida@northpine.example>",
    "Subject: Your application as <b>Product Designer</b>",
    "Date: Fri, 20 Nov 2026 10:00:00 +0000",
    "Content-Type: text/html; charset=utf-8",
    "",
    `<p>Dear Maren,</p><p>we would like to <b>schedule a call</b>.</p><img src="${board.address}/tracker.gif"><script>document.title="broken"</script>`,
  ].join("\r\n");
  await drop(page, "invitation.eml", "message/rfc822", mail);
  const dialog = page.getByRole("dialog", { name: "Email about an application" });
  await expect(dialog.getByText("Ida Strand <ida@northpine.example>", { exact: true })).toBeVisible();
  await expect(dialog.getByText("Your application as <b>Product Designer</b>", { exact: true })).toBeVisible();
  await expect(dialog.getByLabel("Application")).toHaveValue(id);
  await expect(dialog.getByRole("checkbox", { name: "Move to Interview" })).toBeChecked();
  await expectAccessible(page);
  expect(await stored()).toEqual(before);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await stored()).toEqual(before);

  await drop(page, "invitation.eml", "message/rfc822", mail);
  await dialog.getByLabel("Note for the timeline").fill("They want to talk.");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Northpine updated from the email")).toBeVisible();
  const after = await stored();
  expect(after.status).toBe("interview");
  expect(after.activity).toContainEqual(
    expect.objectContaining({ type: "note", text: "They want to talk.", at: expect.stringContaining("2026-11-20") }),
  );
  expect(board.asked).not.toContain("/tracker.gif");

  await drop(page, "invitation.eml", "message/rfc822", mail);
  await dialog.getByLabel("Application").selectOption({ label: "Southoak: Writer (Applied)" });
  await dialog.getByRole("checkbox", { name: "Move to Interview" }).uncheck();
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Southoak updated from the email")).toBeVisible();
  expect((await applications(page)).find(({ company }) => company === "Southoak")).toMatchObject({ status: "applied" });
});

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
      postingSource: { method: "extension", format: "html" },
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

    // A page may speak only of itself, once, and what it says is text.
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

    // A link from another site fills the form, and is opened by the server only when the person asks for it.
    await page.goto(`${board.address}/attack`);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.evaluate((home) => {
      location.href = `${home}/capture?url=${encodeURIComponent("https://jobs.example.com/1")}`;
    }, baseURL);
    await expect(page.getByText("Another site sent this")).toBeVisible();
    await expect(page.getByRole("button", { name: "Read posting" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Add", exact: true })).toBeEnabled();
    expect(asked.filter((url) => url.includes("posting"))).toEqual([]);
  });

  test("what another app shares is read at once, as the installed app's manifest says", async ({ signedIn: page }) => {
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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a shared posting and quick add fit the screen", async ({ signedIn: page }) => {
    await page.goto(`/capture?${new URLSearchParams({ text: POSTING })}`);
    await expect(page.getByLabel("Company")).toHaveValue("Northpine");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.waitForURL("/applications");
    await page.getByRole("button", { name: "Add application" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add application" });
    await dialog.getByText("Add from any site").click();
    await dialog.getByRole("button", { name: "Copy bookmark" }).click();
    await expect(dialog.getByText("Copied. Edit any bookmark")).toBeVisible();
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});
