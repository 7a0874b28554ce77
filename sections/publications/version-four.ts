import { textOf } from "@/domain/imports/draft";
import { dated, type ReadVersionFour } from "@/domain/imports/version-four-item";

export const versionFour: ReadVersionFour = (item) => ({
  title: textOf(item.name),
  publisher: textOf(item.publisher),
  ...dated(item),
});
