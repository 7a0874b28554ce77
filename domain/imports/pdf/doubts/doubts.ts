import type { ImportDoubt } from "@/contracts/imports/doubts";
import type { ImportPlace } from "@/contracts/model/import-reading";
import type { ResumeData } from "@/contracts/model/resume/data";
import { levelOf } from "@/domain/imports/level-words";
import { doubtContact } from "@/domain/imports/pdf/doubts/contact";
import { doubtCuts } from "@/domain/imports/pdf/doubts/cuts";
import {
  addDoubt,
  type DoubtedItem,
  type Doubts,
  doubtItem,
  hasDates,
  itemAt,
  mainFields,
  NAME_FIELDS,
  namesOf,
} from "@/domain/imports/pdf/doubts/item";
import { doubtLists } from "@/domain/imports/pdf/doubts/lists";
import { doubtNearLeftovers, doubtSwallowed } from "@/domain/imports/pdf/doubts/neighbours";
import { isOddText, oddName } from "@/domain/imports/pdf/doubts/odd-shapes";
import { doubtSiblings } from "@/domain/imports/pdf/doubts/siblings";
import type { PageText } from "@/domain/imports/pdf/layout/page-text";
import type { Evidence } from "@/domain/imports/pdf/places/places-of";
import { leastOf, SURE } from "@/domain/imports/pdf/structure/evidence";
import { isPlace, isSchool } from "@/domain/imports/pdf/structure/words";

/** Fields below this are to be checked. */
const TO_CHECK = 0.6;

/** Longer summaries are rare enough to be looked at, in letters. */
const MAX_SUMMARY = 1200;

/** A summary has few points, if any, and fewer words than a page. */
const hasOtherForm = (html: string) => html.length > MAX_SUMMARY || (html.match(/<li>/g)?.length ?? 0) > 8;

interface WholeReading {
  data: ResumeData;
  evidence: readonly Evidence[];
  unplaced: readonly PageText[];
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

function doubtsOf({ data, evidence, unplaced }: WholeReading): Doubts {
  const doubts: Doubts = new Map();
  const { locale } = data.metadata.page;
  const items = evidence.flatMap(({ pointer, lines }) => itemAt(data, pointer, lines) ?? []);
  for (const item of items) {
    doubtShapes(item, locale, doubts);
    doubtCuts(item, doubts);
  }
  if (isOddText(data.summary.content, locale) || hasOtherForm(data.summary.content))
    addDoubt(doubts, "other-entry", ["/summary/content"]);
  doubtNearLeftovers(items, unplaced, doubts);
  const sections = new Map<string, DoubtedItem[]>();
  for (const item of items) {
    const own = sections.get(item.section);
    if (own) own.push(item);
    else sections.set(item.section, [item]);
  }
  for (const own of sections.values()) {
    doubtLists(own, data.sections.languages.items.length > 0, locale, doubts);
    doubtSiblings(own, doubts);
    doubtSwallowed(own, doubts);
    doubtBroken(own, doubts);
  }
  doubtContact(data.basics, locale, doubts);
  return doubts;
}

function doubtShapes(item: DoubtedItem, locale: string, doubts: Doubts): void {
  const doubt = (reason: ImportDoubt, ...fields: string[]) => doubtItem(doubts, reason, item, fields);
  for (const [field, role] of Object.entries(NAME_FIELDS[item.kind] ?? {})) {
    const odd = oddName(role, item.texts[field] ?? "", locale);
    if (odd) doubt(odd, field);
  }
  if (isOddText(item.texts.description ?? "", locale)) doubt("other-entry", "description", ...(hasDates(item) ? [] : ["dates"]));
  const { title = "", school = "", area = "", degree = "" } = item.texts;
  const giver = item.texts[GIVERS[item.kind] ?? ""];
  // Without a giver, the part behind a comma may be one.
  if (giver === "" && title.includes(",")) doubt("undecided", "title", GIVERS[item.kind] ?? "");
  // A subject without a word for a school may have taken the place of the school.
  if (item.kind === "education" && area === "" && degree !== "" && !isSchool(school)) doubt("undecided", "school", "degree");
  const { company = "", position = "", language = "" } = item.texts;
  if (item.kind === "experience" && item.roles.length === 0 && (company === "" || position === ""))
    doubt("missing", "company", "position");
  // One end of a range that is more exact than the other has lost something.
  const { start = null, end = null } = item.dates ?? {};
  if (start !== null && end !== null && (start.length !== end.length || start > end)) doubt("odd-dates", "dates");
  // A job that is over has an end.
  const isOpen = item.dates !== null && item.dates.start !== null && item.dates.end === null && !item.dates.present;
  if (item.kind === "experience" && isOpen) doubt("odd-dates", "dates");
  if (item.kind === "education" && degree === "" && school !== "") doubt("missing", "degree");
  if (item.kind === "languages" && (levelOf(language) > 0 || language.split(/\s+/).length > 2)) doubt("unlike-field", "language");
  if (
    item.roles.some(
      ({ position }) =>
        position === "" || oddName("title", position, locale) !== null || isPlace(position.split(/,\s+/).slice(-2).join(", ")),
    )
  )
    doubt(
      "undecided",
      ...namesOf(item),
      ...item.roles.flatMap((_, index) => ["position", "description", "dates"].map((field) => `roles/${index}/${field}`)),
    );
}

const GIVERS: Readonly<Record<string, string>> = { awards: "awarder", certifications: "issuer", publications: "publisher" };

/** Where half of the entries of a section are odd, it was divided wrongly, and no field of it can be trusted. */
function doubtBroken(items: readonly DoubtedItem[], doubts: Doubts): void {
  const isDoubted = (field: string) => doubts.has(field);
  const odd = items.filter((item) => everyField(item).filter(isDoubted).length >= 2);
  if (odd.length === 0 || odd.length * 2 < items.length) return;
  for (const item of items) doubtItem(doubts, "odd-section", item, mainFields(item));
}

const everyField = (item: DoubtedItem) =>
  [...Object.keys(NAME_FIELDS[item.kind] ?? {}), "description", "dates"].map((field) => `${item.pointer}/${field}`);
