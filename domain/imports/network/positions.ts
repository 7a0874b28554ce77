import type { Dates } from "@/contracts/model/resume/dates";
import { type DraftItem, type NewId, websiteOf } from "@/domain/imports/draft";
import type { Row } from "@/domain/imports/network/rows";
import { rangeDates } from "@/domain/imports/partial-dates";
import { proseToRichText } from "@/domain/rich-text/from-plain";

interface Position {
  company: string;
  title: string;
  location: string;
  dates: Dates;
  description: string;
}

/** Jobs; positions at one employer that follow each other are one job with roles. */
export function positionsOf(rows: readonly Row[], newId: NewId): DraftItem[] {
  const groups: Position[][] = [];
  for (const row of rows) {
    const position: Position = {
      company: row("Company Name"),
      title: row("Title"),
      location: row("Location"),
      dates: rangeDates(row("Started On"), row("Finished On")).dates,
      description: proseToRichText(row("Description")),
    };
    const last = groups.at(-1);
    const isSame = position.company !== "" && last?.[0]?.company.toLowerCase() === position.company.toLowerCase();
    if (last && isSame) last.push(position);
    else groups.push([position]);
  }
  return groups.map((group) => itemOf(group, newId));
}

function itemOf(group: readonly Position[], newId: NewId): DraftItem {
  const [first] = group;
  const location = group.find((position) => position.location !== "")?.location ?? "";
  const common = { company: first?.company ?? "", location, website: websiteOf("") };
  if (!first || group.length === 1)
    return { ...common, position: first?.title ?? "", dates: first?.dates, description: first?.description ?? "", roles: [] };
  return {
    ...common,
    position: "",
    dates: wholeTime(group.map((position) => position.dates)),
    description: "",
    roles: group.map(({ title, dates, description }) => ({ id: newId(), position: title, period: "", dates, description })),
  };
}

/** From the first start to the last end; dates that could not be read are with their roles. */
function wholeTime(all: readonly Dates[]): Dates {
  const starts = all.flatMap((dates) => dates.start ?? []).sort();
  const ends = all.flatMap((dates) => dates.end ?? []).sort();
  const present = all.some((dates) => dates.present);
  return { start: starts[0] ?? null, end: present ? null : (ends.at(-1) ?? null), present };
}
