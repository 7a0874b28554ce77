import { textOf } from "@/domain/imports/draft";
import { type ReadVersionFour, ranged } from "@/domain/imports/version-four-item";

export const versionFour: ReadVersionFour = (item) => ({
  school: textOf(item.institution),
  degree: textOf(item.studyType),
  area: textOf(item.area),
  grade: textOf(item.score),
  location: "",
  ...ranged(item),
});
