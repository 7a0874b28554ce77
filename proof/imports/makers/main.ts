import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { builderFiles } from "@/proof/imports/builders/builder-files";
import { type MakerFile, makerFiles } from "@/proof/imports/makers/maker-files";
import { measureFile, measurePages, noMeasure, sourceOf } from "@/proof/imports/makers/measure";
import { measureLook } from "@/proof/imports/makers/measure-looks";
import { mutated } from "@/proof/imports/makers/mutations";
import { shareOf } from "@/proof/imports/read-corpus";
import type { Score } from "@/proof/imports/score";
import { siteFiles } from "@/proof/imports/sites/site-files";

// `npm run proof -- makers`: pages in the shapes of forty makers, read and compared field by field, in two halves. `--only=yaml-classic`
// reads a part, `--half=open` one half, `--misses=title` prints each difference of the open half that contains the word, `--save=folder` keeps the files.
// Each page is also read as programs on its way to a PDF may leave it, `--mutations=2` times: the open half with even seeds, the sealed one
// with odd seeds. `--sites=80` reads pages of that many random sites that a browser prints instead, `--builders` 52 files that were each
// drawn for themselves: pages, Word files and saved pages.

const { values } = parseArgs({
  options: {
    half: { type: "string" },
    only: { type: "string" },
    misses: { type: "string" },
    save: { type: "string" },
    mutations: { type: "string", default: "2" },
    sites: { type: "string", default: "0" },
    builders: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const measures = { open: noMeasure(), sealed: noMeasure() };
const changed = { open: noMeasure(), sealed: noMeasure() };
const looks: Record<MakerFile["half"], Score> = { open: {}, sealed: {} };
if (values.save) mkdirSync(values.save, { recursive: true });
const half = (values.half as MakerFile["half"] | undefined) ?? null;
const sites = Number(values.sites);
const files = values.builders ? builderFiles(half) : sites > 0 ? siteFiles(half, sites, 3) : makerFiles(half);
for await (const file of files) {
  if (values.only && !values.only.split(",").some((part) => `${file.maker}/${file.person.key}`.includes(part))) continue;
  const name = `${file.maker}/${file.person.key}`;
  const ending =
    "kind" in file && (file.kind === "word" || file.kind === "html") ? { word: "docx", html: "html" }[file.kind] : "pdf";
  if (values.save) writeFileSync(`${values.save}/${file.maker}-${file.person.key}.${ending}`, file.pdf);
  if (ending !== "pdf") {
    measureFile(file, name, measures[file.half]);
    continue;
  }
  const source = await sourceOf(file);
  measurePages(source, name, measures[file.half]);
  // Each builder has its own look, which no field describes.
  if (!values.builders) measureLook(source, looks[file.half]);
  for (let round = 0; round < Number(values.mutations); round++) {
    const one = mutated(source, round * 2 + (file.half === "open" ? 0 : 1));
    measurePages(one, `${name} (${one.mutations.join(", ")})`, changed[file.half]);
  }
}
const expected = values.misses;
if (expected !== undefined)
  for (const miss of [
    ...measures.open.misses,
    ...measures.open.lost.map((each) => `lost: ${each}`),
    ...changed.open.misses,
    ...[...measures.open.silent, ...changed.open.silent].map((each) => `silent: ${each}`),
  ])
    if (miss.includes(expected)) console.log(miss);

const share = (one: { right: number; of: number } | undefined) =>
  (one && one.of > 0 ? `${((100 * one.right) / one.of).toFixed(1)} (${one.right}/${one.of})` : "").padEnd(20);
console.log("Percent right".padEnd(28), "open".padEnd(20), "sealed");
for (const field of Object.keys({ ...measures.open.score, ...measures.sealed.score }).sort())
  console.log(field.padEnd(28), share(measures.open.score[field]), share(measures.sealed.score[field]));
console.log(`\n${"Looks, percent right".padEnd(28)} ${"open".padEnd(20)} sealed`);
for (const field of Object.keys({ ...looks.open, ...looks.sealed }))
  console.log(field.padEnd(28), share(looks.open[field]), share(looks.sealed[field]));
const named = Object.entries({
  open: measures.open,
  sealed: measures.sealed,
  "open, changed": changed.open,
  "sealed, changed": changed.sealed,
});
for (const [name, { score, makers, trust, steps, doubts, lost, words, files, milliseconds }] of named) {
  if (files === 0) continue;
  const marked = ({ marked, of }: { marked: number; of: number }) => share({ right: marked, of }).trim();
  console.log(
    `\n${name}: ${(100 * shareOf(score)).toFixed(1)} % of fields right in ${files} files; ${lost.length} of ${words} words lost`,
  );
  console.log(
    `sure and right ${share(trust.sure).trim()}; wrong and marked ${marked(trust.wrong)}, where anything was read ${marked(trust.read)}; right and marked ${marked(trust.right)}`,
  );
  console.log(`reading without the PDF layer: slowest ${Math.max(...milliseconds).toFixed(0)} ms`);
  if (expected === "steps" && !name.startsWith("sealed"))
    for (const [step, one] of Object.entries(steps).sort(([one], [other]) => one.localeCompare(other)))
      console.log(step.padEnd(60), share(one));
  if (!name.startsWith("sealed"))
    console.log(
      `fields to check that were wrong, by reason: ${Object.entries(doubts)
        .map(([reason, one]) => `${reason} ${share(one).trim()}`)
        .join(", ")}`,
    );
  if (name === "open" || values.half === "sealed")
    for (const [maker, own] of Object.entries(makers)) console.log(maker.padEnd(24), (100 * shareOf(own)).toFixed(1).padStart(5));
}
