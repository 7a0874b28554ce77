import { posix } from "node:path";

/**
 * @typedef {{ word: string, rest: string, line: number }} Instruction
 * @typedef {{ name: string, from: string, instructions: Instruction[] }} Stage
 */

/**
 * The stages of a Dockerfile with their instructions, in order. Knows what ours uses: comments, continued lines, `ARG` before the first
 * stage. Throws for anything before the first stage that it does not know.
 * @param {string} text
 * @returns {Stage[]}
 */
export function readDockerfile(text) {
  /** @type {Stage[]} */
  const stages = [];
  for (const { word, rest, line } of instructionsOf(text)) {
    if (word === "FROM") {
      const [, from = "", name = String(stages.length)] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? [];
      stages.push({ name, from, instructions: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (stage) stage.instructions.push({ word, rest, line });
    else if (word !== "ARG") throw new Error(`Line ${line}: ${word} stands before the first FROM.`);
  }
  return stages;
}

/** @param {string} text */
function instructionsOf(text) {
  /** @type {Instruction[]} */
  const found = [];
  let open = "";
  let first = 0;
  for (const [index, raw] of text.split("\n").entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    if (open === "") first = index + 1;
    open += line.replace(/\\$/, " ");
    if (line.endsWith("\\")) continue;
    const [, word = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(open) ?? [];
    found.push({ word: word.toUpperCase(), rest: rest.replace(/\s+/g, " ").trim(), line: first });
    open = "";
  }
  return found;
}

/** The words of an instruction in JSON form. @param {string} rest @returns {string[]} */
export const wordsOf = (rest) => JSON.parse(rest);

/**
 * Which files a `.dockerignore` lets into the build: the last pattern that matches a path, or a folder above it, decides.
 * @param {string} text
 * @returns {(path: string) => boolean}
 */
export function admittedBy(text) {
  const rules = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ admits: line.startsWith("!"), pattern: patternOf(line.replace(/^!/, "")) }));
  return (path) => {
    const own = posix.normalize(path);
    let admitted = true;
    for (const { admits, pattern } of rules) if (pattern.test(own)) admitted = admits;
    return admitted;
  };
}

/** @param {string} glob */
function patternOf(glob) {
  const clean = glob.replace(/^\/|\/$/g, "");
  const source = clean
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replace(/\*\*\/|\*\*|\*|\?/g, (mark) => ({ "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]" })[mark] ?? mark);
  return new RegExp(`^${source}(?:/.*)?$`);
}
