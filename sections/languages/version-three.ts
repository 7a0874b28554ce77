import { textOf } from "@/domain/imports/draft";
import { level, type VersionThreeSection } from "@/domain/imports/version-three-item";

export const versionThree: VersionThreeSection = {
  names: ["languages"],
  read: (item) => ({
    language: textOf(item.name) || textOf(item.key) || textOf(item.language),
    fluency: textOf(item.level) || textOf(item.fluency),
    level: level(item),
  }),
};
