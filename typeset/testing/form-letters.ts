import type { LetterState } from "@/contracts/model/letter";
import type { LetterDetails } from "@/contracts/model/letter-details";
import type { PrintedForm } from "@/contracts/model/letter-forms";
import { type LetterLanguage, sampleLetter } from "@/typeset/testing/letters";

/** A letter in each form with everything a form can print: language, subject, both addresses, enclosures. */
const TEXTS: Record<PrintedForm, [LetterLanguage, Omit<LetterDetails, "form">]> = {
  "us-block": [
    "en-US",
    {
      subject: "Application as a designer",
      senderAddress: { street: "12 Alder Street", postcode: "97201", city: "Portland, OR", country: "USA" },
      recipientAddress: { street: "400 Harbour Road", postcode: "98101", city: "Seattle, WA", country: "United States" },
      enclosures: ["Resume", "Two references"],
    },
  ],
  uk: [
    "en-GB",
    {
      subject: "Designer, reference 42",
      senderAddress: { street: "8 Mill Lane", postcode: "LS1 9ZZ", city: "Leeds", country: "United Kingdom" },
      recipientAddress: { street: "1 Quay Street", postcode: "M1 9ZZ", city: "Manchester", country: "United Kingdom" },
      enclosures: ["CV"],
    },
  ],
  french: [
    "fr-FR",
    {
      subject: "Candidature au poste de designer",
      senderAddress: { street: "12 rue du Port", postcode: "69002", city: "Lyon", country: "France" },
      recipientAddress: { street: "3 avenue des Pins", postcode: "75012", city: "Paris", country: "France" },
      enclosures: ["CV", "Diplôme"],
    },
  ],
  "din-5008-a": ["de-DE", {}],
  "din-5008-b": ["de-DE", {}],
  swiss: [
    "de-DE",
    {
      subject: "Bewerbung als Gestalterin",
      senderAddress: { street: "Seestrasse 5", postcode: "8002", city: "Zürich", country: "Schweiz" },
      recipientAddress: { street: "Bundesgasse 9", postcode: "3011", city: "Bern", country: "Schweiz" },
      enclosures: ["Lebenslauf"],
    },
  ],
  japanese: [
    "ja-JP",
    {
      subject: "デザイナー職への応募について",
      senderAddress: { street: "青葉町1-2-3", postcode: "150-0009", city: "東京都渋谷区" },
      recipientAddress: { street: "若葉町4-5", postcode: "100-0009", city: "東京都千代田区" },
      enclosures: ["履歴書", "職務経歴書"],
    },
  ],
  international: [
    "en-GB",
    {
      subject: "Designer, reference 42",
      senderAddress: { street: "8 Mill Lane", postcode: "LS1 9ZZ", city: "Leeds", country: "United Kingdom" },
      recipientAddress: { street: "Hafenweg 3", postcode: "23552", city: "Lübeck", country: "Germany" },
      enclosures: ["CV", "Certificates"],
    },
  ],
};

const GERMAN: Omit<LetterDetails, "form"> = {
  subject: "Bewerbung als Gestalterin",
  senderAddress: { street: "Hafenweg 3", postcode: "23552", city: "Lübeck", country: "Deutschland" },
  recipientAddress: { street: "Kiefernallee 7", postcode: "24103", city: "Kiel", country: "Deutschland" },
  enclosures: ["Lebenslauf", "Zeugnisse"],
};

/** The sample letter of a form. */
export function formLetter(form: PrintedForm): LetterState {
  const [language, text] = TEXTS[form];
  const letter = sampleLetter("onyx", language, { page: form === "swiss" ? { locale: "de-CH" } : {} });
  const details = { form, ...(form.startsWith("din") ? GERMAN : text) };
  return { ...letter, content: letter.content.replace(/^<p><strong>.*?<\/p>/, ""), details };
}
