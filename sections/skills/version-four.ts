import { textOf, textsOf } from "@/domain/imports/draft";
import { level, type ReadVersionFour } from "@/domain/imports/version-four-item";

export const versionFour: ReadVersionFour = (item) => ({
  icon: "",
  iconColor: "",
  name: textOf(item.name),
  proficiency: textOf(item.description),
  level: level(item),
  keywords: textsOf(item.keywords),
});
