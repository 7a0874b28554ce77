import type { CheckCategory, CheckCode, CheckSeverity } from "@/contracts/model/check-report";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Placement } from "@/domain/layout/placement";
import type { AnyItem, AnySection } from "@/domain/sections/all-sections";

/** An item that is printed, with its place. */
interface CheckedItem {
  item: AnyItem;
  pointer: string;
}

/** A section that is not hidden, with the items that are printed. Letters do not take part. */
export interface CheckedSection extends AnySection {
  printed: readonly CheckedItem[];
  /** Where it stands first; undefined on no page. */
  placement: Placement | undefined;
}

export interface CheckContext {
  data: ResumeData;
  sections: readonly CheckedSection[];
  /** The current month in UTC, such as `2026-03`. */
  month: string;
}

/** What a rule found: where, and what to name in a sentence about it. */
export interface Found {
  pointer: string;
  params?: Record<string, string | number>;
}

export interface CheckRule {
  code: CheckCode;
  category: CheckCategory;
  severity: CheckSeverity;
  /** Whether the rule says anything about this resume; it always does when left out. */
  applies?: (context: CheckContext) => boolean;
  find: (context: CheckContext) => Found[];
}

/** One finding when the condition holds. */
export const when = (condition: boolean, pointer: string, params?: Found["params"]): Found[] =>
  condition ? [params ? { pointer, params } : { pointer }] : [];
