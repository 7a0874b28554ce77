import type { Dates } from "@/contracts/model/resume/dates";
import { isSectionKey, type SectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import { type CheckContext, type CheckRule, type Found, when } from "@/domain/check/rule";
import type { AnyItem } from "@/domain/sections/all-sections";
import type { Role } from "@/sections/experience/schema";

/** A date or range that is printed. */
interface DatedPlace {
  kind: SectionKey;
  dates: Dates;
  textField: "period" | "date";
  pointer: string;
  /** Whether dated roles replace the entry's own dates. */
  hasDatedRoles: boolean;
}

export const DATE_RULES: readonly CheckRule[] = [
  {
    code: "EMPTY_PERIOD",
    category: "dates",
    severity: "warning",
    find: (context) =>
      dated(context)
        .filter(
          ({ kind, dates, hasDatedRoles }) => (kind === "experience" || kind === "education") && isEmpty(dates) && !hasDatedRoles,
        )
        .map(({ pointer }) => ({ pointer })),
  },
  { code: "UNPARSEABLE_PERIOD", category: "dates", severity: "error", find: (context) => unreadable(context, "period") },
  { code: "UNPARSEABLE_DATE", category: "dates", severity: "warning", find: (context) => unreadable(context, "date") },
  {
    code: "REVERSED_PERIOD",
    category: "dates",
    severity: "error",
    find: (context) =>
      dated(context).flatMap(({ dates, pointer }) => {
        const { start, end, present } = dates;
        return start && end && !present ? when(firstMonth(start) > lastMonth(end), pointer, { start, end }) : [];
      }),
  },
  {
    code: "FUTURE_DATED_PERIOD",
    category: "dates",
    severity: "warning",
    find: (context) =>
      dated(context).flatMap(({ dates: { start }, textField, pointer }) =>
        start && textField === "period" ? when(firstMonth(start) > context.month, pointer, { start }) : [],
      ),
  },
];

/** A year alone begins in January and ends in December. */
const firstMonth = (date: string) => (date.length === 4 ? `${date}-01` : date);
const lastMonth = (date: string) => (date.length === 4 ? `${date}-12` : date);

const isEmpty = ({ start, end, present, raw }: Dates) => !start && !end && !present && !raw?.trim();

const unreadable = (context: CheckContext, field: "period" | "date"): Found[] =>
  dated(context).flatMap(({ dates, textField, pointer }) =>
    textField === field && dates.raw ? when(dates.start === null && dates.end === null, pointer, { text: dates.raw }) : [],
  );

function dated({ sections }: CheckContext): DatedPlace[] {
  return sections.flatMap(({ kind, printed }) => {
    if (!isSectionKey(kind)) return [];
    const textField = sectionForm(kind).datesText;
    return textField === null ? [] : printed.flatMap(({ item, pointer }) => places(kind, textField, item, pointer));
  });
}

function places(kind: SectionKey, textField: "period" | "date", item: AnyItem, pointer: string): DatedPlace[] {
  const roles = kind === "experience" ? (item.roles as Role[]) : [];
  const hasDatedRoles = roles.some((role) => !isEmpty(role.dates));
  return [
    { kind, dates: item.dates as Dates, textField, pointer: `${pointer}/${textField}`, hasDatedRoles },
    ...roles.map(
      (role, index): DatedPlace => ({
        kind,
        dates: role.dates,
        textField: "period",
        pointer: `${pointer}/roles/${index}/period`,
        hasDatedRoles: false,
      }),
    ),
  ];
}
