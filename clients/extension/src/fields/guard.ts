import type { FieldDescription } from "./description";
import { hasPhrase, hasStem, plain, wordsOfName } from "./plain";
import type { Vocabulary } from "./vocabulary";
import type { Guard } from "./words/words";

/** In this order: a checkbox below a question about consent is a trap only if it says so. */
const ORDER: readonly Guard[] = ["trap", "secret", "equal", "consent", "legal", "salary"];

/** What a heading says of all choices below it. */
const OF_SECTIONS: readonly Guard[] = ["equal", "legal"];

const DECLINES = /\b(prefer not to|decline to|do not wish to|don t wish to|choose not to|keine angabe|non binary|nichtbinar)\b/;
const TRAP_NAME =
  /\b(honeypot|honey pot|hpot|captcha|recaptcha|hcaptcha|turnstile|bot field|antispam|nospam|gotcha|winnie|do not fill)\b/;

/** Why a field is never filled, or null. */
export function guardOf(field: FieldDescription, vocabularies: readonly Vocabulary[]): Guard | null {
  if (field.inputType === "password") return "secret";
  if (TRAP_NAME.test(wordsOfName(field.name))) return "trap";
  const label = plain(field.label);
  const section = plain(field.section);
  const whole = label === "" ? plain(field.hint) : label;
  for (const guard of ORDER) {
    for (const { guards } of vocabularies) {
      if (guards[guard].some((phrase) => hasStem(whole, phrase))) return guard;
      if (guard === "trap" && guards.trap.some((phrase) => hasPhrase(plain(field.hint), phrase))) return guard;
    }
    if (guard === "equal" && field.options.some((option) => DECLINES.test(plain(option.label)))) return "equal";
  }
  for (const guard of OF_SECTIONS)
    if (
      isChoice(field) &&
      field.kind !== "checkbox" &&
      vocabularies.some(({ guards }) => guards[guard].some((phrase) => phrase.length > 6 && hasStem(section, phrase)))
    )
      return guard;
  // A single checkbox is a statement that the person makes by ticking it.
  return field.kind === "checkbox" ? "consent" : null;
}

const isChoice = ({ kind }: FieldDescription) =>
  kind === "radio" || kind === "select" || kind === "checkboxes" || kind === "combobox" || kind === "checkbox";
