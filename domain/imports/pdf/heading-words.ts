import { SECTION_KEYS, type SectionKey } from "@/contracts/model/resume/sections/forms";
import { sectionDefinition } from "@/contracts/model/resume/sections/registry";
import { SUMMARY_TITLES } from "@/contracts/model/resume/sections/summary-titles";
import { sectionTitle } from "@/domain/section-titles";

export type PdfSectionKind = SectionKey | "summary" | "other";

/** Languages whose headings are known. */
export const HEADING_LOCALES =
  "en de fr es it pt nl pl tr vi el ru uk ja zh-CN zh-TW ko ar he fa th hi sv da nb fi cs hu ro bg ca hr id sk sl sr et lt lv".split(
    " ",
  );

/** Headings of content without a section. */
const OTHER_TITLES = [
  "contact",
  "contact details",
  "personal details",
  "personal information",
  "kontakt",
  "persönliche daten",
  "coordonnées",
  "contacto",
  "contatto",
  "contato",
];

/** Headings in addition to the product's own, in lower case. */
function synonyms(): Map<string, PdfSectionKind> {
  const result = new Map<string, PdfSectionKind>(OTHER_TITLES.map((title) => [title, "other"]));
  for (const title of [...SUMMARY_TITLES.usual, ...SUMMARY_TITLES.other]) result.set(title, "summary");
  for (const key of SECTION_KEYS) {
    const { usualTitles, otherTitles } = sectionDefinition(key);
    for (const title of [...usualTitles, ...otherTitles]) result.set(title, key);
  }
  for (const [kind, list] of Object.entries(MORE_TITLES))
    for (const title of list.split(",").map((each) => each.trim())) result.set(title, kind as PdfSectionKind);
  return result;
}

