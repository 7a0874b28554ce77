import { readdirSync, readFileSync } from "node:fs";
import type { PageCheckCode } from "@/contracts/model/page-check";
import type { ResumeData } from "@/contracts/model/resume/data";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";
import { withPageBreaks } from "@/domain/page-breaks";
import { checkPages } from "@/domain/page-check/check-page";
import type { Printed } from "@/domain/page-check/geometry";
import { sampleResumeData } from "@/domain/sample/resume";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { createTypesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { inLookOf } from "@/typeset/chosen-look";
import { prepareResume } from "@/typeset/prepare";
import { TEMPLATES } from "@/typeset/templates";
import { languageResume } from "@/typeset/testing/languages/resume";
import { type Figure, percentile, report } from "./measure.mts";

// What the composition of pages costs compared with the earlier breaks, and how many faults of composition it leaves.
// `--jobs=12 --rounds=25` sets the length of the documents and the number of measurements, taken in turns.

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

const FAULTS: readonly PageCheckCode[] = ["PAGE_NEARLY_EMPTY", "FORCED_SHEET", "COLUMN_EMPTY", "LONELY_LINE", "HEADING_AT_FOOT"];
const LANGUAGES = ["en-GB", "de-DE", "ar-EG", "ja-JP"] as const;

async function faults(): Promise<void> {
  const counts = new Map<string, number>();
  let documents = 0;
  for (const template of TEMPLATE_NAMES)
    for (const language of LANGUAGES)
      for (const count of [1, 2, 3, 6, 12, 24])
        for (const format of ["a4", "letter"] as const) {
          // The sample of the application has more kinds of sections than those of the languages.
          const sample = language === "en-GB" ? sampleResumeData() : languageResume(language, template);
          const data = career(sample, template, count);
          Object.assign(data.metadata.page, { locale: language, format });
          documents++;
          for (const breaks of ["improved", "earlier"] as const) {
            const job = prepareResume(withPageBreaks(data, breaks), { preview: true });
            const printed = JSON.parse(Buffer.from(await typesetter.json("printed", job)).toString()) as Printed;
            const { findings } = checkPages(data, { printed, picture: null, now: new Date() });
            for (const { code, page, text } of findings.filter((finding) => FAULTS.includes(finding.code))) {
              counts.set(`${code} ${breaks}`, (counts.get(`${code} ${breaks}`) ?? 0) + 1);
              if (breaks === "improved") console.log(`${template} ${language} ${count} jobs ${format}, page ${page}: ${text}`);
            }
          }
        }
  console.log(`Faults of composition in ${documents} documents:`);
  console.table(Object.fromEntries([...counts].sort()));
}

if (!process.argv.includes("--only-faults")) report(`Composition of pages, ${jobs} jobs`, await costs());
if (!process.argv.includes("--only-costs")) await faults();
typesetter.close();
