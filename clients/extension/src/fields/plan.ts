import { dateIn, partOf, partValue } from "./dates";
import type { FieldDescription } from "./description";
import { guardOf } from "./guard";
import { type Fields, type Fill, fillFor, type Known } from "./known-value";
import { type Found, findMeaning, meaningOf } from "./meaning";
import { optionFor } from "./options";
import { phoneParts } from "./phones";
import { isQuestion, plain } from "./plain";
import { earlierAnswer, type StoredAnswer } from "./questions";
import { type Vocabulary, vocabulariesFor } from "./vocabulary";
import type { Guard, Meaning } from "./words/words";

export type FileKind = "resume" | "cover-letter";

/** Where a value comes from. */
export type Source = { from: "resume" | "letter" | "profile" | "file" } | { from: "answer"; topic: string };

export type Step = {
  key: string;
  label: string;
  source: Source;
  meaning: Meaning | null;
  fill: Fill | { kind: "file"; file: FileKind };
};

/** Why a field stays empty. `offer` is what the person may put in with one press. */
export type Left = { key: string; label: string; reason: Guard | "unknown" | "typed"; offer: Offer | null };
export type Offer = { text: string; fill: Fill; from: "answer" | "profile" };

export interface Plan {
  steps: Step[];
  left: Left[];
}

export interface KnownForForm {
  fields: Fields;
  answers: readonly StoredAnswer[];
  files: readonly FileKind[];
  /** The language that the page declares, or "". */
  language: string;
  /** A day, as in 2026-11-27. */
  today: string;
}

/** What to fill a form with. Only what is known and clearly asked for; a field that contains something is never changed. */
export function planFor(form: readonly FieldDescription[], knownFields: KnownForForm): Plan {
  const vocabularies = vocabulariesFor(form, knownFields.language);
  const guards = new Map(form.map((field) => [field.key, guardOf(field, vocabularies)]));
  const meanings = meaningsOf(
    form.filter(({ key }) => guards.get(key) === null),
    vocabularies,
  );
  const phone = phoneParts(knownFields.fields.phone ?? "", knownFields.fields.country ?? "");
  const phoneCountry = form.find(({ key }) => meanings.get(key) === "phoneCountry");
  const known: Known = { fields: knownFields.fields, phone, vocabularies, hasPhoneCountry: false };
  known.hasPhoneCountry = phoneCountry !== undefined && takesOurCode(phoneCountry, known);
  const plan: Plan = { steps: [], left: [] };
  const done = new Set<Meaning>();
  for (const field of form) {
    const guard = guards.get(field.key) ?? null;
    if (guard === "trap") continue;
    const left = (reason: Left["reason"], offer: Offer | null = null) =>
      void plan.left.push({ key: field.key, label: field.label || field.hint, reason, offer });
    if (isTaken(field)) {
      left("typed");
      continue;
    }
    if (guard !== null) {
      left(guard, guard === "salary" ? salaryOffer(field, knownFields.fields) : null);
      continue;
    }
    const meaning = meanings.get(field.key) ?? null;
    const step = meaning === null || isRepeated(meaning, done) ? null : knownStep(field, meaning, known, knownFields);
    if (step) {
      if (meaning) done.add(meaning);
      plan.steps.push(step);
      continue;
    }
    const answer =
      meaning === null || meaning === "noticeWeeks" || meaning === "yearsOfExperience"
        ? answered(field, knownFields, vocabularies)
        : null;
    if (answer && "step" in answer) plan.steps.push(answer.step);
    else left("unknown", answer?.offer ?? null);
  }
  return plan;
}

/** The calling code is chosen by us, or was chosen already and is ours. */
function takesOurCode(field: FieldDescription, known: Known): boolean {
  if (!isTaken(field)) return fillFor("phoneCountry", field, known) !== null;
  return known.phone.code !== "" && new RegExp(`\\+\\s?${known.phone.code}(?!\\d)`).test(field.value);
}

/** A choice that means “none” has an empty value. */
const NO_CHOICE =
  /^(|-+|–|—|select.*|choose.*|please (select|choose).*|bitte.*|auswählen.*|wählen.*|choisir.*|sélectionne.*|selecci.*|seleziona.*|scegli.*|selecion.*|escolh.*|selecteer.*|kies.*|wybierz.*|seçin.*|seçiniz.*|оберіть.*|виберіть.*|اختر.*|選択.*|--.*--|\.\.\.|…)$/i;
const isTaken = ({ kind, value }: FieldDescription): boolean =>
  kind === "select" || kind === "combobox" ? !NO_CHOICE.test(value.trim()) : value !== "";

const isRepeated = (meaning: Meaning, done: ReadonlySet<Meaning>): boolean => done.has(meaning) && meaning !== "email";

