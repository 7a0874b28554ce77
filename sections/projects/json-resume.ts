import type { JsonResumeSection } from "@/domain/exports/json-resume-entry";
import { period, prose } from "@/domain/exports/json-resume-entry";
import { textOf, textsOf, websiteOf } from "@/domain/imports/draft";
import { described } from "@/domain/imports/json-resume-entry";
import { rangeDates } from "@/domain/imports/partial-dates";
import { plainToRichText } from "@/domain/rich-text/from-plain";
import type { ProjectItem } from "./schema";

export const jsonResume: JsonResumeSection<ProjectItem> = {
  list: "projects",
  read: (item) => ({
    name: textOf(item.name),
    ...rangeDates(textOf(item.startDate), textOf(item.endDate)),
    website: websiteOf(item.url),
    description:
      described(
        [textOf(item.description), [...textsOf(item.roles), textOf(item.entity)].filter((part) => part !== "").join(" · ")],
        item,
      ) + plainToRichText(textsOf(item.keywords).join(", ")),
  }),
  write: (item) => {
    const { summary, highlights } = prose(item.description);
    return [{ name: item.name, url: item.website.url, ...period(item.dates), description: summary, highlights }];
  },
};
