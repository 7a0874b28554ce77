import { textOf } from "@/domain/imports/draft";
import { dated, described, link, type VersionThreeSection } from "@/domain/imports/version-three-item";

export const versionThree: VersionThreeSection = {
  names: ["projects"],
  read: (item) => ({
    name: textOf(item.name) || textOf(item.title),
    ...dated(item),
    website: link(item),
    description: described(item, item.summary === undefined ? "" : textOf(item.description)),
  }),
};
