import type { JsonResumeSection } from "@/domain/exports/json-resume-entry";
import { textOf, websiteOf } from "@/domain/imports/draft";
import { networkIcon } from "@/domain/imports/network-icons";
import { profileOfAddress } from "@/domain/imports/networks";
import type { ProfileItem } from "./schema";

export const jsonResume: JsonResumeSection<ProfileItem> = {
  list: "profiles",
  // A profile that is only an address has its network and user name from there.
  read: (item) => {
    const known = textOf(item.network) === "" ? profileOfAddress(textOf(item.url)) : null;
    const network = known?.network ?? textOf(item.network);
    return {
      icon: networkIcon(network),
      iconColor: "",
      network: network || textOf(item.url).replace(/^https?:\/\/(?:www\.)?/i, ""),
      username: textOf(item.username) || (known?.username ?? ""),
      website: websiteOf(item.url),
    };
  },
  write: (item) => [{ network: item.network, username: item.username, url: item.website.url }],
};
