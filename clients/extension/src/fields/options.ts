import { countryCode } from "./countries";
import type { FieldOption } from "./description";
import type { Phone } from "./phones";
import { plain } from "./plain";
import type { Vocabulary } from "./vocabulary";

/** Where exactly one option fits. Several that fit equally well are no answer. */
const only = (options: readonly FieldOption[], fits: (option: FieldOption) => boolean): number | null => {
  const found = options.flatMap((option, index) => (fits(option) ? [index] : []));
  const [first] = found;
  return found.length === 1 && first !== undefined ? first : null;
};

/** The option that means a text: the same words, or the same answer of yes or no. */
export function optionFor(text: string, options: readonly FieldOption[], vocabularies: readonly Vocabulary[]): number | null {
  const requested = plain(text);
  if (requested === "") return null;
  const same =
    only(options, ({ label }) => plain(label) === requested) ?? only(options, ({ value }) => plain(value) === requested);
  if (same !== null) return same;
  const answer = yesOrNo(text, vocabularies);
  if (answer !== null)
    return only(options, ({ label, value }) => (yesOrNo(label, vocabularies) ?? yesOrNo(value, vocabularies)) === answer);
  return only(options, ({ label }) => plain(label).length > 2 && ` ${requested} `.startsWith(` ${plain(label)} `));
}

/** Whether a text begins with yes or no. */
export function yesOrNo(text: string, vocabularies: readonly Vocabulary[]): boolean | null {
  const words = plain(text);
  const begins = (phrases: readonly string[]) =>
    Math.max(0, ...phrases.filter((phrase) => words === phrase || words.startsWith(`${phrase} `)).map((phrase) => phrase.length));
  const yes = Math.max(...vocabularies.map((vocabulary) => begins(vocabulary.yes)));
  const no = Math.max(...vocabularies.map((vocabulary) => begins(vocabulary.no)));
  return yes === no ? null : yes > no;
}

export function countryOption(country: string, options: readonly FieldOption[]): number | null {
  const code = countryCode(country);
  if (code === null) return only(options, ({ label }) => plain(label) === plain(country));
  return only(options, ({ label }) => countryCode(label) === code) ?? only(options, ({ value }) => countryCode(value) === code);
}

/** Choices of a calling code: “United Kingdom (+44)”, “+44”, or a country. */
export function callingOption(phone: Phone, options: readonly FieldOption[]): number | null {
  const hasCode = ({ label, value }: FieldOption) =>
    new RegExp(`\\+\\s?${phone.code}(?!\\d)`).test(`${label} ${value}`) || plain(label) === phone.code;
  const countryOf = ({ label, value }: FieldOption) => countryCode(label.replace(/\(?\+[\d\s-]+\)?/g, "")) ?? countryCode(value);
  for (const country of phone.countries.slice(0, 1)) {
    const found = only(options, (option) => countryOf(option) === country);
    if (found !== null) return found;
  }
  return only(options, hasCode);
}
