import { isOngoing } from "@/domain/imports/pdf/doubts/odd-shapes";
import { headingKind } from "@/domain/imports/pdf/heading-words";
import { findPeriod } from "@/domain/imports/pdf/structure/period";
import { isLanguageName } from "@/domain/imports/pdf/structure/words";

/** A sentence without its end. */
const UNFINISHED =
  /[,(–—-]$|\s(?:and|or|of|the|a|an|to|in|at|for|with|by|from|on|every|und|oder|der|die|das|den|für|mit|von|zu|et|ou|le|la|les|des|du|de|y|el|los|las|con|para|i|w|z|en|het|een|van)$/i;
const ADDRESS = /@|\/|^www\./;
const NO_SPACES = /\p{Ll}{2}[,.:;]\p{L}{3}/u;

/** “Polish (Intermediate)”: an entry of the languages. */
export const namesLanguage = (text: string): boolean =>
  [...text.matchAll(/(\p{Lu}\p{L}+)\s*(?:\(|[–—:-]\s)/gu)].some(([, word = ""]) => isLanguageName(word));

/** The paragraphs and points of a rich text. */
export const partsOf = (html: string): string[] =>
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
    if (
      isCut ||
      UNFINISHED.test(part) ||
      part.split(/\s+/).some((word) => NO_SPACES.test(word) && !ADDRESS.test(word)) ||
      namesLanguage(part)
    )
      return true;
    return /^[,;.)\]]|\S\s*[•●▪]\s/.test(part) || headingKind(part) !== undefined || hasDatesAtEdge(part, locale);
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

/** A point of a list, or a sentence. */
const isPoint = (html: string) => (part: string) => html.includes("<li>") || /[.!?…]$/.test(part);

/** A last paragraph of a few words after points or sentences is the heading of what follows, or a separate entry. */
export function hasOddEnd(html: string): boolean {
  const parts = partsOf(html);
  const last = parts.at(-1) ?? "";
  const isShort = last.split(/\s+/).length <= 6 && !/[.!?:;,)…]$/.test(last);
  return (
    parts.length > 1 &&
    isShort &&
    /<\/(?:[uo]l|p)>\s*<p>(?:(?!<\/?p>).)*<\/p>\s*$/.test(html) &&
    parts.slice(0, -1).every(isPoint(html))
  );
}
