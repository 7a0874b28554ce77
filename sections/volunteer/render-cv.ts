import { textOf } from "@/domain/imports/draft";
import { dated, described, fields, lineOf, links, plain, type RenderCvSection } from "@/domain/imports/render-cv-entry";

export const renderCv: RenderCvSection = {
  read: (entry) => {
    const item = fields(entry);
    return [
      {
        organization: plain(
          [textOf(item.position), textOf(item.company) || lineOf(entry)].filter((part) => part !== "").join(", "),
        ),
        location: textOf(item.location),
        ...dated(item),
        website: links(item),
        description: described(item),
      },
    ];
  },
};
