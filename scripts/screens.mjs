import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { CHROMIUM_FLAGS, findChromium } from "./chromium.mjs";
import { root } from "./install.mjs";

// `npm run screens`: takes the pictures of the application on its front page and in the README, from a fresh instance of the build with
// fictional documents. Run it after screens have changed.

process.chdir(root);
const PORT = 45990;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const SIZE = { width: 1360, height: 850 };
const APPLICATIONS = [
  ["saved", "Tidewater Instruments", "Senior Product Engineer"],
  ["saved", "Paper & Pier", "Design Engineer"],
  ["applied", "Northpine", "Frontend Lead"],
  ["applied", "Harbour Works", "Software Engineer"],
  ["applied", "Fernhill Energy", "Platform Engineer"],
  ["screening", "Quiet Rail", "Accessibility Engineer"],
  ["interview", "Lantern Maps", "Product Engineer"],
  ["interview", "Cooperative Telescope", "Engineering Manager"],
  ["offer", "Weatherglass", "Staff Engineer"],
];

const data = mkdtempSync(join(tmpdir(), "dossier-screens-"));
const server = spawn(process.execPath, ["dist/main.mjs"], {
  env: { ...process.env, DATA_DIR: data, PORT: String(PORT), HOST: "127.0.0.1", RATE_LIMITS: "off" },
  stdio: "ignore",
});
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
try {
  await ready();
  const state = await person();
  for (const theme of ["light", "dark"]) await take(theme, state);
} finally {
  await browser.close();
  server.kill("SIGTERM");
  await new Promise((resolve) => server.once("exit", resolve));
  rmSync(data, { recursive: true, force: true });
}

async function ready() {
  for (let tries = 0; tries < 120; tries++) {
    const answer = await fetch(`${ADDRESS}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The application did not start. Is it built?");
}

/** A signed-in person with a resume that has two versions, and applications. */
async function person() {
  const context = await browser.newContext();
  const call = async (method, path, body) => {
    const answer = await context.request.fetch(ADDRESS + path, { method, headers: { origin: ADDRESS }, data: body });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const account = { name: "Ilse Marwick", email: "ilse@example.com", username: "ilse", displayUsername: "ilse" };
  await call("POST", "/api/auth/sign-up/email", { ...account, password: "A-long-walk-to-the-pier-7" });
  const id = await call("POST", "/api/openapi/resumes", { name: "Product engineer", withSampleData: true });
  await call("POST", `/api/openapi/resumes/${id}/versions`, { name: "Sent to Northpine" });
  const operations = [
    { op: "replace", path: "/basics/headline", value: "Product Engineer for tools that people trust" },
    { op: "replace", path: "/metadata/page/marginX", value: 45 },
    { op: "replace", path: "/metadata/page/marginY", value: 42 },
    { op: "replace", path: "/metadata/design/colors/primary", value: "rgba(36, 84, 138, 1)" },
  ];
  await call("PATCH", `/api/openapi/resumes/${id}`, { operations });
  for (const [status, company, role] of APPLICATIONS) await call("POST", "/api/openapi/applications", { company, role, status });
  const stored = await context.storageState();
  await context.close();
  return { id, stored };
}

async function take(theme, { id, stored }) {
  /** @type {import("@playwright/test").BrowserContextOptions} */
  const options = { viewport: SIZE, colorScheme: theme, reducedMotion: "reduce", deviceScaleFactor: 1.5, storageState: stored };
  const context = await browser.newContext({ ...options, baseURL: ADDRESS });
  const page = await context.newPage();
  const keep = async (name) => {
    mkdirSync("public/screens", { recursive: true });
    const picture = sharp(await page.screenshot());
    await picture.clone().resize(1360).webp({ quality: 72 }).toFile(`public/screens/${name}-${theme}.webp`);
    if (name === "editor" && theme === "light") await picture.resize(1360).png({ palette: true }).toFile("docs/editor.png");
  };

  await page.goto(`/resumes/${id}`);
  await page.locator("[data-page]").first().waitFor();
  await page.getByRole("button", { name: /^Experience/ }).click();
  await page.waitForTimeout(3000);
  await keep("editor");

  await page.goto("/applications");
  await page.getByText("Lantern Maps").waitFor();
  await keep("board");

  await page.goto(`/resumes/${id}`);
  await page.locator("[data-page]").first().waitFor();
  await page.getByRole("tab", { name: "Versions" }).click();
  await page.getByRole("button", { name: /^Actions for Sent to Northpine/ }).click();
  await page.getByRole("menuitem", { name: "Compare…" }).click();
  await page.getByText("Pages", { exact: true }).click();
  await page.locator("[data-text-mark=change]").first().waitFor({ state: "attached" });
  await page.waitForTimeout(1000);
  await keep("compare");
  await context.close();
}
