import { findItem, sectionType } from "@/components/features/editor/resume/document-structure";
import { placeOfPointer } from "@/components/features/editor/resume/field-pointer";
import { itemTitle } from "@/components/features/editor/resume/sections/preview-text";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { WholeFinding } from "@/domain/check/whole-report";

/**
 * Where a finding leads, as the editor names its fields: entries by id, and the field in which a printed date is written. A finding's
 * key is its code, a colon and just that.
 */
export function findingPointer({ code, key }: Pick<WholeFinding, "code" | "key">): string {
  return key.slice(code.length + 1).replace(/\/(?:period|date)$/, "/dates");
}

/** The section a finding is in, and the entry's title; null for contact details, design and the whole. */
export function findingPlace(data: ResumeData, finding: WholeFinding): { sectionId: string; entry: string } | null {
  if (finding.pointer === null) return null;
  const place = placeOfPointer(data, findingPointer(finding));
  const type = place ? sectionType(data, place.sectionId) : undefined;
  if (!place || !type) return null;
  const item = place.itemId === null ? undefined : findItem(data, place.sectionId, place.itemId);
  return { sectionId: place.sectionId, entry: item ? itemTitle(type, item).title : "" };
}
