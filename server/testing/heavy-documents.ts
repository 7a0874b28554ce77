import { LIMITS } from "@/contracts/limits";
import type { ResumeData } from "@/contracts/model/resume/data";
import { sampleResumeData } from "@/domain/sample/resume";

/** What a description is made of, repeated to its length. Each is heavy for something else: the reader, the pages, links, marks. */
const PIECES = {
  bullets: (index: number) => `<ul><li><p>Item ${index}</p></li></ul>`,
  "one list": (index: number) => `<li><p>Item ${index}</p></li>`,
  links: (index: number) => `<p><a href="https://example.com/${index}">link ${index}</a></p>`,
  marks: (index: number) => `<strong>${index}</strong> <em>x</em> `,
  "nested lists": () => `${"<ul><li><p>a</p>".repeat(4)}${"</li></ul>".repeat(4)}`,
  paragraphs: () => "<p>a</p>",
  "unclean tags": () => "<b><i>a</b></i>",
  words: (index: number) => `different${index} `,
  "long words": () => "w".repeat(5000),
  escapes: () => "&amp;&lt;",
} as const;

export type HeavyKind = keyof typeof PIECES;
export const HEAVY_KINDS = Object.keys(PIECES) as HeavyKind[];

/** Text of one kind, of at most so many characters and pieces. */
export function heavyText(kind: HeavyKind, length: number, pieces = Number.POSITIVE_INFINITY): string {
  const frame = kind === "one list" ? ["<ul>", "</ul>"] : kind === "marks" || kind === "words" ? ["<p>", "</p>"] : ["", ""];
  let text = "";
  for (let index = 0; index < pieces; index++) {
    const next = PIECES[kind](index);
    if (text.length + next.length > length - 9) break;
    text += next;
  }
  return `${frame[0]}${text}${frame[1]}`;
}

/** The sample resume with as many entries of work, each with a description of one kind. */
export function heavyResume(kind: HeavyKind, entries: number, length: number, pieces?: number): ResumeData {
  const data = sampleResumeData();
  const { experience } = data.sections;
  const [first] = experience.items;
  if (!first) throw new Error("The sample has no entry of work.");
  const description = heavyText(kind, length, pieces);
  const items = Array.from({ length: entries }, (_, index) => ({
    ...first,
    id: `heavy-${index}`,
    roles: [],
    description: description.replace("a", String(index)),
  }));
  return { ...data, sections: { ...data.sections, experience: { ...experience, items } } };
}

/** What one account could store before documents had a bound: 38 descriptions at their limit. */
export const unboundedResume = (kind: HeavyKind) => heavyResume(kind, 38, LIMITS.resume.richText);
