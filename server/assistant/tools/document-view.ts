import type { ResumeData } from "@/contracts/model/resume/data";
import type { EditableDocument } from "../editable";

/**
 * A document as a model gets it: entries with their ids and all that edits need, without name, contact details, picture, notes and styles,
 * which it does not need to write.
 */
export function documentView(document: EditableDocument): unknown {
  if (document.kind === "letter") return { kind: "letter", name: document.name, data: document.value };
  const { basics, summary, sections, customSections, metadata } = document.value;
  return {
    kind: "resume",
    name: document.name,
    data: {
      basics: { headline: basics.headline, location: basics.location },
      summary,
      sections: Object.fromEntries(Object.entries(sections).filter(([, section]) => section.items.length > 0)),
      emptySections: Object.entries(sections).flatMap(([key, section]) => (section.items.length === 0 ? [key] : [])),
      customSections,
      metadata: designOf(metadata),
    },
  };
}

const designOf = ({ template, page, layout }: ResumeData["metadata"]) => ({ template, page, layout });
