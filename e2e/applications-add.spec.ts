import type { Page } from "@playwright/test";
import { type Application, freePort, makeDataFolder, removeDataFolder, startApplication } from "../server/testing/application";
import { expect, expectAccessible, newAccount, test } from "./fixtures";
import { type JobBoard, startJobBoard } from "./job-board";
import { applications, openQuickAdd, POSTING } from "./quick-add";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

let board: JobBoard;
test.beforeAll(async () => {
  board = await startJobBoard();
});
test.afterAll(() => board.stop());

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

test("a pasted posting fills the fields and names the source; typed text stays", async ({ signedIn: page }) => {
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
      postingSource: { method: "paste", format: "text" },
    },
  ]);
});

test("a forbidden link is stored, with a note", async ({ signedIn: page }) => {
  const dialog = await openQuickAdd(page);
  await paste(page, `${board.address}/jobs/7`);
  await expect(dialog.getByText("Dossier doesn’t open links of this kind.")).toBeVisible();
  await expect(dialog.getByLabel("Link", { exact: true })).toHaveValue(`${board.address}/jobs/7`);
  await expect(dialog.getByLabel("Posting or link")).toHaveValue("");
  await expect(dialog.getByLabel("Posting or link")).toHaveAttribute("placeholder", "Paste the text of the posting");
  await expectAccessible(page);
  expect(board.requests).not.toContain("/jobs/7");
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
    { role: "Product Designer", postingSource: { method: "paste", precise: { method: "file", format: "html" } } },
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
  const folder = makeDataFolder("dossier-add-");

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
      // As many reads as the story needs before it exceeds the limit.
      RATE_LIMIT_AI_PER_MINUTE: "4",
    });
  });

  test.afterAll(async () => {
    instance.child.kill("SIGTERM");
    await instance.exited;
    removeDataFolder(folder);
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
  expect(board.requests).not.toContain("/tracker.gif");

  await drop(page, "invitation.eml", "message/rfc822", mail);
  await dialog.getByLabel("Application").selectOption({ label: "Southoak: Writer (Applied)" });
  await dialog.getByRole("checkbox", { name: "Move to Interview" }).uncheck();
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Southoak updated from the email")).toBeVisible();
  expect((await applications(page)).find(({ company }) => company === "Southoak")).toMatchObject({ status: "applied" });
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
