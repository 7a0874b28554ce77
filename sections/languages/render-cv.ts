import { textOf } from "@/domain/imports/draft";
import { levelOf } from "@/domain/imports/level-words";
import { fields, lineOf, plain, type RenderCvSection } from "@/domain/imports/render-cv-entry";
import { isRecord } from "@/domain/is-record";

export const renderCv: RenderCvSection = {
  read: (entry) => {
    const item = fields(entry);
    const line = lineOf(entry);
    const [, name = line, how = ""] = /^(.+?)\s*(?:[:(–—]|\s-\s)\s*(.+?)\)?$/.exec(plain(line)) ?? [];
    const [language, fluency] = isRecord(entry) && "label" in item ? [textOf(item.label), textOf(item.details)] : [name, how];
    return [{ language: plain(language), fluency: plain(fluency), level: levelOf(fluency) }];
  },
};
