import { textOf } from "@/domain/imports/draft";
import { networkIcon } from "@/domain/imports/network-icons";
import { link, type VersionThreeSection } from "@/domain/imports/version-three-item";

export const versionThree: VersionThreeSection = {
  names: ["profiles", "social"],
  read: (item) => ({
    icon: networkIcon(textOf(item.network)),
    iconColor: "",
    network: textOf(item.network) || textOf(item.name),
    username: textOf(item.username),
    website: link(item),
  }),
};
