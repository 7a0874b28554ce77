import type { Line } from "@/domain/imports/pdf/layout/lines";
import { isBullet } from "@/domain/imports/pdf/structure/bullets";
import { entriesOf } from "@/domain/imports/pdf/structure/entries";
import type { DocumentSection } from "@/domain/imports/pdf/structure/sections";
import { isDegree, isLanguageName, isOrganisation, isRole, isSchool } from "@/domain/imports/pdf/structure/words";

type Kind = "experience" | "education" | "languages" | "skills";

/**
 * Gives a section with an unknown heading the kind that its lines suggest, if the document has no other section of that kind: languages,
 * schools and jobs with dates, or short words in lists.
 */
export function withKindsOfContent(sections: readonly DocumentSection[], locale: string): DocumentSection[] {
  const missing = new Set<Kind>(["languages", "education", "experience", "skills"]);
  for (const { kind, lines } of sections) if (lines.length > 0) missing.delete(kind as Kind);
  return sections.map((section) => {
    if (isResearchOfJobs(section, locale)) return { ...section, kind: "experience", isByStem: true };
    if (section.kind !== "custom" || section.lines.length === 0) return section;
    const kind = kindOf(section.lines, locale, missing);
    if (!kind) return section;
    missing.delete(kind);
    return { ...section, kind, isByStem: true };
  });
}

function kindOf(lines: readonly Line[], locale: string, missing: ReadonlySet<Kind>): Kind | undefined {
  const is = (kind: Kind, test: () => boolean) => (missing.has(kind) && test() ? kind : undefined);
  return (
    is("languages", () => areLanguages(lines)) ??
    is("education", () => areEntries(lines, locale, (text) => isSchool(text) || isDegree(text), 0.6)) ??
    is("experience", () => areEntries(lines, locale, (text) => isRole(text) || isOrganisation(text), 0.6)) ??
    is("skills", () => areWords(lines))
  );
}

/** “Research” names works in some documents, and positions with dates from and to in others. */
const RESEARCH = /research|forschung|recherche|investigaci|ricerca|pesquisa|onderzoek|badani|araştırma|forskning/i;
const RANGE = /(?:19|20)\d{2}\D.*(?:(?:19|20)\d{2}|\p{L}{3})|\d{4}\s*[–—-]\s*$/u;

const isResearchOfJobs = ({ kind, title, lines }: DocumentSection, locale: string): boolean =>
  kind === "publications" &&
  RESEARCH.test(title) &&
  areEntries(lines, locale, (text) => isRole(text) || isOrganisation(text) || isSchool(text), 0.6, RANGE);

const partsOf = (lines: readonly Line[]) =>
  lines
    .flatMap(({ cells }) => cells.flatMap(({ text }) => text.split(/[,;|•·、，]\s*(?![^(]*\))/)))
    .map((part) => part.trim())
    .filter((part) => part !== "");

function areLanguages(lines: readonly Line[]): boolean {
  const parts = partsOf(lines);
  const named = parts.filter(
    (part) => isLanguageName(part.replace(/\s*[(:：–—-].*$/u, "")) || isLanguageName(part.split(" ")[0] ?? ""),
  );
  return named.length >= 2 && named.length * 2 >= parts.length;
}

/** Whether most entries have ranges of dates, and a text that `isName` knows. */
function areEntries(
  lines: readonly Line[],
  locale: string,
  isName: (text: string) => boolean,
  share: number,
  form = /./,
): boolean {
  const entries = entriesOf(lines, "dated", locale);
  const dated = entries.filter(({ period }) => form.test(period));
  const named = dated.filter((entry) => entry.texts.length >= 2 && entry.texts.some(({ text }) => isName(text)));
  return dated.length > 0 && dated.length * 2 > entries.length && named.length >= dated.length * share;
}

const MAX_WORDS = 4;

/** Short words in lists, with or without labels, and no sentence. */
function areWords(lines: readonly Line[]): boolean {
  const parts = partsOf(lines).map((part) => part.replace(/^[^:：]{2,30}[:：]\s*/u, ""));
  const isList = lines.some(({ text }) => isBullet(text) || /[,;|•·:：、].*[,;|•·、]/u.test(text));
  return (
    isList &&
    parts.length >= 3 &&
    parts.every((part) => part.split(" ").length <= MAX_WORDS && !/[.!?]$|(?:19|20)\d{2}/.test(part))
  );
}
