import { languageOf } from "@/domain/dates/locale";

/** What the bookmarks of a bundle are called. */
export interface BundleTitles {
  letter: string;
  resume: string;
  /** Of an attachment without a name; its number follows. */
  attachment: string;
}

const ENGLISH = ["Cover letter", "Resume", "Attachment"] as const;

const TITLES: Record<string, readonly [letter: string, resume: string, attachment: string]> = {
  ar: ["خطاب التقديم", "السيرة الذاتية", "مرفق"],
  bg: ["Мотивационно писмо", "Автобиография", "Приложение"],
  ca: ["Carta de presentació", "Currículum", "Annex"],
  cs: ["Motivační dopis", "Životopis", "Příloha"],
  da: ["Ansøgning", "CV", "Bilag"],
  de: ["Anschreiben", "Lebenslauf", "Anlage"],
  el: ["Συνοδευτική επιστολή", "Βιογραφικό", "Συνημμένο"],
  en: ENGLISH,
  es: ["Carta de presentación", "Currículum", "Anexo"],
  fa: ["نامه درخواست", "رزومه", "پیوست"],
  fi: ["Saatekirje", "Ansioluettelo", "Liite"],
  fr: ["Lettre de motivation", "CV", "Annexe"],
  he: ["מכתב מקדים", "קורות חיים", "נספח"],
  hi: ["आवेदन पत्र", "बायोडाटा", "संलग्नक"],
  hr: ["Motivacijsko pismo", "Životopis", "Prilog"],
  hu: ["Motivációs levél", "Önéletrajz", "Melléklet"],
  id: ["Surat lamaran", "Riwayat hidup", "Lampiran"],
  it: ["Lettera di presentazione", "Curriculum", "Allegato"],
  ja: ["送付状", "履歴書", "添付書類"],
  ko: ["자기소개서", "이력서", "첨부"],
  nb: ["Søknad", "CV", "Vedlegg"],
  nl: ["Motivatiebrief", "Cv", "Bijlage"],
  pl: ["List motywacyjny", "CV", "Załącznik"],
  pt: ["Carta de apresentação", "Currículo", "Anexo"],
  ro: ["Scrisoare de intenție", "CV", "Anexă"],
  ru: ["Сопроводительное письмо", "Резюме", "Приложение"],
  sk: ["Motivačný list", "Životopis", "Príloha"],
  sv: ["Personligt brev", "CV", "Bilaga"],
  th: ["จดหมายสมัครงาน", "ประวัติย่อ", "เอกสารแนบ"],
  tr: ["Ön yazı", "Özgeçmiş", "Ek"],
  uk: ["Супровідний лист", "Резюме", "Додаток"],
  vi: ["Thư xin việc", "Sơ yếu lý lịch", "Tài liệu đính kèm"],
  zh: ["求职信", "简历", "附件"],
};

const SAME: Record<string, string> = { no: "nb", nn: "nb", iw: "he", in: "id" };

/** The titles in a document's language; English where there are none. */
export function bundleTitles(locale: string): BundleTitles {
  const language = languageOf(locale);
  const [letter, resume, attachment] = TITLES[SAME[language] ?? language] ?? ENGLISH;
  return { letter, resume, attachment };
}
