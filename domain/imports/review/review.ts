import type { ImportDoubt } from "@/contracts/imports/doubts";
import type { ImportPlace, ImportReading, UnplacedText } from "@/contracts/model/import-reading";
import type { ResumeData } from "@/contracts/model/resume/data";
import { reviewSections } from "@/domain/imports/review/sections";

/** Where a field is and how sure the reader was. A field that the person has confirmed or written is sure. */
export interface FieldMark {
  confidence: number;
  /** Why it is to be checked. */
  doubt?: ImportDoubt;
  boxes: Omit<ImportPlace, "pointer" | "confidence" | "doubt">[];
}

/** A reading while a person goes through it. Every step makes a new one, so that steps can be undone. */
export interface Review {
  data: ResumeData;
  /** By the key of the field: the id of its entry, `basics` or `summary`, and its path there. */
  marks: Record<string, FieldMark>;
  unplaced: (UnplacedText & { id: string })[];
  /** The person does not want the portrait of the file. */
  isPortraitLeft?: boolean;
}

/** Fields below this are shown first, to be checked. */
export const DOUBTFUL = 0.6;

export const fieldKey = (owner: string, path: string): string => `${owner}/${path}`;

/** A review of what was read. Places are tied to entries, so that they move with them. */
export function beginReview(reading: Pick<ImportReading, "data" | "places" | "unplaced">): Review {
  const data = reading.data as ResumeData;
  const owners = new Map<string, string>([
    ["/basics", "basics"],
    ["/summary", "summary"],
    ...reviewSections(data).flatMap(({ pointer, items }) =>
      items.map((item, index): [string, string] => [`${pointer}/items/${index}`, item.id]),
    ),
  ]);
  const marks: Review["marks"] = {};
  for (const { pointer, confidence, doubt, ...box } of reading.places) {
    const owner = [...owners.keys()].find((start) => pointer.startsWith(`${start}/`));
    if (owner === undefined) continue;
    // Keywords and other lists are one field.
    const path = pointer
      .slice(owner.length + 1)
      .replace(/^(keywords)\/\d+$/, "$1")
      .replace(/^website\/url$/, "website");
    const key = fieldKey(owners.get(owner) ?? "", path);
    const mark = marks[key] ?? { confidence, boxes: [] };
    mark.confidence = Math.min(mark.confidence, confidence);
    if (doubt) mark.doubt ??= doubt;
    if (Object.keys(box).length > 0) mark.boxes.push(box);
    marks[key] = mark;
  }
  const unplaced = reading.unplaced
    .filter((text) => text.kind === "text")
    .map((text, index) => ({ ...text, id: `unplaced-${index}` }));
  return { data, marks, unplaced };
}

/** Keys of the fields that are to be checked, in the order of the document. */
export function doubtfulFields(review: Review): string[] {
  const order = ["basics", "summary", ...reviewSections(review.data).flatMap(({ items }) => items.map((item) => item.id))];
  const places = new Map(order.map((owner, index) => [owner, index]));
  return Object.entries(review.marks)
    .filter(([key, mark]) => mark.confidence < DOUBTFUL && places.has(ownerOf(key)))
    .map(([key]) => key)
    .sort((one, other) => (places.get(ownerOf(one)) ?? 0) - (places.get(ownerOf(other)) ?? 0));
}

export const ownerOf = (key: string): string => key.slice(0, key.indexOf("/"));

/** The person has looked at a field and it is right. */
export function confirmField(review: Review, key: string): Review {
  const mark = review.marks[key];
  return mark && mark.confidence < 1 ? { ...review, marks: { ...review.marks, [key]: { ...mark, confidence: 1 } } } : review;
}
