import type { CheckCategory, CheckCode, CheckSeverity } from "@/contracts/model/check-report";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Placement } from "@/domain/layout/placement";
import type { AnyItem, AnySection } from "@/domain/sections/all-sections";

/** A printed item with its position. */
interface CheckedItem {
  item: AnyItem;
  pointer: string;
}

/** A visible section with its printed items. Letters are excluded. */
export interface CheckedSection extends AnySection {
  printed: readonly CheckedItem[];
  /** Its first position; undefined if it is on no page. */
  placement: Placement | undefined;
}

export interface CheckContext {
  data: ResumeData;
  sections: readonly CheckedSection[];
  /** The current month in UTC, such as `2026-03`. */
  month: string;
}

/** What a rule found: the place, and values for a sentence about it. */
export interface Found {
  pointer: string;
  params?: Record<string, string | number>;
}

export interface CheckRule {
  code: CheckCode;
  category: CheckCategory;
  severity: CheckSeverity;
  /** Whether the rule applies to this resume; by default it does. */
  applies?: (context: CheckContext) => boolean;
  find: (context: CheckContext) => Found[];
}

/** One finding when the condition holds. */
export const when = (condition: boolean, pointer: string, params?: Found["params"]): Found[] =>
  condition ? [params ? { pointer, params } : { pointer }] : [];
