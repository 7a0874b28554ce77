import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// Words that make comments, test titles and documentation read like a translation. `npm run check` rejects them.

const root = fileURLToPath(new URL("..", import.meta.url));

/** @type {[pattern: RegExp, better: string][]} */
export const WORDS = [
  [/\bwhoever\b/i, "anyone who, the client that"],
  [/\banew\b/i, "again"],
  [/\bmeanwhile\b/i, "in the meantime, during this"],
  [/\bby hand\b/i, "manually, hand-written"],
  [/\bstands?\b(?! out)/i, "is, are, means, represents"],
  [/\bstood\b/i, "was, were"],
  [/\b(told|untold)\b/i, "reported, notified, shown"],
  [/\banswers? (\d{3}|what|whether|the same)\b/i, "returns"],
  [/\bhears? of\b/i, "receives, is notified of"],
  [/\bgo(es)? on\b/i, "continues"],
  [/\bwhat waits\b/i, "pending work"],
  [/\ban? [\w-]+ of (its|their|our) own\b/i, "its own, a separate"],
  [/\b(taken|takes?) back\b/i, "reverted, cancelled"],
];

/** Parts of names that do not say what something is. @type {Record<string, string>} */
export const NAMES = {
  asked: "requested, request",
  dress: "style",
  furniture: "artifacts",
  given: "input, provided",
  kept: "stored, remaining",
  most: "max, limit",
  said: "text, message",
  told: "reported",
  wanted: "requested, expected",
};
const DECLARED = /\b(?:const|let|function|type|interface|class) +(\w+)/;

/** Lines where such a word is right: the file, and a part of the line. @type {[file: string, part: string][]} */
const ALLOWED = [];

const FOLDERS = [
  "contracts",
  "sections",
  "docs",
  "server",
  "domain",
  "components",
  "app",
  "typeset",
  "scripts",
  "bench",
  "proof",
  "faults",
  "e2e",
];
const ROOT_FILES = ["README.md", "CONTRIBUTING.md"];
const SKIPPED = /\/generated\/|\/releases\/|^scripts\/plain-english\./;

const COMMENT = /^\s*(?:\/\/|\/\*|\*).*|\s\/\/ .*|\/\*\*? .*/;
const TITLE = /\b(?:test|it|describe)(?:\.\w+|\([^"'`]*\))*\(\s*(["'`])(.*?)\1/;
/** A title on its own line, below `test(` or the cases of `test.each(…)(`. */
const TITLE_BELOW = /^\s*(["'`])(.*)\1,$/;
const OPENS_TEST = /(?:\b(?:test|it|describe)(?:\.\w+|\([^"'`]*\))*|^\s*[\])]+)\($/;

/** @param {string} text @returns {string[]} The prose of each line of a source file: its comment or test title, else "". */
function proseOfSource(text) {
  const lines = text.split("\n");
  return lines.map((line, index) => {
    const title = TITLE.exec(line) ?? (OPENS_TEST.test(lines[index - 1] ?? "") ? TITLE_BELOW.exec(line) : null);
    return title?.[2] ?? COMMENT.exec(line)?.[0] ?? "";
  });
}

/** @param {string} text @returns {string[]} The lines of a page, without code. */
function proseOfPage(text) {
  let code = false;
  return text.split("\n").map((line) => {
    if (/^\s*```/.test(line)) code = !code;
    return code ? "" : line.replace(/`[^`]*`/g, "");
  });
}

/** @param {string} path @param {string} line @param {number} index @returns {string[]} One sentence for a declared name with such a part. */
function badNames(path, line, index) {
  const name = path.endsWith(".md") ? undefined : DECLARED.exec(line)?.[1];
  const parts = (name ?? "").split(/_|(?=[A-Z][a-z])/).map((part) => part.toLowerCase());
  return parts.filter((part) => Object.hasOwn(NAMES, part)).map((part) => `${path}:${index + 1}: “${name}” → ${NAMES[part]}`);
}

/** @param {string} path @param {string} text @returns {string[]} One sentence for each word that is not plain English. */
export function findings(path, text) {
  const prose = path.endsWith(".md") ? proseOfPage(text) : proseOfSource(text);
  const names = text.split("\n").flatMap((line, index) => badNames(path, line, index));
  const words = prose.flatMap((line, index) =>
    WORDS.filter(([pattern]) => pattern.test(line) && !ALLOWED.some(([file, part]) => file === path && line.includes(part))).map(
      ([pattern, better]) => `${path}:${index + 1}: “${pattern.exec(line)?.[0]}” → ${better}`,
    ),
  );
  return [...words, ...names];
}

/** @param {string} folder */
const filesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.(ts|tsx|mjs|mts|md)$/.test(path) && !SKIPPED.test(path));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = [...FOLDERS.flatMap(filesOf), ...ROOT_FILES];
  const found = paths.flatMap((path) => findings(path, readFileSync(join(root, path), "utf8")));
  if (found.length > 0) {
    console.log(found.join("\n"));
    console.log(`${found.length} words to replace. If one is right, add its line to ALLOWED in scripts/plain-english.mjs.`);
  }
  process.exit(found.length > 0 ? 1 : 0);
}