/** Headings that only readers need: people write more than we would suggest to them. */
const MORE_TITLES: Partial<Record<PdfSectionKind, string>> = {
  summary: `executive profile, career profile, personal profile, personal statement, personal summary, professional overview, overview,
    summary of qualifications, highlights, introduction, bio, biography, who i am, profil professionnel, profil personnel, résumé,
    objectif, objectif professionnel, persönliches profil, berufliches profil, kurzvorstellung, resumen profesional, objetivo,
    objetivo profesional, extracto, sobre mi, profilo professionale, profilo personale, sommario, chi sono, resumo profissional, objetivo profissional,
    samenvatting, over mij, profiel, om mig, om meg, profilbeskrivelse, o mnie, profil zawodowy, o mně, hakkımda, kariyer hedefi, обо мне, цель, 自己紹介,
    自己pr, 自我评价, 关于我, 自我評價, 자기소개`,
  experience: `work, jobs, experiences, work experiences, job experience, professional background, employment record, positions held, internships, internship experience,
    professional history, industry experience, teaching experience, research experience, clinical experience, military experience, additional experience,
    other experience, selected experience, professional experiences, praktika, praktische erfahrung, praktische erfahrungen, berufliche erfahrung,
    berufliche erfahrungen, beruflicher hintergrund, berufliche laufbahn, berufliche stationen, werdegang, tätigkeiten, parcours professionnel,
    expérience de travail, stages, emplois, experiencia, experiencias, experiencia profesional y laboral, trayectoria profesional, historial laboral,
    prácticas, esperienze, esperienze professionali, tirocini, experiência, experiências, experiências profissionais, trajetória profissional,
    experiência de trabalho, ervaring, loopbaan, stages en werkervaring, arbetserfarenhet, erfarenhet, anställningar, erhvervserfaring,
    yrkeserfaring, erfaring, työhistoria, kokemus, doświadczenie zawodowe, praktyki, praxe, pracovní praxe, zaměstnání, iş deneyimi, iş deneyimleri,
    staj, опыт, профессиональный опыт, карьера, досвід, 職務経歴, 職務経歴詳細, 工作经验, 实习经历, 工作經驗, 실무 경험, 경력사항, εργασιακή εμπειρία`,
  education: `educational qualifications, academic qualifications, academic profile, academics, studies, degrees, schooling, professional education,
    education & qualifications, education and qualifications, schulische ausbildung, akademische ausbildung, akademischer werdegang, schulischer werdegang,
    aus- und weiterbildung, ausbildung und studium, studium und ausbildung, hochschulausbildung, schule, ausbildungen, formation académique, diplômes,
    diplômes et formations, parcours scolaire, scolarité, parcours académique, cursus, estudios, educación y formación, titulaciones, títulos,
    istruzione e formazione, titoli di studio, studi, formazione accademica, formação académica, escolaridade, educação, opleidingen, onderwijs,
    utbildningar, utdanning, uddannelser, koulutustausta, edukacja, wykształcenie i kursy, vzdělání a kvalifikace, öğrenim, образование и курсы,
    учёба, 学历, 教育经历, 教育經歷, 학력, 학력사항, σπουδές`,
  skills: `top skills, computer skills, it skills, professional skills, areas of expertise, expertise, competences, hard skills, soft skills, tools,
    tools & technologies, technical expertise, technical proficiencies, programming languages, programming, software, skill set, skillset, abilities,
    strengths, key competencies, key competences, skills summary, additional skills, other skills, personal skills, digital skills, skills and competences,
    skills & tools, skills & technologies, edv-kenntnisse, edv kenntnisse, it kenntnisse, fachkenntnisse, besondere kenntnisse, kenntnisse und fähigkeiten,
    fähigkeiten und kenntnisse, softwarekenntnisse, stärken, qualifikationen, weitere kenntnisse, persönliche fähigkeiten, kernkompetenzen,
    compétences techniques, compétences clés, compétences informatiques, informatique, savoir-faire, savoir-être, outils, habilidades técnicas,
    conocimientos, conocimientos informáticos, aptitudes principales, informática, competencias digitales, destrezas, competenze tecniche, capacità,
    competenze digitali, competenze informatiche, habilidades, competências técnicas, principais competências, aptidões, kennis, computervaardigheden,
    kompetenser, färdigheter, ferdigheter, kompetence, osaaminen, umiejętności techniczne, kompetencje, znalosti, schopnosti, beceriler, teknik beceriler,
    ключевые навыки, профессиональные навыки, навички та вміння, スキル・資格, 技能, 技能特长, 보유기술, 보유 기술, δεξιότητες και γνώσεις`,
  languages: `foreign languages, spoken languages, language proficiency, languages spoken, fremdsprachen, sprachen und sonstiges, compétences linguistiques,
    langues étrangères, langues parlées, lenguas, competenze linguistiche, lingue straniere, línguas, talenkennis, språkkunskaper, sprogkundskaber,
    språkferdigheter, kielet, języki obce, znajomość języków, jazykové znalosti, jazykové dovednosti, yabancı diller, yabancı dil, иностранные языки, знание языков,
    іноземні мови, 語学力, 语言, 語言, 외국어, ξένες γλώσσες`,
  interests: `personal interests, hobbies and other interests, activities, interests and hobbies, leisure, hobbys, freizeit, interessen und hobbys,
    hobbys und interessen, hobbies und interessen, intérêts, loisirs et intérêts, centres d'intérêt, intereses, intereses personales, interessi e hobby, hobby,
    interessi personali, passatempos, hobby's, fritidsintressen, fritid, harrastukset, hobby a zájmy, koníčky, zainteresowania i hobby, hobiler, хобби, увлечения,
    趣味, 爱好, 興趣, 취미`,
  projects: `academic projects, project experience, research projects, portfolio, open source, open source projects, projekterfahrung, eigene projekte,
    projets personnels, projets académiques, proyectos personales, progetti personali, projetos pessoais, prosjekter, proyectos destacados, проекты и портфолио, 项目经验, 專案`,
  awards: `awards and achievements, awards & achievements, honors and awards, honours and awards, honours & awards, honors-awards, accomplishments,
    key achievements, scholarships, scholarships and awards, grants, recognition, preise und auszeichnungen, stipendien, prix, prix et distinctions,
    bourses, premios, reconocimientos, logros, becas, riconoscimenti, premi e riconoscimenti, reconhecimentos, prêmios e reconhecimentos, onderscheidingen,
    utmärkelser och stipendier, osiągnięcia, nagrody i wyróżnienia, úspěchy, başarılar, достижения, 荣誉奖项, 奖项, 수상 경력`,
  certifications: `certifications and licenses, certifications & licenses, licenses and certifications, professional certifications, certificates and courses,
    training, trainings, training and certifications, professional development, courses and certifications, continuing education, seminars, workshops,
    zertifikate und weiterbildungen, fortbildungen, fort- und weiterbildung, schulungen, kurse, lizenzen, formations complémentaires, certificats,
    formation continue, certificaciones y cursos, cursos, formación complementaria, licencias, certificazioni e corsi, corsi, corsi di formazione, cursos e certificações,
    cursos complementares, cursussen, certificeringen, kurser, kurssit, kursy, kursy i szkolenia, szkolenia, kurzy, kurslar, sertifikalar ve kurslar, курсы,
    сертификаты и курсы, повышение квалификации, 資格・免許, 培训经历, 资格证书, 자격증 및 수료`,
  publications: `selected publications, publications and talks, publications & presentations, publications and presentations, presentations, patents,
    conference papers, articles, research papers, veröffentlichungen und vorträge, vorträge, articles et publications, publicaciones y ponencias,
    pubblicazioni scientifiche, artigos, научные публикации, 论文, 発表`,
  volunteer: `volunteer activities, voluntary work, volunteering experience, community service, social engagement, leadership & volunteering,
    freiwilliges engagement, soziales engagement, ehrenamtliche tätigkeit, ehrenamtliche tätigkeiten, expérience bénévole, engagement associatif,
    vie associative, actividades de voluntariado, voluntariados, attività di volontariato, trabalho voluntário, ideellt engagemang, frivilligt arbete,
    frivillig, działalność społeczna, dobrovolnická činnost, gönüllü çalışmalar, волонтерская деятельность, 志愿者经历`,
  references:
    "professional references, recommendations, recomendaciones, recommandations, referenze, referências, referenzen auf anfrage",
  profiles:
    "social links, online presence, web presence, social, online, links & profiles, réseaux sociaux, redes sociales, redes sociais",
  other: `contact info, contact information, contact me, get in touch, personal data, personal info, personal profile details, details, kontaktdaten,
    kontaktinformationen, persönliche angaben, zur person, persönliches, informations personnelles, état civil, datos personales, datos de contacto,
    información personal, información de contacto, dati personali, contatti, informazioni personali, dados pessoais, contatos, informações pessoais,
    persoonlijke gegevens, persoonsgegevens, contactgegevens, personuppgifter, kontaktuppgifter, personlige oplysninger, personalia, yhteystiedot,
    henkilötiedot, dane osobowe, dane kontaktowe, osobní údaje, kontaktní údaje, kişisel bilgiler, iletişim, iletişim bilgileri, личные данные, контакты,
    контактная информация, особисті дані, контакти, στοιχεία επικοινωνίας, προσωπικά στοιχεία, 連絡先, 個人情報, 联系方式, 个人信息, 聯絡方式, 연락처, 인적사항`,
};

