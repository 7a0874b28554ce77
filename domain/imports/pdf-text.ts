import type { ResumeData } from "@/contracts/model/resume/data";
import { SECTION_KEYS, sectionDefinition } from "@/contracts/model/resume/sections/registry";
import { type DraftItem, finishDraft, type NewId, websiteOf } from "@/domain/imports/draft";
import { levelOf } from "@/domain/imports/level-words";
import { networkIcon } from "@/domain/imports/network-icons";
import { readContact } from "@/domain/imports/pdf-contact";
import { splitEntries } from "@/domain/imports/pdf-entries";
import { headingKind, type PdfSectionKind } from "@/domain/imports/pdf-headings";
import { splitList } from "@/domain/imports/pdf-lists";
import { proseToRichText } from "@/domain/rich-text/from-plain";

/** A line of a PDF's text layer, in reading order. */
export interface PdfTextLine {
  text: string;
  /** Height of its letters in points; tells names and headings from text. */
  fontSizePt: number;
}

/** Fewer letters than this are not a resume, but a scan with a page number or an empty page. */
const MIN_LETTERS = 40;
const MAX_LINES = 5000;
const LONGEST_LINE = 1000;

/**
 * Reads a resume from the lines of a PDF without any model: headings divide it into sections, dates divide sections into entries.
 * Other text goes to the summary or a description, so that nothing is lost. undefined if there is hardly any text.
 */
export function importPdfText(lines: readonly PdfTextLine[], newId: NewId): ResumeData | undefined {
  const kept = lines
    .slice(0, MAX_LINES)
    .map((line) => ({ ...line, text: cleanLine(line.text) }))
    .filter((line) => line.text !== "");
  const letters = kept.reduce((count, line) => count + (line.text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < MIN_LETTERS) return undefined;
  const { head, sections } = divide(kept);
  const other = sections.filter((section) => section.kind === "other").flatMap((section) => section.lines);
  const contact = readContact(head, other, newId);
  const of = (kind: PdfSectionKind) => sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);
  const summary = [...of("summary"), ...contact.rest];
  return finishDraft(
    {
      basics: contact.basics,
      summary: proseToRichText(joinWrapped(summary).join("\n")),
      sections: {
        profiles: of("profiles").flatMap(profilesOf),
        experience: splitEntries(of("experience")).map(({ title, second, rest, ...entry }) => ({
          ...titles(title, second, "company", "position"),
          location: rest,
          ...entry,
          roles: [],
        })),
        education: splitEntries(of("education")).map(({ title, second, rest, ...entry }) => ({
          ...titles(title, second, "school", "degree"),
          area: "",
          grade: "",
          location: rest,
          ...entry,
        })),
        projects: splitEntries(of("projects")).map(({ title, second, rest, ...entry }) => ({
          ...entry,
          name: [title, second, rest].filter((part) => part !== "").join(" · "),
        })),
        volunteer: splitEntries(of("volunteer")).map(({ title, second, rest, ...entry }) => ({
          ...entry,
          organization: [title, second].filter((part) => part !== "").join(" · "),
          location: rest,
        })),
        ...Object.fromEntries(GIVEN.map(({ key, giver }) => [key, dated(of(key), giver)])),
        skills: splitList(of("skills")).map(({ label, keywords }) => ({
          icon: "",
          iconColor: "",
          name: label,
          proficiency: "",
          level: 0,
          keywords,
        })),
        languages: of("languages").flatMap(languagesOf),
        interests: splitList(of("interests")).map(({ label, keywords }) => ({ icon: "", iconColor: "", name: label, keywords })),
        references: of("references").map((text) => ({
          name: text,
          position: "",
          website: websiteOf(""),
          phone: "",
          description: "",
        })),
      },
    },
    newId,
  );
}

interface Section {
  kind: PdfSectionKind;
  lines: string[];
}

/** Everything before the first heading is the head; a heading is a line with only a section's name. */
function divide(lines: readonly PdfTextLine[]): { head: PdfTextLine[]; sections: Section[] } {
  const head: PdfTextLine[] = [];
  const sections: Section[] = [];
  for (const line of lines) {
    const kind = headingKind(line.text);
    // The very first line is the person's name, even if it is also a heading's word.
    if (kind && (head.length > 0 || sections.length > 0)) sections.push({ kind, lines: [] });
    else if (sections.length === 0) head.push(line);
    else sections.at(-1)?.lines.push(line.text);
  }
  return { head, sections };
}

