import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

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

/** Also where this is part of a bundle. */
export const MAILS = join(process.cwd(), "domain/applications/mail");

/** The mails of a folder: below `# kind | trap | subject` the text. */
function mailsOf(folder: string, isSealed: (mail: string, place: number) => boolean = byHash): CorpusMail[] {
  const path = join(MAILS, folder);
  return readdirSync(path).flatMap((file) =>
    readFileSync(join(path, file), "utf8")
      .split(/^# /m)
      .slice(1)
      .map((mail, place) => {
        const [head = "", ...lines] = mail.split("\n");
        const [kind = "", trap = "", subject = ""] = head.split(" | ");
        const text = lines.join("\n").trim();
        return { language: file.replace(".txt", ""), kind, trap, subject, text, isSealed: isSealed(subject + text, place) };
      }),
  );
}

const byHash = (mail: string): boolean => hash(mail) % 2 === 1;

/** A story has the same place in the file of each language, so no half knows a translation of the other's. */
const byPlace = (_: string, place: number): boolean => place % 2 === 1;

export const CORPUS: readonly CorpusMail[] = mailsOf("corpus");

/** In many voices, written before the rules about who decides what; and after them, to measure them blind. */
export const VOICES: readonly CorpusMail[] = [
  ...mailsOf("voices"),
  ...mailsOf("voices-blind"),
  ...mailsOf("voices-last"),
  ...mailsOf("voices-traps"),
  ...mailsOf("voices-final"),
];

/** As six kinds of senders write, half of them sealed. */
export const SENDERS: readonly CorpusMail[] = mailsOf("senders");

/** Stranger ones, written after the weights and read once before they were learned from as well. */
export const SENDERS_BLIND: readonly CorpusMail[] = mailsOf("senders-blind");

/** As companies, offices, shops and recruiters write day to day, half of them sealed. */
export const COMPANIES: readonly CorpusMail[] = mailsOf("companies", byPlace);

/** As a theatre, a farm, a ship or a museum writes, half of them sealed. */
export const STRANGERS: readonly CorpusMail[] = mailsOf("strangers", byPlace);

/** Written when most rules were final: never learned from. */
export const LAST_LOOK: readonly CorpusMail[] = mailsOf("last-look", () => true);

/** Written and read once after everything else: never learned from. */
export const SECOND_LOOK: readonly CorpusMail[] = mailsOf("second-look", () => true);

/** What might be taken for an offer or a rejection, written last and read once before it was learned from. */
export const TRAPS_BLIND: readonly CorpusMail[] = mailsOf("traps-blind");

/** FNV-1a. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (value >>> 8) ^ (value & 0xff);
}
