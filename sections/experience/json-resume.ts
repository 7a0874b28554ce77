import type { JsonResumeSection } from "@/domain/exports/json-resume-entry";
import { period, prose } from "@/domain/exports/json-resume-entry";
import { textOf, websiteOf } from "@/domain/imports/draft";
import { described } from "@/domain/imports/json-resume-entry";
import { rangeDates } from "@/domain/imports/partial-dates";
import type { ExperienceItem } from "./schema";

export const jsonResume: JsonResumeSection<ExperienceItem> = {
  list: "work",
  read: (item) => ({
    company: textOf(item.name) || textOf(item.company) || textOf(item.employer),
    position: textOf(item.position),
    location: textOf(item.location),
    ...rangeDates(textOf(item.startDate), textOf(item.endDate)),
    website: websiteOf(item.url ?? item.website),
    description: described([textOf(item.description), textOf(item.summary)], item),
    roles: [],
  }),
  write: (item) => {
    const common = { name: item.company, location: item.location, url: item.website.url };
    // A job with several positions becomes several entries, because the format has one position each.
    const positions = item.roles.length === 0 ? [item] : item.roles;
    return positions.map(({ position, dates, description }) => ({
      ...common,
      position,
      ...period(dates),
      ...prose(description),
    }));
  },
};
