import { textOf } from "@/domain/imports/draft";
import { dated, described, fields, links, plain, type RenderCvSection } from "@/domain/imports/render-cv-entry";
import { isRecord } from "@/domain/is-record";

export const renderCv: RenderCvSection = {
  fits: (entry) => isRecord(entry) && ("institution" in entry || "name" in entry),
  read: (entry) => {
    const item = fields(entry);
    return [
      {
        school: plain(textOf(item.institution) || textOf(item.name)),
        degree: plain(textOf(item.degree)),
        area: plain(textOf(item.area)),
        grade: textOf(item.grade) || textOf(item.gpa),
        location: textOf(item.location),
        ...dated(item),
        website: links(item),
        description: described(item),
      },
    ];
  },
};
