import { textOf } from "@/domain/imports/draft";
import { type ReadVersionFour, ranged } from "@/domain/imports/version-four-item";

export const versionFour: ReadVersionFour = (item) => ({
  company: textOf(item.company),
  position: textOf(item.position),
  location: textOf(item.location),
  ...ranged(item),
  roles: [],
});
