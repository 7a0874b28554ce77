import type { ImportPlace } from "@/contracts/model/import-reading";
import type { ResumeData } from "@/contracts/model/resume/data";
import { levelOf } from "@/domain/imports/level-words";
import { doubtContact } from "@/domain/imports/pdf/doubts/contact";
import { type DoubtedItem, type Doubts, hasDates, itemAt, NAME_FIELDS, namesOf } from "@/domain/imports/pdf/doubts/item";
import { doubtNearLeftovers, doubtSwallowed } from "@/domain/imports/pdf/doubts/neighbours";
import { isOddName, isOddText } from "@/domain/imports/pdf/doubts/odd-shapes";
import { doubtSiblings } from "@/domain/imports/pdf/doubts/siblings";
import type { PageText } from "@/domain/imports/pdf/layout/page-text";
import type { Evidence } from "@/domain/imports/pdf/places/places-of";
import { leastOf, SURE } from "@/domain/imports/pdf/structure/evidence";
import { isPlace, isSchool } from "@/domain/imports/pdf/structure/words";

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
  const lowered = places.map((place) =>
    doubts.has(place.pointer) ? { ...place, confidence: leastOf(place.confidence, SURE.doubtful) } : place,
  );
  const placed = new Set(places.map(({ pointer }) => pointer));
  return [
    ...lowered,
    ...[...doubts].filter((pointer) => !placed.has(pointer)).map((pointer) => ({ pointer, confidence: SURE.doubtful })),
  ];
}

function doubtsOf({ data, evidence, unplaced }: WholeReading): Doubts {
  const doubts: Doubts = new Set();
  const { locale } = data.metadata.page;
  const items = evidence.flatMap(({ pointer, lines }) => itemAt(data, pointer, lines) ?? []);
  for (const item of items) doubtShapes(item, locale, doubts);
  doubtNearLeftovers(items, unplaced, doubts);
  const sections = new Map<string, DoubtedItem[]>();
  for (const item of items) {
    const own = sections.get(item.section);
    if (own) own.push(item);
    else sections.set(item.section, [item]);
  }
  for (const own of sections.values()) {
    doubtSiblings(own, doubts);
    doubtSwallowed(own, doubts);
    doubtBroken(own, doubts);
  }
  doubtContact(data.basics, locale, doubts);
  return doubts;
}

function doubtShapes(item: DoubtedItem, locale: string, doubts: Doubts): void {
  const doubt = (...fields: string[]) => {
    for (const field of fields) doubts.add(`${item.pointer}/${field}`);
  };
  for (const [field, role] of Object.entries(NAME_FIELDS[item.kind] ?? {}))
    if (isOddName(role, item.texts[field] ?? "", locale)) doubt(field);
  if (isOddText(item.texts.description ?? "", locale)) doubt("description", ...(hasDates(item) ? [] : ["dates"]));
  const { title = "", school = "", area = "", degree = "" } = item.texts;
  const giver = item.texts[GIVERS[item.kind] ?? ""];
  // Without a giver, the part behind a comma may be one.
  if (giver === "" && title.includes(",")) doubt("title", GIVERS[item.kind] ?? "");
  // A subject without a word for a school may have taken the place of the school.
  if (item.kind === "education" && area === "" && degree !== "" && !isSchool(school)) doubt("school", "degree");
  const { company = "", position = "", language = "" } = item.texts;
  if (item.kind === "experience" && item.roles.length === 0 && (company === "" || position === "")) doubt("company", "position");
  // A job that is over has an end.
  const isOpen = item.dates !== null && item.dates.start !== null && item.dates.end === null && !item.dates.present;
  if (item.kind === "experience" && isOpen) doubt("dates");
  if (item.kind === "education" && degree === "" && school !== "") doubt("degree");
  if (item.kind === "languages" && (levelOf(language) > 0 || language.split(/\s+/).length > 2)) doubt("language");
  if (
    item.roles.some(
      ({ position }) =>
        position === "" || isOddName("title", position, locale) || isPlace(position.split(/,\s+/).slice(-2).join(", ")),
    )
  )
    doubt(
      ...namesOf(item),
      ...item.roles.flatMap((_, index) => ["position", "description", "dates"].map((field) => `roles/${index}/${field}`)),
    );
}

const GIVERS: Readonly<Record<string, string>> = { awards: "awarder", certifications: "issuer", publications: "publisher" };

/** Where half of the entries of a section are odd, it was divided wrongly, and no field of it can be trusted. */
function doubtBroken(items: readonly DoubtedItem[], doubts: Doubts): void {
  const fieldsOf = (item: DoubtedItem) => [...Object.keys(NAME_FIELDS[item.kind] ?? {}), "description", "dates"];
  const odd = items.filter((item) => fieldsOf(item).filter((field) => doubts.has(`${item.pointer}/${field}`)).length >= 2);
  if (odd.length === 0 || odd.length * 2 < items.length) return;
  for (const item of items)
    for (const field of [...namesOf(item), "description", "dates"])
      if (field === "dates" ? hasDates(item) : (item.texts[field] ?? "") !== "") doubts.add(`${item.pointer}/${field}`);
}
