import { type DoubtedItem, type Doubts, doubtItem, hasDates, NAME_FIELDS, namesOf } from "@/domain/imports/pdf/doubts/item";
import { isTown } from "@/domain/imports/pdf/structure/towns";
import { isPlace } from "@/domain/imports/pdf/structure/words";

/** Not every degree has a subject, and not every entry a text. */
const OPTIONAL = new Set(["area", "description"]);

/**
 * Entries of a section are written alike. One that lacks what most others have was cut apart, joined to another, or has its text in another
 * field, so its names and the missing field are looked at.
 */
export function doubtSiblings(items: readonly DoubtedItem[], doubts: Doubts): void {
  if (items.length < 2) return;
  for (const field of ["dates", "description", ...Object.keys(NAME_FIELDS[items[0]?.kind ?? ""] ?? {})]) {
    const having = items.filter((item) => hasField(item, field));
    const lacking = items.filter((item) => !hasField(item, field));
    if (field === "description" && having.length * 2 <= items.length)
      for (const item of having) doubtItem(doubts, "unlike-others", item, [field]);
    if (lacking.length === 0 || having.length * 2 < items.length || field === "area") continue;
    for (const item of lacking) {
      doubtItem(doubts, "missing", item, [field]);
      if (!OPTIONAL.has(field)) doubtItem(doubts, "unlike-others", item, namesOf(item));
    }
  }
  // “Kingdom” among “Leeds, United Kingdom” is a part of a place.
  const located = items.filter((item) => hasField(item, "location") && item.texts.location);
  // “Glasgow” and “Remote” need no country.
  const isKnown = ({ texts: { location = "" } }: DoubtedItem) => isTown(location) || isPlace(location);
  const isWhole = (item: DoubtedItem) => (item.texts.location ?? "").includes(",");
  if (located.filter(isWhole).length * 2 >= located.length)
    for (const item of located) if (!isWhole(item) && !isKnown(item)) doubtItem(doubts, "incomplete", item, ["location"]);
  doubtDates(items, doubts);
}

function hasField(item: DoubtedItem, field: string): boolean {
  if (item.roles.length > 0 && field !== "location" && field !== "company") return true;
  return field === "dates" ? hasDates(item) : (item.texts[field] ?? "") !== "";
}

/** A year among months, or a single month among ranges, was cut from the rest. */
function doubtDates(items: readonly DoubtedItem[], doubts: Doubts): void {
  const dated = items.filter(hasDates);
  const isPrecise = ({ dates }: DoubtedItem) => [dates?.start, dates?.end].some((date) => (date ?? "").length > 4);
  const isRange = ({ dates }: DoubtedItem) => dates?.present === true || (dates?.end ?? null) !== null;
  for (const isUsual of [isPrecise, isRange])
    if (dated.filter(isUsual).length * 2 >= dated.length)
      for (const item of dated) if (!isUsual(item)) doubtItem(doubts, "odd-dates", item, ["dates"]);
}
