import { LIMITS } from "@/contracts/limits";
import type { RefusedRewording, TailoringChange } from "@/contracts/model/ai/tailoring";
import type { ResumeData } from "@/contracts/model/resume/data";
import { plainAnswer } from "@/domain/ai/plain-answer";
import { type Support, supportOf } from "@/domain/ai/supported-text";
import { checkedLines } from "@/domain/ai/tailoring/checked-lines";
import type { Outline, OutlineText } from "@/domain/ai/tailoring/outline";
import type { Proposal } from "@/domain/ai/tailoring/proposal";
import type { RecordWording } from "@/domain/ai/tailoring/record-wordings";
import { rewriteRichText } from "@/domain/ai/tailoring/rich-text-lines";
import { withoutScores } from "@/domain/ai/without-scores";
import { richTextToPlain } from "@/domain/rich-text/plain";

type Tailored = { data: ResumeData; changes: TailoringChange[]; refused: RefusedRewording[] };
type Change = TailoringChange extends infer One ? (One extends TailoringChange ? Omit<One, "id" | "status"> : never) : never;

/**
 * A resume with what a model proposed, as far as it is chosen, ordered, shortened or reworded from what is there. Everything else (names,
 * titles, degrees, dates, links, contact details, the picture, ids) is the source's own, because nothing of it is taken from the answer. Texts
 * in `worded` take the person's own wording instead of a model's.
 */
export function tailor(
  source: ResumeData,
  outline: Outline,
  proposal: Proposal,
  support: Support,
  worded: ReadonlyMap<string, RecordWording> = new Map(),
): Tailored {
  const refused: RefusedRewording[] = [];
  const rest = { ...proposal, texts: proposal.texts.filter(({ ref }) => !worded.has(ref)) };
  const found = [
    ...fromRecord(outline, worded, support),
    ...reworded(outline, rest, support, refused),
    ...hidden(outline, proposal),
    ...ordered(outline, proposal),
  ];
  const changes = found
    .slice(0, LIMITS.tailoring.changes)
    .map(
      (change, index): TailoringChange =>
        ({ ...change, reason: wordedReason(change.reason), id: String(index + 1), status: "pending" }) as TailoringChange,
    );
  return { data: changes.reduce(applied, source), changes, refused: refused.slice(0, LIMITS.tailoring.changes) };
}

/** A reason is shown beside the change and never part of the resume. */
const wordedReason = (reason: string) =>
  withoutScores(plainAnswer(reason).replace(/\s+/g, " "), []).slice(0, LIMITS.tailoring.reason);

function fromRecord(outline: Outline, worded: ReadonlyMap<string, RecordWording>, support: Support): Change[] {
  return outline.texts.flatMap(({ ref, section, heading, entry, itemId, roleId, field, html }): Change[] => {
    const wording = worded.get(ref);
    if (!wording) return [];
    const text = richTextToPlain(wording.html);
    const checked = supportOf(text, { ...support, sources: [...support.sources, { id: "record", text }] });
    const place = { section, heading, entry, itemId, roleId, field };
    return [{ kind: "reword", ...place, before: html, after: wording.html, ...checked, reason: wording.name }];
  });
}

function reworded(outline: Outline, proposal: Proposal, support: Support, refused: RefusedRewording[]): Change[] {
  const seen = new Set<string>();
  return proposal.texts.flatMap(({ ref, lines, reason }): Change[] => {
    const text = outline.texts.find((one) => one.ref === ref);
    const place = text
      ? { section: text.section, heading: text.heading, entry: text.entry }
      : { section: "", heading: "", entry: "" };
    const refuse = (words: string, why: RefusedRewording["why"], claims: RefusedRewording["claims"] = []) =>
      void refused.push({ ...place, text: words, why, claims });
    if (!text || seen.has(ref)) {
      for (const line of lines) refuse(plainAnswer(line.text), "unknown");
      return [];
    }
    seen.add(ref);
    const after = rewriteRichText(text.html, checkedLines(text, lines, support, refuse));
    // A text that is not needed is hidden with its entry; without lines it would only look forgotten.
    if (after === "" || sameWords(after, text)) return [];
    const { itemId, roleId, field } = text;
    const checked = supportOf(richTextToPlain(after), support);
    return [{ kind: "reword", ...place, itemId, roleId, field, before: text.html, after, ...checked, reason }];
  });
}

const sameWords = (after: string, { html, lines }: OutlineText) =>
  after ===
  rewriteRichText(
    html,
    lines.map(({ text }, from) => ({ from, text })),
  );

function hidden(outline: Outline, proposal: Proposal): Change[] {
  const reasons = new Map(proposal.hide.map(({ ref, reason }) => [ref, reason]));
  return outline.sections.flatMap(({ id, heading, entries }): Change[] => {
    const shown = entries.filter(({ isHidden }) => !isHidden);
    const chosen = shown.filter(({ ref }) => reasons.has(ref));
    // A section of which nothing remains was not chosen from.
    if (chosen.length === shown.length) return [];
    return chosen.map(({ ref, itemId, name }) => ({
      kind: "hide",
      section: id,
      heading,
      entry: name,
      itemId,
      reason: reasons.get(ref) ?? "",
    }));
  });
}

function ordered(outline: Outline, proposal: Proposal): Change[] {
  const seen = new Set<string>();
  return proposal.order.flatMap(({ section: ref, refs, reason }): Change[] => {
    const section = outline.sections.find((one) => one.ref === ref);
    if (!section || seen.has(ref)) return [];
    seen.add(ref);
    const before = section.entries.map(({ itemId }) => itemId);
    const itemIds = refs.flatMap((one) => section.entries.find((entry) => entry.ref === one)?.itemId ?? []);
    const after = [...new Set([...itemIds, ...before])];
    if (after.join() === before.join()) return [];
    return [{ kind: "order", section: section.id, heading: section.heading, entry: "", before, after, reason }];
  });
}

type Item = { id: string; hidden: boolean; roles?: { id: string }[] };

/** One change in the data. Accepting and rejecting write the same places. */
function applied(data: ResumeData, change: TailoringChange): ResumeData {
  if (change.kind === "reword" && change.itemId === null) return { ...data, summary: { ...data.summary, content: change.after } };
  return withItems(data, change.section, (items) => {
    if (change.kind === "order") return change.after.flatMap((id) => items.find((item) => item.id === id) ?? []);
    return items.map((item) => {
      if (item.id !== change.itemId) return item;
      if (change.kind === "hide") return { ...item, hidden: true };
      if (change.roleId === null) return { ...item, [change.field]: change.after };
      const roles = item.roles?.map((role) => (role.id === change.roleId ? { ...role, [change.field]: change.after } : role));
      return { ...item, roles };
    });
  });
}

function withItems(data: ResumeData, id: string, change: (items: Item[]) => Item[]): ResumeData {
  const changed = <Section extends { items: unknown }>(section: Section): Section => ({
    ...section,
    items: change(section.items as Item[]),
  });
  if (Object.hasOwn(data.sections, id)) {
    const key = id as keyof ResumeData["sections"];
    return { ...data, sections: { ...data.sections, [key]: changed(data.sections[key]) } };
  }
  return { ...data, customSections: data.customSections.map((section) => (section.id === id ? changed(section) : section)) };
}
