import { textOf } from "@/domain/imports/draft";
import { level, type ReadVersionFour } from "@/domain/imports/version-four-item";

export const versionFour: ReadVersionFour = (item) => ({
  language: textOf(item.name),
  fluency: textOf(item.description),
  level: level(item),
});
