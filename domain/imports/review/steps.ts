import type { ResumeData } from "@/contracts/model/resume/data";
import type { NewId } from "@/domain/imports/draft";
import { placeMissingSections } from "@/domain/imports/layout";
import { blocksOfRichText } from "@/domain/imports/review/blocks";
import { type ReviewKind, typedText, withTyped } from "@/domain/imports/review/field-text";
import { emptyEntry } from "@/domain/imports/review/new-entry";
import { confirmField, fieldKey, type Review } from "@/domain/imports/review/review";
import { fieldsOfType, type ReviewItem, reviewSections, sectionOf, withItems } from "@/domain/imports/review/sections";
import { withOtherText } from "@/domain/imports/with-unplaced";
import { plainToRichText, proseToRichText } from "@/domain/rich-text/from-plain";

/** The entry, or the person's own data, that a field belongs to. */
export function ownerItem(review: Review, owner: string): ReviewItem | undefined {
  const { basics, summary } = review.data;
  if (owner === "basics") return { ...basics, id: owner };
  if (owner === "summary") return { ...summary, id: owner };
  return sectionOf(review.data, owner)?.items.find((item) => item.id === owner);
}

function withOwner(review: Review, owner: string, { id, ...fields }: ReviewItem): Review {
  const { data } = review;
  if (owner === "basics") return { ...review, data: { ...data, basics: fields as unknown as typeof data.basics } };
  if (owner === "summary") return { ...review, data: { ...data, summary: fields as unknown as typeof data.summary } };
  const section = sectionOf(data, owner);
  if (!section) return review;
  const items = section.items.map((item) => (item.id === owner ? { ...fields, id } : item));
  return { ...review, data: withItems(data, section.id, items) };
}

const datesTextOf = (review: Review, owner: string) => {
  const section = sectionOf(review.data, owner);
  return section ? fieldsOfType(section.type).datesText : null;
};

/** The person writes a field. */
export function writeField(review: Review, owner: string, path: string, kind: ReviewKind, text: string): Review {
  const item = ownerItem(review, owner);
  if (!item) return review;
  const field = path.includes("/") ? "period" : datesTextOf(review, owner);
  const written = withTyped(item, path, kind, text, { locale: review.data.metadata.page.locale, field });
  return confirmField(withOwner(review, owner, written), fieldKey(owner, path));
}

/** Leaves an entry out. */
export function dropEntry(review: Review, itemId: string): Review {
  const section = sectionOf(review.data, itemId);
  if (!section) return review;
  const marks = Object.fromEntries(Object.entries(review.marks).filter(([key]) => !key.startsWith(`${itemId}/`)));
  const items = section.items.filter((item) => item.id !== itemId);
  return { ...review, marks, data: withItems(review.data, section.id, items) };
}

/** Joins an entry to the one before it: empty fields are filled, everything else goes to the end of its text. */
export function mergeWithPrevious(review: Review, itemId: string): Review {
  const section = sectionOf(review.data, itemId);
  const index = section?.items.findIndex((item) => item.id === itemId) ?? -1;
  const [first, second] = [section?.items[index - 1], section?.items[index]];
  if (!section || !first || !second) return review;
  const { fields, datesText } = fieldsOfType(section.type);
  const merged: ReviewItem = { ...first };
  const texts: string[] = [];
  for (const { name, kind } of fields) {
    if (kind !== "text" && kind !== "dates" && kind !== "website" && kind !== "keywords" && kind !== "rich-text") continue;
    const [own, other] = [typedText(first, name, kind, datesText), typedText(second, name, kind, datesText)];
    if (other === "" || own === other) continue;
    if (own === "") {
      merged[name] = second[name];
      if (kind === "dates" && datesText) merged[datesText] = second[datesText];
    } else if (kind === "keywords") merged[name] = [...(first[name] as string[]), ...(second[name] as string[])];
    else if (kind === "rich-text") merged[name] = String(first[name]) + String(second[name]);
    else texts.push(other);
  }
  if (Array.isArray(first.roles)) merged.roles = [...first.roles, ...(second.roles as unknown[])];
  const room = fields.find(({ kind }) => kind === "rich-text")?.name;
  const extra = plainToRichText(texts.join(" · "));
  const left =
    room === undefined && texts.length > 0 ? [{ id: `${itemId}-merged`, kind: "text" as const, text: texts.join(" · ") }] : [];
  if (room !== undefined && extra !== "") merged[room] = String(merged[room]) + extra;
  const joined = withOwner(dropEntry(review, itemId), first.id, merged);
  return { ...joined, unplaced: [...joined.unplaced, ...left] };
}

