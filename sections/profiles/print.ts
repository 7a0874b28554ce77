import { empty, icons, type PrintItem, part, present, website } from "@/typeset/content/entry";
import type { ProfileItem } from "./schema";

export const print: PrintItem<ProfileItem> = (pointer, item) => {
  const site = website(pointer, item.website);
  return {
    ...empty(pointer),
    ...icons(item),
    lead: present([part(`${pointer}/network`, item.network, site.inline)]),
    side: present([part(`${pointer}/username`, item.username)]),
    link: site.own,
  };
};
