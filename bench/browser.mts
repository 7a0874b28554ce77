import { readFileSync } from "node:fs";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { CHROMIUM_FLAGS, findChromium } from "@/scripts/chromium.mjs";
import { makeDataFolder, removeDataFolder, startApplication } from "@/server/testing/application";
import { library } from "./library.mts";
import { type Figure, figure, percentile, report } from "./measure.mts";
import { recordScreen } from "./record-screen.mts";
import { firstVisit } from "./visitor.mts";

// What a person feels: keys in the editor, weight of the editor and of a shared page, a library of a thousand, in headless Chromium against the built application.

const DATA_DIR = makeDataFolder("dossier-bench-");
const { address, child, exited } = await startApplication({ DATA_DIR });
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
const figures: Figure[] = [];

const username = "bench.person";
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: address });
await context.request.post("/api/auth/sign-up/email", {
  data: { email: "bench@example.com", password: "correct horse", name: "Bench", username },
});
const data = JSON.parse(readFileSync("domain/sample/resume-v5.json", "utf8")) as unknown;
const id = (await (await context.request.post("/api/openapi/resumes/imports", { data: { data } })).json()) as string;
const { slug } = (await (await context.request.put(`/api/openapi/resumes/${id}`, { data: { isPublic: true } })).json()) as {
  slug: string;
};

await editor(context);
await coldEditor(context);
await handMovements(context);
await publicPage();
figures.push(await firstVisit(browser, address));
figures.push(...(await library(context)));
figures.push(...(await recordScreen(context)));
report("In the browser", figures);
await browser.close();
child.kill("SIGTERM");
await exited;
removeDataFolder(DATA_DIR);
process.exit(0);

/** Compressed bytes that a page's requests of a kind moved, by the browser's own count. */
async function bytesOf(page: Page, matches: (url: string) => boolean): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const urls = new Map<string, string>();
  let total = 0;
  session.on("Network.responseReceived", ({ requestId, response }) => urls.set(requestId, response.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (matches(urls.get(requestId) ?? "")) total += encodedDataLength;
  });
  return () => total;
}

async function editor(signedIn: BrowserContext) {
  const page = await signedIn.newPage();
  const scripts = await bytesOf(page, (url) => url.includes("/_next/static/") && url.includes(".js"));
  const first = await opened(page);
  figures.push({ name: "editor: to the first page, the first of all after a start", median: first.page, unit: "ms" });
  figures.push({
    name: "editor: JavaScript before the worker, compressed",
    median: scripts() / 1000,
    unit: "kB",
    goal: "≤ 340 kB",
  });
  await page.getByRole("button", { name: /^Basics/ }).click();
  const field = page.getByLabel("Headline");
  await field.click();
  await field.fill("");
  const { painted, changed } = await typeAndMeasure(page, 60);
  figures.push(figure("editor: keydown to painted input (goal p95 ≤ 30 ms)", painted, "≤ 16 ms"));
  figures.push({
    name: "editor: keydown to painted input, slowest",
    median: percentile(painted, 1),
    unit: "ms",
    goal: "≤ 50 ms",
  });
  figures.push({
    ...figure("editor: keystroke to changed page", changed, "≤ 25 ms"),
    name: "editor: keystroke to changed page (goal p95 ≤ 60 ms)",
  });
  await page.close();
}

/** Opens the editor. Milliseconds until its fields and the first page are there. */
async function opened(page: Page): Promise<{ fields: number; page: number }> {
  const began = performance.now();
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: /^Basics/ }).waitFor();
  const fields = performance.now() - began;
  await page.locator("[data-page]").first().waitFor();
  return { fields, page: performance.now() - began };
}

/** The editor in browsers that have never seen it. */
async function coldEditor(signedIn: BrowserContext) {
  const fields: number[] = [];
  const pages: number[] = [];
  const storageState = await signedIn.storageState();
  for (let round = 0; round < 5; round++) {
    const own = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
    const page = await own.newPage({ viewport: { width: 1440, height: 900 }, baseURL: address, storageState });
    const times = await opened(page);
    fields.push(times.fields);
    pages.push(times.page);
    await own.close();
  }
  figures.push(figure("editor: to interactive, cold", fields, "≤ 600 ms"));
  figures.push(figure("editor: to the first page, cold", pages, "≤ 800 ms"));
}

