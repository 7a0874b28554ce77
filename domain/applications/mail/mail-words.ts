const LETTERS: Record<string, string> = { ß: "ss", ł: "l", ø: "o", æ: "ae", œ: "oe", ı: "i" };

/** Text as the patterns know it: plain words in lower case with a space around each, "don't" as "do not". */
export const mailWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/(?<=n)['’]t\b/g, " t")
    .replaceAll(/[ßłøæœı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(/\b(do|does|did|is|are|was|were|have|has|had|would|could|should|need)n t\b/g, "$1 not")
    .replaceAll(/\bwon t\b/g, "will not")
    .replaceAll(/\bcan t\b/g, "cannot")
    .trim()} `;

/** Where a pattern first occurs in words; null without one. */
export type Finder = (words: string) => { index: number } | null;

/** Finds any of the patterns of `MailPhrases`, a line each. */
export function finderOf(patterns: string): Finder {
  const lines = patterns.split("\n").map((line) => line.trim());
  const sources = lines.filter((line) => line !== "").map(sourceOf);
  if (sources.length === 0) return () => null;
  const found = new RegExp(`(?:${sources.join("|")})(?= )`, "u");
  return (words) => found.exec(words);
}

const sourceOf = (line: string): string => line.split(/\s+/).map(sourceOfToken).join("");

function sourceOfToken(token: string): string {
  if (token === "~") return "(?: [^ ]+){0,5}?";
  if (token === "~~") return "(?: [^ ]+){0,10}?";
  if (token.startsWith("[")) return `(?: ${choice(token.slice(1, -1))})?`;
  if (token.endsWith("$")) return ` ${choice(token.slice(0, -1))}(?= $)`;
  return token.startsWith("(") ? ` (?:${choice(token.slice(1, -1))})` : ` ${choice(token)}`;
}

const choice = (text: string): string => `(?:${text.replaceAll("_", " ").replaceAll("*", "[^ ]*")})`;
