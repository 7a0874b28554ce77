import { resumeDataInputSchema } from "@/contracts/model/resume/data";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import { defaultResumeData } from "@/domain/default-resume";
import { resumeToJsonResume } from "@/domain/exports/json-resume";
import { resumeToPlainText } from "@/domain/exports/plain-text";
import { importJsonResume } from "@/domain/imports/json-resume";
import { headingKind } from "@/domain/imports/pdf/heading-words";
import { readPdfResume } from "@/domain/imports/pdf/read-resume";
import { saveResumeData } from "@/domain/normalise/save";
import { recordFields } from "@/domain/record/fields";
import { sampleResumeData } from "@/domain/sample/resume";
import { sectionTitle } from "@/domain/section-titles";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { readPdf } from "@/server/platform/adapters/pdf-reader/read-pdf";
import { createTypesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { prepareResume } from "@/typeset/prepare";

// Run by worked-examples.test.ts in its copy of the sources: what the product does with the section of CONTRIBUTING.md, as JSON.

const key = process.argv[2] as (typeof SECTION_KEYS)[number];
let ids = 0;
const newId = () => `id-${++ids}`;

const sample = sampleResumeData();
const { [key]: _new, ...others } = sample.sections;
/** A resume that was stored, or is sent, by a version without the section. */
const older = { ...sample, sections: others };

const typesetter = createTypesetter({ childPath: await buildTypesetterChild(), children: 1, timeoutMs: 30_000 });
const { bytes } = await typesetter.pdf(prepareResume(sample), {});
await typesetter.close();
const { layout, lines } = await readPdf(bytes);

console.log(
  JSON.stringify({
    place: SECTION_KEYS.indexOf(key),
    startsIn: defaultResumeData({ name: "" }).metadata.layout.pages,
    titles: ["de-DE", "ja-JP", "xx"].map((locale) => sectionTitle(key, locale)),
    heading: headingKind("Granted patents"),
    fields: recordFields(key),
    sample: sample.sections[key].items,
    saved: saveResumeData(sample).sections[key].items,
    older: {
      isAccepted: resumeDataInputSchema.safeParse(older).success,
      saved: saveResumeData(older).sections[key].items,
    },
    text: resumeToPlainText(sample),
    json: importJsonResume(resumeToJsonResume(sample), newId)?.sections[key].items,
    printed: lines.map(({ text }) => text),
    read: readPdfResume(layout, newId)?.data.sections[key].items,
  }),
);