let titles: Map<string, PdfSectionKind> | undefined;

/** The section whose heading a line is: a short line with only a section's name, in any language. */
export function headingKind(line: string): PdfSectionKind | undefined {
  const plain = line
    .trim()
    .replace(/^[^\p{L}]+/u, "")
    .replace(/[\s:：.|_–—-]+$/u, "")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
  if (plain === "" || plain.length > 45) return undefined;
  titles ??= allTitles();
  // Letter-spaced headings are extracted as single letters.
  // Headings with space between their letters lose the spaces between their words.
  const squashed = plain.replaceAll(" ", "");
  if (squashed.length >= 7 && titles.has(`‖${squashed}`)) return titles.get(`‖${squashed}`);
  return titles.get(plain) ?? (/^(?:\p{L} )+\p{L}$/u.test(plain) ? titles.get(plain.replaceAll(" ", "")) : undefined);
}

function allTitles(): Map<string, PdfSectionKind> {
  const result = synonyms();
  for (const locale of [...HEADING_LOCALES].reverse()) {
    for (const kind of ["summary", ...SECTION_KEYS] as const) result.set(sectionTitle(kind, locale).toLowerCase(), kind);
  }
  // English wins where languages share a word.
  for (const kind of ["summary", ...SECTION_KEYS] as const) result.set(sectionTitle(kind, "en").toLowerCase(), kind);
  for (const [title, kind] of [...result]) result.set(`‖${title.replaceAll(" ", "")}`, kind);
  return result;
}
