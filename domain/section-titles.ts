import { SECTION_KEYS, type SectionKey } from "@/contracts/model/resume/sections/forms";
import { safeLocale } from "@/domain/dates/locale";

/** Kinds of sections that have their own heading. */
export type TitledSection = SectionKey | "summary" | "cover-letter";

/** The order of the words in `TITLES`. */
const ORDER: readonly TitledSection[] = ["summary", ...SECTION_KEYS, "cover-letter"];

/** Headings by language, in the order of `ORDER`, separated by bars. */
const TITLES: Record<string, string> = {
  af: "Opsomming|Profiele|Werkservaring|Opleiding|Projekte|Vaardighede|Tale|Belangstellings|Toekennings|Sertifikate|Publikasies|Vrywilligerswerk|Verwysings|Dekbrief",
  ar: "نبذة|الحسابات|الخبرة العملية|التعليم|المشاريع|المهارات|اللغات|الاهتمامات|الجوائز|الشهادات|المنشورات|العمل التطوعي|المراجع|خطاب التقديم",
  bg: "Резюме|Профили|Професионален опит|Образование|Проекти|Умения|Езици|Интереси|Награди|Сертификати|Публикации|Доброволчество|Препоръки|Мотивационно писмо",
  bn: "সারসংক্ষেপ|প্রোফাইল|অভিজ্ঞতা|শিক্ষা|প্রকল্প|দক্ষতা|ভাষা|আগ্রহ|পুরস্কার|সনদ|প্রকাশনা|স্বেচ্ছাসেবা|রেফারেন্স|কভার লেটার",
  ca: "Resum|Perfils|Experiència|Formació|Projectes|Competències|Idiomes|Interessos|Premis|Certificacions|Publicacions|Voluntariat|Referències|Carta de presentació",
  cs: "Shrnutí|Profily|Pracovní zkušenosti|Vzdělání|Projekty|Dovednosti|Jazyky|Zájmy|Ocenění|Certifikáty|Publikace|Dobrovolnictví|Reference|Motivační dopis",
  da: "Resumé|Profiler|Erfaring|Uddannelse|Projekter|Kompetencer|Sprog|Interesser|Priser|Certificeringer|Publikationer|Frivilligt arbejde|Referencer|Ansøgning",
  de: "Profil|Profile|Berufserfahrung|Ausbildung|Projekte|Kenntnisse|Sprachen|Interessen|Auszeichnungen|Zertifikate|Veröffentlichungen|Ehrenamt|Referenzen|Anschreiben",
  el: "Περίληψη|Προφίλ|Επαγγελματική εμπειρία|Εκπαίδευση|Έργα|Δεξιότητες|Γλώσσες|Ενδιαφέροντα|Βραβεία|Πιστοποιήσεις|Δημοσιεύσεις|Εθελοντισμός|Συστάσεις|Συνοδευτική επιστολή",
  en: "Summary|Profiles|Experience|Education|Projects|Skills|Languages|Interests|Awards|Certifications|Publications|Volunteering|References|Cover Letter",
  es: "Resumen|Perfiles|Experiencia|Educación|Proyectos|Habilidades|Idiomas|Intereses|Premios|Certificaciones|Publicaciones|Voluntariado|Referencias|Carta de presentación",
  et: "Kokkuvõte|Profiilid|Töökogemus|Haridus|Projektid|Oskused|Keeled|Huvid|Auhinnad|Sertifikaadid|Publikatsioonid|Vabatahtlik töö|Soovitajad|Kaaskiri",
  fa: "خلاصه|نمایه‌ها|سوابق شغلی|تحصیلات|پروژه‌ها|مهارت‌ها|زبان‌ها|علایق|جوایز|گواهینامه‌ها|انتشارات|فعالیت‌های داوطلبانه|معرف‌ها|نامه پوششی",
  fi: "Yhteenveto|Profiilit|Työkokemus|Koulutus|Projektit|Taidot|Kielitaito|Kiinnostuksen kohteet|Palkinnot|Sertifikaatit|Julkaisut|Vapaaehtoistyö|Suosittelijat|Saatekirje",
  fr: "Profil|Réseaux|Expérience|Formation|Projets|Compétences|Langues|Centres d’intérêt|Distinctions|Certifications|Publications|Bénévolat|Références|Lettre de motivation",
  he: "תקציר|פרופילים|ניסיון תעסוקתי|השכלה|פרויקטים|כישורים|שפות|תחומי עניין|פרסים|הסמכות|פרסומים|התנדבות|ממליצים|מכתב מקדים",
  hi: "सारांश|प्रोफ़ाइल|अनुभव|शिक्षा|परियोजनाएँ|कौशल|भाषाएँ|रुचियाँ|पुरस्कार|प्रमाणपत्र|प्रकाशन|स्वयंसेवा|संदर्भ|आवेदन पत्र",
  hr: "Sažetak|Profili|Radno iskustvo|Obrazovanje|Projekti|Vještine|Jezici|Interesi|Nagrade|Certifikati|Publikacije|Volontiranje|Preporuke|Popratno pismo",
  hu: "Összefoglaló|Profilok|Szakmai tapasztalat|Tanulmányok|Projektek|Készségek|Nyelvtudás|Érdeklődési kör|Díjak|Tanúsítványok|Publikációk|Önkéntes munka|Referenciák|Motivációs levél",
  id: "Ringkasan|Profil|Pengalaman|Pendidikan|Proyek|Keahlian|Bahasa|Minat|Penghargaan|Sertifikasi|Publikasi|Kegiatan Sukarela|Referensi|Surat Lamaran",
  it: "Profilo|Profili|Esperienza|Istruzione|Progetti|Competenze|Lingue|Interessi|Premi|Certificazioni|Pubblicazioni|Volontariato|Referenze|Lettera di presentazione",
  ja: "職務要約|プロフィール|職歴|学歴|プロジェクト|スキル|語学|趣味・関心|受賞歴|資格|出版物|ボランティア活動|推薦者|カバーレター",
  ko: "요약|프로필|경력|학력|프로젝트|기술|언어|관심사|수상|자격증|출판물|봉사활동|추천인|자기소개서",
  lt: "Santrauka|Profiliai|Darbo patirtis|Išsilavinimas|Projektai|Įgūdžiai|Kalbos|Pomėgiai|Apdovanojimai|Sertifikatai|Publikacijos|Savanorystė|Rekomendacijos|Motyvacinis laiškas",
  lv: "Kopsavilkums|Profili|Darba pieredze|Izglītība|Projekti|Prasmes|Valodas|Intereses|Apbalvojumi|Sertifikāti|Publikācijas|Brīvprātīgais darbs|Atsauksmes|Motivācijas vēstule",
  ms: "Ringkasan|Profil|Pengalaman|Pendidikan|Projek|Kemahiran|Bahasa|Minat|Anugerah|Pensijilan|Penerbitan|Sukarelawan|Rujukan|Surat Iringan",
  nb: "Sammendrag|Profiler|Arbeidserfaring|Utdanning|Prosjekter|Ferdigheter|Språk|Interesser|Priser|Sertifiseringer|Publikasjoner|Frivillig arbeid|Referanser|Søknadsbrev",
  nl: "Profiel|Profielen|Werkervaring|Opleiding|Projecten|Vaardigheden|Talen|Interesses|Prijzen|Certificaten|Publicaties|Vrijwilligerswerk|Referenties|Motivatiebrief",
  pl: "Podsumowanie|Profile|Doświadczenie|Wykształcenie|Projekty|Umiejętności|Języki|Zainteresowania|Nagrody|Certyfikaty|Publikacje|Wolontariat|Referencje|List motywacyjny",
  pt: "Resumo|Perfis|Experiência|Formação|Projetos|Competências|Idiomas|Interesses|Prêmios|Certificações|Publicações|Voluntariado|Referências|Carta de apresentação",
  ro: "Rezumat|Profiluri|Experiență|Educație|Proiecte|Competențe|Limbi|Interese|Premii|Certificări|Publicații|Voluntariat|Referințe|Scrisoare de intenție",
  ru: "О себе|Профили|Опыт работы|Образование|Проекты|Навыки|Языки|Интересы|Награды|Сертификаты|Публикации|Волонтёрство|Рекомендации|Сопроводительное письмо",
  sk: "Zhrnutie|Profily|Pracovné skúsenosti|Vzdelanie|Projekty|Zručnosti|Jazyky|Záujmy|Ocenenia|Certifikáty|Publikácie|Dobrovoľníctvo|Referencie|Motivačný list",
  sl: "Povzetek|Profili|Delovne izkušnje|Izobrazba|Projekti|Veščine|Jeziki|Zanimanja|Nagrade|Certifikati|Publikacije|Prostovoljstvo|Reference|Spremno pismo",
  sr: "Резиме|Профили|Радно искуство|Образовање|Пројекти|Вештине|Језици|Интересовања|Награде|Сертификати|Публикације|Волонтирање|Препоруке|Пропратно писмо",
  sv: "Sammanfattning|Profiler|Arbetslivserfarenhet|Utbildning|Projekt|Kompetenser|Språk|Intressen|Utmärkelser|Certifieringar|Publikationer|Ideellt arbete|Referenser|Personligt brev",
  th: "ประวัติโดยย่อ|โปรไฟล์|ประสบการณ์ทำงาน|การศึกษา|โครงการ|ทักษะ|ภาษา|ความสนใจ|รางวัล|ใบรับรอง|ผลงานตีพิมพ์|งานอาสาสมัคร|บุคคลอ้างอิง|จดหมายสมัครงาน",
  tr: "Özet|Profiller|Deneyim|Eğitim|Projeler|Yetenekler|Diller|İlgi Alanları|Ödüller|Sertifikalar|Yayınlar|Gönüllülük|Referanslar|Ön Yazı",
  uk: "Про себе|Профілі|Досвід роботи|Освіта|Проєкти|Навички|Мови|Інтереси|Нагороди|Сертифікати|Публікації|Волонтерство|Рекомендації|Супровідний лист",
  ur: "خلاصہ|پروفائلز|تجربہ|تعلیم|منصوبے|مہارتیں|زبانیں|دلچسپیاں|اعزازات|اسناد|اشاعتیں|رضاکارانہ خدمات|حوالہ جات|کور لیٹر",
  vi: "Giới thiệu|Hồ sơ|Kinh nghiệm làm việc|Học vấn|Dự án|Kỹ năng|Ngôn ngữ|Sở thích|Giải thưởng|Chứng chỉ|Ấn phẩm|Hoạt động tình nguyện|Người tham khảo|Thư xin việc",
  "zh-Hans":
    "个人简介|个人主页|工作经历|教育背景|项目经历|专业技能|语言能力|兴趣爱好|获奖情况|证书|发表作品|志愿服务|推荐人|求职信",
  "zh-Hant": "個人簡介|個人主頁|工作經歷|學歷|專案經歷|專業技能|語言能力|興趣愛好|獲獎紀錄|證照|著作|志工服務|推薦人|求職信",
};

/** Tags that use the headings of another one. */
const SAME_TITLES: Record<string, string> = { no: "nb", nn: "nb", iw: "he", in: "id", bs: "hr", sh: "sr" };

const read = new Map<string, Record<string, string>>();

/** The heading of a section in a language, for sections whose title is empty. English where the language has none. */
export function sectionTitle(kind: TitledSection, locale: string): string {
  const tag = titleTag(locale);
  let titles = read.get(tag);
  if (!titles) {
    const words = (TITLES[tag] ?? "").split("|");
    titles = Object.fromEntries(ORDER.map((key, index) => [key, words[index] ?? ""]));
    read.set(tag, titles);
  }
  return titles[kind] ?? "";
}

/** The key of a language in tables of headings; English where there is none. */
export function titleTag(locale: string): string {
  const { language, script, region } = new Intl.Locale(safeLocale(locale));
  if (language === "zh" || language === "yue") {
    const traditional = script ? script === "Hant" : language === "yue" || ["TW", "HK", "MO"].includes(region ?? "");
    return traditional ? "zh-Hant" : "zh-Hans";
  }
  const tag = SAME_TITLES[language] ?? language;
  return Object.hasOwn(TITLES, tag) ? tag : "en";
}
