import { type Html, html } from "@/components/features/public-resume/html";
import { richTextHtml } from "@/components/features/public-resume/rich-text-html";
import type { PublicTexts } from "@/components/features/public-resume/texts";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Entry, Part } from "@/typeset/content/entry";
import type { PrintedSection } from "@/typeset/content/printed-sections";

/** A section in the order of the layout: page by page, main column before sidebar; each once. */
export function orderedSections(data: ResumeData, sections: ReadonlyMap<string, PrintedSection>): PrintedSection[] {
  const ids = new Set(data.metadata.layout.pages.flatMap((page) => [...page.main, ...page.sidebar]));
  return [...ids].flatMap((id) => sections.get(id) ?? []);
}

/** One section: a heading and its entries. Short facts (skills, languages) are a list of terms. */
export function sectionHtml(section: PrintedSection, t: PublicTexts): Html {
  const heading = section.title === null ? null : html`<h2>${section.title}</h2>`;
  return html`<section>${heading}<div>${contentHtml(section, t)}</div></section>`;
}

function contentHtml(section: PrintedSection, t: PublicTexts): Html {
  if (section.content) return html`<div class="text">${richTextHtml(section.content, 3)}</div>`;
  const entries = section.items.filter((item) => "lead" in item);
  const texts = section.items.filter((item) => "content" in item);
  const areTerms =
    entries.length > 0 && entries.every((entry) => entry.body.length === 0 && entry.date === null && entry.roles.length === 0);
  return html`${texts.map(({ content }) => html`<div class="text">${richTextHtml(content, 3)}</div>`)}${
    areTerms ? html`<dl>${entries.map((entry) => termHtml(entry, t))}</dl>` : entries.map((entry) => entryHtml(entry, t))
  }`;
}

function termHtml(entry: Entry, t: PublicTexts): Html {
  const details = [
    joined(entry.side),
    entry.note && partHtml(entry.note),
    entry.keywords.length > 0 ? html`${entry.keywords.join(", ")}` : null,
    levelHtml(entry, t),
    joined(entry.line),
    entry.link && partHtml(entry.link),
  ].filter((detail) => detail !== null);
  return html`<div><dt>${joined(entry.lead)}</dt>${details.map((detail) => html`<dd>${detail}</dd>`)}</div>`;
}

function entryHtml(entry: Entry, t: PublicTexts): Html {
  const facts = [
    joined(entry.side),
    entry.date && timeHtml(entry.date),
    joined(entry.line),
    entry.note && partHtml(entry.note),
    levelHtml(entry, t),
  ];
  const shown = facts.filter((fact) => fact !== null);
  return html`<article><h3>${joined(entry.lead)}</h3>${
    shown.length > 0 ? html`<p class="meta">${shown.map((fact) => html`<span>${fact}</span>`)}</p>` : null
  }${entry.link ? html`<p class="meta">${partHtml(entry.link)}</p>` : null}${
    entry.keywords.length > 0 ? html`<p>${entry.keywords.join(", ")}</p>` : null
  }${richTextHtml(entry.body, 4)}${entry.roles.map(
    (role) =>
      html`<div class="role"><h4>${role.lead && partHtml(role.lead)}</h4>${role.date ? html`<p class="meta">${timeHtml(role.date)}</p>` : null}${richTextHtml(role.body, 5)}</div>`,
  )}</article>`;
}

/** Beside “Expert”, “5 of 5” adds nothing. */
const levelHtml = (entry: Entry, t: PublicTexts): Html | null =>
  entry.level > 0 && !entry.note ? html`${t("level", { level: entry.level })}` : null;

const timeHtml = (part: Part): Html => html`<span class="when">${part.text}</span>`;

const partHtml = (part: Part): Html =>
  part.href ? html`<a href="${part.href}" rel="noopener nofollow">${part.text}</a>` : html`${part.text}`;

function joined(parts: readonly Part[]): Html | null {
  if (parts.length === 0) return null;
  return html`${parts.map((part, index) => html`${index > 0 ? ", " : null}${partHtml(part)}`)}`;
}
