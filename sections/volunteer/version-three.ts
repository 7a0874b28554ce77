import { textOf } from "@/domain/imports/draft";
import { dated, described, link, type VersionThreeSection } from "@/domain/imports/version-three-item";

export const versionThree: VersionThreeSection = {
  names: ["volunteer"],
  read: (item) => ({
    organization: textOf(item.organization) || textOf(item.name),
    location: textOf(item.location),
    ...dated(item),
    website: link(item),
    description: described(item, textOf(item.position)),
  }),
};
