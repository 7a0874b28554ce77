import { readFileSync } from "node:fs";
import { type BrowserContext, type CDPSession, chromium, type Page } from "playwright-core";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import type { sampleResumeData } from "@/domain/sample/resume";
import { CHROMIUM_FLAGS, findChromium } from "@/scripts/chromium.mjs";
import { makeDataFolder, removeDataFolder, startApplication } from "@/server/testing/application";
import { figure, report } from "./measure.mts";

// The pictures of a resume with twelve jobs: all templates in the gallery, a template under the pointer, a version, and a fit. Each from the
// press of a button to the frame that shows it, with the processor time that the browser took for it. `--rounds=3`, `--rest=30`.

const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise);

const DATA_DIR = makeDataFolder("dossier-bench-");
const { address, child, exited } = await startApplication({ DATA_DIR });
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
const processes = await browser.newBrowserCDPSession();
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: address });
await context.request.post("/api/auth/sign-up/email", {
  data: { email: "bench@example.com", password: "correct horse", name: "Bench", username: "bench.person" },
});
const id = await twelveJobs(context);
/** So long the editor is left alone before the gallery of a rested editor is opened. */
const restMs = option("rest", 30) * 1000;
const times = new Map<string, { wall: number[]; processor: number[] }>();

/** Every template with a picture of this document, decoded. */
const WHOLE = `[...document.querySelectorAll("[role=dialog] img[data-own], [data-side-part] img[data-own]")].filter((each) => each.complete && each.naturalWidth > 0).length === ${TEMPLATE_NAMES.length}`;

for (let round = 0; round < option("rounds", 3); round++) {
  const soon = await openEditor();
  await measured("gallery, as soon as the page is there", soon, WHOLE, () => openGallery(soon));
  await soon.close();
  const page = await openEditor();
  await page.waitForTimeout(restMs);
  await measured("gallery, after a rest", page, WHOLE, () => openGallery(page));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Basics/ }).click();
  await page.getByLabel("Headline").fill(`Keeper of timetables ${round}`);
  await page.waitForTimeout(restMs);
  await measured("gallery, after an edit and a rest", page, WHOLE, () => openGallery(page));
  await trials(page);
  await page.keyboard.press("Escape");
  await page.getByRole("spinbutton", { name: "Pages", exact: true }).fill("2");
  await measured(
    "fit to two pages",
    page,
    `/now has 2 pages|Nothing to change|Even at 9 pt/.test(document.body.textContent)`,
    () => page.getByRole("button", { name: "Fit", exact: true }).click(),
  );
  await page.getByRole("tab", { name: "Versions" }).click();
  const first = page.locator("li[data-version] > button").first();
  await first.waitFor();
  await page.waitForTimeout(3000);
  await measured(
    "preview of a version",
    page,
    `[...document.querySelectorAll("[role=dialog] .page-preview-cover img")].some((each) => each.complete) || document.querySelector("[role=dialog] [data-page] svg path")`,
    () => first.click(),
  );
  await page.close();
}
report(
  "Pictures of a document",
  [...times].flatMap(([name, { wall, processor }]) => [figure(name, wall), figure(`${name}, processor time`, processor)]),
);
await browser.close();
child.kill("SIGTERM");
await exited;
removeDataFolder(DATA_DIR);
process.exit(0);

async function twelveJobs({ request }: BrowserContext): Promise<string> {
  const sample = JSON.parse(readFileSync("domain/sample/resume-v5.json", "utf8")) as ReturnType<typeof sampleResumeData>;
  const { experience } = sample.sections;
  const { items } = experience;
  experience.items = Array.from({ length: 12 }, (_, index) => ({
    ...items[index % items.length],
    id: crypto.randomUUID(),
  })) as typeof items;
  return (await (await request.post("/api/openapi/resumes/imports", { data: { data: sample } })).json()) as string;
}

/** The editor, once its own engine has drawn the page. */
async function openEditor(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/resumes/${id}`);
  await page.locator(".page-preview-surface [data-page] [data-field]").first().waitFor({ state: "attached" });
  return page;
}

function openGallery(page: Page): Promise<void> {
  return page.getByRole("button", { name: `All ${TEMPLATE_NAMES.length}` }).click();
}

/** Each template under the pointer, until the page shows it. */
async function trials(page: Page) {
  for (const template of TEMPLATE_NAMES.slice(0, 6)) {
    const tile = page.locator(`[data-template=${template}]`);
    await tile.scrollIntoViewIfNeeded();
    await page.mouse.move(700, 450);
    await page.waitForTimeout(1500);
    const drawings = () => page.locator("[data-drawings]").first().getAttribute("data-drawings");
    const before = await drawings();
    await measured(
      "template under the pointer",
      page,
      `document.querySelector(".page-preview-cover img")?.complete || document.querySelector("[data-drawings]").dataset.drawings !== "${before}"`,
      () => tile.hover(),
      "pointerover",
    );
  }
}

async function processorMs(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

/** Does something and waits for the frame after which an expression of the page is true. */
async function measured(name: string, page: Page, isThere: string, act: () => Promise<void>, event = "click") {
  await page.evaluate(
    ([from, expression]) => {
      const look = new Function(`return ${expression}`);
      const state = window as unknown as { shown: Promise<number> };
      state.shown = new Promise((resolve) => {
        const begin = () => {
          const began = performance.now();
          const next = () => (look() ? setTimeout(() => resolve(performance.now() - began)) : requestAnimationFrame(next));
          requestAnimationFrame(next);
        };
        document.addEventListener(from, begin, { capture: true, once: true });
      });
    },
    [event, isThere] as const,
  );
  const before = await processorMs(processes);
  await act();
  const wall = await page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
  const all = times.get(name) ?? { wall: [], processor: [] };
  times.set(name, all);
  all.wall.push(wall);
  all.processor.push((await processorMs(processes)) - before);
  console.log(`${name}: ${wall.toFixed(0)} ms`);
}
