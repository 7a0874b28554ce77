import type { TemplateName } from "@/contracts/model/resume/templates";
import { sampleResumeData } from "@/domain/sample/resume";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { officeResume } from "@/server/documents/exports/office/resume";
import { wordFile } from "@/server/documents/exports/office/word";
import { readPdf } from "@/server/platform/adapters/pdf-reader/read-pdf";
import { createTypesetter } from "@/server/platform/adapters/typesetter/typesetter";
import type { TypesettingJob } from "@/typeset/job";
import { prepareLetter } from "@/typeset/letters/prepare-letter";
import { LOOKS } from "@/typeset/looks";
import { prepareResume } from "@/typeset/prepare";
import { sampleLetter } from "@/typeset/testing/letters";

// Run by worked-examples.test.ts in its copy of the sources: what the template of CONTRIBUTING.md prints, as JSON.

const name = process.argv[2] as TemplateName;
const resume = sampleResumeData();
resume.metadata.template = name;

const typesetter = createTypesetter({ childPath: await buildTypesetterChild(), children: 1, timeoutMs: 30_000 });
async function printed(job: TypesettingJob): Promise<string[]> {
  const { bytes } = await typesetter.pdf(job, {});
  return (await readPdf(bytes)).lines.map(({ text }) => text);
}

console.log(
  JSON.stringify({
    look: LOOKS[name].palettes.map((palette) => palette.name),
    resume: await printed(prepareResume(resume)),
    letter: await printed(prepareLetter(sampleLetter(name, "en-US"))),
    wordBytes: (await wordFile(officeResume(resume, "Resume", null))).byteLength,
  }),
);
await typesetter.close();
