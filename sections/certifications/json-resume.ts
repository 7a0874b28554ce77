import type { JsonResumeSection } from "@/domain/exports/json-resume-entry";
import { textOf, websiteOf } from "@/domain/imports/draft";
import { singleDates } from "@/domain/imports/partial-dates";
import { plainToRichText } from "@/domain/rich-text/from-plain";
import type { CertificationItem } from "./schema";

export const jsonResume: JsonResumeSection<CertificationItem> = {
  list: "certificates",
  older: ["certifications"],
  read: (item) => ({
    title: textOf(item.name) || textOf(item.title),
    issuer: textOf(item.issuer),
    ...singleDates(textOf(item.date)),
    website: websiteOf(item.url),
    description: plainToRichText(textOf(item.summary)),
  }),
  write: (item) => [{ name: item.title, date: item.dates.start ?? "", issuer: item.issuer, url: item.website.url }],
};
