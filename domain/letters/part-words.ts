import { languageOf } from "@/domain/dates/locale";

/** The label above a single enclosure and above several. */
const ENCLOSURES: Record<string, readonly [string, string]> = {
  ar: ["المرفقات", "المرفقات"],
  bg: ["Приложение", "Приложения"],
  ca: ["Annex", "Annexos"],
  cs: ["Příloha", "Přílohy"],
  da: ["Bilag", "Bilag"],
  de: ["Anlage", "Anlagen"],
  el: ["Συνημμένο", "Συνημμένα"],
  en: ["Enclosure", "Enclosures"],
  es: ["Anexo", "Anexos"],
  fa: ["پیوست", "پیوست‌ها"],
  fi: ["Liite", "Liitteet"],
  fr: ["Pièce jointe", "Pièces jointes"],
  he: ["נספח", "נספחים"],
  hi: ["संलग्नक", "संलग्नक"],
  hr: ["Prilog", "Prilozi"],
  hu: ["Melléklet", "Mellékletek"],
  id: ["Lampiran", "Lampiran"],
  it: ["Allegato", "Allegati"],
  ja: ["同封書類", "同封書類"],
  ko: ["동봉 서류", "동봉 서류"],
  nb: ["Vedlegg", "Vedlegg"],
  nl: ["Bijlage", "Bijlagen"],
  pl: ["Załącznik", "Załączniki"],
  pt: ["Anexo", "Anexos"],
  ro: ["Anexă", "Anexe"],
  ru: ["Приложение", "Приложения"],
  sk: ["Príloha", "Prílohy"],
  sv: ["Bilaga", "Bilagor"],
  th: ["สิ่งที่ส่งมาด้วย", "สิ่งที่ส่งมาด้วย"],
  tr: ["Ek", "Ekler"],
  uk: ["Додаток", "Додатки"],
  vi: ["Tài liệu đính kèm", "Tài liệu đính kèm"],
  zh: ["附件", "附件"],
};

const SAME: Record<string, string> = { no: "nb", nn: "nb", iw: "he", in: "id", yue: "zh" };

/** The heading of the enclosures in the language of the letter; English where it has none. */
export function enclosuresHeading(count: number, locale: string): string {
  const language = languageOf(locale);
  const [one, several] = ENCLOSURES[SAME[language] ?? language] ?? ["Enclosure", "Enclosures"];
  return count === 1 ? one : several;
}
