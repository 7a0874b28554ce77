import type { JsonResumeSection } from "@/domain/exports/json-resume-entry";
import { textOf, textsOf } from "@/domain/imports/draft";
import { levelOf } from "@/domain/imports/level-words";
import type { SkillItem } from "./schema";

export const jsonResume: JsonResumeSection<SkillItem> = {
  list: "skills",
  read: (item) => ({
    icon: "",
    iconColor: "",
    name: textOf(item.name),
    proficiency: textOf(item.level),
    level: levelOf(textOf(item.level)),
    keywords: textsOf(item.keywords),
  }),
  write: (item) => [{ name: item.name, level: item.proficiency, keywords: item.keywords }],
};
