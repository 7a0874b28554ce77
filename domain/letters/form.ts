import type { LetterState } from "@/contracts/model/letter";
import type { LetterDetails } from "@/contracts/model/letter-details";
import type { LetterForm, PrintedForm } from "@/contracts/model/letter-forms";
import type { PageSettings } from "@/contracts/model/resume/metadata";

export type Page = Pick<PageSettings, "locale" | "format">;

/** Language and country of a tag; English when it is not a tag. */
export function languageAndRegion(locale: string): { language: string; region: string | null } {
  const [language = "", ...rest] = locale.split(/[-_]/);
  if (!/^[a-z]{2,3}$/i.test(language)) return { language: "en", region: null };
  return { language: language.toLowerCase(), region: rest.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase() ?? null };
}

/** The form of the language, if that does not determine the paper. */
function formOfLanguage({ locale, format }: Page): PrintedForm {
  const { language, region } = languageAndRegion(locale);
  if (language === "de") return "din-5008-b";
  if (region === "US" || region === "CA") return "us-block";
  if (language === "fr") return "french";
  if (language === "en") return region === null && format === "letter" ? "us-block" : "uk";
  return "international";
}

/** What “Automatic” results in. */
export function automaticForm(page: Page): PrintedForm {
  const { language, region } = languageAndRegion(page.locale);
  if (region === "CH") return "swiss";
  return language === "ja" ? "japanese" : formOfLanguage(page);
}

/**
 * The form in which a structured letter is laid out. A letter that names none keeps the layout from before forms could be chosen,
 * which knew neither the Swiss nor the Japanese form.
 */
export function printedForm(form: LetterForm | undefined, page: Page): PrintedForm {
  if (form === undefined) return formOfLanguage(page);
  return form === "automatic" ? automaticForm(page) : form;
}

type Formed = { details?: LetterDetails | undefined; style: { metadata: { page: Page } } };

/** The form of a letter. */
export const formOf = ({ details, style }: Formed): PrintedForm => printedForm(details?.form, style.metadata.page);

/** Whether the letter opens and closes with the phrases of Japanese letters. */
export const isJapanese = (letter: Formed & Pick<LetterState, "layout">): boolean =>
  letter.layout === "structured" &&
  formOf(letter) === "japanese" &&
  languageAndRegion(letter.style.metadata.page.locale).language === "ja";
