import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { createEngines } from "@/proof/engines";
import { lookAlike, pagePictures, pictureOn, sheetOf, smallPicture } from "@/proof/pictures";
import { proved } from "@/proof/proved";
import { popplerVersion } from "@/proof/readers";
import { type PageCounts, storedPages, storedSheet, storePages, storeSheet } from "@/proof/references";
import { type Line, markdownTable, writePage } from "@/proof/report";
import { FORMS, type Form, LONG_PAGES, proofJob } from "@/proof/samples";
import { SAMPLE_LANGUAGES, type SampleLanguage } from "@/typeset/testing/languages/resume";

// `npm run proof`: every template in every language, resumes of three lengths and a letter, checked by programs and laid out for
// review. `-- --update` accepts the current state as reference; `--templates=onyx,ditto --languages=ja-JP --forms=long,letter`
// proves a part.

const { values } = parseArgs({
  options: {
    update: { type: "boolean", default: false },
    templates: { type: "string" },
    languages: { type: "string" },
    forms: { type: "string" },
  },
});
const chosen = <Name extends string>(all: readonly Name[], expected: string | undefined): Name[] =>
  all.filter((name) => !expected || expected.split(",").includes(name));
const templates = chosen(TEMPLATE_NAMES, values.templates);
const languages = chosen(SAMPLE_LANGUAGES, values.languages);
const forms = chosen(FORMS, values.forms);
const isWhole =
  templates.length * languages.length * forms.length === TEMPLATE_NAMES.length * SAMPLE_LANGUAGES.length * FORMS.length;

const folder = join("test-results", "proof");
rmSync(folder, { recursive: true, force: true });
const poppler = popplerVersion();
const popplerNote = poppler
  ? `Read by pdf.js, PDFium and poppler ${poppler}.`
  : "Read by pdf.js and PDFium only: pdftotext is MISSING here, so nothing is known about poppler. Install poppler-utils.";
console.log(popplerNote);

const engines = await createEngines();
const counts: PageCounts = {};
const known = storedPages();

/** Compares a number of pages with the stored one. */
function pageProblems(template: TemplateName, name: string, form: Form, pages: number): string[] {
  const stored = known[template]?.[name];
  const problems: string[] = [];
  if (form === "long" && pages < LONG_PAGES) problems.push(`only ${pages} pages`);
  if (form !== "long" && pages > 1) problems.push(`${pages} pages`);
  if (!values.update && stored !== pages) problems.push(`${pages} pages instead of ${stored ?? "none known"}`);
  return problems;
}

async function proveOne(template: TemplateName, language: SampleLanguage, form: Form) {
  const name = `${language} ${form}`;
  const { bytes, pages, problems, readers } = await proved(proofJob(language, template, form), engines, poppler !== null);
  counts[template] = { ...counts[template], [name]: pages };
  const pictures: string[] = [];
  for (const [index, picture] of (await pagePictures(bytes)).entries()) {
    const file = `${language}-${form}-${index + 1}.webp`;
    writeFileSync(join(folder, template, file), picture);
    pictures.push(file);
  }
  const line: Line = {
    template,
    name,
    pages,
    problems: [...problems, ...pageProblems(template, name, form, pages)],
    readers: readers.map(({ order, ...each }) => ({ ...each, isWhole: order.mixed.length + order.swapped.length === 0 })),
    pictures,
    changed: null,
  };
  return { line, bytes };
}

/** Compares the first page with the stored picture; if they differ, both are added to the report. */
async function compareLook(line: Line, sheet: Buffer | null, small: Buffer, language: SampleLanguage): Promise<void> {
  const before = sheet ? await pictureOn(sheet, SAMPLE_LANGUAGES.indexOf(language)) : null;
  if (values.update || (before && (await lookAlike(before, small)))) return;
  line.problems.push(before ? "looks different" : "no picture to compare with");
  if (!before) return;
  line.changed = { before: `${language}-before.webp`, after: `${language}-after.webp` };
  for (const [file, picture] of [
    [line.changed.before, before],
    [line.changed.after, small],
  ] as const)
    writeFileSync(join(folder, line.template, file), await sheetOf([picture]));
}

const lines: Line[] = [];
for (const template of templates) {
  const began = performance.now();
  mkdirSync(join(folder, template), { recursive: true });
  const sheet = storedSheet(template);
  const smalls: Buffer[] = [];
  for (const language of languages)
    for (const form of forms) {
      const { line, bytes } = await proveOne(template, language, form);
      lines.push(line);
      if (form === "standard") {
        const small = await smallPicture(bytes);
        smalls.push(small);
        await compareLook(line, sheet, small, language);
      }
      for (const problem of line.problems) console.log(`${template} ${line.name}: ${problem}`);
    }
  if (values.update && smalls.length === SAMPLE_LANGUAGES.length) storeSheet(template, await sheetOf(smalls));
  console.log(`${template}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
engines.close();

if (values.update) storePages(counts);
if (isWhole && poppler) {
  const head = `# Proof of paper

Written by \`npm run proof\`: every template in ${languages.length} languages, resumes of three lengths and a letter. For each reader, the
table shows the lowest recall and precision of the extracted words in percent, and in how many documents every section comes out whole and in
order. \`poppler\` infers columns from the positions of the words; \`poppler -raw\` takes them in file order. ${popplerNote}

Every reader must reach 99.5 percent and whole sections. If the last line of one column and the first line of the other are at the same
height, PDFium joins them; this is counted but tolerated.
`;
  writeFileSync(join("docs", "proof.md"), `${head}\n${markdownTable(lines)}\n`);
}
writePage(folder, lines, [popplerNote]);
const wrong = lines.filter(({ problems }) => problems.length > 0).length;
console.log(`${lines.length} documents, ${wrong} with problems: ${join(folder, "index.html")}`);
process.exit(wrong > 0 ? 1 : 0);
