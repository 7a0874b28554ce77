import type { FieldDescription } from "./description";
import { guardOf } from "./guard";
import { meaningOf } from "./meaning";
import { topicOf } from "./questions";
import { vocabulariesFor } from "./vocabulary";
import type { Topic } from "./words/words";

/** What a form asks for, before the person starts. */
export interface Before {
  questions: number;
  required: number;
  freeTexts: number;
  attachments: string[];
  /** Questions whose answer may end the application, the required ones first. */
  knockOuts: string[];
  minutes: number;
}

const KNOCK_OUTS: ReadonlySet<Topic> = new Set<Topic>([
  "work-permit",
  "sponsorship",
  "minimum-age",
  "clearance",
  "driving-licence",
  "degree",
  "years-with",
  "language-level",
  "relocation",
  "on-site",
  "travel",
]);

/** Seconds that people take for one field, where it is not filled for them. */
const SECONDS = { known: 2, choice: 12, short: 20, long: 240, optionalLong: 60, file: 20 };

export function beforeStarting(form: readonly FieldDescription[], language: string): Before {
  const vocabularies = vocabulariesFor(form, language);
  const fields = form.filter((field) => guardOf(field, vocabularies) !== "trap");
  const isKnockOut = (field: FieldDescription) => {
    const topic =
      meaningOf(field, vocabularies) === null || meaningOf(field, vocabularies) === "yearsOfExperience"
        ? topicOf(field.label, vocabularies)
        : null;
    return topic !== null && KNOCK_OUTS.has(topic) && field.kind !== "longText";
  };
  const seconds = fields.reduce((sum, field) => sum + secondsFor(field, meaningOf(field, vocabularies) !== null), 0);
  return {
    questions: fields.length,
    required: fields.filter(({ required }) => required).length,
    freeTexts: fields.filter(({ kind }) => kind === "longText").length,
    attachments: fields.filter(({ kind }) => kind === "file").map(({ label }) => label),
    knockOuts: fields
      .filter(isKnockOut)
      .toSorted((a, b) => Number(b.required) - Number(a.required))
      .map(({ label }) => label),
    minutes: Math.max(1, Math.round(seconds / 60)),
  };
}

function secondsFor({ kind, required }: FieldDescription, isKnown: boolean): number {
  if (isKnown) return SECONDS.known;
  if (kind === "longText") return required ? SECONDS.long : SECONDS.optionalLong;
  if (kind === "file") return SECONDS.file;
  return kind === "text" || kind === "date" ? SECONDS.short : SECONDS.choice;
}
