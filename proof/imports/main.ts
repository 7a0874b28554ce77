import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/registry";
import { readPdfResume } from "@/domain/imports/pdf/read-resume";
import { findPeriod } from "@/domain/imports/pdf/structure/period";
import { sectionTitle } from "@/domain/section-titles";
import { makeCorpus, storedCorpus } from "@/proof/imports/corpus";
import { addScore, lostWords, type Score, scoreOf } from "@/proof/imports/score";
import { readPdf } from "@/server/adapters/pdf-reader/read-pdf";

// `npm run proof -- imports`: PDFs with known content are made and read, and each field is compared. `--make` makes them again,
// `--only=onyx,left-sidebar` reads a part, `--misses=title` prints each difference whose field contains the word.

const { values } = parseArgs({
  options: {
    make: { type: "boolean", default: false },
    languages: { type: "string", default: "3" },
    only: { type: "string" },
    misses: { type: "string" },
  },
  allowPositionals: true,
});
const folder = join("test-results", "imports-corpus");
if (values.make || !existsSync(folder)) await makeCorpus(folder, Number(values.languages));

const sums: Record<string, Score> = {};
const words = { lost: 0, of: 0 };
let slowest = 0;
let files = 0;
for (const file of storedCorpus(folder)) {
  if (values.only && !values.only.split(",").some((part) => file.name.includes(part))) continue;
  const began = performance.now();
  const content = await readPdf(file.pdf);
  let number = 0;
  const read = readPdfResume(content.layout, () => `id-${++number}`);
  slowest = Math.max(slowest, performance.now() - began);
  files += 1;
  const shown = content.lines.map(({ text }) => text).join("\n");
  const misses: string[] = [];
  const score = scoreOf(file.truth, read?.data ?? null, shown, misses);
  // Dates and the product's own headings are kept by their meaning.
  const locale = read?.data.metadata.page.locale ?? "en-US";
  const own = (["summary", ...SECTION_KEYS] as const).map((kind) => sectionTitle(kind, locale));
  const undated = content.lines.map(({ text }) => {
    const found = findPeriod(text, locale);
    return found ? `${found.before} ${found.after}` : text;
  });
  const lost = lostWords(undated.join("\n"), read?.data ?? null, [
    ...own,
    "Contact Kontakt Telefon Adresse Address E-Mail Web",
    ...(read?.unplaced ?? []).map(({ text }) => text),
  ]);
  words.lost += lost.length;
  words.of += shown.split(/\s+/).length;
  if (values.misses !== undefined) {
    for (const miss of misses) if (miss.includes(values.misses)) console.log(`${file.name} ${miss}`);
    if (lost.length > 0 && "lost".includes(values.misses)) console.log(`${file.name} lost: ${lost.join(" ")}`);
  }
  for (const name of [file.isOwn ? "own" : "foreign", file.look]) {
    sums[name] ??= {};
    addScore(sums[name], score);
  }
}

const percent = ({ right, of }: { right: number; of: number }) => `${((100 * right) / of).toFixed(0)}`.padStart(4);
const all = (score: Score) =>
  Object.values(score).reduce((sum, { right, of }) => ({ right: sum.right + right, of: sum.of + of }), { right: 0, of: 0 });
for (const field of Object.keys({ ...sums.own, ...sums.foreign }))
  console.log(
    field.padEnd(28),
    ...["own", "foreign"].map((name) => {
      const one = sums[name]?.[field];
      return (one ? `${percent(one)} (${one.right}/${one.of})` : "").padEnd(18);
    }),
  );
console.log("\nAll fields");
for (const [look, score] of Object.entries(sums)) console.log(look.padEnd(20), percent(all(score)));
console.log(`\n${files} files, slowest ${slowest.toFixed(0)} ms; words lost: ${words.lost} of ${words.of}`);
