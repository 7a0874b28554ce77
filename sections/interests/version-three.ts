import { textOf, textsOf } from "@/domain/imports/draft";
import type { VersionThreeSection } from "@/domain/imports/version-three-item";

export const versionThree: VersionThreeSection = {
  names: ["interests", "hobbies"],
  read: (item) => ({
    icon: "",
    iconColor: "",
    name: textOf(item.name) || textOf(item.hobby),
    keywords: textsOf(item.keywords),
  }),
};
