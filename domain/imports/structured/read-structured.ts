import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { NewId } from "@/domain/imports/draft";
import type { Flow } from "@/domain/imports/flow/flow";
import { flowLines } from "@/domain/imports/flow/lines";
import { importJsonResume } from "@/domain/imports/json-resume";
import { type Reading, readingOf } from "@/domain/imports/reading";
import { personOfJsonLd } from "@/domain/imports/structured/json-ld-person";
import { elementsBelow, resumeOfMicroformats } from "@/domain/imports/structured/microformats";
import { wordsOfLines } from "@/domain/imports/words";

/** What is left of a word when only its letters and digits count. */
const bare = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");

/**
 * A page that names its fields for machines, as JSON-LD or as microformats, with at least one job or school. Paragraphs whose words these
 * fields do not have are left over. undefined for other pages, whose text says more.
 */
export function readStructuredPage(html: string, flow: Flow, newId: NewId): Reading | undefined {
  const elements = elementsBelow(parse(html).childNodes);
  const source = [resumeOfMicroformats(elements), ...jsonLdOf(elements)].find(
    (each) => each !== undefined && [...listIn(each.work), ...listIn(each.education)].length > 0,
  );
  const data = source && importJsonResume(source, newId);
  if (!data) return undefined;
  const placed = bare(JSON.stringify([data.basics, data.summary, data.sections]).replaceAll(/<[^>]*>/g, " "));
  const paragraphs = flowLines(flow, { isWrapped: false }).lines.map(({ text }) => text);
  const unplaced = paragraphs.flatMap((text, index) => {
    const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
    const isPlaced = words.filter((word) => placed.includes(bare(word))).length * 2 > words.length;
    return isPlaced || words.length === 0 ? [] : [{ text, kind: "text" as const, line: index + 1 }];
  });
  return readingOf("HTML", data, { paragraphs, unplaced, words: wordsOfLines(paragraphs, unplaced) });
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function jsonLdOf(elements: readonly DefaultTreeAdapterTypes.Element[]): Record<string, unknown>[] {
  const isData = ({ tagName, attrs }: DefaultTreeAdapterTypes.Element) =>
    tagName === "script" && attrs.some(({ name, value }) => name === "type" && /^application\/ld\+json/i.test(value));
  return elements.filter(isData).flatMap(({ childNodes: [child] }): Record<string, unknown>[] => {
    try {
      const person = child && "value" in child ? personOfJsonLd(JSON.parse(child.value)) : undefined;
      return person ? [person] : [];
    } catch {
      // A script that is no JSON names nothing; the text of the page is read.
      return [];
    }
  });
}
