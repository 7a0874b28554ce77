import type { JsonResumeSection } from "@/domain/exports/json-resume-entry";
import { textOf, websiteOf } from "@/domain/imports/draft";
import { singleDates } from "@/domain/imports/partial-dates";
import { plainToRichText } from "@/domain/rich-text/from-plain";
import { richTextToPlain } from "@/domain/rich-text/plain";
import type { AwardItem } from "./schema";

export const jsonResume: JsonResumeSection<AwardItem> = {
  list: "awards",
  read: (item) => ({
    title: textOf(item.title) || textOf(item.name),
    awarder: textOf(item.awarder),
    ...singleDates(textOf(item.date)),
    website: websiteOf(item.url),
    description: plainToRichText(textOf(item.summary)),
  }),
  write: (item) => [
    { title: item.title, date: item.dates.start ?? "", awarder: item.awarder, summary: richTextToPlain(item.description) },
  ],
};
