import { isSectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import { companyKey } from "@/domain/applications/same-name";
import { isRecord } from "@/domain/is-record";
import { differingFields, isSameField, type RecordSection, wordingFields } from "@/domain/record/fields";
import type { LinkableItem } from "@/domain/record/linked-items";
import { isEmpty } from "@/domain/record/proposals";
import type { AnyItem } from "@/domain/sections/all-sections";

/** An item of each of two resumes that are about the same thing. */
export type Pair = {
  section: RecordSection;
  itemId: string;
  otherItemId: string;
  /** `record`: both show the same entry. `look`: their names, dates or addresses are the same. */
  by: "record" | "look";
  /** Dates, levels and websites that differ. They are the same in every language. */
  differs: string[];
};
export type Pairing = { pairs: Pair[]; alone: string[]; otherAlone: string[] };

type Items = ReadonlyMap<string, LinkableItem>;
/** The entries that the items of a resume are linked to. */
type Entries = ReadonlyMap<string, string>;
type Side = { items: Items; entries: Entries };

/** At least one strong likeness, such as the same employer. */
const ENOUGH = 2;

/** Which items of two resumes in different languages belong together. Every item is in one pair at most. */
export function pairItems(one: Side, other: Side): Pairing {
  const [mine, theirs] = [filled(one.items), filled(other.items)];
  const pairs: Pair[] = [];
  const take = (itemId: string, otherItemId: string, by: Pair["by"]) => {
    const [item, match] = [mine.get(itemId), theirs.get(otherItemId)];
    if (!item || !match || item.section !== match.section) return;
    mine.delete(itemId);
    theirs.delete(otherItemId);
    pairs.push({ section: item.section, itemId, otherItemId, by, differs: valuesThatDiffer(item, match.item) });
  };
  const byEntry = new Map([...other.entries].map(([itemId, entryId]) => [entryId, itemId]));
  for (const [itemId, entryId] of one.entries) take(itemId, byEntry.get(entryId) ?? "", "record");
  // Two items that are linked to different entries are known to be about different things.
  for (const { itemId, otherItemId } of likePairs(mine, theirs))
    if (!one.entries.has(itemId) || !other.entries.has(otherItemId)) take(itemId, otherItemId, "look");
  const order = [...one.items.keys()];
  return {
    pairs: pairs.sort((a, b) => order.indexOf(a.itemId) - order.indexOf(b.itemId)),
    alone: [...mine.keys()],
    otherAlone: [...theirs.keys()],
  };
}

const filled = (items: Items): Map<string, LinkableItem> =>
  new Map([...items].filter(([, { section, item }]) => !isEmpty(section, item)));

const valuesThatDiffer = ({ section, item }: LinkableItem, other: AnyItem): string[] => {
  const texts = wordingFields(section);
  return differingFields(section, item, other).filter((field) => !texts.includes(field));
};

/** Pairs by how alike they are, the most alike first; of those that are equally alike, in the order of the resumes. */
function likePairs(mine: Items, theirs: Items): { itemId: string; otherItemId: string }[] {
  const found: { itemId: string; otherItemId: string; score: number }[] = [];
  const [ownDates, otherDates] = [countDates(mine), countDates(theirs)];
  for (const [itemId, item] of mine)
    for (const [otherItemId, other] of theirs) {
      if (item.section !== other.section) continue;
      const dates = datesOf(item);
      const isOnlyOne = ownDates.get(dates) === 1 && otherDates.get(dates) === 1;
      const score = likeness(item, other, isOnlyOne);
      if (score >= ENOUGH) found.push({ itemId, otherItemId, score });
    }
  return found.sort((a, b) => b.score - a.score);
}

/** How alike two items are. The same dates alone are enough where no other item of either resume has them. */
function likeness({ section, item }: LinkableItem, { item: other }: LinkableItem, isOnlyOneWithDates: boolean): number {
  // There is one of each.
  if (section === "basics" || section === "summary") return ENOUGH;
  const isSameText = (field: string) => {
    const [one, two] = [textIn(item, field), textIn(other, field)];
    return one !== "" && companyKey(one) === companyKey(two);
  };
  const { mainField, secondField } = sectionForm(section);
  const hasSameDates = datesOf({ section, item }) !== "" && isSameField("dates", item, other);
  const main = isSameText(mainField) ? 2 : 0;
  const address = urlOf(item) !== "" && urlOf(item) === urlOf(other) ? 2 : 0;
  const beside = secondField !== null && isSameText(secondField) ? 1 : 0;
  return main + address + beside + (hasSameDates ? (main + address > 0 || isOnlyOneWithDates ? 2 : 1) : 0);
}

const textIn = (item: AnyItem, field: string): string => {
  const value = item[field];
  return typeof value === "string" ? value.trim() : "";
};

const urlOf = ({ website }: AnyItem): string => (isRecord(website) && typeof website.url === "string" ? website.url : "");

/** The dates of an item as a key with its section; empty without any, and for dates that are only text. */
function datesOf({ section, item }: Pick<LinkableItem, "section" | "item">): string {
  if (!isSectionKey(section) || !isRecord(item.dates) || item.dates.raw !== undefined) return "";
  return `${section} ${JSON.stringify(item.dates)}`;
}

function countDates(items: Items): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items.values()) counts.set(datesOf(item), (counts.get(datesOf(item)) ?? 0) + 1);
  return counts;
}