/** The first line of an entry is the employer or the position, decided by typical words of positions. */
function titles(title: string, other: string, place: string, role: string): Record<string, string> {
  const [, before = title, after = other] = other === "" ? (/^([^,]+), (\p{Lu}[^,]+)$/u.exec(title) ?? []) : [];
  const [first, second] = [before, after];
  if (second === "") return { [place]: first, [role]: "" };
  return ROLE_WORDS.test(first) && !ROLE_WORDS.test(second)
    ? { [place]: second, [role]: first }
    : { [place]: first, [role]: second };
}

const ROLE_WORDS =
  /\b(?:engineer|developer|manager|designer|analyst|consultant|director|lead|head|officer|assistant|intern|specialist|architect|administrator|coordinator|teacher|nurse|scientist|researcher|founder|editor|writer|accountant|technician|representative|programmer|producer|associate|trainee|bachelor|master|b\.?sc|m\.?sc|b\.?a|m\.?a|ph\.?d|diploma|degree|abitur|diplom|entwickler\w*|ingenieur\w*|leiter\w*|berater\w*|werkstudent\w*|praktikant\w*|ingénieure?|développeur|développeuse|responsable|ingeniero|ingeniera|desarrollador\w*|gerente|ingegnere|sviluppatore)\b/i;

/** Sections with a single date: awards, certificates, publications. */
const GIVEN = SECTION_KEYS.flatMap((key) => {
  const { datesText, secondField } = sectionDefinition(key);
  return datesText === "date" && secondField !== null ? [{ key, giver: secondField }] : [];
});

const dated = (lines: readonly string[], giver: string): DraftItem[] =>
  splitEntries(lines, "each line").map(({ title, second, rest, period, website, description }) => ({
    title,
    [giver]: [second, rest].filter((part) => part !== "").join(" · "),
    date: period,
    website,
    description,
  }));

function profilesOf(line: string): DraftItem[] {
  const url = /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.[a-z]{2,}\/\S+/i.exec(line)?.[0] ?? "";
  const words = line
    .replace(url, "")
    .replace(/[\s:–—-]+$/, "")
    .trim();
  const [network = "", ...username] = (words || (url.replace(/^(?:https?:\/\/)?(?:www\.)?/, "").split(/[./]/)[0] ?? "")).split(
    /\s*[:–—]\s+|\s{2,}|\s-\s/,
  );
  const address = url === "" || /^https?:/i.test(url) ? url : `https://${url}`;
  return network === ""
    ? []
    : [{ icon: networkIcon(network), iconColor: "", network, username: username.join(" "), website: websiteOf(address) }];
}

function languagesOf(line: string): DraftItem[] {
  return line.split(/\s*[,;|•·]\s*(?![^(]*\))/).flatMap((part) => {
    const [, language = "", fluency = ""] = /^([^(:–—-]+?)\s*(?:[(:–—-]\s*([^)]*)\)?)?$/.exec(part.trim()) ?? [];
    return language.trim() === "" ? [] : [{ language: language.trim(), fluency: fluency.trim(), level: levelOf(fluency) }];
  });
}

/** Joins lines that were only wrapped: no bullet follows, and the line does not end a sentence. */
function joinWrapped(lines: readonly string[]): string[] {
  const result: string[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (last !== undefined && !/^[•‣◦▪●·*–—-]\s/.test(line) && !/[.:!?]$/.test(last))
      result[result.length - 1] = last.endsWith("-") && /^\p{Ll}/u.test(line) ? last.slice(0, -1) + line : `${last} ${line}`;
    else result.push(line);
  }
  return result;
}

/** Ligatures and odd spaces of text layers become plain letters. */
const cleanLine = (text: string) =>
  text.slice(0, LONGEST_LINE).normalize("NFKC").replaceAll("\u00ad", "").replaceAll(/\s+/g, " ").trim();
