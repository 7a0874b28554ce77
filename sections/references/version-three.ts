import { textOf } from "@/domain/imports/draft";
import { described, link, type VersionThreeSection } from "@/domain/imports/version-three-item";

export const versionThree: VersionThreeSection = {
  names: ["references"],
  read: (item) => ({
    name: textOf(item.name),
    position: textOf(item.relationship) || textOf(item.position),
    website: link(item),
    phone: textOf(item.phone),
    description: described(item, textOf(item.email)),
  }),
};
