import { readdirSync, readFileSync } from "node:fs";
import type { ResumeData } from "@/contracts/model/resume/data";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";
import { COMPOSITION, withPageBreaks } from "@/domain/page-breaks";
import type { Printed } from "@/domain/page-check/geometry";
import { sampleResumeData } from "@/domain/sample/resume";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { createTypesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { inLookOf } from "@/typeset/chosen-look";
import { prepareResume } from "@/typeset/prepare";
import { TEMPLATES } from "@/typeset/templates";
import { composedResume, LANGUAGES, LENGTHS, PAPERS } from "@/typeset/testing/composed-resume";
import { ODD_RESUMES } from "@/typeset/testing/odd-resumes";
import { pageFaults } from "@/typeset/testing/page-faults";
import { type Figure, percentile, report } from "./measure.mts";

// What the composition of pages costs compared with the earlier breaks, and how many faults of composition it leaves.
// `--only-faults --generation=4` looks for them with earlier rules; `--jobs=12 --rounds=25` sets the length of the documents and the number of measurements, taken in turns.

const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise);
const jobs = option("jobs", 12);
const only = process.argv.find((word) => word.startsWith("--templates="))?.split("=")[1];
const rounds = option("rounds", 25);

const typesetter = createTypesetter({ childPath: await buildTypesetterChild(), children: 1, timeoutMs: 60_000 });
await typesetter.ready();

/**
 * A resume with that many jobs, in the look of a template. With another `round` its type is a little larger, so that no cache of the
 * engine has anything of it, as with another person's resume.
 */
function career(sample: ResumeData, template: TemplateName, count: number, round = 0): ResumeData {
  const { experience } = sample.sections;
  const items = Array.from({ length: count }, (_, index) => {
    const job = experience.items[index % experience.items.length];
    if (!job) throw new Error("The sample has no job.");
    return { ...job, id: `job-${index}` };
  });
  const sections = { ...sample.sections, experience: { ...experience, items } };
  const metadata = inLookOf(sample.metadata, template);
  metadata.typography = { ...metadata.typography, body: { ...metadata.typography.body } };
  metadata.typography.body.fontSize += round / 10_000;
  return { ...sample, sections, metadata };
}

const layout = (data: ResumeData) => typesetter.json("measured", prepareResume(data, { preview: true }));
const pdf = (data: ResumeData) => typesetter.pdf(prepareResume(data));

/** The processor time that the engine has taken so far, in milliseconds: other work of the machine does not change it. Linux only. */
const processorMs = (): number =>
  typesetter
    .pids()
    .flatMap((pid) => readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}/schedstat`))
    .reduce((sum, file) => sum + Number(readFileSync(file, "utf8").split(" ")[0]) / 1e6, 0);

/** The median processor time with the current breaks as a multiple of that with the earlier ones. */
async function ratio(template: TemplateName, work: (data: ResumeData) => Promise<unknown>): Promise<number> {
  const times = { improved: [] as number[], earlier: [] as number[] };
  for (let round = -3; round < rounds; round++)
    for (const breaks of round % 2 === 0 ? (["improved", "earlier"] as const) : (["earlier", "improved"] as const)) {
      const number = 2 * (round + 4) + (breaks === "earlier" ? 1 : 0);
      const data = withPageBreaks(career(sampleResumeData(), template, jobs, number), breaks);
      const began = processorMs();
      await work(data);
      if (round >= 0) times[breaks].push(processorMs() - began);
    }
  return percentile(times.improved, 0.5) / percentile(times.earlier, 0.5);
}

async function costs(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const template of TEMPLATE_NAMES.filter((name) => !only || only.split(",").includes(name))) {
    const columns = TEMPLATES[template].columns;
    const goal = columns === 2 ? "≤ 1.15 ×" : "≤ 1.05 ×";
    figures.push({ name: `${template} (${columns}), layout`, median: await ratio(template, layout), unit: "×", goal });
    figures.push({ name: `${template} (${columns}), PDF`, median: await ratio(template, pdf), unit: "×", goal });
    const data = career(sampleResumeData(), template, jobs);
    const [now, before] = [await pdf(data), await pdf(withPageBreaks(data, "earlier"))];
    figures.push({
      name: `${template} (${columns}), size`,
      median: now.bytes.length / before.bytes.length,
      unit: "×",
      goal: "≤ 1.02 ×",
    });
  }
  return figures;
}

/** Prints what `pageFaults` finds in ordinary and odd resumes with the rules of that generation. */
async function faults(generation: number): Promise<void> {
  const counts = new Map<string, number>();
  let documents = 0;
  async function look(name: string, composed: ResumeData): Promise<void> {
    documents++;
    const data = generation < COMPOSITION ? withPageBreaks(composed, "earlier", generation) : composed;
    const job = prepareResume(data, { preview: true });
    const printed = JSON.parse(Buffer.from(await typesetter.json("printed", job)).toString()) as Printed;
    for (const { kind, page, text } of pageFaults(data, printed)) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      console.log(`${name}, page ${page}: ${kind}: ${text}`);
    }
  }
  for (const template of TEMPLATE_NAMES.filter((name) => !only || only.split(",").includes(name))) {
    for (const length of LENGTHS)
      for (const language of LANGUAGES)
        for (const format of PAPERS)
          await look(`${template} ${length} ${language} ${format}`, composedResume({ template, length, language, format }));
    for (const [name, make] of Object.entries(ODD_RESUMES))
      for (const format of PAPERS) {
        const data = composedResume({ template, length: "sample", language: "en-GB", format });
        make(data);
        await look(`${template} ${name} ${format}`, data);
      }
  }
  console.log(`Faults of composition in ${documents} documents, generation ${generation}:`);
  console.table(Object.fromEntries([...counts].sort()));
}

if (!process.argv.includes("--only-faults")) report(`Composition of pages, ${jobs} jobs`, await costs());
if (!process.argv.includes("--only-costs")) await faults(option("generation", COMPOSITION));
typesetter.close();
