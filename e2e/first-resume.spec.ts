import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import createClient from "openapi-fetch";
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
}, info) => {
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

  await test.step("the same through a client that is generated from the API's own document", async () => {
    const made = await page.request.post("/api/openapi/auth/api-keys", {
      data: { name: "Story", expiresIn: null, access: "full" },
    });
    const { key } = (await made.json()) as { key: string };
    const client = await generatedClient(String(baseURL), key, info.outputDir);
    const list = await client.GET("/resumes");
    const [entry] = list.data as { id: string; isPublic: boolean }[];
    expect(entry?.isPublic).toBe(true);
    const id = entry?.id ?? "";
    const operations = [{ op: "replace", path: "/sections/experience/items/0/company", value: "Harbour Works" }];
    const patched = await client.PATCH("/resumes/{id}", { params: { path: { id } }, body: { operations } });
    expect(patched.error).toBeUndefined();
    const shared = await client.GET("/resumes/{username}/{slug}", {
      params: { path: { username: account.username, slug: address.split("/").at(-1) } },
    });
    expect(JSON.stringify(shared.data)).toContain("Harbour Works");
    await expect(sheet).toContainText(/Harbour Works|Northpine Games/);
  });
});

type Call = (path: string, options?: unknown) => Promise<{ data?: unknown; error?: unknown }>;

/** Generates types from spec.json, checks that a program written against them compiles, and answers the client. */
async function generatedClient(baseUrl: string, key: string, folder: string): Promise<{ GET: Call; PATCH: Call }> {
  mkdirSync(folder, { recursive: true });
  const spec = join(folder, "spec.json");
  writeFileSync(spec, await (await fetch(`${baseUrl}/api/openapi/spec.json`)).text());
  execFileSync(process.execPath, ["node_modules/openapi-typescript/bin/cli.js", spec, "-o", join(folder, "api.ts")], {
    stdio: "pipe",
  });
  const program = `import createClient from "openapi-fetch";
import type { paths } from "./api";
const client = createClient<paths>({ baseUrl: "x" });
export const list = client.GET("/resumes");
export const patch = client.PATCH("/resumes/{id}", { params: { path: { id: "x" } }, body: { operations: [{ op: "replace", path: "/basics/name", value: "y" }] } });
export const name: Promise<string | undefined> = client.GET("/resumes/{id}", { params: { path: { id: "x" } } }).then((answer) => answer.data?.data.basics.name);
`;
  writeFileSync(join(folder, "program.ts"), program);
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        module: "esnext",
        moduleResolution: "bundler",
        target: "es2023",
        skipLibCheck: true,
        types: [],
      },
      files: ["program.ts"],
    }),
  );
  execFileSync(process.execPath, ["node_modules/typescript-native/bin/tsc", "-p", join(folder, "tsconfig.json")], {
    stdio: "pipe",
  });
  return createClient<Record<string, never>>({ baseUrl: `${baseUrl}/api/openapi`, headers: { "x-api-key": key } }) as unknown as {
    GET: Call;
    PATCH: Call;
  };
}
