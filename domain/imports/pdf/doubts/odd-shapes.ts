import type { ImportDoubt } from "@/contracts/imports/doubts";
import { isOngoingWord } from "@/domain/dates/ongoing";
import { headingKind } from "@/domain/imports/pdf/heading-words";
import type { NameRole } from "@/domain/imports/pdf/structure/item";
import { findPeriod } from "@/domain/imports/pdf/structure/period";
import { isOrganisation, isRole, isSchool, roleEvidence } from "@/domain/imports/pdf/structure/words";

/** Longer names are rare enough to be looked at, in words. */
const MAX_WORDS: Record<NameRole, number> = { title: 8, organisation: 8, place: 5, name: 16 };

/** Two words without their space: “May 2021Engineer”, “JostBredenkamp”. Names such as “McKay” and “GmbH” have shorter beginnings. */
const GLUED = /\d\p{Lu}?\p{Ll}{2}|\d{4}\p{L}|\p{Ll}{3}\p{Lu}\p{Ll}{2}|\p{L}{2},\p{L}/u;
const UNFINISHED = /^[\s,;:.)\]–—-]|[,;:(–—-]$|\s(?:and|und|et|y|of|the|der|die|de|la|for|für|in|at|bei|a|an|&)$/i;

export const isJoined = (text: string): boolean => GLUED.test(text);

/** Whether a text is a sentence, or as long as one. */
export function isProse(text: string): boolean {
  const words = text.trim().split(/\s+/).length;
  return words > 9 || (words > 3 && /[.!?]["”»]?$/.test(text.trim()));
}

/** Why a name looks like something else, like a part of it, or like two; null if it does not. */
export function oddName(role: NameRole, text: string, locale: string): ImportDoubt | null {
  if (text === "") return null;
  const words = text.split(/\s+/);
  if (!isBalanced(text) || UNFINISHED.test(text) || /^\p{Ll}\p{Ll}+\s/u.test(text)) return "incomplete";
  if (GLUED.test(text)) return "joined";
  if (isTime(text, locale) || hasHeading(text)) return "other-entry";
  if (words.length > MAX_WORDS[role] || /[|•●▪‖]|\s[·–—]\s/.test(text)) return "joined";
  return isUnlike(role, text, words.length) ? "unlike-field" : null;
}

/** Whether one of the parts of a text is the heading of a section. */
export const hasHeading = (text: string): boolean =>
  [text, ...text.split(/\s[·|–—]\s|:\s/)].some((part) => headingKind(part) !== undefined);

function isUnlike(role: NameRole, text: string, words: number): boolean {
  if (role === "name") return false;
  if (/[!?]|\d{4}/.test(text) || (/\.$/.test(text) && words > 3 && !isOrganisation(text))) return true;
  // “CO” is a company in some languages and Colorado in “Denver, CO”.
  if (role === "place")
    return /[@:;]/.test(text) || isRole(text) || isSchool(text) || isOrganisation(text.replace(/,[^,]*$/, ""));
  if (role === "title") return roleEvidence(text) < 0;
  return roleEvidence(text) > 0;
}

/** “MA” is a degree, though it means “today” in Hungarian. */
const isOngoing = (text: string) => isOngoingWord(text) && !/^\p{Lu}{2}$/u.test(text);
const isTime = (text: string, locale: string) => isOngoing(text) || findPeriod(text, locale) !== undefined;

const isBalanced = (text: string) =>
  text.split("(").length === text.split(")").length && text.split("[").length === text.split("]").length;

/** The paragraphs and points of a rich text. */
const partsOf = (html: string): string[] =>
  html
    .split(/<\/(?:p|li)>/)
    .map((part) =>
      part
        .replaceAll(/<[^>]*>/g, " ")
        .replaceAll("&amp;", "&")
        .trim(),
    )
    .filter((part) => part !== "");

/** Whether a text holds what looks like a part of another entry: dates at an edge of a paragraph, a heading, a sentence without its beginning. */
export function isOddText(html: string, locale: string): boolean {
  const parts = partsOf(html);
  return parts.some((part, index) => {
    const before = parts[index - 1];
    const isCut = before !== undefined && /^\p{Ll}/u.test(part) && !/[.!?:;]$/.test(before);
    return isCut || /^[,;.)\]]|\S\s*[•●▪]\s/.test(part) || headingKind(part) !== undefined || hasDatesAtEdge(part, locale);
  });
}

function hasDatesAtEdge(part: string, locale: string): boolean {
  if (isOngoing(part)) return true;
  const isShort = part.split(/\s+/).length <= 4;
  const edges = part.length > 120 ? [part.slice(0, 60), part.slice(-60)] : [part];
  return edges.some((edge) => {
    const found = findPeriod(edge, locale);
    if (!found || (found.before !== "" && found.after !== "")) return false;
    return isShort || found.before === "" || /\d{4}\D.*(?:\d{4}|\p{L})/u.test(found.text);
  });
}
