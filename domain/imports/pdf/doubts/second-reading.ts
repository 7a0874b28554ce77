import type { ImportPlace } from "@/contracts/model/import-reading";
import type { ResumeData } from "@/contracts/model/resume/data";
import { leastOf, SURE } from "@/domain/imports/pdf/structure/evidence";

interface Read {
  data: ResumeData;
  places: readonly ImportPlace[];
}

/** A reading of which only the fields are compared, and the pointers of those that have a text. */
interface OtherRead {
  data: ResumeData;
  pointers: readonly string[];
}

/** Below this share of equal fields, the order of the file is unrelated to the page, and the second reading is ignored. */
const LEAST_AGREEMENT = 0.85;

/**
 * The places of a reading by columns, compared with a second one in the order in which the file has its texts. Where most is the
 * same, a field that the second reading lacks depends on how the columns were understood, and is to be checked.
 */
export function withSecondReading(first: Read, second: OtherRead): ImportPlace[] {
  const others = new Set(second.pointers.map((pointer) => fieldAt(second.data, pointer)));
  const pointers = new Set(first.places.map(({ pointer }) => pointer));
  const fields = [...pointers].map((pointer) => ({ pointer, field: fieldAt(first.data, pointer) }));
  // A field that is missing is to be checked already.
  const shown = fields.filter(({ field }) => !field.endsWith(" "));
  const differing = new Set(shown.filter(({ field }) => !others.has(field)).map(({ pointer }) => pointer));
  if (differing.size > shown.length * (1 - LEAST_AGREEMENT)) return [...first.places];
  return first.places.map((place): ImportPlace => {
    if (!differing.has(place.pointer)) return place;
    return { ...place, confidence: leastOf(place.confidence, SURE.byDefault), doubt: place.doubt ?? "undecided" };
  });
}

/** What a field is and its text, the same wherever in its section the entry is. */
function fieldAt(data: ResumeData, pointer: string): string {
  const value = pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], data);
  const text = typeof value === "string" ? value.replaceAll(/<[^>]*>/g, "") : JSON.stringify(value ?? "");
  return `${pointer.replaceAll(/\d+/g, "#")} ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}]/gu, "")}`;
}
