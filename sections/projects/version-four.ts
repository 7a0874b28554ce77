import { textOf } from "@/domain/imports/draft";
import { type ReadVersionFour, ranged, withMore } from "@/domain/imports/version-four-item";

export const versionFour: ReadVersionFour = (item) => ({
  name: textOf(item.name),
  ...ranged(item),
  description: withMore(textOf(item.description), item),
});
