import { accentStyle, type PageFont } from "@/components/features/public-resume/accent";
import { type Html, html, trusted } from "@/components/features/public-resume/html";
import { personData, scriptJson } from "@/components/features/public-resume/person";
import { richTextHtml } from "@/components/features/public-resume/rich-text-html";
import { orderedSections, sectionHtml } from "@/components/features/public-resume/sections-html";
import { PUBLIC_STYLE } from "@/components/features/public-resume/style";
import type { PublicTexts } from "@/components/features/public-resume/texts";
import { ICON_PATHS, type IconName } from "@/components/kit/ui/icon-paths";
import type { Language } from "@/contracts/model/languages";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { PublicView } from "@/contracts/model/resume/design-choices";
import { directionOf } from "@/domain/languages";
import { type Contact, contacts } from "@/typeset/content/header";
import { printedLocale } from "@/typeset/content/locale";
import { lineText } from "@/typeset/content/plain-text";
import type { PrintedSection } from "@/typeset/content/printed-sections";

export type PublicPage = {
  data: ResumeData;
  /** Its sections by id, as they print: those of a large resume are made beside the event loop. */
  sections: ReadonlyMap<string, PrintedSection>;
  /** The shared resume's id, for its owner's link to the editor. */
  resumeId: string;
  /** Path of the page, such as `/maren/designer`. */
  path: string;
  /** The origin of the request, such as `https://example.com`. */
  origin: string;
  /** Address of the PDF, or null when visitors may not have it. */
  pdf: string | null;
  isOwner: boolean;
  isPublic: boolean;
  /** What the address without a view shows. */
  first: PublicView;
  /** Pages drawn by the engine, if requested; an empty list means that they could not be drawn. */
  pages: readonly string[] | null;
  /** The typefaces of the document that the page may load. */
  fonts?: readonly PageFont[];
  language: Language;
  t: PublicTexts;
};

/** A shared resume as one HTML document: semantic, styled, and without a line of JavaScript. */
export function publicPage(page: PublicPage): string {
  const { data, t, path } = page;
  const { lang, region, dir } = printedLocale(data.metadata.page.locale);
  const locale = region ? `${lang}-${region}` : lang;
  const name = lineText(data.basics.name);
  const title = [name, lineText(data.basics.headline)].filter((part) => part !== "").join(", ");
  const url = `${page.origin}${path}`;
  const body = page.pages && page.pages.length > 0 ? pagesHtml(page.pages, name, t) : readHtml(page, name, locale);
  return htmlDocument({
    language: page.pages ? page.language : locale,
    dir: page.pages ? directionOf(page.language) : dir,
    head: html`<title>${title || t("read")}</title>
<meta name="description" content="${description(data, title)}">
<link rel="canonical" href="${url}">
<meta property="og:type" content="profile"><meta property="og:title" content="${title}"><meta property="og:description" content="${description(data, title)}"><meta property="og:url" content="${url}"><meta property="og:image" content="${page.origin}/api/resumes${path}/card"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="${title}"><meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">${trusted(scriptJson(personData(data, url)))}</script>`,
    style: `${accentStyle(data, page.pages ? [] : page.fonts)}${page.pages ? paperStyle(page.pages) : ""}`,
    body: html`${page.isOwner ? ownerBar(page) : null}${viewBar(page)}${body}${footer(page)}`,
  });
}

type DocumentParts = { language: string; dir: "ltr" | "rtl"; head: Html; style?: string; body: Html };

/** The frame of every page of a shared resume. */
export function htmlDocument({ language, dir, head, style = "", body }: DocumentParts): string {
  return html`<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${head}
<style>${trusted(PUBLIC_STYLE)}${trusted(style)}</style>
</head>
<body>
${body}
</body>
</html>`.markup;
}

function description(data: ResumeData, title: string): string {
  const summary = data.summary.hidden ? "" : lineText(data.summary.content.replace(/<[^>]*>/g, " ")).replace(/\s+/g, " ");
  const text = summary || title;
  return text.length > 200 ? `${text.slice(0, 199).trimEnd()}…` : text;
}

function ownerBar({ t, language, resumeId, isPublic, pdf }: PublicPage): Html {
  const notes = [t("owner"), isPublic ? null : t("notPublic"), isPublic && pdf === null ? t("ownerDownloads") : null];
  return html`<aside class="owner ui" lang="${language}" dir="${directionOf(language)}"><span>${notes.filter((note) => note !== null).join(" ")}</span><span class="space"></span><a href="/resumes/${resumeId}">${t("edit")}</a></aside>`;
}

