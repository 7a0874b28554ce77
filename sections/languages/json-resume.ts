import type { JsonResumeSection } from "@/domain/exports/json-resume-entry";
import { textOf } from "@/domain/imports/draft";
import { levelOf } from "@/domain/imports/level-words";
import type { LanguageItem } from "./schema";

export const jsonResume: JsonResumeSection<LanguageItem> = {
  list: "languages",
  read: (item) => ({
    language: textOf(item.language) || textOf(item.name),
    fluency: textOf(item.fluency) || textOf(item.level),
    level: levelOf(textOf(item.fluency) || textOf(item.level)),
  }),
  write: (item) => [{ language: item.language, fluency: item.fluency }],
};
