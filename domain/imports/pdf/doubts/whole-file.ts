import type { ResumeData } from "@/contracts/model/resume/data";
import {
  addDoubt,
  type DoubtedItem,
  type Doubts,
  doubtItem,
  hasDates,
  mainFields,
  namesOf,
} from "@/domain/imports/pdf/doubts/item";
import type { DocumentSection } from "@/domain/imports/pdf/structure/sections";
import { isTown } from "@/domain/imports/pdf/structure/towns";
import { isLanguageName, isOrganisation, isPlace, isRole, isSchool, roleEvidence } from "@/domain/imports/pdf/structure/words";

/** What only the file as a whole shows: dates that are left, headings without entries, places that are longer elsewhere. */
export function doubtWholeFile(
  data: ResumeData,
  items: readonly DoubtedItem[],
  sections: readonly DocumentSection[],
  doubts: Doubts,
): void {
  doubtHeadingsWithoutEntries(items, sections, doubts);
  doubtPlaces(data, items, doubts);
  doubtNamesWithoutWords(items, doubts);
  for (const item of items) {
    doubtSeveralRanges(item, doubts);
    doubtOpenRange(item, doubts);
    doubtUndated(item, items, doubts);
    doubtNameElsewhere(item, items, doubts);
    doubtKinds(item, data, doubts);
  }
}

/** What is below a heading without entries was read as a part of the section before it or after it. */
function doubtHeadingsWithoutEntries(items: readonly DoubtedItem[], sections: readonly DocumentSection[], doubts: Doubts): void {
  const filled = new Set(sections.filter(({ lines }) => lines.length > 0).map(({ kind }) => kind));
  sections.forEach(({ kind, lines }, index) => {
    if (lines.length > 0 || kind === "other" || (kind !== "custom" && filled.has(kind))) return;
    const beside = new Set([sections[index - 1], sections[index + 1]].flatMap((section) => section?.lines ?? []));
    for (const item of items)
      if (item.lines.some((line) => beside.has(line))) doubtItem(doubts, "odd-section", item, mainFields(item));
  });
}

/** “Portland” where another entry has “Portland, Oregon”; “Halcyon, Singapore” where others have “Singapore”. */
function doubtPlaces({ basics }: ResumeData, items: readonly DoubtedItem[], doubts: Doubts): void {
  const placed = [
    { pointer: "/basics/location", place: basics.location },
    ...items.map((item) => ({ pointer: `${item.pointer}/location`, place: item.texts.location ?? "" })),
  ].filter(({ place }) => place !== "");
  const all = [...new Set(placed.map(({ place }) => place))];
  for (const { pointer, place } of placed) {
    if (all.some((other) => other.startsWith(`${place},`) || (place.includes(",") && other.startsWith(`${place} `))))
      addDoubt(doubts, "incomplete", [pointer]);
    const before = all.flatMap((other) => (place.endsWith(`, ${other}`) ? [place.slice(0, -other.length - 2)] : []));
    if (before.some((text) => !isTown(text))) addDoubt(doubts, "joined", [pointer]);
  }
}

/** Where no position and no employer has a word that says so, they may be the other way round. */
function doubtNamesWithoutWords(items: readonly DoubtedItem[], doubts: Doubts): void {
  const jobs = items.filter(({ section, roles }) => section === "/sections/experience" && roles.length === 0);
  const isKnown = ({ texts: { position = "", company = "" } }: DoubtedItem) =>
    roleEvidence(position) > 0 || roleEvidence(company) < 0 || isSchool(company);
  if (jobs.length < 2 || jobs.some(isKnown)) return;
  for (const item of jobs) doubtItem(doubts, "undecided", item, ["position", "company"]);
}

const YEARS = /(?:19|20)\d{2}/g;
/** A range that has a short line, or the end of one, to itself. */
const RANGE =
  /(?:19|20)\d{2}\s*(?:[–—-]|(?:bis|to|à|al|a)\s)\s*(?:(?:\p{L}{3,10}\.?\s*|\d{1,2}[./]\s*)?(?:19|20)\d{2}|\p{Lu}\p{Ll}{3,11}\s*$|$)/u;
const MAX_HEAD = 90;

/** An entry whose lines show more than one range of dates has swallowed another. */
function doubtSeveralRanges(item: DoubtedItem, doubts: Doubts): void {
  if (!DATED.has(item.kind)) return;
  const ranges = item.lines.flatMap(({ cells, text }) =>
    text.length > MAX_HEAD ? [] : cells.filter((cell) => RANGE.test(cell.text)),
  ).length;
  if (ranges <= Math.max(1, item.roles.length)) return;
  doubtItem(doubts, "other-entry", item, [...namesOf(item), "description", "dates"]);
}

