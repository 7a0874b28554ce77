import type { FactProposal } from "@/contracts/model/career/fact-views";
import { isSectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import { richTextToPlain } from "@/domain/rich-text/plain";

type Proposed = Pick<FactProposal, "text" | "category">;

const LONGEST = 400;
const SHORTEST = 25;

/** Whether the entries of a section describe achievements. */
const isStory = (kind: string): boolean => isSectionKey(kind) && sectionForm(kind).family === "story";

type Item = Record<string, unknown> & { hidden?: boolean; roles?: unknown };
type Section = { hidden?: boolean; type?: string; items?: Item[] };

/** Possible facts in a resume: the lines of its descriptions and its skills. Hidden parts are left out. */
export function proposalsOfResume(data: { sections: Record<string, Section>; customSections?: Section[] }): Proposed[] {
  const named = Object.entries(data.sections).map(([key, section]): [string, Section] => [key, section]);
  const own = (data.customSections ?? []).map((section): [string, Section] => [section.type ?? "", section]);
  return [...named, ...own].flatMap(([kind, { hidden, items }]) => {
    if (hidden || !items) return [];
    const visible = items.filter((item) => !item.hidden);
    if (kind === "skills")
      return visible.flatMap(({ name }) => (typeof name === "string" && name.trim() ? [skill(name.trim())] : []));
    return isStory(kind) ? visible.flatMap(ofItem) : [];
  });
}

const skill = (text: string): Proposed => ({ text: text.slice(0, LONGEST), category: "skill" });

function ofItem({ description, roles }: Item): Proposed[] {
  const inner = Array.isArray(roles) ? roles.flatMap((role: Item) => ofItem({ description: role.description })) : [];
  return [...(typeof description === "string" ? linesOf(description).flatMap(done) : []), ...inner];
}

/** The sentences of a letter with numbers; the rest of a letter is wishes. */
export const proposalsOfLetter = (content: string): Proposed[] =>
  linesOf(content).flatMap(sentencesOf).filter(hasNumber).flatMap(done);

/** Interview answers, sentence by sentence. */
export const proposalsOfAnswer = (answer: string): Proposed[] => answer.split("\n").flatMap(sentencesOf).flatMap(done);

const linesOf = (html: string): string[] =>
  richTextToPlain(html)
    .split("\n")
    .map((line) => line.replace(/^\s*(?:•|\d+\.)\s+/, "").trim());

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

const sentencesOf = (line: string): string[] => [...segmenter.segment(line)].map(({ segment }) => segment.trim());

const hasNumber = (text: string): boolean => /\p{Nd}/u.test(text);

/** Characters of scripts without spaces say about three times as much. */
const lengthOf = (text: string): number =>
  text.length + 2 * (text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu)?.length ?? 0);

const done = (text: string): Proposed[] =>
  text.length > LONGEST || lengthOf(text) < SHORTEST
    ? []
    : [{ text, category: hasNumber(text) ? "accomplishment" : "experience" }];

/** The most significant first: numbers, then achievements, then skills. Otherwise in the order of the source. */
export const byTelling = (a: Pick<FactProposal, "category">, b: Pick<FactProposal, "category">): number =>
  RANK[a.category] - RANK[b.category];

const RANK: Record<FactProposal["category"], number> = { accomplishment: 0, experience: 1, skill: 2, preference: 3 };
