import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkCorpus } from "@/proof/imports/check-corpus";
import { makeCorpus } from "@/proof/imports/corpus";
import { readCorpus, shareOf } from "@/proof/imports/read-corpus";
import { writeResultsPage } from "@/proof/imports/results-page";

// `npm run proof -- imports`: PDFs with known content are made and read, and each field is compared. `--make` makes them again with
// each language in that many templates (`--languages=4`), `--only=onyx,left-sidebar` reads a part, `--misses=title` prints each difference
// that contains the word.

const { values } = parseArgs({
  options: {
    make: { type: "boolean", default: false },
    languages: { type: "string", default: "4" },
    only: { type: "string" },
    misses: { type: "string" },
  },
  allowPositionals: true,
});
const folder = join("test-results", "imports-corpus");
if (values.make || !existsSync(folder))
  await makeCorpus(folder, { languageTemplates: Number(values.languages), onePersonEach: false, otherPrograms: true });

const reading = await readCorpus(folder, values.only);
const { sums, misses, lost, files, words, slowestMs, calibration } = reading;
const expected = values.misses;
if (expected !== undefined)
  for (const miss of [...misses, ...lost.map((each) => `lost: ${each}`)]) if (miss.includes(expected)) console.log(miss);

const percent = (share: number) => `${(100 * share).toFixed(1)}`.padStart(5);
console.log("Percent right".padEnd(28), "own".padEnd(18), "foreign".padEnd(18));
for (const field of Object.keys({ ...sums.own, ...sums.foreign }).sort()) {
  const cells = ["own", "foreign"].map((name) => {
    const one = sums[name]?.[field];
    return (one ? `${percent(one.right / one.of)} (${one.right}/${one.of})` : "").padEnd(18);
  });
  console.log(field.padEnd(28), ...cells);
}
console.log("\nAll fields");
for (const [look, score] of Object.entries(sums)) console.log(look.padEnd(20), percent(shareOf(score)));
const checked = await checkCorpus(folder);
console.log(`\nCheck of PDFs: ${checked.findings} findings in ${checked.files} files, ${checked.untrue.length} of them untrue`);
for (const each of [...checked.untrue, ...checked.missed.map((miss) => `not found: ${miss}`)]) console.log(`  ${each}`);
console.log(`\n${files} files, slowest ${slowestMs.toFixed(0)} ms; words lost: ${lost.length} of ${words}`);

console.log("\nHow sure the reader was    right");
for (const [step, { right, of }] of Object.entries(calibration))
  console.log(step.padEnd(20), of === 0 ? "" : `${percent(right / of)} (${right}/${of})`);
console.log(`\nThe page with all differences: ${writeResultsPage(join("test-results", "imports"), reading, checked)}`);
