import { chromium, type Page } from "playwright-core";
import { CHROMIUM_FLAGS, findChromium } from "@/scripts/chromium.mjs";
import { makeDataFolder, makeKey, removeDataFolder, startApplication } from "@/server/testing/application";
import { type Figure, figure, percentile, report } from "./measure.mts";

// What share links cost: 200 links and 5,000 comments on a document, for its owner's reads and saves; accepting; and the page of a link.

const LINKS = 200;
const REVIEWED = 10;
const COMMENTS = 500;
const ROUNDS = 150;
const ACCEPTS = 40;
const VISITS = 15;

const DATA_DIR = makeDataFolder("dossier-bench-");
const figures: Figure[] = [];
const application = await startApplication({ DATA_DIR, RATE_LIMITS: "off" });
const { address } = application;
const headers = { "x-api-key": await makeKey(address), "content-type": "application/json" };

async function send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${address}/api/openapi${path}`, { method, headers, ...text });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

const newResume = () => send<string>("POST", "/resumes", { name: "Bench", withSampleData: true, tags: [] });
const [shared, plain] = [await newResume(), await newResume()];
const { data } = await send<{ data: { basics: object } }>("GET", `/resumes/${shared}`);

const tokens: string[] = [];
for (let count = 0; count < LINKS; count++) {
  const link = { label: `Reader ${count}`, allowComments: true };
  tokens.push((await send<{ token: string }>("POST", `/documents/resume/${shared}/share-links`, link)).token);
}
let comments = 0;
await Promise.all(
  tokens.slice(0, REVIEWED).map(async (token) => {
    for (let count = 0; count < COMMENTS; count++) {
      const place = { path: "/basics/headline", quote: "" };
      await send("POST", `/share-links/${token}/comments`, { author: "Noor", place, text: `Remark ${count}` });
      comments++;
    }
  }),
);

/** Both in turn, so that what else the machine does concerns both. */
async function compare(name: string, work: (id: string, round: number) => Promise<unknown>) {
  const times = { shared: [] as number[], plain: [] as number[] };
  for (let round = -10; round < ROUNDS; round++)
    for (const which of round % 2 === 0 ? (["shared", "plain"] as const) : (["plain", "shared"] as const)) {
      const began = performance.now();
      await work(which === "shared" ? shared : plain, round);
      if (round >= 0) times[which].push(performance.now() - began);
    }
  const without = percentile(times.plain, 0.5);
  figures.push(figure(`${name}, no links`, times.plain));
  figures.push(figure(`${name}, ${LINKS} links, ${comments} comments`, times.shared, "≤ 1.05 × without"));
  figures.push({ name: `${name}, ratio`, median: percentile(times.shared, 0.5) / without, unit: "×", goal: "≤ 1.05" });
}
await compare("read", (id) => send("GET", `/resumes/${id}`));
await compare("save", (id, round) =>
  send("PUT", `/resumes/${id}`, { data: { ...data, basics: { ...data.basics, phone: String(round) } } }),
);

const took: number[] = [];
const [token = ""] = tokens;
for (let round = 0; round < ACCEPTS; round++) {
  const content = `<p>I lead a team of ${round} people.</p>`;
  await send("PATCH", `/resumes/${shared}`, { operations: [{ op: "replace", path: "/summary/content", value: content }] });
  const place = { path: "/summary/content", quote: `team of ${round}` };
  const link = tokens[REVIEWED + round] ?? token;
  const suggested = { author: "Noor", place, text: "x", suggestion: "team of a few" };
  const { id } = await send<{ id: string }>("POST", `/share-links/${link}/comments`, suggested);
  const began = performance.now();
  await send("POST", `/documents/resume/${shared}/comments/${id}/accept`, {});
  took.push(performance.now() - began);
}
figures.push(figure("accept a suggestion", took, "≤ 50 ms"));

const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
for (const view of ["", "?view=text"]) {
  const paints: number[] = [];
  let bytes = 0;
  for (let visit = 0; visit < VISITS; visit++) {
    const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    const { encodedBytes } = await visitPage(page, `${address}/s/${tokens[LINKS - 1]}${view}`);
    bytes = Math.max(bytes, encodedBytes.bytes);
    if (visit > 2) paints.push(encodedBytes.paint);
    await page.context().close();
  }
  figures.push(figure(`largest paint of a link${view}`, paints, "≤ 200 ms"));
  figures.push({ name: `bytes of a link${view}`, median: bytes / 1000, unit: "kB", goal: "≤ 100" });
}
await browser.close();

async function visitPage(page: Page, url: string) {
  await page.goto(url, { waitUntil: "load" });
  const encodedBytes = await page.evaluate(
    () =>
      new Promise<{ bytes: number; paint: number }>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = performance.getEntries().filter((entry) => "transferSize" in entry) as PerformanceResourceTiming[];
          const bytes = entries.reduce((sum, { transferSize }) => sum + transferSize, 0);
          resolve({ bytes, paint: list.getEntries().at(-1)?.startTime ?? Number.NaN });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  return { encodedBytes };
}

report("Share links", figures);
application.child.kill("SIGTERM");
await application.exited;
removeDataFolder(DATA_DIR);
process.exit(0);
