import type { JsonResumeSection } from "@/domain/exports/json-resume-entry";
import { textOf, websiteOf } from "@/domain/imports/draft";
import { plainToRichText } from "@/domain/rich-text/from-plain";
import { richTextToPlain } from "@/domain/rich-text/plain";
import type { ReferenceItem } from "./schema";

export const jsonResume: JsonResumeSection<ReferenceItem> = {
  list: "references",
  read: (item) => ({
    name: textOf(item.name),
    position: "",
    website: websiteOf(""),
    phone: "",
    description: plainToRichText(textOf(item.reference)),
  }),
  write: (item) => [{ name: item.name, reference: richTextToPlain(item.description) }],
};
