import { textOf, textsOf } from "@/domain/imports/draft";
import { dated, described, link, type VersionThreeSection } from "@/domain/imports/version-three-item";

export const versionThree: VersionThreeSection = {
  names: ["education"],
  read: (item) => ({
    school: textOf(item.institution) || textOf(item.name),
    degree: textOf(item.degree) || textOf(item.major),
    area: textOf(item.area),
    grade: textOf(item.score) || textOf(item.grade),
    location: textOf(item.location),
    ...dated(item),
    website: link(item),
    description: described(
      item,
      textsOf(item.courses)
        .map((course) => `- ${course}`)
        .join("\n"),
    ),
  }),
};
