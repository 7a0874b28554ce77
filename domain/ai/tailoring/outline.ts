import type { ResumeData } from "@/contracts/model/resume/data";
import { linesOfRichText, type TextLine } from "@/domain/ai/tailoring/rich-text-lines";
import { type AnyItem, allSections, fieldText, headingOf } from "@/domain/sections/all-sections";
import { entryOf } from "@/domain/sections/entry";

/** A text that may be reworded, under a short name that a small model can repeat. */
export type OutlineText = {
  ref: string;
  section: string;
  heading: string;
  entry: string;
  itemId: string | null;
  roleId: string | null;
  field: "content" | "description";
  html: string;
  lines: TextLine[];
};

export type OutlineEntry = { ref: string; section: string; itemId: string; name: string; detail: string; isHidden: boolean };
export type OutlineSection = { ref: string; id: string; heading: string; entries: OutlineEntry[] };

/** What of a resume tailoring may change: texts, and which entries are shown in which order. */
export type Outline = { texts: OutlineText[]; sections: OutlineSection[] };

export function outlineOf(data: ResumeData): Outline {
  const outline: Outline = { texts: [], sections: [] };
  let entries = 0;
  for (const section of allSections(data)) {
    if (section.section.hidden || section.kind === "cover-letter") continue;
    const heading = headingOf(section, data.metadata.page.locale);
    const add = (text: Pick<OutlineText, "ref" | "entry" | "itemId" | "roleId" | "field" | "html">) => {
      const lines = linesOfRichText(text.html);
      if (lines.length > 0) outline.texts.push({ ...text, section: section.id, heading, lines });
    };
    if (section.id === "summary") {
      add({ ref: "summary", entry: "", itemId: null, roleId: null, field: "content", html: data.summary.content });
      continue;
    }
    const listed: OutlineEntry[] = [];
    for (const item of section.items) {
      const ref = `e${++entries}`;
      const { primary, secondary, dates, keywords, roles } = entryOf(section.kind, item);
      const detail = [secondary, dates, ...keywords].filter((part) => part !== "").join(", ");
      listed.push({ ref, section: section.id, itemId: item.id, name: primary, detail, isHidden: item.hidden });
      if (item.hidden) continue;
      const field = section.kind === "summary" ? "content" : "description";
      add({ ref, entry: primary, itemId: item.id, roleId: null, field, html: fieldText(item as AnyItem, field) });
      for (const [index, role] of roles.entries())
        add({
          ref: `${ref}r${index + 1}`,
          entry: `${primary}, ${role.position}`,
          itemId: item.id,
          roleId: role.id,
          field: "description",
          html: role.description,
        });
    }
    if (listed.length > 0)
      outline.sections.push({ ref: `s${outline.sections.length + 1}`, id: section.id, heading, entries: listed });
  }
  return outline;
}

/** The outline as a model gets it: no ids, no links, no contact details. */
export const outlineForModel = ({ texts, sections }: Outline) => ({
  texts: texts.map(({ ref, heading, entry, lines }) => ({
    ref,
    of: [heading, entry].filter((part) => part !== "").join(", "),
    lines: lines.map(({ text }, from) => ({ from, text })),
  })),
  sections: sections.map(({ ref, heading, entries }) => ({
    ref,
    heading,
    entries: entries
      .filter(({ isHidden }) => !isHidden)
      .map(({ ref: entryRef, name, detail }) => ({ ref: entryRef, name, detail })),
  })),
});
