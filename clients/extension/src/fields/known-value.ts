import { noticeText, optionOfNotice, optionOfNumber } from "./amounts";
import type { FieldDescription } from "./description";
import { callingOption, countryOption, optionFor } from "./options";
import type { Phone } from "./phones";
import { plain } from "./plain";
import type { Vocabulary } from "./vocabulary";
import type { Meaning } from "./words/words";

/** What the server knows of a person, by field. */
export type Fields = Readonly<Record<string, string>>;

/**
 * How a field is to be filled: with a text, one of its choices, or the first of several texts that a list turns out to offer. Of several that
 * fit, `among` decides, such as the country of a city.
 */
export type Fill =
  | { kind: "text"; text: string }
  | { kind: "option"; index: number }
  | { kind: "search"; texts: string[]; among?: string };

export type Known = {
  fields: Fields;
  phone: Phone;
  /** Whether the form asks for the calling code separately, and will have it. */
  hasPhoneCountry: boolean;
  vocabularies: readonly Vocabulary[];
};

/** How to fill a field of a known meaning, or null where the value is unknown or no choice fits. */
export function fillFor(meaning: Meaning, field: FieldDescription, known: Known): Fill | null {
  const { fields, vocabularies } = known;
  if (meaning === "country") return fromChoices(field, fields.country ?? "", countryOption);
  if (meaning === "phoneCountry") return callingCode(field, known);
  if (meaning === "yearsOfExperience")
    return number(field, fields.yearsOfExperience ?? "", (value, options) => optionOfNumber(value, options, vocabularies));
  if (meaning === "noticeWeeks") return notice(field, known);
  const text = textOf(meaning, known);
  if (text === "") return null;
  if (field.kind === "combobox" && field.options.length === 0 && (meaning === "city" || meaning === "location"))
    return { kind: "search", texts: [fields.city ?? text], among: fields.country ?? "" };
  if (field.maxLength > 0 && text.length > field.maxLength) return null;
  return fromChoices(field, text, (value, options) => optionFor(value, options, vocabularies));
}

function textOf(meaning: Meaning, { fields, phone, hasPhoneCountry }: Known): string {
  if (meaning === "phone") return hasPhoneCountry && phone.code !== "" ? phone.national : phone.whole;
  if (meaning === "location") return [fields.city, fields.city ? fields.country : ""].filter(Boolean).join(", ");
  return fields[meaning] ?? "";
}

function fromChoices(
  field: FieldDescription,
  text: string,
  find: (text: string, options: FieldDescription["options"]) => number | null,
): Fill | null {
  if (text === "") return null;
  if (field.options.length > 0) {
    const index = find(text, field.options);
    return index === null ? null : { kind: "option", index };
  }
  if (field.kind === "combobox") return { kind: "search", texts: [text] };
  return field.kind === "text" || field.kind === "longText" ? { kind: "text", text } : null;
}

function callingCode(field: FieldDescription, { phone, fields }: Known): Fill | null {
  if (phone.code === "") return null;
  if (field.options.length > 0) {
    const index = callingOption(phone, field.options);
    return index === null ? null : { kind: "option", index };
  }
  if (field.kind === "combobox") return { kind: "search", texts: [fields.country ?? "", `+${phone.code}`].filter(Boolean) };
  return field.kind === "text" ? { kind: "text", text: `+${phone.code}` } : null;
}

function number(
  field: FieldDescription,
  text: string,
  find: (value: number, options: FieldDescription["options"]) => number | null,
): Fill | null {
  if (text === "" || Number.isNaN(Number(text))) return null;
  if (field.options.length > 0) {
    const index = find(Number(text), field.options);
    return index === null ? null : { kind: "option", index };
  }
  return field.kind === "text" ? { kind: "text", text } : null;
}

function notice(field: FieldDescription, { fields, vocabularies }: Known): Fill | null {
  const weeks = Number(fields.noticeWeeks || Number.NaN);
  if (Number.isNaN(weeks)) return null;
  if (field.options.length > 0) {
    const index = optionOfNotice(weeks, field.options, vocabularies);
    return index === null ? null : { kind: "option", index };
  }
  if (field.kind !== "text" && field.kind !== "longText") return null;
  const text = noticeText(weeks, plain(`${field.label} ${field.hint}`), field.inputType === "number", vocabularies);
  return text === null ? null : { kind: "text", text };
}
