import { textOf, textsOf } from "@/domain/imports/draft";
import { level, type VersionThreeSection } from "@/domain/imports/version-three-item";

export const versionThree: VersionThreeSection = {
  names: ["skills"],
  read: (item) => ({
    icon: "",
    iconColor: "",
    name: textOf(item.name) || textOf(item.skill),
    proficiency: textOf(item.level),
    level: level(item),
    keywords: textsOf(item.keywords),
  }),
};
