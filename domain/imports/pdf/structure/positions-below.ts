import { isOngoingWord } from "@/domain/dates/ongoing";
import type { ReadEntry } from "@/domain/imports/pdf/structure/entries";
import type { NamedEntry } from "@/domain/imports/pdf/structure/naming";

/**
 * An employer with its dates alone, and below it positions with dates within these and no employer, are one entry with several positions,
 * whatever face they are in. Returns entries and names without those positions.
 */
export function withPositionsBelow(
  entries: readonly ReadEntry[],
  named: readonly NamedEntry[],
): { entries: ReadEntry[]; named: NamedEntry[] } {
  const result: { entries: ReadEntry[]; named: NamedEntry[] } = { entries: [], named: [] };
  let isEmployer = false;
  entries.forEach((entry, index) => {
    const names = named[index];
    const owner = result.entries.at(-1);
    if (!names) return;
    const isPosition = names.title !== "" && names.organisation === "" && names.place === "" && entry.roles.length === 0;
    if (owner && isEmployer && isPosition && isWithin(entry.period, owner.period)) {
      owner.roles.push(entry);
      return;
    }
    isEmployer =
      names.title === "" &&
      names.organisation !== "" &&
      entry.description === "" &&
      entry.period !== "" &&
      entry.roles.length === 0;
    result.entries.push(isEmployer ? { ...entry, roles: [] } : entry);
    result.named.push(names);
  });
  return result;
}

function isWithin(inner: string, outer: string): boolean {
  const [one, other] = [yearsOf(inner), yearsOf(outer)];
  return one.length > 0 && other.length > 0 && Math.min(...one) >= Math.min(...other) && Math.max(...one) <= Math.max(...other);
}

/** The years of a period; what is ongoing has no end. */
const yearsOf = (period: string): number[] => [
  ...[...period.matchAll(/(?:19|20)\d{2}/g)].map(([year]) => Number(year)),
  ...(isOngoingWord(period.split(/\s[–—-]\s/).at(-1) ?? "") ? [Number.POSITIVE_INFINITY] : []),
];
