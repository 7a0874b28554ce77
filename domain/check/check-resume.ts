import { CHECK_CATEGORIES, CHECK_SEVERITIES, type CheckFinding, type CheckReport } from "@/contracts/model/check-report";
import type { ResumeData } from "@/contracts/model/resume/data";
import { findingKey } from "@/domain/check/finding-key";
import type { CheckContext, CheckedSection, CheckRule } from "@/domain/check/rule";
import { CONTACT_RULES } from "@/domain/check/rules/contact";
import { DATE_RULES } from "@/domain/check/rules/dates";
import { HEADING_RULES } from "@/domain/check/rules/headings";
import { LAYOUT_RULES } from "@/domain/check/rules/layout";
import { WRITING_RULES } from "@/domain/check/rules/writing";
import { placements } from "@/domain/layout/placement";
import { allSections, printedItems } from "@/domain/sections/all-sections";

/** The 22 rules of the check, in no particular order. */
export const CHECK_RULES: readonly CheckRule[] = [
  ...CONTACT_RULES,
  ...DATE_RULES,
  ...LAYOUT_RULES,
  ...HEADING_RULES,
  ...WRITING_RULES,
];

/**
 * Checks a resume (interface-details 4.1). `now` is the current time; only its month in UTC matters. A rule fails when it has a finding
 * that is not ignored; the score is the share of rules that apply and do not fail.
 */
export function checkResume(data: ResumeData, now: Date): CheckReport {
  const context: CheckContext = { data, sections: checkedSections(data), month: now.toISOString().slice(0, 7) };
  const rules = CHECK_RULES.filter((rule) => rule.applies?.(context) ?? true);
  const all = rules.flatMap((rule) => findingsOf(rule, context)).sort(byImportance);
  const ignoredKeys = new Set(data.metadata.check?.ignored ?? []);
  const findings = all.filter((finding) => !ignoredKeys.has(finding.key));
  const failed = new Set(findings.map((finding) => finding.code));
  const passed = rules.filter((rule) => !failed.has(rule.code));
  const count = (severity: CheckFinding["severity"]) => findings.filter((finding) => finding.severity === severity).length;
  const result = (category: CheckRule["category"]) => ({
    total: rules.filter((rule) => rule.category === category).length,
    passed: passed.filter((rule) => rule.category === category).length,
  });
  return {
    findings,
    ignored: all.filter((finding) => ignoredKeys.has(finding.key)),
    counts: { error: count("error"), warning: count("warning"), info: count("info") },
    totalRules: rules.length,
    passedRules: passed.length,
    score: Math.round((100 * passed.length) / rules.length),
    categories: Object.fromEntries(CHECK_CATEGORIES.map((category) => [category, result(category)])) as CheckReport["categories"],
  };
}

function checkedSections(data: ResumeData): CheckedSection[] {
  const places = new Map(placements(data).map((placement) => [placement.id, placement]));
  return allSections(data)
    .filter(({ section, kind }) => !section.hidden && kind !== "cover-letter")
    .map((section) => {
      const printed = new Set(printedItems(section));
      return {
        ...section,
        placement: places.get(section.id),
        printed: section.items.flatMap((item, index) =>
          printed.has(item) ? [{ item, pointer: `${section.pointer}/items/${index}` }] : [],
        ),
      };
    });
}

function findingsOf(rule: CheckRule, context: CheckContext): CheckFinding[] {
  return rule.find(context).map((found) => ({
    code: rule.code,
    severity: rule.severity,
    ...found,
    key: findingKey(context.data, rule.code, found.pointer),
  }));
}

function byImportance(one: CheckFinding, other: CheckFinding): number {
  const severity = CHECK_SEVERITIES.indexOf(one.severity) - CHECK_SEVERITIES.indexOf(other.severity);
  return severity || compare(one.pointer, other.pointer) || compare(one.code, other.code);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
