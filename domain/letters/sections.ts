import type { LetterState } from "@/contracts/model/letter";
import type { CustomSection } from "@/contracts/model/resume/custom-section";
import type { ResumeData } from "@/contracts/model/resume/data";
import { styleFromResume } from "@/domain/letters/links";
import { letterNameOfSection } from "@/domain/names";
import { isBlankRichText } from "@/domain/rich-text/plain";

/** A letter from a resume section: freeform, to be saved with sender and design linked. `style` names its section and item. */
type LetterFromSection = LetterState;

/**
 * Takes the sections of type `cover-letter` out of a resume (interface-details 3.8). Each item, even a hidden one, becomes a
 * letter, unless it has no text. The caller saves a letter unless one with the same source resume, item id, recipient and content
 * exists. Expects saved data, whose texts are sanitised.
 */
export function takeLetterSections(data: ResumeData, resumeName: string): { data: ResumeData; letters: LetterFromSection[] } {
  const sections = data.customSections.filter((section) => section.type === "cover-letter");
  if (sections.length === 0) return { data, letters: [] };
  const letters = sections.flatMap((section) => lettersOf(section, data, resumeName));
  return { data: withoutSections(data, new Set(sections.map((section) => section.id))), letters };
}

function lettersOf(section: CustomSection & { type: "cover-letter" }, data: ResumeData, resumeName: string): LetterFromSection[] {
  return section.items.flatMap((item): LetterFromSection[] => {
    if (isBlankRichText(item.recipient) && isBlankRichText(item.content)) return [];
    return [
      {
        name: letterNameOfSection(resumeName, section.title),
        recipient: item.recipient,
        content: item.content,
        greeting: null,
        signOff: null,
        layout: "freeform",
        recipientName: "",
        recipientCompany: "",
        letterDate: null,
        style: styleFromResume(data, { sectionId: section.id, itemId: item.id }),
      },
    ];
  });
}

/** Pages with only letters are removed too, because an empty page would be printed. */
function withoutSections(data: ResumeData, ids: ReadonlySet<string>): ResumeData {
  const without = (list: string[]) => list.filter((id) => !ids.has(id));
  const pages = data.metadata.layout.pages.flatMap((page) => {
    const rest = { ...page, main: without(page.main), sidebar: without(page.sidebar) };
    const becameEmpty = rest.main.length + rest.sidebar.length === 0 && page.main.length + page.sidebar.length > 0;
    return becameEmpty ? [] : [rest];
  });
  const layout = { ...data.metadata.layout, pages: pages.length > 0 ? pages : [{ fullWidth: false, main: [], sidebar: [] }] };
  return {
    ...data,
    customSections: data.customSections.filter((section) => section.type !== "cover-letter"),
    metadata: { ...data.metadata, layout },
  };
}
