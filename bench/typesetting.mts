import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { buildTypesetterChild, buildWasmEngine } from "@/scripts/build-engine.mjs";
import { createTypesetter, type Typesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { iconFile } from "@/typeset/content/icons";
import { prepareResume } from "@/typeset/prepare";
import { type Figure, figure, report, timed } from "./measure.mts";

// What a page costs: PDFs on the server, keys in the browser's engine (here in Node, without drawing on a screen).

const sample = normaliseResumeData(JSON.parse(readFileSync("domain/sample/resume-v5.json", "utf8")));

/** The sample with another company, so that no cache has seen it. */
function edited(round: number, template = sample.metadata.template) {
  const data = structuredClone(sample);
  const [job] = data.sections.experience.items;
  if (job) job.company = `Cascade Studios ${round}`;
  data.metadata.template = template;
  return data;
}

/** The sample with that many jobs: some 150 are forty pages. */
function long(jobs: number, round: number, template = sample.metadata.template) {
  const data = edited(round, template);
  const [job] = data.sections.experience.items;
  if (job)
    data.sections.experience.items = Array.from({ length: jobs }, (_, index) => ({
      ...job,
      id: `job-${index}`,
      company: index === 0 ? job.company : `Cascade Studios ${index}`,
    }));
  return data;
}

/** On a busy machine a slow document is a figure, not the end. */
const timeoutMs = 60_000;

/** The largest process of a typesetter, in megabytes of memory that is really used. */
const largest = (typesetter: Typesetter): number =>
  Math.max(
    ...typesetter.pids().map((pid) => Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1000),
  );

/** What the processes hold while they set thousands of documents in turn with all templates. */
async function memory(count: number): Promise<Figure> {
  const typesetter = createTypesetter({ childPath: await buildTypesetterChild(), children: 2, timeoutMs });
  await typesetter.ready();
  let peak = 0;
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const round = next++;
      const template = TEMPLATE_NAMES[round % TEMPLATE_NAMES.length];
      await typesetter.pdf(prepareResume(edited(50_000 + round, template)));
      if (round % 100 === 99) peak = Math.max(peak, largest(typesetter));
    }
  };
  await Promise.all([lane(), lane()]);
  typesetter.close();
  return { name: `largest process over ${count} PDFs`, median: peak, unit: "MB", goal: "≤ 200 MB" };
}

async function server(): Promise<Figure[]> {
  const childPath = await buildTypesetterChild();
  const figures: Figure[] = [];

  const began = performance.now();
  const typesetter = createTypesetter({ childPath, children: 2, timeoutMs });
  await typesetter.ready();
  figures.push({ name: "first process ready", median: performance.now() - began, unit: "ms" });
  const first = await timed(1, () => typesetter.pdf(prepareResume(sample)), 0);
  figures.push({ name: "first PDF after that", median: first[0] ?? Number.NaN, unit: "ms", goal: "≤ 500 ms" });

  for (const template of TEMPLATE_NAMES) {
    const times = await timed(60, (round) => typesetter.pdf(prepareResume(edited(round, template))));
    figures.push(figure(`warm PDF, ${template}`, times, "≤ 70 ms, p95 ≤ 150 ms"));
    const { bytes } = await typesetter.pdf(prepareResume(edited(0, template)));
    figures.push({ name: `size, ${template}`, median: bytes.length / 1000, unit: "kB", goal: "≤ 90 kB" });
  }
  for (const template of TEMPLATE_NAMES) {
    const times = await timed(2, (round) => typesetter.pdf(prepareResume(long(500, 100 + round, template))), 1);
    figures.push(figure(`PDF of 500 jobs, ${template}`, times, "≤ 2000 ms"));
  }

  // How long other work waits for this process while it has PDFs made.
  const delays: number[] = [];
  let last = performance.now();
  const ticker = setInterval(() => {
    delays.push(performance.now() - last - 2);
    last = performance.now();
  }, 2);
  const count = 120;
  const busy = performance.now();
  await Promise.all(
    Array.from({ length: 4 }, async (_, lane) => {
      for (let round = lane; round < count; round += 4) await typesetter.pdf(prepareResume(edited(1000 + round)));
    }),
  );
  const seconds = (performance.now() - busy) / 1000;
  clearInterval(ticker);
  figures.push({ name: "two processes", median: count / seconds, unit: "PDF/s", goal: "≥ 25 PDF/s" });
  figures.push(figure("delay of other work meanwhile", delays, "≤ 20 ms"));
  figures.push(figure("thumbnail", await timed(10, (round) => typesetter.thumbnail(prepareResume(edited(2000 + round))))));
  figures.push(figure("SVG pages", await timed(20, (round) => typesetter.svgPages(prepareResume(edited(3000 + round))))));
  typesetter.close();
  figures.push(await memory(Number(process.env.BENCH_PDFS ?? 2000)));
  return figures;
}

async function browser(): Promise<Figure[]> {
  const { resolve } = createRequire(pathToFileURL("package.json"));
  const read = (name: string) => new Uint8Array(readFileSync(resolve(name)));
  const path = await buildWasmEngine();
  const { createWasmEngine } = (await import(
    pathToFileURL(path).href
  )) as typeof import("@/components/kit/page-preview/wasm-engine");
  const began = performance.now();
  const engine = await createWasmEngine({
    compiler: read("@myriaddreamin/typst-ts-web-compiler/wasm"),
    renderer: read("@myriaddreamin/typst-ts-renderer/wasm"),
    font: async (file) => read(`@expo-google-fonts/${file}`),
    icon: async (name) => readFileSync(resolve(`@phosphor-icons/core/assets/${iconFile(name)}`), "utf8"),
  });
  await engine.draw(prepareResume(sample, { preview: true }), {});
  const figures: Figure[] = [{ name: "engine and first page", median: performance.now() - began, unit: "ms" }];
  // The engine's memory never shrinks, so that long documents come after this.
  for (let round = 0; round < 600; round++) await engine.draw(prepareResume(edited(10_000 + round), { preview: true }), {});
  figures.push({ name: "memory after 600 keys", median: engine.memoryBytes() / 1_000_000, unit: "MB", goal: "≤ 300 MB" });
  for (const template of TEMPLATE_NAMES) {
    const times = await timed(60, (round) => engine.draw(prepareResume(edited(round, template), { preview: true }), {}));
    figures.push(figure(`key, ${template}`, times, "≤ 25 ms"));
    const inLong = await timed(5, (round) => engine.draw(prepareResume(long(150, round, template), { preview: true }), {}), 2);
    figures.push(figure(`key in forty pages, ${template}`, inLong, "≤ 1000 ms"));
  }
  const prepared = await timed(60, (round) => prepareResume(edited(round), { preview: true }));
  figures.push(figure("of which preparing", prepared));
  return figures;
}

report("Typesetting on the server", await server());
report("Typesetting in the browser's engine", await browser());