/** Makes a separate entry from a block of an entry's text and what follows it. */
export function splitEntry(review: Review, itemId: string, block: number, newId: NewId): Review {
  const section = sectionOf(review.data, itemId);
  const item = section?.items.find((each) => each.id === itemId);
  if (!section || !item) return review;
  const { fields, mainField } = fieldsOfType(section.type);
  const room = fields.find(({ kind }) => kind === "rich-text")?.name;
  if (room === undefined) return review;
  const blocks = blocksOfRichText(String(item[room]));
  const [head, ...rest] = blocks.slice(block);
  if (!head) return review;
  const entry = {
    ...emptyEntry(section.type, newId()),
    [mainField]: room === mainField ? head.html : head.text,
    ...(room === mainField ? {} : { [room]: rest.map((each) => each.html).join("") }),
  };
  const stored = {
    ...item,
    [room]: blocks
      .slice(0, block)
      .map((each) => each.html)
      .join(""),
  };
  const items = section.items.flatMap((each) => (each.id === itemId ? [stored, entry] : [each]));
  return { ...review, data: withItems(review.data, section.id, items) };
}

/** Takes a text without a place off the list. */
const withoutText = (review: Review, textId: string): Review => ({
  ...review,
  unplaced: review.unplaced.filter((each) => each.id !== textId),
});

export const dropText = withoutText;

/** Puts a text without a place at the end of an entry, or of a field of the person's own data. */
export function placeText(review: Review, textId: string, owner: string, path: string): Review {
  const text = review.unplaced.find((each) => each.id === textId);
  const item = ownerItem(review, owner);
  if (!text || !item) return review;
  const current = String(item[path] ?? "");
  const isRich = current.startsWith("<") || path === "description" || path === "content";
  const value = isRich ? current + proseToRichText(text.text) : [current, text.text].filter((part) => part !== "").join(" ");
  const placed = withOwner(withoutText(review, textId), owner, { ...item, [path]: value });
  const { id: _id, text: _text, kind: _kind, ...box } = text;
  const key = fieldKey(owner, path);
  const mark = placed.marks[key] ?? { confidence: 1, boxes: [] };
  return { ...placed, marks: { ...placed.marks, [key]: { confidence: 1, boxes: [...mark.boxes, box] } } };
}

/** Makes a new entry of a text without a place. */
export function entryFromText(review: Review, textId: string, sectionId: string, newId: NewId): Review {
  const text = review.unplaced.find((each) => each.id === textId);
  const section = reviewSections(review.data).find((each) => each.id === sectionId);
  if (!text || !section) return review;
  const { mainField } = fieldsOfType(section.type);
  const entry = emptyEntry(section.type, newId());
  const withEntry = { ...review, data: withItems(review.data, section.id, [...section.items, entry]) };
  return placeText(withEntry, textId, entry.id, mainField);
}

/** What is imported: texts that are still without a place are a section at the end. */
export function finishReview(review: Review, newId: NewId): ResumeData {
  const { basics } = review.data;
  // A further line of the head whose text was deleted is dropped.
  const customFields = basics.customFields.filter(({ text, link }) => text.trim() !== "" || link !== "");
  const data = { ...review.data, basics: { ...basics, customFields } };
  const texts = review.unplaced.map((each) => each.text);
  return texts.length === 0 ? placeMissingSections(data) : withOtherText(data, texts, newId);
}
