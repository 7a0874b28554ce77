import type { JsonResumeSection } from "@/domain/exports/json-resume-entry";
import { textOf, textsOf } from "@/domain/imports/draft";
import type { InterestItem } from "./schema";

export const jsonResume: JsonResumeSection<InterestItem> = {
  list: "interests",
  older: ["hobbies"],
  read: (item) => ({ icon: "", iconColor: "", name: textOf(item.name), keywords: textsOf(item.keywords) }),
  write: (item) => [{ name: item.name, keywords: item.keywords }],
};
