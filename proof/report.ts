import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "@/proof/checks";
import type { Reader } from "@/proof/readers";

/** The report's line for one document. */
export interface Line {
  template: string;
  /** Language and length, or language and `letter`. */
  name: string;
  pages: number;
  problems: Problem[];
  readers: { reader: Reader; recall: number; precision: number; isWhole: boolean }[];
  /** File names of its pages' pictures. */
  pictures: string[];
  /** File names of the first page before and after, if it changed. */
  changed: { before: string; after: string } | null;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const percent = (share: number) => `${(Math.floor(share * 1000) / 10).toFixed(1)}`;
const least = (shares: readonly number[]) => Math.min(1, ...shares);

const STYLE = `body{font:15px/1.5 system-ui;margin:2rem;max-width:1500px}table{border-collapse:collapse}td,th{padding:.15rem .7rem;
text-align:start;border-bottom:1px solid #ddd}img{box-shadow:0 0 3px #888;margin:.4rem;width:300px}figure{display:inline-block;margin:0}
li{color:#a00}h3{margin-bottom:0}`;

const figure = (template: string, file: string, caption = "") =>
  `<figure><a href="${template}/${file}"><img loading="lazy" src="${template}/${file}" alt="${escaped(caption)}"></a><figcaption>${escaped(caption)}</figcaption></figure>`;

function documentHtml({ template, name, pages, problems, pictures, changed }: Line): string {
  const complaints = problems.length > 0 ? `<ul>${problems.map((each) => `<li>${escaped(each)}</li>`).join("")}</ul>` : "";
  const change = changed ? figure(template, changed.before, "before") + figure(template, changed.after, "after") : "";
  return `<h3>${name} (${pages})</h3>${complaints}${change}<div>${pictures.map((file) => figure(template, file)).join("")}</div>`;
}

const readersOf = (lines: readonly Line[]): Reader[] => [
  ...new Set(lines.flatMap(({ readers }) => readers.map(({ reader }) => reader))),
];

/** Templates by reader: the lowest recall and precision of words, and how many documents have whole sections. */
function tableRows(lines: readonly Line[]): string[][] {
  const readers = readersOf(lines);
  const head = ["template", "documents", "pages", "problems", ...readers.flatMap((reader) => [reader, "sections whole"])];
  const rows = [...new Set(lines.map(({ template }) => template))].map((template) => {
    const own = lines.filter((line) => line.template === template);
    const by = readers.flatMap((reader) => {
      const results = own.flatMap((line) => line.readers.filter((each) => each.reader === reader));
      const [recall, precision] = [least(results.map((each) => each.recall)), least(results.map((each) => each.precision))];
      const whole = results.filter(({ isWhole }) => isWhole).length;
      return [`${percent(recall)} / ${percent(precision)}`, `${whole} of ${results.length}`];
    });
    const pages = own.reduce((sum, line) => sum + line.pages, 0);
    return [template, String(own.length), String(pages), String(own.filter((line) => line.problems.length > 0).length), ...by];
  });
  return [head, ...rows];
}

/** Writes the page with all pictures: `folder/index.html`. */
export function writePage(folder: string, lines: readonly Line[], notes: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const [head = [], ...rows] = tableRows(lines);
  const cells = (row: string[], tag: string) => `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join("")}</tr>`;
  const wrong = lines.filter(({ problems, changed }) => problems.length > 0 || changed);
  const templates = [...new Set(lines.map(({ template }) => template))];
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><meta charset="utf-8"><title>Proof</title><style>${STYLE}</style><h1>Proof</h1>
${notes.map((note) => `<p>${escaped(note)}</p>`).join("")}
<table>${cells(head, "th")}${rows.map((row) => cells(row, "td")).join("")}</table>
<h2>To be looked at (${wrong.length})</h2>${wrong.map((line) => `<h3>${line.template}</h3>${documentHtml(line)}`).join("")}
${templates
  .map(
    (name) =>
      `<h2>${name}</h2>${lines
        .filter((line) => line.template === name)
        .map(documentHtml)
        .join("")}`,
  )
  .join("")}`,
  );
}

/** The same table for the documentation. */
export function markdownTable(lines: readonly Line[]): string {
  const [head = [], ...rows] = tableRows(lines);
  const row = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
}
