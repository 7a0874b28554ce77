import { textOf } from "@/domain/imports/draft";
import { type ReadVersionFour, summary, website } from "@/domain/imports/version-four-item";

export const versionFour: ReadVersionFour = (item) => ({
  name: textOf(item.name),
  position: textOf(item.description),
  website: website(item),
  phone: textOf(item.phone),
  description: summary(item),
});
