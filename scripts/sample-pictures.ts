import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";
import { styleFromResume } from "@/domain/letters/links";
import { sampleResumeData } from "@/domain/sample/resume";
import { createTypesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { inLookOf } from "@/typeset/chosen-look";
import { prepareLetter } from "@/typeset/letters/prepare-letter";
import { prepareResume } from "@/typeset/prepare";

// The sample resume and a letter in every template, by the engine that prints everything else, and as PDF files with which the process
// that reads files prepares itself: `node <bundle> <folder for the pictures> <folder for the PDF files>`.

/** Twice the width at which the front page shows them, for dense screens. */
const WIDTH_PIXELS = 440;

/** The text of the sample letter, apart from its sender. */
const LETTER = {
  name: "Sample letter",
  recipient: "",
  content:
    "<p>I read your posting with great interest. For nine years I have built tools that people use every day, from the first sketch to the release.</p>" +
    "<p>At my last company I led a team of five. We halved the time from an idea to a feature, and customers noticed: support requests fell by a third.</p>" +
    "<p>I would be glad to tell you more in person.</p>",
  greeting: null,
  signOff: null,
  layout: "structured" as const,
  recipientName: "Kim Harbour",
  recipientCompany: "Northpine Instruments",
  letterDate: "2026-03-02",
  details: { form: "automatic" as const, subject: "Application as a product engineer" },
};

/** One column, two columns, and dates in a rail. */
const PDF_TEMPLATES: readonly TemplateName[] = ["onyx", "azurill", "ditto"];

const [folder = "", pdfFolder = ""] = process.argv.slice(2);
for (const each of [folder, pdfFolder]) mkdirSync(each, { recursive: true });
const typesetter = createTypesetter({ timeoutMs: 60_000 });
const portrait = new Uint8Array(readFileSync(join("public", "photos", "sample-picture.jpg")));

await Promise.all(
  TEMPLATE_NAMES.map(async (template) => {
    const sample = sampleResumeData();
    const data = { ...sample, metadata: inLookOf(sample.metadata, template) };
    const job = prepareResume(data);
    const images = Object.fromEntries(job.images.map(({ name }) => [name, portrait]));
    writeFileSync(join(folder, `${template}.webp`), (await typesetter.thumbnail(job, images, WIDTH_PIXELS)).bytes);
    if (PDF_TEMPLATES.includes(template))
      writeFileSync(join(pdfFolder, `${template}.pdf`), (await typesetter.pdf(job, images)).bytes);
    const letter = await typesetter.thumbnail(prepareLetter({ ...LETTER, style: styleFromResume(data) }), images, WIDTH_PIXELS);
    writeFileSync(join(folder, `letter-${template}.webp`), letter.bytes);
  }),
);
typesetter.close();
