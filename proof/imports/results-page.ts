import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CheckResult } from "@/proof/imports/check-corpus";
import { type CorpusReading, shareOf } from "@/proof/imports/read-corpus";

const STYLE = `:root{color-scheme:light dark;font:15px/1.5 system-ui}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;margin:1rem 0}td,th{padding:.15rem .8rem;text-align:start;border-bottom:1px solid #8884}
td+td{text-align:end;font-variant-numeric:tabular-nums}li{font-size:13px}`;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const table = (rows: readonly (readonly string[])[]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`).join("")}</table>`;
const list = (texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join("")}</ul>`;

/** Writes `folder/index.html`: what was read right, field by field and look by look, and every difference. Returns its path. */
export function writeResultsPage(folder: string, reading: CorpusReading, checked: CheckResult): string {
  const { sums, misses, lost, files, words, calibration } = reading;
  const fields = Object.keys({ ...sums.own, ...sums.foreign }).sort();
  const cell = (kind: string, field: string) => {
    const one = sums[kind]?.[field];
    return one ? `${percent(one.right / one.of)} of ${one.of}` : "";
  };
  const sure = Object.entries(calibration).map(([step, { right, of }]) => [
    step,
    of === 0 ? "" : `${percent(right / of)} of ${of}`,
  ]);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>How imports are read</title><style>${STYLE}</style>
<h1>How imports are read</h1>
<p>${files} PDFs with known content, without embedded data. ${lost.length} of ${words} words were lost.</p>
<h2>Fields that are right</h2>${table([["", "own templates", "other looks"], ...fields.map((field) => [field, cell("own", field), cell("foreign", field)])])}
<h2>Looks</h2>${table(Object.entries(sums).map(([look, score]) => [look, percent(shareOf(score))]))}
<h2>How sure the reader was</h2>${table(sure)}
<h2>Check of PDFs</h2><p>${checked.findings} findings, ${checked.untrue.length} of them untrue; ${checked.missed.length} not found.</p>${list([...checked.untrue, ...checked.missed])}
<h2>Differences</h2>${list(misses)}</html>
`;
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "index.html");
  writeFileSync(path, html);
  return path;
}
