import type { ImportDoubt } from "@/contracts/imports/doubts";
import type { ImportPlace } from "@/contracts/model/import-reading";
import type { ResumeData } from "@/contracts/model/resume/data";
import { doubtBare, doubtCapitals } from "@/domain/imports/pdf/doubts/bare-entries";
import { doubtContact } from "@/domain/imports/pdf/doubts/contact";
import { doubtContactCuts, doubtCuts } from "@/domain/imports/pdf/doubts/cuts";
import { type DoubtedItem, type Doubts, doubtItem, itemAt, mainFields, NAME_FIELDS } from "@/domain/imports/pdf/doubts/item";
import { doubtLists } from "@/domain/imports/pdf/doubts/lists";
import { doubtNearLeftovers, doubtSwallowed } from "@/domain/imports/pdf/doubts/neighbours";
import { hasOddEnd } from "@/domain/imports/pdf/doubts/odd-texts";
import { doubtProse } from "@/domain/imports/pdf/doubts/prose";
import { doubtShapes } from "@/domain/imports/pdf/doubts/shapes";
import { doubtSiblings } from "@/domain/imports/pdf/doubts/siblings";
import { doubtWholeFile } from "@/domain/imports/pdf/doubts/whole-file";
import type { PageText } from "@/domain/imports/pdf/layout/page-text";
import type { Evidence } from "@/domain/imports/pdf/places/places-of";
import { leastOf, SURE } from "@/domain/imports/pdf/structure/evidence";
import type { DocumentSection } from "@/domain/imports/pdf/structure/sections";

/** Fields below this are to be checked. */
const TO_CHECK = 0.6;

interface WholeReading {
  data: ResumeData;
  evidence: readonly Evidence[];
  unplaced: readonly PageText[];
  sections: readonly DocumentSection[];
}

/**
 * Places with less confidence where the document as a whole speaks against a field: its shape, the entries beside it, the words left over
 * near it. A field that is missing where its siblings have it gets a place without a box.
 */
export function withDoubts(places: readonly ImportPlace[], reading: WholeReading): ImportPlace[] {
  const doubts = doubtsOf(reading);
  const lowered = places
    .map((place) => (doubts.has(place.pointer) ? { ...place, confidence: leastOf(place.confidence, SURE.doubtful) } : place))
    .map(
      (place): ImportPlace =>
        place.confidence < TO_CHECK ? { ...place, doubt: doubts.get(place.pointer) ?? "undecided" } : place,
    );
  const placed = new Set(places.map(({ pointer }) => pointer));
  return [
    ...lowered,
    ...[...doubts].flatMap(([pointer, doubt]) => (placed.has(pointer) ? [] : [{ pointer, confidence: SURE.doubtful, doubt }])),
  ];
}

function doubtsOf({ data, evidence, unplaced, sections }: WholeReading): Doubts {
  const doubts: Doubts = new Map();
  const { locale } = data.metadata.page;
  const items = evidence.flatMap(({ pointer, lines }) => itemAt(data, pointer, lines) ?? []);
  for (const item of items) {
    doubtShapes(item, locale, doubts);
    doubtCuts(item, doubts);
  }
  doubtProse(data, items, doubts);
  doubtNearLeftovers(items, unplaced, doubts);
  const bySection = new Map<string, DoubtedItem[]>();
  for (const item of items) {
    const own = bySection.get(item.section);
    if (own) own.push(item);
    else bySection.set(item.section, [item]);
  }
  for (const own of bySection.values()) {
    doubtLists(own, data.sections.languages.items.length > 0, locale, doubts);
    doubtSiblings(own, doubts);
    doubtSwallowed(own, doubts);
    doubtBare(own, doubts);
    doubtCapitals(own, doubts);
    doubtAfterHeading(own, doubts);
    doubtBroken(own, doubts);
  }
  doubtWholeFile(data, items, sections, doubts);
  doubtContact(data.basics, locale, doubts);
  doubtContactCuts(data.basics, evidence.find(({ pointer }) => pointer === "/basics")?.lines ?? [], doubts);
  return doubts;
}

/** Where the text of an entry ends with the heading of a section, the entries after it are of that section. */
function doubtAfterHeading(items: readonly DoubtedItem[], doubts: Doubts): void {
  const at = items.findIndex((item) => hasOddEnd(item.texts.description ?? ""));
  if (at >= 0) for (const item of items.slice(at + 1)) doubtItem(doubts, "odd-section", item, mainFields(item));
}

/** Reasons that are seldom wrong: of the fields with another one, most are right. */
const STRONG: ReadonlySet<ImportDoubt> = new Set(["unlike-field", "other-entry", "missing", "odd-dates", "unlike-others"]);

/** Where half of the entries of a section are odd, it was divided wrongly, and no field of it can be trusted. */
function doubtBroken(items: readonly DoubtedItem[], doubts: Doubts): void {
  const isDoubted = (field: string) => STRONG.has(doubts.get(field) ?? "undecided");
  const odd = items.filter((item) => everyField(item).filter(isDoubted).length >= 2);
  if (odd.length === 0 || odd.length * 2 < items.length) return;
  // Dates are known by their form, so that they are seldom wrong.
  for (const item of items)
    doubtItem(
      doubts,
      "odd-section",
      item,
      mainFields(item).filter((field) => field !== "dates"),
    );
}

const everyField = (item: DoubtedItem) =>
  [...Object.keys(NAME_FIELDS[item.kind] ?? {}), "description", "dates"].map((field) => `${item.pointer}/${field}`);
