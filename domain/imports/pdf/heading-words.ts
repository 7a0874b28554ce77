import { SECTION_KEYS, type SectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import { sectionTitle } from "@/domain/section-titles";
import { headingsBySection } from "@/sections/generated/headings";
import { headings as summary } from "@/sections/summary/headings";
import { usualTitles } from "@/sections/summary/titles";

export type PdfSectionKind = SectionKey | "summary" | "other";

/** Languages whose headings are known. */
export const HEADING_LOCALES =
  "en de fr es it pt nl pl tr vi el ru uk ja zh-CN zh-TW ko ar he fa th hi sv da nb fi cs hu ro bg ca hr id sk sl sr et lt lv".split(
    " ",
  );

const HEADINGS: Readonly<Record<PdfSectionKind, string>> = {
  ...headingsBySection,
  summary,
  // Content without a section.
  other: `contact, contact details, personal details, personal information, kontakt, persönliche daten, coordonnées, contacto, contatto, contato,
    contact info, contact information, contact me, get in touch, personal data, personal info, personal profile details, details, kontaktdaten,
    kontaktinformationen, persönliche angaben, zur person, persönliches, informations personnelles, état civil, datos personales, datos de contacto,
    información personal, información de contacto, dati personali, contatti, informazioni personali, dados pessoais, contatos, informações pessoais,
    persoonlijke gegevens, persoonsgegevens, contactgegevens, personuppgifter, kontaktuppgifter, personlige oplysninger, personalia, yhteystiedot,
    henkilötiedot, dane osobowe, dane kontaktowe, osobní údaje, kontaktní údaje, kişisel bilgiler, iletişim, iletişim bilgileri, личные данные, контакты,
    контактная информация, особисті дані, контакти, στοιχεία επικοινωνίας, προσωπικά στοιχεία, 連絡先, 個人情報, 联系方式, 个人信息, 聯絡方式, 연락처, 인적사항`,
};

/** Headings in addition to the product's own, in lower case. */
function synonyms(): Map<string, PdfSectionKind> {
  const result = new Map<string, PdfSectionKind>(usualTitles.map((title) => [title, "summary"]));
  for (const key of SECTION_KEYS) for (const title of sectionForm(key).usualTitles) result.set(title, key);
  for (const [kind, list] of Object.entries(HEADINGS))
    for (const title of list.split(",").map((each) => each.trim())) result.set(title, kind as PdfSectionKind);
  return result;
}

let titles: Map<string, PdfSectionKind> | undefined;

/** A heading with space between its letters and signs around it. */
const MAX_LINE = 120;
/** Rules of a reading look at the same lines again and again. */
const MAX_KNOWN = 4000;
const known = new Map<string, PdfSectionKind | undefined>();

/** The section whose heading a line is: a short line with only a section's name, in any language. */
export function headingKind(line: string): PdfSectionKind | undefined {
  if (line.length > MAX_LINE && line.trim().length > MAX_LINE) return undefined;
  if (known.has(line)) return known.get(line);
  if (known.size >= MAX_KNOWN) known.clear();
  const kind = kindOfTitle(line);
  known.set(line, kind);
  return kind;
}

function kindOfTitle(line: string): PdfSectionKind | undefined {
  const plain = line
    .trim()
    .replace(/^[^\p{L}]+/u, "")
    .replace(/[\s:：.|_–—-]+$/u, "")
    .replaceAll(/\s+/g, " ")
    .toLowerCase()
    // The capital of the Turkish “i” leaves a dot.
    .replaceAll("i̇", "i");
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
    for (const kind of ["summary", ...SECTION_KEYS] as const)
      result.set(sectionTitle(kind, locale).toLowerCase().replaceAll("i̇", "i"), kind);
  }
  // English wins where languages share a word.
  for (const kind of ["summary", ...SECTION_KEYS] as const) result.set(sectionTitle(kind, "en").toLowerCase(), kind);
  for (const [title, kind] of [...result]) result.set(`‖${title.replaceAll(" ", "")}`, kind);
  return result;
}
