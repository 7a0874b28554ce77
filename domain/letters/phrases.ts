import { languageOf } from "@/domain/dates/locale";

/** Default phrases of letters in a language. `{name}` is replaced by the recipient. */
interface LetterPhrases {
  greeting: string;
  /** Greeting without a name. */
  teamGreeting: string;
  /** First lines of the sign-off. */
  closing: string;
  /** Recipient line without a name. */
  hiringTeam: string;
  /** Languages that address people by their whole name: the surname comes first, or titles follow. */
  wholeName?: boolean;
}

const phrases = (
  greeting: string,
  teamGreeting: string,
  closing: string,
  hiringTeam: string,
  wholeName = false,
): LetterPhrases => ({
  greeting,
  teamGreeting,
  closing,
  hiringTeam,
  wholeName,
});

const ENGLISH = phrases("Dear {name},", "Dear hiring team,", "Kind regards,", "Hiring team");

const PHRASES: Record<string, LetterPhrases> = {
  ar: phrases("السيد/السيدة {name}،", "السادة فريق التوظيف،", "مع خالص التحية،", "فريق التوظيف"),
  bg: phrases("Здравейте, {name},", "Здравейте,", "С уважение,", "Екип за подбор"),
  ca: phrases("Benvolgut/da {name},", "Benvolgut equip de selecció,", "Atentament,", "Equip de selecció"),
  cs: phrases("Dobrý den, {name},", "Dobrý den,", "S pozdravem", "Náborový tým"),
  da: phrases("Kære {name},", "Kære rekrutteringsteam,", "Med venlig hilsen", "Rekrutteringsteamet"),
  de: phrases("Guten Tag {name},", "Sehr geehrte Damen und Herren,", "Mit freundlichen Grüßen", "Recruiting-Team"),
  el: phrases("Αγαπητέ/ή {name},", "Αξιότιμοι κύριοι και κυρίες,", "Με εκτίμηση,", "Ομάδα προσλήψεων"),
  en: ENGLISH,
  es: phrases("Estimado/a {name}:", "Estimado equipo de selección:", "Atentamente,", "Equipo de selección"),
  fa: phrases("{name} گرامی،", "تیم محترم استخدام،", "با احترام،", "تیم استخدام"),
  fi: phrases("Hei {name},", "Hyvä rekrytointitiimi,", "Ystävällisin terveisin", "Rekrytointitiimi"),
  fr: phrases("Bonjour {name},", "Madame, Monsieur,", "Cordialement,", "Équipe de recrutement"),
  he: phrases("שלום {name},", "שלום רב,", "בברכה,", "צוות הגיוס"),
  hi: phrases("प्रिय {name},", "प्रिय भर्ती टीम,", "सादर,", "भर्ती टीम"),
  hr: phrases("Poštovani/a {name},", "Poštovani,", "Srdačan pozdrav,", "Tim za zapošljavanje"),
  hu: phrases("Tisztelt {name}!", "Tisztelt Toborzási Csapat!", "Üdvözlettel:", "Toborzási csapat", true),
  id: phrases("Yth. {name},", "Yth. Tim Rekrutmen,", "Hormat saya,", "Tim Rekrutmen"),
  it: phrases("Gentile {name},", "Gentile team di selezione,", "Cordiali saluti,", "Team di selezione"),
  ja: phrases("{name}様", "採用ご担当者様", "よろしくお願いいたします。", "採用ご担当者様", true),
  ko: phrases("{name} 님께,", "채용 담당자님께,", "감사합니다.", "채용 담당자", true),
  nb: phrases("Hei {name},", "Hei,", "Med vennlig hilsen", "Rekrutteringsteamet"),
  nl: phrases("Beste {name},", "Geacht wervingsteam,", "Met vriendelijke groet,", "Wervingsteam"),
  pl: phrases("Dzień dobry, {name},", "Szanowni Państwo,", "Z poważaniem", "Zespół rekrutacyjny"),
  pt: phrases("Prezado(a) {name},", "Prezada equipe de recrutamento,", "Atenciosamente,", "Equipe de recrutamento"),
  ro: phrases("Stimate/ă {name},", "Stimată echipă de recrutare,", "Cu stimă,", "Echipa de recrutare"),
  ru: phrases("Здравствуйте, {name}!", "Здравствуйте!", "С уважением,", "Отдел по подбору персонала"),
  sk: phrases("Dobrý deň, {name},", "Dobrý deň,", "S pozdravom", "Náborový tím"),
  sv: phrases("Hej {name},", "Hej rekryteringsteamet,", "Med vänliga hälsningar", "Rekryteringsteamet"),
  th: phrases("เรียน คุณ{name}", "เรียน ฝ่ายบุคคล", "ขอแสดงความนับถือ", "ฝ่ายบุคคล"),
  tr: phrases("Sayın {name},", "Sayın İşe Alım Ekibi,", "Saygılarımla,", "İşe Alım Ekibi"),
  uk: phrases("Вітаю, {name}!", "Вітаю!", "З повагою,", "Відділ підбору персоналу"),
  vi: phrases("Kính gửi {name},", "Kính gửi bộ phận tuyển dụng,", "Trân trọng,", "Bộ phận tuyển dụng", true),
  zh: phrases("尊敬的{name}：", "尊敬的招聘团队：", "此致\n敬礼！", "招聘团队", true),
  "zh-Hant": phrases("尊敬的{name}：", "尊敬的招募團隊：", "敬上", "招募團隊", true),
};

/** Languages that write the company above the person, and what they add to a person's name on an envelope. */
const COMPANY_FIRST: Record<string, string> = { ja: " 様", ko: " 귀하", zh: "", yue: "" };

/** The two lines of a recipient in the order of the language; the company may be empty, and a team replaces a missing name. */
export function addressLines(person: string, company: string, locale: string): { field: "name" | "company"; text: string }[] {
  const title = COMPANY_FIRST[languageOf(locale)];
  const name = person === "" ? letterPhrases(locale).hiringTeam : person;
  const isTitled = person === "" || /(?:様|殿|御中|귀하|님)$/u.test(person);
  const lines = [
    { field: "name" as const, text: isTitled ? name : name + (title ?? "") },
    { field: "company" as const, text: company },
  ];
  return title === undefined ? lines : lines.reverse();
}

const SAME_PHRASES: Record<string, string> = { no: "nb", nn: "nb", iw: "he", in: "id", yue: "zh-Hant" };

/** The phrases of a language; English where it has none. */
export function letterPhrases(locale: string): LetterPhrases {
  const language = languageOf(locale);
  const traditional = language === "zh" && /-(?:Hant|TW|HK|MO)\b/i.test(locale);
  return PHRASES[traditional ? "zh-Hant" : (SAME_PHRASES[language] ?? language)] ?? ENGLISH;
}
