import { textOf } from "@/domain/imports/draft";
import { networkIcon } from "@/domain/imports/network-icons";
import { type ReadVersionFour, website } from "@/domain/imports/version-four-item";

export const versionFour: ReadVersionFour = (item) => ({
  icon: networkIcon(textOf(item.icon)) || networkIcon(textOf(item.network)),
  iconColor: "",
  network: textOf(item.network),
  username: textOf(item.username),
  website: website(item),
});
