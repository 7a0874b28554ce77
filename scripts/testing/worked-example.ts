import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A step of a worked example in CONTRIBUTING.md: a block of code with the path of its file beside the language. */
interface Step {
  language: string;
  path: string;
  text: string;
}

/** The steps below a heading. */
export function stepsOf(heading: string): Step[] {
  const [, own = ""] = readFileSync("CONTRIBUTING.md", "utf8").split(`\n### ${heading}\n`);
  const [section = ""] = own.split(/\n##+ /);
  return [...section.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(([, language = "", path = "", text = ""]) => ({
    language,
    path,
    text,
  }));
}

/** A copy of the sources, in which a test may change what it likes. The packages are those of this clone. */
export function copyOfSources(): string {
  const folder = mkdtempSync(join(tmpdir(), "worked-example-"));
  const tracked = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", ...COPIED], {
    encoding: "utf8",
  });
  for (const path of tracked.split("\0").filter((each) => each !== "" && existsSync(each))) cpSync(path, join(folder, path));
  for (const path of GENERATED) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  return folder;
}

const COPIED = [
  "components",
  "contracts",
  "domain",
  "messages",
  "scripts",
  "sections",
  "server",
  "typeset",
  "prisma",
  "package.json",
  "tsconfig.json",
  "vitest.config.ts",
];
const GENERATED = ["server/platform/db/generated", "components/kit/api/generated"];

/** Follows a step: writes a new file, changes one at the place that the lines around the change show, or adds texts to each language. */
export function follow({ language, path, text }: Step, folder: string): void {
  if (path === "messages") {
    for (const [tag, texts] of Object.entries(JSON.parse(text) as Texts)) {
      const file = join(folder, `messages/${tag}.json`);
      writeFileSync(file, JSON.stringify(merged(JSON.parse(readFileSync(file, "utf8")) as Texts, texts as Texts), null, 2));
    }
    return;
  }
  const file = join(folder, path);
  if (language === "diff") writeFileSync(file, changed(readFileSync(file, "utf8"), text, path));
  else if (existsSync(file)) throw new Error(`${path} exists already.`);
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

type Texts = { [key: string]: string | Texts };

function merged(texts: Texts, more: Texts): Texts {
  const result = { ...texts };
  for (const [key, value] of Object.entries(more)) {
    const own = result[key];
    result[key] = typeof value === "object" ? merged(typeof own === "object" ? own : {}, value) : value;
  }
  return result;
}

/** A file with the lines of a diff; an empty line of it is between two places. */
function changed(file: string, diff: string, path: string): string {
  return diff.split(/^\n/m).reduce((text, hunk) => {
    const lines = hunk.split("\n").filter((line) => line !== "");
    const side = (sign: string) =>
      lines.filter((line) => line[0] === " " || line[0] === sign).map((line) => `${line.slice(1)}\n`);
    const [before, after] = [side("-").join(""), side("+").join("")];
    if (text.split(before).length !== 2) throw new Error(`${path} does not have these lines once:\n${before}`);
    return text.replace(before, () => after);
  }, file);
}