/** Meanings of all fields; what a bare “Name” means depends on the fields beside it. */
function meaningsOf(form: readonly FieldDescription[], vocabularies: readonly Vocabulary[]): Map<string, Meaning> {
  const found = form.flatMap((field) => {
    const each = findMeaning(field, vocabularies);
    return each ? [{ key: field.key, ...each }] : [];
  });
  const surest = (meaning: Meaning) => Math.max(...found.filter((each) => each.meaning === meaning).map(({ score }) => score));
  // Of several fields that seem to ask for the same, those that say so most clearly.
  const isClear = ({ meaning, score }: Found) => meaning === "email" || score >= surest(meaning) - 20;
  const meanings = new Map(found.filter(isClear).map(({ key, meaning }) => [key, meaning]));
  const all = new Set(meanings.values());
  const bare: Meaning = all.has("lastName")
    ? all.has("firstName")
      ? "bareName"
      : "firstName"
    : all.has("firstName")
      ? "lastName"
      : "fullName";
  for (const [key, meaning] of meanings) {
    if (meaning !== "bareName") continue;
    if (bare === "bareName") meanings.delete(key);
    else meanings.set(key, bare);
  }
  return meanings;
}

const FROM: Partial<Record<Meaning, Source>> = {
  noticeWeeks: { from: "profile" },
  street: { from: "letter" },
  postalCode: { from: "letter" },
};

/** An empty list means any file. */
const TAKES_PDF = /^\s*$|pdf|\*\/\*|application\/\*/i;

function knownStep(field: FieldDescription, meaning: Meaning, known: Known, { files }: KnownForForm): Step | null {
  const base = { key: field.key, label: field.label || field.hint, meaning };
  if (meaning === "resumeFile" || meaning === "letterFile") {
    const file = meaning === "resumeFile" ? "resume" : "cover-letter";
    return files.includes(file) && TAKES_PDF.test(field.accept)
      ? { ...base, source: { from: "file" }, fill: { kind: "file", file } }
      : null;
  }
  const fill = fillFor(meaning, field, known);
  return fill && { ...base, source: FROM[meaning] ?? { from: "resume" }, fill };
}

function salaryOffer(field: FieldDescription, fields: Fields): Offer | null {
  const text = fields.salaryExpectation ?? "";
  if (text === "" || (field.kind !== "text" && field.kind !== "longText")) return null;
  const written = field.inputType === "number" ? (/\d[\d.,]*/.exec(text)?.[0].replace(/[.,](?=\d{3})/g, "") ?? "") : text;
  return written === "" ? null : { text: written, fill: { kind: "text", text: written }, from: "profile" };
}

/** An earlier answer to the question of a field: to fill in where it is sure, else to offer. */
function answered(
  field: FieldDescription,
  knownFields: KnownForForm,
  vocabularies: readonly Vocabulary[],
): { step: Step } | { offer: Offer } | null {
  const part = partOf(field, vocabularies);
  const question = part && field.section !== "" ? field.section : field.label;
  if (plain(question) === "" || field.kind === "file") return null;
  const earlier = earlierAnswer(question, { answers: knownFields.answers, vocabularies, today: knownFields.today });
  if (!earlier) return null;
  const fill = fillOfAnswer(field, earlier.answer, { vocabularies, part });
  if (!fill) return null;
  if (!earlier.isSure) return { offer: { text: earlier.answer, fill, from: "answer" } };
  return { step: { key: field.key, label: question, meaning: null, source: { from: "answer", topic: earlier.topic }, fill } };
}

function fillOfAnswer(
  field: FieldDescription,
  answer: string,
  { vocabularies, part }: { vocabularies: readonly Vocabulary[]; part: ReturnType<typeof partOf> },
): Fill | null {
  const date = dateIn(answer);
  if (part && date) {
    const value = partValue(date, part, field.options, vocabularies[0]?.language ?? "en");
    return value && ("text" in value ? { kind: "text", text: value.text } : { kind: "option", index: value.index });
  }
  if (field.kind === "date") return date ? { kind: "text", text: date } : null;
  if (field.options.length > 0) {
    const index = optionFor(answer, field.options, vocabularies);
    return index === null ? null : { kind: "option", index };
  }
  if (field.kind === "combobox") return { kind: "search", texts: [answer] };
  if (field.inputType === "number" && !/^\d+$/.test(answer.trim())) return null;
  const isTooLong = field.maxLength > 0 && answer.length > field.maxLength;
  return isTooLong ? null : { kind: "text", text: answer };
}

/** Whether an answer that the person gave is worth keeping for other forms: an answer to a question, not a name or a statement. */
export function isWorthKeeping(field: FieldDescription, form: readonly FieldDescription[], language: string): boolean {
  const vocabularies = vocabulariesFor(form, language);
  const isAnswer = field.kind !== "file" && field.value.trim() !== "" && isTaken(field);
  return (
    isAnswer &&
    guardOf(field, vocabularies) === null &&
    meaningOf(field, vocabularies) === null &&
    (isQuestion(field.label) || plain(field.label).length > 12)
  );
}
