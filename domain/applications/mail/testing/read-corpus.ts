import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../corpus");

export interface CorpusMail {
  language: string;
  /** What the mail means; `none` for nothing. */
  kind: string;
  trap: string;
  subject: string;
  text: string;
  /** Whether it only measures: rules are written on the other half. */
  isSealed: boolean;
}

/** The mails of `corpus/`: below `# kind | trap | subject` the text. */
export const CORPUS: readonly CorpusMail[] = readdirSync(FOLDER).flatMap((file) =>
  readFileSync(join(FOLDER, file), "utf8")
    .split(/^# /m)
    .slice(1)
    .map((mail) => {
      const [head = "", ...lines] = mail.split("\n");
      const [kind = "", trap = "", subject = ""] = head.split(" | ");
      const text = lines.join("\n").trim();
      return { language: file.replace(".txt", ""), kind, trap, subject, text, isSealed: hash(subject + text) % 2 === 1 };
    }),
);

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (value >>> 8) ^ (value & 0xff);
}
