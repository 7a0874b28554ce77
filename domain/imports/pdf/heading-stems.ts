import type { PdfSectionKind } from "@/domain/imports/pdf/heading-words";

// Headings in a person's own words: “Technical toolbox”, “Wo ich gearbeitet habe”. Stems of words in the languages of resumes name the
// section; the first kind that has one wins, so narrower kinds come before wider ones.

/** `_` before a stem means that a word begins with it, behind it that a word ends there. */
const STEMS: readonly (readonly [kind: PdfSectionKind, stems: string])[] = [
  ["references", `_referen, référen, referans, рекомендац, 推薦, مراجع, המלצ, ממליצ, empfehlungen, testimonial`],
  [
    "publications",
    `publica, publika, publikov, veröffentlich, julkaisu, публикац, публікац, yayın, _papers_, 論文, 著作, 出版, 논문, منشورات, פרסומ, ` +
      `_articles_, _artikel_, artículos_, aufsätze`,
  ],
  [
    "volunteer",
    `volunt, ehrenamt, bénévol, benevol, volontariat, freiwillig, vrijwillig, frivillig, ideell, wolontariat, dobrovol, dobrovoľ, gönüllü, ` +
      `волонт, ボランティア, 志愿, 志工, 봉사, تطوع, התנדב, önkéntes, εθελοντ, giving back, vapaaehtois`,
  ],
  [
    "interests",
    `_interess, _interests, _interés, interes_, intereses, intérêt, hobb, loisir, freizeit, pasatiemp, aficiones, tempo libero, passatemp, ` +
      `_passion, leidenschaft, zainteresowa, zájmy, záujmy, ilgi alan, увлечен, интересы, інтереси, захоплен, уподобан, 趣味, 兴趣, 興趣, 취미, ` +
      `اهتمامات, هوايات, תחביבים, vrije tijd, fritid, harrastu, érdeklőd, outside of work, outside work, extra-profession`,
  ],
  // Both in one are rather a person's schools.
  [
    "education",
    `education train, education certif, education licen, education and train, education professional dev, aus- und weiter, schul- und, istruzione e, formación académica y`,
  ],
  [
    "certifications",
    `certif, zertifi, sertifik, _licence_, _licences_, licens, lizenz, weiterbild, fortbild, schulung, bescheinig, accredit, akkredit, ` +
      `сертиф, курсы, курси, повышение квалиф, підвищення квалиф, 資格, 免許, 证书, 證書, 자격, 수료, شهادات, دورات, תעודות, הסמכ, קורסים, ` +
      `_kurs_, _kurse_, kurser_, kursy_, kurzy_, courses_, cursos_, _corsi_, cursussen_, _training, szkoleni, školení, continuing education, ` +
      `formation continue, formations complémentaires, _formación complementaria, _formazione continua, tanfolyam, πιστοπο`,
  ],
  [
    "languages",
    `_spoken, languages i, language s, foreign lang, sprachen, sprachkenn, fremdsprach, langues, idiomas, idiomes, _lingue_, linguis, línguas, ` +
      `linguíst, lingüíst, _talen_, talenk, taalvaard, språk, sprog, język, jazyk, nyelv, yabancı dil, _diller, dil bilgi, языки, язык_, мови, мовами, ` +
      `語学, 语言, 語言, 언어, 외국어, اللغات, لغات, שפות, ngoại ngữ, bahasa, γλώσσ, limbi_, jezici, kielitaito, kielet`,
  ],
  [
    "awards",
    `award, honou, honors, auszeichn, _preise_, _prix_, distinction, distinción, distinciones, premios, _premi_, prêmio, prémio, onderscheid, ` +
      `utmärk, nagrod, wyróżni, oceněn, ödül, награды, нагород, 受賞, 获奖, 獲獎, 수상, جوائز, פרסים, scholarship, stipendi, fellowships, _grants_, ` +
      `recognition, palkin`,
  ],
  [
    "projects",
    `project, projekt, projet, proyecto, progett, projeto, проект, проєкт, projeler, プロジェクト, 项目, 專案, 프로젝트, مشاريع, פרויקט, dự án, ` +
      `_portfolio, side work, things i built, hankkeet`,
  ],
  [
    "education",
    `_educa, éducation, ausbildung, bildungs, schulbild, _schule_, schulen, _studium, études, estudios, _studi_, opleiding, onderwijs, utbildning, ` +
      `uddannel, utdann, koulutus, opinnot, wykształ, edukac, vzdělá, vzdelan, eğitim, öğrenim, öğretim, образован, обучен, освіта, навчання, ` +
      `学歴, 教育, 学历, 學歷, 학력, 교육, تعليم, تعلیم, مؤهلات علم, المؤهل, دراس, השכלה, לימודים, học vấn, pendidikan, εκπαίδευ, σπουδ, tanulmány, ` +
      `_oktatás, studij, _diplom, _degree, academic, akademi, académi, acadêm, _formation_, _formations_, _formación, _formaç, _formazione, scolar, istruzione, ` +
      `where i studied, obrazovanj, școlar, studii`,
  ],
  [
    "skills",
    `skill, competenc, kompeten, compéten, competên, competèn, kompetens, kenntnis, fähigkeit, können_, conhecimentos, conocimientos, conoscenze, ` +
      `habilid, habilit, färdighet, ferdighet, færdighed, vaardigh, umiejętn, dovednost, zručnost, znalosti, beceri, yetenek, yetkin, bilgisayar, ` +
      `навык, навич, умения, вміння, уміння, компетен, スキル, 技能, 기술, 역량, مهارات, قدرات, כישורים, מיומנ, toolbox, toolkit, _tools, _software, programvar, programmvar, informatik, ` +
      `technolog, technik, tech stack, expertise, savoir-faire, outils, strengths, stärken, capacidades, capacità, aptitud, atouts, osaami, taidot, ` +
      `készség, vještin, veštin, kỹ năng, keahlian, _edv_, informatique, informática, инструменты, інструменти, narzędzia, araçlar, werkzeuge, ` +
      `proficienc, specialities, specialties, what i can, good at, programming, programmier, programmeer`,
  ],
  [
    "experience",
    `experien, expérien, expertise prof, esperienz, experiên, experièn, erfahrung, ervaring, erfaring, erfarenhet, doświadcz, zkušenost, skúsenost, ` +
      `опыт, досвід, deneyim, tecrübe, employ, emploi, empleo, work history, job history, work life, werdegang, _beruf, loopbaan, karri, _career, carrière, ` +
      `carrera, carriera, carreira, kariyer, kariera, kariér, карьер, карʼєр, кар’єр, parcours, trayectoria, trajetória, trajectoire, percurso, ` +
      `percorso, stationen, lavorativ, laboral, arbeidserv, arbetsliv, arbejde, _arbeid_, zaměstnán, zamestnan, zatrudnien, przebieg prac, ` +
      `職歴, 経歴, 工作经, 工作經, 经历, 經歷, 경력, الخبر, خبرات, خبرة, ניסיון, תעסוק, _munka, tapasztalat, kinh nghiệm, pengalaman, εμπειρία, ` +
      `_працев, работы, роботи, _jobs_, positions, _appointments, where i worked, where i’ve worked, anställn, _stages_, praktik, praktyk, internship, _staj, ` +
      `kokemus, työ, iskustv, izkušnje, experiență, çalışma`,
  ],
  [
    "summary",
    `profil, summary, _summar, über mich, _about m, _about_, what i do, résumé, resumen, resumo, présentation, presentazione, presentación, apresentação, ` +
      `objectif, objective, objetivo, obiettiv, samenvatt, podsumow, streszcz, hakkımda, özet, обо мне, о себе, про мене, про себе, 自己, 概要, ` +
      `소개, نبذة, ملخص, תקציר, introduc, who i am, biogra, statement, in short, in a nutshell, kurz gesagt, shrnutí, over mij, om mig, om mej, om meg`,
  ],
  [
    "other",
    `_contact, kontakt, _contatt, contato, iletişim, связ, контакт, зв’яз, 連絡, 联系, 연락, تواصل, اتصال, יצירת קשר, get in touch, reach me, say hello, ` +
      `personalia, personal d, personal i, persönlich, personalien, datos personales, dati personali, dados pessoais, dane osobowe, kişisel, ` +
      `personuppg, personlige, personopl, coordonnées`,
  ],
];

const MAX_LETTERS = 42;
const MAX_WORDS = 6;

/** The section that a heading in a person's own words names by the stem of one of its words; undefined for none. */
export function headingByStem(heading: string): PdfSectionKind | undefined {
  const plain = ` ${heading
    .toLowerCase()
    .replaceAll("i̇", "i")
    .replaceAll(/[^\p{L}\p{M}’ʼ'-]+/gu, " ")
    .replaceAll("'", "’")
    .trim()} `;
  if (heading.length > MAX_LETTERS || plain.trim().split(" ").length > MAX_WORDS || /\d/.test(heading)) return undefined;
  // Letters with room between them leave none between words.
  const squashed = plain.replaceAll(" ", "");
  stems ??= STEMS.map(([kind, list]) => [kind, list.split(",").map((stem) => stem.trim().replaceAll("_", " "))]);
  return stems.find(([, list]) =>
    list.some((stem) => plain.includes(stem) || (stem.trim().includes(" ") && squashed.includes(stem.replaceAll(" ", "")))),
  )?.[0];
}

let stems: [PdfSectionKind, string[]][] | undefined;
