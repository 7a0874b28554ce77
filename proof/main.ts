import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { TemplateName } from "@/contracts/model/resume/metadata";
import { createEngines } from "@/proof/engines";
import { lookAlike, pagePictures, pictureOn, sheetOf, smallPicture } from "@/proof/pictures";
import { proved } from "@/proof/proved";
import { popplerVersion } from "@/proof/readers";
import { type PageCounts, storedPages, storedSheet, storePages, storeSheet } from "@/proof/references";
import { type Line, markdownTable, writePage } from "@/proof/report";
import { LENGTHS, type Length, LONG_PAGES, proofResume } from "@/proof/samples";
import { PRINTED_TEMPLATES } from "@/typeset/templates";
import { SAMPLE_LANGUAGES, type SampleLanguage } from "@/typeset/testing/languages/resume";

// `npm run proof`: every template in every language at every length, looked at by machines, and laid out for people to look at.
// `-- --update` keeps what is there now as what is right; `--templates=onyx,ditto --languages=ja-JP --lengths=long` proves a part.

const { values } = parseArgs({
  options: {
    update: { type: "boolean", default: false },
    templates: { type: "string" },
    languages: { type: "string" },
    lengths: { type: "string" },
  },
});
const chosen = <Name extends string>(all: readonly Name[], wanted: string | undefined): Name[] =>
  all.filter((name) => !wanted || wanted.split(",").includes(name));
const templates = chosen(PRINTED_TEMPLATES, values.templates);
const languages = chosen(SAMPLE_LANGUAGES, values.languages);
const lengths = chosen(LENGTHS, values.lengths);
const isWhole =
  templates.length * languages.length * lengths.length === PRINTED_TEMPLATES.length * SAMPLE_LANGUAGES.length * LENGTHS.length;

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

/** What the stored figures say against a number of pages. */
function pageProblems(template: TemplateName, name: string, length: Length, pages: number): string[] {
  const stored = known[template]?.[name];
  const problems: string[] = [];
  if (length === "long" && pages < LONG_PAGES) problems.push(`only ${pages} pages`);
  if (length !== "long" && pages > 1) problems.push(`${pages} pages`);
  if (!values.update && stored !== pages) problems.push(`${pages} pages instead of ${stored ?? "none known"}`);
  return problems;
}

async function proveOne(template: TemplateName, language: SampleLanguage, length: Length) {
  const name = `${language} ${length}`;
  const { bytes, pages, problems, readers } = await proved(proofResume(language, template, length), engines, poppler !== null);
  counts[template] = { ...counts[template], [name]: pages };
  const pictures: string[] = [];
  for (const [index, picture] of (await pagePictures(bytes)).entries()) {
    const file = `${language}-${length}-${index + 1}.webp`;
    writeFileSync(join(folder, template, file), picture);
    pictures.push(file);
  }
  const line: Line = {
    template,
    name,
    pages,
    problems: [...problems, ...pageProblems(template, name, length, pages)],
    readers: readers.map(({ order, ...each }) => ({ ...each, isWhole: order.mixed.length + order.swapped.length === 0 })),
    pictures,
    changed: null,
  };
  return { line, bytes };
}

/** Holds the first page against the stored picture; where they differ, both go beside the report. */
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
    for (const length of lengths) {
      const { line, bytes } = await proveOne(template, language, length);
      lines.push(line);
      if (length === "standard") {
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

Written by \`npm run proof\`: every template in ${languages.length} languages and ${lengths.length} lengths. For each reader the least
share of the wanted words that it finds and of the found words that are wanted, in percent, and in how many documents it gives every
section whole and in order. \`poppler\` guesses at columns from the places of the words; \`poppler -raw\` takes them as they stand in the
file. ${popplerNote}

What stays below 99.5 has its reason in the reader (\`LIMITS\` in proof/proved.ts): PDFium parts Latin addresses in lines from right to
left and loses spaces behind Indic vowel signs; poppler parts a Latin word from the Hebrew prefix before it, and a letter from the mark
above it. \`poppler\` extends every block of text sideways over the gaps of the column beside it, so that a line that stands beside the
gap between two sections comes before the second of them; a date at the end of a line comes late when nothing wide follows below.
`;
  writeFileSync(join("docs", "proof.md"), `${head}\n${markdownTable(lines)}\n`);
}
writePage(folder, lines, [popplerNote]);
const wrong = lines.filter(({ problems }) => problems.length > 0).length;
console.log(`${lines.length} documents, ${wrong} with problems: ${join(folder, "index.html")}`);
process.exit(wrong > 0 ? 1 : 0);
