import type { ResumeData } from "@/contracts/model/resume/data";
import type { OfficePicture } from "@/server/documents/exports/office/model";
import { pagesOf, textOf } from "@/server/documents/exports/office/resume";
import { officeStyleOf } from "@/server/documents/exports/office/styles";
import type { Entry, Part } from "@/typeset/content/entry";
import { enumerationComma } from "@/typeset/content/locale";
import { lineText } from "@/typeset/content/plain-text";
import type { PrintedSection } from "@/typeset/content/printed-sections";
import { isEntry } from "@/typeset/layout/pages";
import { ownMargins } from "@/typeset/layout/style";
import { escaped, linked, richHtml, tag } from "./markup";
import { headHtml, htmlPage } from "./page";

/** A resume as one HTML file, in printed order. Hidden parts and drafts are left out. */
export function resumeToHtml(data: ResumeData, title: string, picture: OfficePicture | null): string {
  const pages = pagesOf(data);
  const text = textOf([data.basics, pages]);
  const { page } = data.metadata;
  const officeStyle = officeStyleOf(data.metadata, text, ownMargins(page));
  const comma = enumerationComma(text, page.locale);
  const sections = pages.flatMap(({ main, sidebar }) => [...main, ...sidebar]).map((section) => sectionHtml(section, comma));
  const name = lineText(data.basics.name);
  const body = `${headHtml(data.basics, picture)}\n<main>\n${sections.join("\n")}\n</main>`;
  return htmlPage(lineText(title) || name || "Resume", name, officeStyle, body);
}

function sectionHtml(section: PrintedSection, comma: string): string {
  const title = section.title === null ? "" : `<h2>${escaped(section.title)}</h2>\n`;
  const entries = section.items.filter(isEntry);
  const texts = section.items.flatMap((item) => (isEntry(item) ? [] : [richHtml(item.recipient ?? []), richHtml(item.content)]));
  const written = section.isList
    ? tag("ul", entries.map((entry) => rowHtml(entry, comma)).join("\n"), ' class="rows"')
    : entries.map((entry) => entryHtml(entry, comma)).join("\n");
  return `<section>\n${title}${[richHtml(section.content ?? []), ...texts, written].filter((part) => part !== "").join("\n")}\n</section>`;
}

const joined = (parts: readonly Part[], separator: string): string =>
  parts.map(({ text, href }) => linked(text, href)).join(escaped(separator));

/** The level as small marks; screen readers say “4/5”. */
const level = (value: number): string =>
  value > 0 ? `<span class="level" role="img" aria-label="${value}/5">${"●".repeat(value)}${"○".repeat(5 - value)}</span>` : "";

/** A name and its description. */
function rowHtml(entry: Entry, comma: string): string {
  const parts = [
    joined(entry.side, comma),
    entry.note ? linked(entry.note.text, entry.note.href) : "",
    entry.link ? linked(entry.link.text, entry.link.href) : "",
    escaped(entry.keywords.join(comma)),
  ].filter((part) => part !== "");
  const name = `<strong>${joined(entry.lead, comma)}</strong>`;
  return `<li>${[name, parts.join(" · "), level(entry.level)].filter((part) => part !== "").join("\u2003")}${richHtml(entry.body)}</li>`;
}

function entryHtml(entry: Entry, comma: string): string {
  const facts = [
    joined(entry.line, " · "),
    entry.link ? linked(entry.link.text, entry.link.href) : "",
    escaped(entry.keywords.join(comma)),
    entry.note ? linked(entry.note.text, entry.note.href) : "",
    level(entry.level),
  ].filter((part) => part !== "");
  const roles = entry.roles.map(
    (role) => `${head("h4", role.lead ? linked(role.lead.text, role.lead.href) : "", "", role.date)}\n${richHtml(role.body)}`,
  );
  return `<article>\n${[head("h3", joined(entry.lead, comma), joined(entry.side, comma), entry.date), tag("p", facts.join(" · "), ' class="facts"'), richHtml(entry.body), ...roles].filter((part) => part !== "").join("\n")}\n</article>`;
}

/** What, where and when: one line where there is room. */
const head = (level: "h3" | "h4", name: string, side: string, date: Part | null): string =>
  tag(
    "div",
    tag(level, name) + tag("p", side, ' class="side"') + (date ? `<p class="when">${escaped(date.text)}</p>` : ""),
    ' class="head"',
  );
