import { textOf } from "@/domain/imports/draft";
import { type ReadVersionFour, ranged, withMore } from "@/domain/imports/version-four-item";

export const versionFour: ReadVersionFour = (item) => ({
  organization: textOf(item.organization),
  location: textOf(item.location),
  ...ranged(item),
  description: withMore(textOf(item.position), item),
});
