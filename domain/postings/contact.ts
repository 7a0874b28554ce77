import type { Line } from "@/domain/postings/page/lines";

/** Whom an applicant may ask; parts that the posting does not name are empty. */
export interface PostingContact {
  name: string;
  email: string;
  phone: string;
}

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/u;
const PHONE = /(?<![\d\p{L}/.-])(?:\(?\+|00|\(?0)[\d\s()/–‑-]{6,22}\d(?![\d\p{L}])/u;
/** Addresses of offices that do not handle questions about the job. */
const NO_PERSON = /^(?:no-?reply|privacy|datenschutz|dpo|gdpr|legal|abuse|webmaster|support|accommodations?|press|presse)@/i;
const LABEL =
  /(?<!\p{L})(?:contact(?: person)?|questions|hiring manager|recruiter|talent (?:partner|acquisition)|ansprech(?:partner(?:in)?|person)(?:\s*\/\s*-?in)?|kontakt(?:person)?|fragen|rückfragen|personne à contacter|votre (?:contact|interlocut\p{L}*)|interlocut\p{L}*|persona de contacto|contacto|dudas|contactpersoon|vragen|referente|contatti?|contato|osoba (?:kontaktowa|do kontaktu)|pytania|frågor|spørgsmål|spørsmål|yhteyshenkilö|担当者?|连络人|联系人|담당자)(?!\p{L})/iu;
const LABELS = new RegExp(LABEL.source, "giu");
const TITLE = String.raw`(?:Mr|Mrs|Ms|Mx|Dr|Prof|Frau|Herrn?|M|Mme|Mlle|Sr|Sra|Srta|Dhr|Mevr|Sig|Sig\.ra|Dott|Pan|Pani)\.?`;
const NAME = String.raw`\p{Lu}[\p{L}’'-]+(?:\s(?:(?:van|von|de|der|den|del|della|da|di|la|le|el|zu)(?!\p{L})|\p{Lu}\.|\p{Lu}[\p{L}’'-]+)){1,4}`;
const TITLED = new RegExp(`(?<![\\p{L}.])${TITLE}\\s+((?:${TITLE}\\s+)*${NAME}|\\p{Lu}[\\p{L}’'-]+)`, "u");
const AFTER_LABEL = new RegExp(
  `^(?:\\s*(?::|：|–|-|,|is|ist|est|es|è|to|an|bei|zu|der Stelle|beantwortet|gerne|Ihnen|Dir|please|contact|:))*\\s*(${NAME})`,
  "u",
);
const ONLY_NAME = new RegExp(`^(${NAME})(?:\\s*[,(–|-].{0,60})?$`, "u");
/** A person to ask and what belongs to them are this many lines apart. */
const REACH = 4;
const MAX_LETTERS = 300;
const MAX_LINES = 250;

/** The person whom the posting names for questions. null if it names none and has no address or number. */
export function readPostingContact(input: readonly Line[]): PostingContact | null {
  // Persons are named at the beginning or at the end.
  const lines = input.length > 2 * MAX_LINES ? [...input.slice(0, MAX_LINES), ...input.slice(-MAX_LINES)] : input;
  const at = lines.findLastIndex(({ text }, index) => text.length <= MAX_LETTERS && LABEL.test(text) && isFollowed(lines, index));
  const near = at < 0 ? [] : lines.slice(at, at + REACH + 1).map(({ text }) => text);
  const all = lines.map(({ text }) => text).filter((text) => text.length <= 1000);
  const name = near.map((text, index) => nameIn(text, index > 0)).find((text) => text !== "") ?? "";
  const emailIn = (texts: readonly string[]) =>
    texts.flatMap((text) => EMAIL.exec(text)?.[0] ?? []).find((email) => !NO_PERSON.test(email)) ?? "";
  const email = emailIn(near) || emailIn(all);
  const beside = all.filter(
    (text, index) => text.includes(email) || all[index - 1]?.includes(email) || all[index + 1]?.includes(email),
  );
  const phoneIn = (texts: readonly string[]) => texts.flatMap((text) => PHONE.exec(text)?.[0]?.trim() ?? [])[0] ?? "";
  const phone = phoneIn(near) || (email === "" ? "" : phoneIn(beside));
  return name === "" && email === "" && phone === "" ? null : { name, email, phone };
}

/** A label counts where a name, an address or a number follows: “contact with customers” names no one. */
const isFollowed = (lines: readonly Line[], from: number): boolean =>
  lines
    .slice(from, from + REACH + 1)
    .some(
      ({ text }, index) => text.length <= MAX_LETTERS && (EMAIL.test(text) || PHONE.test(text) || nameIn(text, index > 0) !== ""),
    );

function nameIn(text: string, isBelow: boolean): string {
  if (text.length > MAX_LETTERS) return "";
  const titled = TITLED.exec(text)?.[1];
  if (titled) return titled.replace(new RegExp(`^(?:${TITLE}\\s+)+`, "u"), "").trim();
  if (isBelow) return ONLY_NAME.exec(text)?.[1] ?? "";
  // “Questions? Contact: Ada Byron” has two labels.
  for (const label of text.matchAll(LABELS)) {
    const name = AFTER_LABEL.exec(text.slice(label.index + label[0].length))?.[1];
    if (name) return name;
  }
  return "";
}
