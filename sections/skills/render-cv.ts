import { textOf, textsOf } from "@/domain/imports/draft";
import { fields, keywordsOf, lineOf, plain, type RenderCvSection } from "@/domain/imports/render-cv-entry";
import { isRecord } from "@/domain/is-record";

export const renderCv: RenderCvSection = {
  read: (entry) => {
    const item = fields(entry);
    const label = isRecord(entry) && "label" in item;
    const words = label ? keywordsOf(textOf(item.details)) : [];
    if (label) return [{ icon: "", iconColor: "", name: plain(textOf(item.label)), proficiency: "", level: 0, keywords: words }];
    return [
      { icon: "", iconColor: "", name: plain(lineOf(entry)), proficiency: "", level: 0, keywords: textsOf(item.highlights) },
    ];
  },
};
