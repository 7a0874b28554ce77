import type { ResumeData } from "@/contracts/model/resume/data";
import { isSectionKey, SECTION_KEYS, type SectionKey } from "@/contracts/model/resume/sections/forms";
import type { CleanOptions } from "@/domain/normalise/clean-texts";
import { applySharedPatch, type PatchOperation } from "@/domain/patch/apply";
import { childOf, readPointer } from "@/domain/patch/pointer";
import { PARTS, savePart, type Touched } from "@/domain/patch/save-part";

/**
 * Patches saved data and saves only what was touched: the person, the summary, the picture, and fields of sections and of their
 * items. The result is the same as saving everything, at a tenth of the cost, which a property test verifies. Null if the patch
 * reaches further (lists of items, custom sections, layout, design) or is invalid; then everything must be processed.
 */
export function patchPart(data: ResumeData, operations: readonly PatchOperation[], options: CleanOptions): ResumeData | null {
  if (!operations.every(staysInPart)) return null;
  const patched = applySharedPatch(data, operations);
  if (!patched.ok) return null;
  const next = patched.data as ResumeData;
  const touched = SECTION_KEYS.filter((key) => next.sections[key] !== data.sections[key]);
  const places = new Map(touched.map((key) => [key, touchedItems(data, next, key)] as const));
  const part = savePart(touchedOf(data, next, places), data.metadata.page, options);
  return part && withPart(data, next, part, places);
}

const isPart = (name: string) => PARTS.some((part) => part === name);

function staysInPart(operation: PatchOperation): boolean {
  const pointers = operation.op === "move" || operation.op === "copy" ? [operation.path, operation.from] : [operation.path];
  return pointers.every((pointer) => {
    const target = readPointer(pointer);
    if (!target.ok) return false;
    const [part = "", key = "", field, position] = target.segments;
    if (isPart(part)) return target.segments.length > 1;
    if (part !== "sections" || !isSectionKey(key) || field === undefined) return false;
    // A field of the section, or one inside an item. Adding, removing or moving items affects their neighbours.
    return field !== "items" || (position !== undefined && target.segments.length > 4);
  });
}

function touchedItems(data: ResumeData, next: ResumeData, key: SectionKey): number[] {
  const before: readonly unknown[] = data.sections[key].items;
  return next.sections[key].items.flatMap((item, index) => (item === before[index] ? [] : [index]));
}

function touchedOf(data: ResumeData, next: ResumeData, places: ReadonlyMap<SectionKey, number[]>): Touched {
  const sections: Touched["sections"] = {};
  for (const [key, indexes] of places) {
    const items: readonly unknown[] = next.sections[key].items;
    sections[key] = { ...next.sections[key], items: indexes.map((index) => items[index]) };
  }
  const parts = Object.fromEntries(PARTS.filter((key) => next[key] !== data[key]).map((key) => [key, next[key]]));
  return { parts, sections };
}

/** The data with the saved part in place. Null if an item got another id, because that depends on its neighbours. */
function withPart(
  data: ResumeData,
  next: ResumeData,
  saved: ResumeData,
  places: ReadonlyMap<SectionKey, number[]>,
): ResumeData | null {
  const sections: Record<string, unknown> = { ...data.sections };
  for (const [key, indexes] of places) {
    const items: unknown[] = [...data.sections[key].items];
    for (const [place, index] of indexes.entries()) {
      const item = (saved.sections[key].items as unknown[])[place];
      if (childOf(item, "id") !== childOf(items[index], "id")) return null;
      items[index] = item;
    }
    sections[key] = { ...saved.sections[key], items };
  }
  return {
    ...data,
    picture: next.picture === data.picture ? data.picture : saved.picture,
    basics: next.basics === data.basics ? data.basics : saved.basics,
    summary: next.summary === data.summary ? data.summary : saved.summary,
    sections: places.size === 0 ? data.sections : (sections as ResumeData["sections"]),
  };
}
