import type { JsonResumeSection } from "@/domain/exports/json-resume-entry";
import { textOf, websiteOf } from "@/domain/imports/draft";
import { singleDates } from "@/domain/imports/partial-dates";
import { plainToRichText } from "@/domain/rich-text/from-plain";
import { richTextToPlain } from "@/domain/rich-text/plain";
import type { PublicationItem } from "./schema";

export const jsonResume: JsonResumeSection<PublicationItem> = {
  list: "publications",
  read: (item) => ({
    title: textOf(item.name),
    publisher: textOf(item.publisher),
    ...singleDates(textOf(item.releaseDate) || textOf(item.date)),
    website: websiteOf(item.url ?? item.website),
    description: plainToRichText(textOf(item.summary)),
  }),
  write: (item) => [
    {
      name: item.title,
      publisher: item.publisher,
      releaseDate: item.dates.start ?? "",
      url: item.website.url,
      summary: richTextToPlain(item.description),
    },
  ],
};