/** Search engines index a page once. */
const NO_FOLLOW = trusted(' rel="nofollow"');

function viewBar({ t, language, path, first, pages, pdf }: PublicPage): Html {
  const to = (view: PublicView) => (view === first ? path : `${path}?view=${view}`);
  const current = (isCurrent: boolean) => (isCurrent ? trusted(' aria-current="true"') : null);
  return html`<header class="bar ui" lang="${language}" dir="${directionOf(language)}"><nav class="switch" aria-label="${t("view")}"><a href="${to("read")}"${first === "read" ? null : NO_FOLLOW}${current(pages === null)}>${t("read")}</a><a href="${to("pages")}"${first === "pages" ? null : NO_FOLLOW}${current(pages !== null)}>${t("pages")}</a></nav><span class="space"></span>${
    pdf === null
      ? null
      : html`<a class="button" href="${pdf}" rel="nofollow" download>${icon("download-simple")}${t("download")}</a>`
  }</header>`;
}

export function footer({ t, language }: Pick<PublicPage, "t" | "language">, note: Html | null = null): Html {
  return html`<footer class="ui" lang="${language}" dir="${directionOf(language)}">${note}${t("madeWith")} <a href="/">Dossier</a></footer>`;
}

/** Printing the pages gives those of the PDF: on paper of their size, without margins of the browser's own. */
export function paperStyle([first = ""]: readonly string[]): string {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(first) ?? [];
  return width && height ? `@page{size:${width}pt ${height}pt;margin:0}` : "";
}

export function pagesHtml(pages: readonly string[], name: string, t: PublicTexts): Html {
  return html`<main class="pages"><h1 class="hidden">${name}</h1>${pages.map(
    (svg, index) =>
      html`<div role="img" aria-label="${t("pageOf", { page: index + 1, pages: pages.length })}">${trusted(svg)}</div>`,
  )}</main>`;
}

/** The text of a resume. Pages that were requested and are not there could not be rendered. */
export function readHtml(
  page: Pick<PublicPage, "data" | "sections" | "pages" | "language" | "t">,
  name: string,
  locale: string,
): Html {
  const { data, t, language } = page;
  const headline = lineText(data.basics.headline);
  const sections = orderedSections(data, page.sections);
  const [first] = sections;
  // A summary at the beginning needs no heading.
  const lead = first?.kind === "summary" && first.content ? first.content : null;
  const rest = lead ? sections.slice(1) : sections;
  return html`<main class="read" lang="${locale}">${
    page.pages ? html`<p class="ui error" role="alert" lang="${language}">${t("pagesFailed")}</p>` : null
  }<header>${photo(data, name, t)}${headline === "" ? null : html`<p class="kick">${headline}</p>`}<h1>${name}</h1>${
    lead ? html`<div class="lead">${richTextHtml(lead, 2)}</div>` : null
  }${contactList(data, t)}</header>${rest.map((section) => sectionHtml(section, t))}</main>`;
}

function photo({ picture }: ResumeData, name: string, t: PublicTexts): Html | null {
  if (picture.hidden || picture.url === "") return null;
  return html`<img class="photo" src="${picture.url}" alt="${t("picture", { name })}" width="96" height="${Math.round(96 / picture.aspectRatio)}" style="object-fit:${picture.fit}">`;
}

const CONTACT_ICONS: Record<string, IconName> = {
  envelope: "envelope-simple",
  phone: "phone",
  "map-pin": "map-pin",
  globe: "globe-simple",
};

function contactList(data: ResumeData, t: PublicTexts): Html | null {
  const lines = contacts(data.basics);
  if (lines.length === 0) return null;
  return html`<ul class="who" aria-label="${t("contact")}">${lines.map(contactHtml)}</ul>`;
}

function contactHtml(contact: Contact): Html {
  // Other icons of the set are not sent along: a page that weighs little matters more here.
  const name = CONTACT_ICONS[contact.icon ?? ""] ?? (contact.href ? "link-simple" : null);
  return html`<li>${name ? icon(name) : html`<span class="icon"></span>`}${contact.href ? html`<a href="${contact.href}" rel="noopener me">${contact.text}</a>` : html`<span>${contact.text}</span>`}</li>`;
}

export const icon = (name: IconName): Html =>
  html`<svg class="icon" viewBox="0 0 256 256" aria-hidden="true"><path d="${ICON_PATHS[name]}"/></svg>`;
