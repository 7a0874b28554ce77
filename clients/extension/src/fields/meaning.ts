import type { FieldDescription } from "./description";
import { hasPhrase, isQuestion, isUnspaced, plain, wordsOfName } from "./plain";
import type { Vocabulary } from "./vocabulary";
import type { Meaning } from "./words/words";

/** Tokens of `autocomplete`. Source: the HTML standard, section “Autofill”. */
const TOKENS: Readonly<Record<string, Meaning>> = {
  "given-name": "firstName",
  "family-name": "lastName",
  name: "fullName",
  email: "email",
  tel: "phone",
  "tel-national": "phone",
  "tel-country-code": "phoneCountry",
  "street-address": "street",
  "address-line1": "street",
  "address-level1": "region",
  "address-level2": "city",
  "postal-code": "postalCode",
  country: "country",
  "country-name": "country",
  organization: "currentCompany",
  "organization-title": "currentTitle",
  url: "website",
};

/** What these ask for is clear from a few words among others. The rest must be named exactly. */
const DISTINCT: ReadonlySet<Meaning> = new Set<Meaning>([
  "firstName",
  "lastName",
  "email",
  "phone",
  "linkedin",
  "github",
  "postalCode",
  "resumeFile",
  "letterFile",
]);

const FILES: ReadonlySet<Meaning> = new Set<Meaning>(["resumeFile", "letterFile"]);

/** How sure a label is: its own name, a name with words around it, or no name. */
const EXACT = 100;
const WRAPPED = 60;
const LOOSE = 30;

/** What is written, never chosen. */
const WRITTEN: ReadonlySet<Meaning> = new Set<Meaning>([
  "firstName",
  "lastName",
  "bareName",
  "fullName",
  "email",
  "phone",
  "street",
  "postalCode",
  "linkedin",
  "github",
  "website",
]);

/** What a field asks for, or null if that is not clear. */
export const meaningOf = (field: FieldDescription, vocabularies: readonly Vocabulary[]): Meaning | null =>
  findMeaning(field, vocabularies)?.meaning ?? null;

export type Found = { meaning: Meaning; score: number };

/** The same with how sure it is, for forms in which several fields seem to ask for the same. */
export function findMeaning(field: FieldDescription, vocabularies: readonly Vocabulary[]): Found | null {
  if (field.kind === "checkbox" || field.kind === "checkboxes") return null;
  const isFile = field.kind === "file";
  const isWritten = field.kind === "text" || field.kind === "longText";
  const fits = (found: Found | null) =>
    found && FILES.has(found.meaning) === isFile && (isWritten || !WRITTEN.has(found.meaning)) ? found : null;
  const label = plain(field.label);
  const named = fits(readLabel(field.label, field.section, vocabularies));
  if (named && named.score >= EXACT) return named;
  if (isAboutOther(label, plain(field.section), vocabularies)) return null;
  const token = isFile ? undefined : tokenOf(field.autocomplete);
  if (token && (label === "" || !isQuestion(field.label))) return fits({ meaning: token, score: EXACT - 1 });
  if (named) return named;
  if (isQuestion(field.label) && label.split(" ").length > 6) return null;
  const typed = byType(field, label);
  return fits(readName(field, vocabularies) ?? (typed && { meaning: typed, score: LOOSE }));
}

function readLabel(text: string, section: string, vocabularies: readonly Vocabulary[]): Found | null {
  // What is in brackets explains more often than it names: “Notice period (in weeks)”.
  const [label, short] = [plain(text), plain(text.replace(/[(（][^)）]*[)）]/g, " "))];
  const best = vocabularies.flatMap((vocabulary, index) => {
    const whole = bestPhrase(label, isQuestion(text), vocabulary);
    const found = whole ?? (short !== label && short !== "" ? bestPhrase(short, isQuestion(text), vocabulary) : null);
    if (!found) return [];
    const isBlocked = found.score < EXACT && isAboutOther(label, "", [vocabulary]);
    return isBlocked || isAboutOther("", plain(section), [vocabulary]) ? [] : [{ ...found, score: found.score - index }];
  });
  const [first] = best.toSorted((a, b) => b.score - a.score);
  return first ? { ...first, score: first.score > WRAPPED + 10 ? EXACT : first.score } : null;
}

