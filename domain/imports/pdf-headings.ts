import { SECTION_KEYS, type SectionKey } from "@/contracts/model/resume/sections/registry";
import { sectionTitle } from "@/domain/section-titles";

export type PdfSectionKind = SectionKey | "summary" | "other";

const LOCALES =
  "en de fr es it pt nl pl tr vi el ru uk ja zh-CN zh-TW ko ar he fa th hi sv da nb fi cs hu ro bg ca hr id sk sl sr et lt lv".split(
    " ",
  );

/** Headings beside the product's own, in lower case. */
const SYNONYMS: Record<string, PdfSectionKind> = Object.fromEntries(
  Object.entries({
    summary:
      "professional summary|career summary|executive summary|profile|professional profile|about|about me|objective|career objective|über mich|kurzprofil|zusammenfassung|à propos|perfil|acerca de mí|sobre mí|perfil profesional|sobre mim",
    experience:
      "work experience|professional experience|relevant experience|employment|employment history|work history|career history|career|berufspraxis|beruflicher werdegang|arbeitserfahrung|expérience professionnelle|expériences|expériences professionnelles|experiencia laboral|experiencia profesional|esperienza professionale|esperienze lavorative|experiência profissional",
    education:
      "academic background|education & training|education and training|educational background|academic history|qualifications|bildung|bildungsweg|studium|schulbildung|études|formations|formación|formación académica|formazione|formação|formação acadêmica",
    projects: "personal projects|selected projects|side projects|key projects",
    skills:
      "technical skills|core competencies|competencies|skills & expertise|skills and expertise|key skills|core skills|technologies|tech stack|fähigkeiten|kompetenzen|it-kenntnisse|aptitudes|competencias|conhecimentos",
    languages: "language skills|sprachkenntnisse",
    interests: "hobbies|hobbies & interests|hobbies and interests|interests & hobbies|loisirs|aficiones",
    awards: "honors|honours|awards & honors|awards and honors|honors & awards|achievements|preise",
    certifications:
      "certificates|licenses|licenses & certifications|licenses and certifications|courses|weiterbildung|weiterbildungen|zertifizierungen",
    publications: "papers|research|talks|publikationen",
    volunteer: "volunteer|volunteer experience|volunteer work|community involvement|ehrenamtliches engagement|engagement",
    references: "referees|referenz",
    profiles: "links|social profiles|social media|online profiles",
    other:
      "contact|contact details|personal details|personal information|kontakt|persönliche daten|coordonnées|contacto|contatto|contato",
  } satisfies Record<PdfSectionKind, string>).flatMap(([kind, words]) =>
    words.split("|").map((word): [string, PdfSectionKind] => [word, kind as PdfSectionKind]),
  ),
);

let titles: Map<string, PdfSectionKind> | undefined;

/** The section a line is the heading of: a short line that says nothing but a section's name, in any language. */
export function headingKind(line: string): PdfSectionKind | undefined {
  const plain = line
    .trim()
    .replace(/^[\W\d_]*(?=\p{L})/u, "")
    .replace(/[\s:：.|_–—-]+$/u, "")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
  if (plain === "" || plain.length > 45) return undefined;
  titles ??= allTitles();
  // Some pages letter-space their headings, which comes out as single letters.
  return titles.get(plain) ?? (/^(?:\p{L} )+\p{L}$/u.test(plain) ? titles.get(plain.replaceAll(" ", "")) : undefined);
}

function allTitles(): Map<string, PdfSectionKind> {
  const result = new Map(Object.entries(SYNONYMS));
  for (const locale of [...LOCALES].reverse()) {
    for (const kind of ["summary", ...SECTION_KEYS] as const) result.set(sectionTitle(kind, locale).toLowerCase(), kind);
  }
  // English wins where languages share a word.
  for (const kind of ["summary", ...SECTION_KEYS] as const) result.set(sectionTitle(kind, "en").toLowerCase(), kind);
  return result;
}
