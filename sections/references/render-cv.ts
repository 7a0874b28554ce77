import { textOf } from "@/domain/imports/draft";
import { markdownToRichText } from "@/domain/imports/markup/rich-text";
import { described, fields, lineOf, links, plain, type RenderCvSection } from "@/domain/imports/render-cv-entry";
import { isRecord } from "@/domain/is-record";

export const renderCv: RenderCvSection = {
  read: (entry) => {
    const item = fields(entry);
    const label = isRecord(entry) && "label" in item;
    return [
      {
        name: plain(label ? textOf(item.label) : lineOf(entry)),
        position: "",
        website: links(item),
        phone: "",
        description: label ? markdownToRichText(textOf(item.details)) : described(item),
      },
    ];
  },
};
