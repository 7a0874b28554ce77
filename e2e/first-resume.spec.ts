import { readFileSync } from "node:fs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { exampleResume, expect, newAccount, test } from "./fixtures";

async function pdfText(bytes: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from(
      { length: document.numPages },
      async (_, index) => (await (await document.getPage(index + 1)).getTextContent()).items,
    ),
  );
  return pages
    .flat()
    .map((item) => ("str" in item ? item.str : ""))
    .join(" ")
    .replace(/\s+/g, " ");
}

test("from a new account to a resume written, seen, downloaded, shared, and read by a program", async ({
  page,
  browser,
  baseURL,
}) => {
  const account = newAccount();
  // The only story with motion, which the others do without.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await test.step("sign up", async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "Create an account" }).first().click();
    await page.getByLabel("Name", { exact: true }).fill(account.name);
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Username").fill(account.username);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page).toHaveURL(/\/documents/);
  });

  await test.step("import the resume of an earlier version from its file", async () => {
    await page.getByRole("button", { name: "New", exact: true }).click();
    await page.getByRole("dialog").getByText("File", { exact: true }).click();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "resume.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(exampleResume())) });
    await expect(page).toHaveURL(/\/resumes\//);
    await expect(page.getByText("1 cover letter in the file is now a letter of its own.")).toBeVisible();
  });

  const sheet = page.locator("[data-page]").first();
  await test.step("change the company of the first job and see it on the page", async () => {
    await page
      .getByRole("button", { name: /^Experience\b.*Senior Game Developer/ })
      .first()
      .click();
    await page
      .getByRole("button", { name: /Senior Game Developer/ })
      .last()
      .click();
    await page.getByLabel("Company").first().fill("Northpine Games");
    await expect(sheet).toContainText("Northpine Games");
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
  });

  await test.step("download the PDF, whose text holds it", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download", exact: true }).click(),
    ]);
    const text = await pdfText(readFileSync(await download.path()));
    expect(text).toContain("Northpine Games");
    expect(text).not.toContain("Cascade Studios");
  });

  let address = "";
  await test.step("publish it", async () => {
    await page.getByRole("button", { name: "Private" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("switch", { name: /Anyone with the address/ }).click();
    await expect(dialog.getByRole("link", { name: "Open public page" })).toBeVisible();
    address = (await dialog.getByRole("link", { name: "Open public page" }).getAttribute("href")) ?? "";
    expect(address).toContain(account.username);
  });

  await test.step("read it in a fresh browser, without an account and without JavaScript", async () => {
    const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const reader = await visitor.newPage();
    await reader.goto(address);
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText("David Kowalski");
    await expect(reader.getByText("Northpine Games")).toBeVisible();
    await expect(reader.getByText("Cascade Studios")).toHaveCount(0);
    await visitor.close();
  });

  // Clients that are generated from the API's own document: server/entrance/openapi/clients/.
  await test.step("the same by a program with a key", async () => {
    const made = await page.request.post("/api/openapi/auth/api-keys", {
      data: { name: "Story", expiresIn: null, access: "full" },
    });
    const { key } = (await made.json()) as { key: string };
    const ask = async (method: string, path: string, data?: object) => {
      const answer = await fetch(`${baseURL}/api/openapi${path}`, {
        method,
        headers: { "x-api-key": key, "content-type": "application/json" },
        ...(data ? { body: JSON.stringify(data) } : {}),
      });
      expect(answer.status).toBe(200);
      return answer.json();
    };
    const [entry] = (await ask("GET", "/resumes")) as { id: string; isPublic: boolean }[];
    expect(entry?.isPublic).toBe(true);
    const operations = [{ op: "replace", path: "/sections/experience/items/0/company", value: "Harbour Works" }];
    await ask("PATCH", `/resumes/${entry?.id}`, { operations });
    const shared = await ask("GET", `/resumes/${account.username}/${address.split("/").at(-1)}`);
    expect(JSON.stringify(shared)).toContain("Harbour Works");
    await expect(sheet).toContainText(/Harbour Works|Northpine Games/);
  });
});
