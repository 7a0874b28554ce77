import type { Found } from "@/domain/postings/found";
import type { Line } from "@/domain/postings/page/lines";
import type { Page } from "@/domain/postings/page/read-page";

const NAME = String.raw`(\S.{1,120}?)`;
/** How titles of pages and first lines of postings name role, company and place. The first that fits counts. */
const PATTERNS: readonly { pattern: RegExp; order: readonly ("role" | "company" | "location")[] }[] = [
  {
    pattern: new RegExp(`^${NAME} (?:is )?hiring (?:an? )?${NAME} in ${NAME}$`, "i"),
    order: ["company", "role", "location"],
  },
  {
    pattern: new RegExp(
      `^(?:job application for )?${NAME} (?:at|@|bei(?: der| dem)?|chez|bij|presso|hos|w firmie) ${NAME} in ${NAME}$`,
      "i",
    ),
    order: ["role", "company", "location"],
  },
  {
    pattern: new RegExp(
      `^(?:job application for )?${NAME} (?:at|@|bei(?: der| dem)?|chez|bij|presso|hos|w firmie) ${NAME}$`,
      "i",
    ),
    order: ["role", "company"],
  },
  {
    pattern: new RegExp(
      `^${NAME} (?:sucht|is looking for|zoekt|recherche|recrute|busca|cerca|procura|szuka|poszukuje)(?: (?:an?|eine?n?|een|une?|una?|uma?))? ${NAME}$`,
      "i",
    ),
    order: ["company", "role"],
  },
];

/** Parts of a title that say what kind of page it is, not what the posting is. */
const NOISE =
  /^(?:careers?|jobs?|karriere|stellenangebote?|vacatures?|emplois?|empleos?|lavora con noi|home|apply(?: now)?|job details?|linkedin|indeed(?:\.com)?|stepstone(?:\.de)?|glassdoor|xing(?: jobs)?|monster|infojobs|pracuj\.pl)$/i;
const PRONOUN =
  /^(?:we|our client|wir|unser kunde|nous|on|wij|noi|nosotros|nós|my|company|team|remote|home|full.?time|part.?time)$/i;

const SENTENCE = /[.!?]$/;

/** What a page's titles say: `Designer at Northpine | Careers`. */
export function readTitles(page: Page): Found {
  for (const title of [page.meta.get("og:title") ?? "", page.title]) {
    const parts = title
      .split(/\s[|·•]\s/)
      .map((part) => part.trim())
      .filter((part) => part !== "" && !NOISE.test(part));
    for (const part of parts) {
      const read = readTitle(part);
      if (read) return read;
    }
  }
  return {};
}

/** Role, company and place of one title; null if it follows none of the usual patterns. */
export function readTitle(title: string): Found | null {
  const line = title.replace(/\s+/g, " ").trim();
  if (line.length > 250 || SENTENCE.test(line)) return null;
  for (const { pattern, order } of PATTERNS) {
    const match = line.match(pattern);
    if (!match) continue;
    const read: Found = Object.fromEntries(order.map((field, index) => [field, match[index + 1]?.trim()]));
    if (!PRONOUN.test(read.company ?? "") && (read.company ?? "").split(" ").length <= 7) return read;
  }
  return null;
}

/** The main heading, else the title without the name of the site and what kind of page it is. */
export function readHeading(page: Page): Found {
  const site = page.meta.get("og:site_name") ?? "";
  const title = page.meta.get("og:title") || page.title;
  const role =
    page.heading || (title.split(/\s[|·•–—-]\s/).find((part) => !NOISE.test(part.trim()) && part.trim() !== site) ?? "");
  return NOISE.test(role.trim()) || role.length > 150 || SENTENCE.test(role) ? {} : { role };
}

const GENDERS =
  /\((?:[mfwdxhv](?:\s?[/|,*]\s?[mfwdxhv]){1,3}|all genders|gn\*?|alle)\)|\b[mfwdx]\/[mfwdx](?:\/[mfwdx])?\b|[*:_]in(?:nen)?\b|\bH\/F\b|\bF\/H\b/i;

/** The first line of a text, where it can be a job title; anywhere near the top if it has a note about genders. */
export function readFirstLines(lines: readonly Line[]): Found {
  const near = lines.slice(0, 12).filter(({ text }) => text.length <= 120 && !SENTENCE.test(text));
  for (const { text } of near.slice(0, 4)) {
    const read = readTitle(text);
    if (read) return read;
  }
  const gendered = near.find(({ text }) => GENDERS.test(text));
  if (gendered) return { role: gendered.text };
  const [first] = lines;
  const canBeTitle =
    first !== undefined &&
    first.kind !== "bullet" &&
    first.text.length <= 90 &&
    !SENTENCE.test(first.text) &&
    !/[:：]/.test(first.text) &&
    !/https?:/.test(first.text) &&
    first.text.split(" ").length <= 10;
  return canBeTitle && lines.length > 1 ? { role: first.text } : {};
}
