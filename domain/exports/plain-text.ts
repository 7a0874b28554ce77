import type { ResumeData } from "@/contracts/model/resume/data";
import { placedSections } from "@/domain/layout/placement";
import { richTextToPlain } from "@/domain/rich-text/plain";
import { type AnyItem, type AnySection, headingOf, printedItems } from "@/domain/sections/all-sections";
import { type Entry, entryOf, isListKind } from "@/domain/sections/entry";

/** A resume as plain text, for forms that accept nothing else: the printed content in printed order. */
export function resumeToPlainText(data: ResumeData): string {
  const { basics, metadata } = data;
  const contact = [
    basics.email,
    basics.phone,
    basics.location,
    basics.website.url,
    ...basics.customFields.map((field) => field.link || field.text),
  ];
  const header = [basics.name, basics.headline, joined(contact, " | ")].filter((line) => line.trim() !== "").join("\n");
  const sections = placedSections(data).flatMap((section) => {
    const items = section.kind === "cover-letter" ? [] : printedItems(section);
    if (items.length === 0) return [];
    return [
      `${headingOf(section, metadata.page.locale).toLocaleUpperCase(metadata.page.locale)}\n${sectionText(section, items)}`,
    ];
  });
  return `${[header, ...sections].filter((block) => block !== "").join("\n\n")}\n`;
}

function sectionText({ kind }: AnySection, items: readonly AnyItem[]): string {
  const entries = items.map((item) => entryOf(kind, item));
  if (kind === "summary") return entries.map((entry) => richTextToPlain(entry.description)).join("\n\n");
  return isListKind(kind) ? entries.map(listLine).join("\n") : entries.map(entryText).join("\n\n");
}

function listLine({ primary, secondary, keywords, website }: Entry): string {
  const address = website?.url ?? "";
  if (keywords.length === 0) return joined([primary, secondary, address], " - ");
  const detail = secondary.trim() === "" ? "" : ` (${secondary.trim()})`;
  return `${joined([`${primary}${detail}`, address], " - ")}: ${keywords.join(", ")}`;
}

function entryText({ primary, secondary, dates, details, website, description, roles }: Entry): string {
  const head = joined([primary, secondary, dates], " | ");
  const roleTexts = roles.map((role) => lines([joined([role.position, role.period], " | "), richTextToPlain(role.description)]));
  return lines([head, joined([...details, website?.url ?? ""], " | "), richTextToPlain(description), ...roleTexts]);
}

const joined = (parts: readonly string[], separator: string) =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(separator);

const lines = (parts: readonly string[]) => parts.filter((part) => part !== "").join("\n");