function bestPhrase(label: string, asks: boolean, { fields, fillers }: Vocabulary): Found | null {
  let best: Found | null = null;
  const offer = (meaning: Meaning, score: number) => {
    if (!best || score > best.score) best = { meaning, score };
  };
  for (const [meaning, phrases] of fields) {
    // “Town or city” is one name made of two.
    const own = new Set(phrases.flatMap((phrase) => phrase.split(" ")));
    for (const phrase of phrases) {
      if (label === phrase) return { meaning, score: EXACT };
      if (!hasPhrase(label, phrase)) continue;
      const rest = restOf(label, phrase, { fillers, isFiller: (word) => fillers.has(word) || own.has(word) });
      const length = Math.min(phrase.split(" ").length, 5);
      if (rest === 0) offer(meaning, WRAPPED + length);
      else if (rest <= 2 && !asks && DISTINCT.has(meaning)) offer(meaning, LOOSE + length - rest);
    }
  }
  return best;
}

/** How many words a label has besides the phrase and words that mean nothing. */
function restOf(
  label: string,
  phrase: string,
  { isFiller, fillers }: { isFiller: (word: string) => boolean; fillers: ReadonlySet<string> },
): number {
  const rest = (isUnspaced(phrase) ? label.replace(phrase, " ") : ` ${label} `.replace(` ${phrase} `, " ")).trim();
  const words = rest.split(" ").filter((word) => word !== "" && !isFiller(word));
  if (!isUnspaced(rest)) return words.length;
  const left = [...fillers].filter(isUnspaced).reduce((text, filler) => text.replaceAll(filler, ""), words.join(""));
  return Math.ceil(left.length / 2);
}

/** Whether a field is about another person, an earlier job, or something that the server does not know. */
export function isAboutOther(label: string, section: string, vocabularies: readonly Vocabulary[]): boolean {
  return vocabularies.some(({ others }) => others.some((phrase) => names(label, phrase) || isSectionOf(section, phrase)));
}

/** In the plural or with what belongs to it too: “manager’s phone”. */
const names = (text: string, phrase: string): boolean => hasPhrase(text, phrase) || hasPhrase(text, `${phrase}s`);

/** Headings are longer than labels, and only some of these words change what every field below them means. */
const SECTION_WORDS =
  /^(references?|referee|emergency|referral|referred|recruiter|school|university|college|education|previous employer|spouse|manager|supervisor|hiring|friend|colleague|card|bank|event)$/;
const isSectionOf = (section: string, phrase: string): boolean =>
  section !== "" &&
  (SECTION_WORDS.test(phrase) || !/^[a-z ]+$/.test(phrase) || phrase.length > 6) &&
  names(section, phrase) &&
  section.split(" ").length <= 6;

const tokenOf = (autocomplete: string): Meaning | undefined =>
  autocomplete
    .toLowerCase()
    .split(/\s+/)
    .map((token) => TOKENS[token])
    .find((meaning) => meaning !== undefined);

/** Technical names are read only where they consist of the name of a field, with words such as `candidate` around it. */
function readName(field: FieldDescription, vocabularies: readonly Vocabulary[]): Found | null {
  const around =
    /^(candidate|applicant|application|job|form|field|input|contact|personal|info|user|profile|cand|appl|data|txt|your|address|systemfield|resume|legal|primary|home|section|question|answers?|url|urls|value|q?\d+|[a-f\d]{8,})$/;
  for (const name of field.name.split(/\s+/).filter(Boolean)) {
    const text = wordsOfName(name);
    const words = text.split(" ");
    if (
      isAboutOther(
        text,
        "",
        vocabularies.filter(({ language }) => language === "en"),
      )
    )
      continue;
    for (const { fields } of vocabularies)
      for (const [meaning, phrases] of fields)
        for (const phrase of phrases) {
          if (meaning === "location" || meaning === "bareName" ? text !== phrase : !hasPhrase(text, phrase)) continue;
          const inside = phrase.split(" ");
          if (words.every((word) => inside.includes(word) || around.test(word))) return { meaning, score: LOOSE };
        }
  }
  return null;
}

const EXAMPLE_EMAIL = /^[\w.+-]+@[\w.-]+$/;

/** A browser checks the text of these types, so they are what they say, unless a label says otherwise. */
function byType({ inputType, hint, label: written }: FieldDescription, label: string): Meaning | null {
  if (EXAMPLE_EMAIL.test(written.trim())) return "email";
  if (label !== "") return null;
  if (inputType === "email") return "email";
  if (inputType === "tel") return "phone";
  return EXAMPLE_EMAIL.test(hint.trim()) ? "email" : null;
}
