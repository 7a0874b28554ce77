import type { JsonResumeSection } from "@/domain/exports/json-resume-entry";
import { textOf, websiteOf } from "@/domain/imports/draft";
import { networkIcon } from "@/domain/imports/network-icons";
import type { ProfileItem } from "./schema";

export const jsonResume: JsonResumeSection<ProfileItem> = {
  list: "profiles",
  read: (item) => ({
    icon: networkIcon(textOf(item.network)),
    iconColor: "",
    network: textOf(item.network),
    username: textOf(item.username),
    website: websiteOf(item.url),
  }),
  write: (item) => [{ network: item.network, username: item.username, url: item.website.url }],
};