/** Types letters one by one; for each, when the input was painted and when the page in view changed. */
async function typeAndMeasure(page: Page, count: number): Promise<{ painted: number[]; changed: number[] }> {
  await page.evaluate(() => {
    const marks = { down: 0, painted: [] as number[], changed: [] as number[] };
    (window as unknown as { marks: typeof marks }).marks = marks;
    document.addEventListener(
      "keydown",
      () => {
        marks.down = performance.now();
        const down = marks.down;
        requestAnimationFrame(() => setTimeout(() => marks.painted.push(performance.now() - down), 0));
      },
      true,
    );
    const sheet = document.querySelector("[data-page]")?.parentElement;
    if (!sheet) throw new Error("There is no page in view.");
    new MutationObserver(() => {
      if (marks.changed.length < marks.painted.length + 1 && marks.down > 0) marks.changed.push(performance.now() - marks.down);
      marks.down = 0;
    }).observe(sheet, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  for (let index = 0; index < count; index++) {
    await page.keyboard.press(String.fromCharCode(97 + (index % 26)));
    await page.waitForTimeout(160);
  }
  return page.evaluate(() => (window as unknown as { marks: { painted: number[]; changed: number[] } }).marks);
}

/** The palette in a page that was just opened, and a template that the pointer rests on: until the first drawing that shows them. */
async function handMovements(signedIn: BrowserContext) {
  const palette: number[] = [];
  const trial: number[] = [];
  for (let round = 0; round < 5; round++) {
    const page = await signedIn.newPage();
    await page.goto(`/resumes/${id}`);
    await page.locator("[data-page]").first().waitFor();
    await page.waitForTimeout(1500);
    palette.push(await shown(page, "keydown", "[role=dialog]", () => page.keyboard.press("Control+k")));
    await page.keyboard.press("Escape");
    const tile = page.locator("label").filter({ has: page.getByRole("radio", { name: "Ditto", exact: true }) });
    await tile.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const before = await page.locator("[data-drawings]").first().getAttribute("data-drawings");
    const next = `[data-drawings="${Number(before) + 1}"]`;
    trial.push(await shown(page, "pointerover", next, () => tile.hover()));
    await page.close();
  }
  figures.push(figure("palette: key to painted, in a new page", palette, "≤ 50 ms"));
  figures.push(figure("template under the pointer: to changed page", trial, "≤ 120 ms"));
}

/** Milliseconds from an event to the frame after which the page has an element. */
async function shown(page: Page, event: string, selector: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(
    ([name, expected]) => {
      const state = window as unknown as { shown: Promise<number> };
      state.shown = new Promise((resolve) => {
        document.addEventListener(
          name,
          () => {
            const from = performance.now();
            const look = () =>
              document.querySelector(expected)
                ? setTimeout(() => resolve(performance.now() - from))
                : requestAnimationFrame(look);
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      });
    },
    [event, selector] as const,
  );
  await act();
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
}

async function publicPage() {
  const visitor = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: address });
  const paints: number[] = [];
  let weight = 0;
  for (let round = 0; round < 7; round++) {
    const page = await visitor.newPage();
    const bytes = await bytesOf(page, (url) => !/\/(uploads|photos)\//.test(url));
    await page.goto(`/${username}/${slug}`, { waitUntil: "networkidle" });
    paints.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
              type: "largest-contentful-paint",
              buffered: true,
            });
          }),
      ),
    );
    if (round === 0) weight = bytes();
    await page.close();
  }
  figures.push(figure("shared page: largest paint", paints, "≤ 500 ms"), {
    name: "shared page: all but pictures, cold",
    median: weight / 1000,
    unit: "kB",
    goal: "≤ 100 kB",
  });
  await visitor.close();
}
