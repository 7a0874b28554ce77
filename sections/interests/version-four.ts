import { textOf, textsOf } from "@/domain/imports/draft";
import type { ReadVersionFour } from "@/domain/imports/version-four-item";

export const versionFour: ReadVersionFour = (item) => ({
  icon: "",
  iconColor: "",
  name: textOf(item.name),
  keywords: textsOf(item.keywords),
});
