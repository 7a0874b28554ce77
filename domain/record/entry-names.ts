import { isSectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import type { RecordData, RecordSection } from "@/domain/record/fields";
import { richTextToPlain } from "@/domain/rich-text/plain";

type NamedEntry = { section: RecordSection; data: RecordData };

/** How much of a summary names it. */
const SUMMARY_LENGTH = 160;

/** What an entry is called in a list: its main text, and the one beside it. */
export function entryNames({ section, data }: NamedEntry): { main: string; beside: string } {
  const text = (field: string | null) => {
    const value = field === null ? "" : data[field];
    return typeof value === "string" ? value.trim() : "";
  };
  if (section === "basics") return { main: text("name"), beside: text("email") };
  if (section === "summary") return { main: richTextToPlain(text("content")).slice(0, SUMMARY_LENGTH), beside: "" };
  const { mainField, secondField } = sectionForm(section);
  const beside = section === "education" ? [text("degree"), text("area")].filter(Boolean).join(", ") : text(secondField);
  return text(mainField) === "" ? { main: beside, beside: "" } : { main: text(mainField), beside };
}

/** The dates of an entry as they are printed. */
export const entryDates = ({ section, data }: NamedEntry): string => {
  const value = data[isSectionKey(section) ? (sectionForm(section).datesText ?? "") : ""];
  return typeof value === "string" ? value : "";
};
