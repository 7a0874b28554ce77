import type { LetterState } from "@/contracts/model/letter";
import type { PageSettings } from "@/contracts/model/resume/metadata";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { styleFromResume } from "@/domain/letters/links";
import { sampleResumeData } from "@/domain/sample/resume";

/** The texts of a letter in one language: sender, town, recipient, company, and a paragraph. */
const TEXTS = {
  "en-US": [
    "Ada Vantongeren",
    "Portland, Oregon",
    "Kim Harbour",
    "Northpine Instruments",
    "I read your posting for a designer with delight. For nine years I have built tools that people use every day.",
  ],
  "en-GB": [
    "Ada Vantongeren",
    "Leeds, United Kingdom",
    "Kim Harbour",
    "Northpine Instruments",
    "I read your posting for a designer with delight. For nine years I have built tools that people use every day.",
  ],
  "de-DE": [
    "Änne Vantongeren",
    "Lübeck, Deutschland",
    "Dr. Klara Weißenfels",
    "Nordkiefer Messgeräte GmbH",
    "mit großer Freude habe ich Ihre Ausschreibung gelesen. Seit neun Jahren baue ich Werkzeuge, die Menschen täglich benutzen.",
  ],
  "fr-FR": [
    "Adèle Vantongeren",
    "Lyon, France",
    "Claire Dubreuil",
    "Instruments du Nord",
    "J’ai lu votre annonce avec grand plaisir. Depuis neuf ans, je conçois des outils que l’on utilise chaque jour.",
  ],
  "ar-EG": [
    "ليلى منصور",
    "القاهرة، مصر",
    "كريم الحداد",
    "مؤسسة النخيل",
    "قرأت إعلانكم عن وظيفة مصمم بسرور كبير. منذ تسع سنوات وأنا أبني أدوات يستخدمها الناس كل يوم.",
  ],
  "ja-JP": [
    "佐藤 花子",
    "東京都",
    "山田 太郎",
    "北松計器株式会社",
    "貴社のデザイナー募集を拝見し、大変嬉しく思いました。私は九年間、人々が毎日使う道具を作ってまいりました。",
  ],
} as const;

export type LetterLanguage = keyof typeof TEXTS;
export const LETTER_LANGUAGES = Object.keys(TEXTS) as LetterLanguage[];

export interface SampleLetterOptions {
  paragraphs?: number;
  page?: Partial<PageSettings>;
  pictureUrl?: string;
}

/** A structured letter in a language, with a subject line, by a person who does not exist. */
export function sampleLetter(
  template: TemplateName,
  language: LetterLanguage,
  { paragraphs = 3, page = {}, pictureUrl = "" }: SampleLetterOptions = {},
): LetterState {
  const [name, location, recipientName, recipientCompany, text] = TEXTS[language];
  const data = sampleResumeData();
  data.metadata.template = template;
  data.metadata.page = { ...data.metadata.page, locale: language, format: language === "en-US" ? "letter" : "a4", ...page };
  data.basics = { ...data.basics, name, location };
  data.picture = { ...data.picture, url: pictureUrl, hidden: pictureUrl === "" };
  return {
    name: "Letter to Northpine",
    recipient: "",
    content: `<p><strong>Subject 42</strong></p>${`<p>${text}</p>`.repeat(paragraphs)}`,
    greeting: null,
    signOff: null,
    layout: "structured",
    recipientName,
    recipientCompany,
    letterDate: "2026-03-01",
    style: styleFromResume(data),
  };
}
