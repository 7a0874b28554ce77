import { textOf } from "@/domain/imports/draft";
import { dated, described, fields, links, plain, type RenderCvSection } from "@/domain/imports/render-cv-entry";
import { isRecord } from "@/domain/is-record";

export const renderCv: RenderCvSection = {
  fits: (entry) => isRecord(entry) && ("company" in entry || "position" in entry || "name" in entry),
  read: (entry) => {
    const item = fields(entry);
    return [
      {
        company: plain(textOf(item.company) || textOf(item.name)),
        position: plain(textOf(item.position)),
        location: textOf(item.location),
        ...dated(item),
        website: links(item),
        description: described(item),
        roles: [],
      },
    ];
  },
};