const DATED = new Set(["experience", "education", "projects", "volunteer"]);

/** A start without an end, where the lines of the entry show another year or a dash after it. */
function doubtOpenRange(item: DoubtedItem, doubts: Doubts): void {
  const { dates } = item;
  if (!dates?.start || dates.end !== null) return;
  const year = dates.start.slice(0, 4);
  const isOpen = item.lines.some(({ text }) => {
    if (text.length > MAX_HEAD || !text.includes(year)) return false;
    return (text.match(YEARS)?.length ?? 0) > 1 || (!dates.present && new RegExp(`${year}\\s*[–—-]`).test(text));
  });
  if (isOpen) doubtItem(doubts, "odd-dates", item, ["dates"]);
}

/** Awards and certificates of a file are dated, or none of them is. */
function doubtUndated(item: DoubtedItem, items: readonly DoubtedItem[], doubts: Doubts): void {
  if (hasDates(item)) return;
  if (AWARDED.has(item.kind) && items.some((other) => AWARDED.has(other.kind) && hasDates(other)))
    doubtItem(doubts, "missing", item, ["dates"]);
  const hasYear = item.lines.some(({ text }) => text.length <= MAX_HEAD && (text.match(YEARS)?.length ?? 0) > 0);
  if (item.roles.length === 0 && hasYear && "dates" in item && item.dates !== null) doubtItem(doubts, "missing", item, ["dates"]);
}

const AWARDED = new Set(["awards", "certifications", "publications"]);

/** A skill or an award with the name of an employer, a position or a school of the same file is a part of that entry. */
function doubtNameElsewhere(item: DoubtedItem, items: readonly DoubtedItem[], doubts: Doubts): void {
  if (!LISTS.has(item.kind)) return;
  const names = new Set(
    items.flatMap(({ texts: { company = "", position = "", school = "" }, roles }) =>
      [company, position, school, ...roles.map((role) => role.position)].map(plain).filter((name) => name.length > 4),
    ),
  );
  const isOther = item.fields.filter(({ path, text }) => path !== "awarder" && names.has(plain(text)));
  if (isOther.length > 0)
    doubtItem(
      doubts,
      "other-entry",
      item,
      item.fields.map(({ path }) => path),
    );
}

const LISTS = new Set(["skills", "awards", "languages", "interests"]);
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Texts in a field that another section or another field is for. */
function doubtKinds(item: DoubtedItem, { sections }: ResumeData, doubts: Doubts): void {
  const {
    name = "",
    title = "",
    awarder = "",
    fluency = "",
    company = "",
    location = "",
    degree = "",
    position = "",
  } = item.texts;
  if (item.kind === "skills")
    for (const { path, text } of item.fields)
      if ((/\s/.test(text) && isRole(text)) || (isLanguageName(text) && sections.languages.items.length > 0))
        doubtItem(doubts, "unlike-field", item, [path]);
  if (item.kind === "languages" && isLanguageName(fluency.split(/[\s(]/)[0] ?? ""))
    doubtItem(doubts, "other-entry", item, ["language", "fluency"]);
  if (item.kind === "projects" && (isSchool(name) || /\S+(?:\s\S+){4,}\.$/.test(name)))
    doubtItem(doubts, "unlike-field", item, ["name"]);
  if (item.kind === "awards" && awarder === "" && (isOrganisation(title) || isSchool(title)))
    doubtItem(doubts, "undecided", item, ["title", "awarder"]);
  const [, place = ""] = /^(\p{Lu}[\p{L}-]+,\s\p{Lu}\p{L}+)\s\p{Lu}/u.exec(company) ?? [];
  if (location === "" && place !== "" && isPlace(place)) doubtItem(doubts, "joined", item, ["company", "location"]);
  const last = /\s(\p{Lu}\p{Ll}+)$/u.exec(position)?.[1] ?? "";
  if (last !== "" && location === "" && isTown(last)) doubtItem(doubts, "joined", item, ["position", "location"]);
  // A place with a word too many has it from the field beside it.
  if (degree !== "" && STRONG.has(doubts.get(`${item.pointer}/location`) ?? "undecided"))
    doubtItem(doubts, "undecided", item, ["degree"]);
}

const STRONG: ReadonlySet<string> = new Set(["joined", "unlike-field"]);
