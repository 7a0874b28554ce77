import type { JsonResumeSection } from "@/domain/exports/json-resume-entry";
import { period, prose } from "@/domain/exports/json-resume-entry";
import { textOf, websiteOf } from "@/domain/imports/draft";
import { described } from "@/domain/imports/json-resume-entry";
import { rangeDates } from "@/domain/imports/partial-dates";
import type { VolunteerItem } from "./schema";

export const jsonResume: JsonResumeSection<VolunteerItem> = {
  list: "volunteer",
  read: (item) => ({
    organization: textOf(item.organization),
    location: textOf(item.location),
    ...rangeDates(textOf(item.startDate), textOf(item.endDate)),
    website: websiteOf(item.url ?? item.website),
    description: described([textOf(item.position), textOf(item.summary)], item),
  }),
  write: (item) => [
    { organization: item.organization, url: item.website.url, ...period(item.dates), ...prose(item.description) },
  ],
};
