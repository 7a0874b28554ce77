import { textOf } from "@/domain/imports/draft";
import { dated, described, link, type VersionThreeSection } from "@/domain/imports/version-three-item";

export const versionThree: VersionThreeSection = {
  names: ["work", "experience"],
  read: (item) => ({
    company: textOf(item.name) || textOf(item.company) || textOf(item.title),
    position: textOf(item.position) || textOf(item.role),
    location: textOf(item.location),
    ...dated(item),
    website: link(item),
    description: described(item),
    roles: [],
  }),
};
