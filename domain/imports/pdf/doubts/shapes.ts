import type { ImportDoubt } from "@/contracts/imports/doubts";
import { levelOf } from "@/domain/imports/level-words";
import { type DoubtedItem, type Doubts, doubtItem, hasDates, NAME_FIELDS, namesOf } from "@/domain/imports/pdf/doubts/item";
import { oddName } from "@/domain/imports/pdf/doubts/odd-shapes";
import { hasOddEnd, isOddText } from "@/domain/imports/pdf/doubts/odd-texts";
import { isPlace, isSchool, roleEvidence } from "@/domain/imports/pdf/structure/words";

/** Fields of an entry that do not look like what they are, or do not fit each other. */
export function doubtShapes(item: DoubtedItem, locale: string, doubts: Doubts): void {
  const doubt = (reason: ImportDoubt, ...fields: string[]) => doubtItem(doubts, reason, item, fields);
  for (const [field, role] of Object.entries(NAME_FIELDS[item.kind] ?? {})) {
    const odd = oddName(role, item.texts[field] ?? "", locale);
    if (odd) doubt(odd, field);
  }
  const { description = "" } = item.texts;
  if (isOddText(description, locale) || hasOddEnd(description))
    doubt("other-entry", "description", ...(hasDates(item) ? [] : ["dates"]));
  const { title = "", school = "", area = "", degree = "" } = item.texts;
  const giver = item.texts[GIVERS[item.kind] ?? ""];
  // Without a giver, the part behind a comma may be one.
  const isDivided = item.kind !== "publications" || giver?.includes(",");
  if (giver !== undefined && title.includes(",") && (giver === "" || isDivided))
    doubt("undecided", "title", GIVERS[item.kind] ?? "");
  if (giver !== undefined && doubts.has(`${item.pointer}/${GIVERS[item.kind]}`)) doubt("undecided", "title");
  // A subject without a word for a school may have taken the place of the school.
  if (item.kind === "education" && area === "" && degree !== "" && !isSchool(school)) doubt("undecided", "school", "degree");
  const { company = "", position = "", language = "" } = item.texts;
  if (item.kind === "experience" && item.roles.length === 0 && (company === "" || position === ""))
    doubt("missing", "company", "position");
  if (DATED.has(item.kind) && item.roles.length === 0 && !hasDates(item)) doubt("missing", "dates");
  if (item.kind === "experience" && roleEvidence(company) >= 0 && isOneOfThree(item, position, company))
    doubt("undecided", "position", "company", "location");
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

/** Entries of these sections always have dates. */
const DATED = new Set(["experience", "education"]);

/** Whether position and employer are divided by one of several commas of a text, “VP, Growth, Halcyon”. */
const isOneOfThree = ({ lines }: DoubtedItem, position: string, company: string): boolean =>
  `${position},${company}`.split(",").length > 2 &&
  lines.some(({ text }) => text.includes(`${position}, ${company}`) || text.includes(`${company}, ${position}`));
