import { textOf, textsOf } from "@/domain/imports/draft";
import { fields, keywordsOf, lineOf, plain, type RenderCvSection } from "@/domain/imports/render-cv-entry";
import { isRecord } from "@/domain/is-record";

export const renderCv: RenderCvSection = {
  read: (entry) => {
    const item = fields(entry);
    const label = isRecord(entry) && "label" in item;
    return [
      {
        icon: "",
        iconColor: "",
        name: plain(label ? textOf(item.label) : lineOf(entry)),
        keywords: label ? keywordsOf(textOf(item.details)) : textsOf(item.highlights),
      },
    ];
  },
};
