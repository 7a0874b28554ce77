import type { Basics } from "@/contracts/model/resume/basics";
import type { ResumeData } from "@/contracts/model/resume/data";
import { placedSections } from "@/domain/layout/placement";
import { isAbsoluteLink } from "@/domain/links/clean-link";
import { escapeMarkdown, markdownLink, richTextToMarkdown } from "@/domain/rich-text/markdown";
import { type AnyItem, type AnySection, headingOf, printedItems } from "@/domain/sections/all-sections";
import { type Entry, entryOf, isListKind } from "@/domain/sections/entry";
import type { Role } from "@/sections/experience/schema";

/** A resume as Markdown (interface-details 3.12): the printed content in printed order, without hidden parts and drafts. */
export function resumeToMarkdown(data: ResumeData): string {
  const { locale } = data.metadata.page;
  const sections = placedSections(data).flatMap((section) => {
    const items = section.kind === "cover-letter" ? [] : printedItems(section);
    return items.length === 0 ? [] : [`## ${oneLine(headingOf(section, locale))}`, ...sectionBlocks(section, items)];
  });
  return `${[...header(data.basics), ...sections].filter((block) => block !== "").join("\n\n")}\n`;
}

function header(basics: Basics): string[] {
  const website = basics.website.url.trim() === "" ? "" : link(basics.website.url, basics.website.label);
  const fields = basics.customFields.map((field) =>
    field.link.trim() === "" ? oneLine(field.text) : link(field.link, field.text),
  );
  const contact = [oneLine(basics.email), oneLine(basics.phone), oneLine(basics.location), website, ...fields].filter(
    (part) => part !== "",
  );
  return [basics.name.trim() === "" ? "" : `# ${oneLine(basics.name)}`, italic(oneLine(basics.headline)), contact.join(" · ")];
}

function sectionBlocks({ kind }: AnySection, items: readonly AnyItem[]): string[] {
  const entries = items.map((item) => entryOf(kind, item));
  if (kind === "summary") return entries.map((entry) => richTextToMarkdown(entry.description));
  return isListKind(kind) ? [entries.map(listLine).join("\n")] : entries.flatMap(entryBlocks);
}

/** `- **Label** — detail: keywords` */
function listLine({ primary, secondary, keywords, website }: Entry): string {
  const label = `**${oneLine(primary)}**`;
  const detail = [secondary === "" ? "" : oneLine(secondary), website ? link(website.url, website.label) : ""]
    .filter((part) => part !== "")
    .join(" · ");
  const list = keywords.map(oneLine).join(", ");
  return `- ${label}${detail === "" ? "" : ` — ${detail}`}${list === "" ? "" : `: ${list}`}`;
}

/** `### Primary — Secondary (period)`, place and link in italics, then the description. */
function entryBlocks({ primary, secondary, dates, details, website, description, roles }: Entry): string[] {
  const smaller = [italic(details.map(oneLine).join(" · ")), website ? link(website.url, website.label) : ""].filter(
    (part) => part !== "",
  );
  return [
    heading(3, primary, secondary, dates),
    smaller.join(" · "),
    richTextToMarkdown(description),
    ...roles.flatMap(roleBlocks),
  ];
}

const roleBlocks = (role: Role): string[] => [heading(4, role.position, "", role.period), richTextToMarkdown(role.description)];

function heading(level: number, primary: string, secondary: string, dates: string): string {
  const title = [primary, secondary]
    .filter((part) => part.trim() !== "")
    .map(oneLine)
    .join(" — ");
  return title === "" && dates === "" ? "" : `${"#".repeat(level)} ${title}${dates === "" ? "" : ` (${oneLine(dates)})`}`;
}

function link(url: string, label: string): string {
  const text = oneLine(label.trim() === "" ? url : label);
  return isAbsoluteLink(url.trim()) ? markdownLink(text, url.trim()) : text;
}

const italic = (text: string) => (text === "" ? "" : `*${text}*`);

const oneLine = (text: string) => escapeMarkdown(text.trim().replaceAll(/\s+/g, " "));
