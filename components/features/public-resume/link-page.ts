import { accentStyle } from "@/components/features/public-resume/accent";
import { type Html, html, trusted } from "@/components/features/public-resume/html";
import { selectedHtml } from "@/components/features/public-resume/link-comments";
import { footer, htmlDocument, icon, pagesHtml, paperStyle, readHtml } from "@/components/features/public-resume/public-page";
import { SELECT_WORDS } from "@/components/features/public-resume/select-words";
import type { LinkTexts, PublicTexts } from "@/components/features/public-resume/texts";
import type { Language } from "@/contracts/model/languages";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { SharedLetter } from "@/contracts/model/share-link";
import { directionOf } from "@/domain/languages";
import { printedLocale } from "@/typeset/content/locale";
import { lineText } from "@/typeset/content/plain-text";
import type { PrintedSection } from "@/typeset/content/printed-sections";

/** What a link shows: a resume with its sections as they print, or a letter with its paragraphs. */
export type LinkContent =
  | { type: "resume"; data: ResumeData; sections: ReadonlyMap<string, PrintedSection> }
  | { type: "letter"; letter: SharedLetter; paragraphs: readonly string[] };

export type LinkPage = {
  content: LinkContent;
  /** Path of the page, `/s/{token}`. */
  path: string;
  /** Address of the PDF; null where the link allows no download. */
  pdf: string | null;
  /** The drawn pages; empty if they could not be drawn, null if the text was requested. */
  pages: readonly string[] | null;
  /** The comments and their form, where the link takes them. */
  talk: Html | null;
  language: Language;
  t: LinkTexts;
  words: PublicTexts;
};

/** A document that was shared with one reader, as one HTML document without scripts: the pages first, the text beside them. */
export function linkPage(page: LinkPage): string {
  const { content, language, t, words, pages } = page;
  const { basics, metadata } = content.type === "resume" ? content.data : content.letter.style;
  const name = lineText(basics.name);
  const { lang, region } = printedLocale(metadata.page.locale);
  const locale = region ? `${lang}-${region}` : lang;
  const isDrawn = pages !== null && pages.length > 0;
  const title = `${name} – ${t(content.type)}`;
  return htmlDocument({
    language,
    dir: directionOf(language),
    head: html`<title>${title}</title><meta name="robots" content="noindex, nofollow, noarchive"><meta name="referrer" content="no-referrer">`,
    style: `${content.type === "resume" ? accentStyle(content.data) : ""}${isDrawn ? paperStyle(pages) : ""}`,
    body: html`${bar(page)}${isDrawn ? pagesHtml(pages, title, words) : text(page, name, locale)}${page.talk ? selectedHtml({ language, t }) : null}${page.talk}${footer({ t: words, language }, html`<p class="note">${t("counted")}</p>`)}${page.talk ? html`<script>${trusted(SELECT_WORDS)}</script>` : null}`,
  });
}

function bar({ t, words, language, path, pages, pdf }: LinkPage): Html {
  const current = (isCurrent: boolean) => (isCurrent ? trusted(' aria-current="true"') : null);
  return html`<header class="bar ui" lang="${language}" dir="${directionOf(language)}"><nav class="switch" aria-label="${words("view")}"><a href="${path}"${current(pages !== null)}>${words("pages")}</a><a href="${path}?view=text"${current(pages === null)}>${words("read")}</a></nav><span class="space"></span>${
    pdf === null
      ? null
      : html`<a class="button" href="${pdf}" rel="nofollow" download>${icon("download-simple")}${t("download")}</a>`
  }</header>`;
}

function text({ content, language, words, pages }: LinkPage, name: string, locale: string): Html {
  if (content.type === "resume")
    return readHtml({ data: content.data, sections: content.sections, pages, language, t: words }, name, locale);
  const problem = pages ? html`<p class="ui error" role="alert" lang="${language}">${words("pagesFailed")}</p>` : null;
  const blocks = content.paragraphs.map(
    (paragraph) => html`<p class="text" style="white-space:pre-line;margin-top:14px">${paragraph}</p>`,
  );
  return html`<main class="read" lang="${locale}">${problem}<h1 class="hidden">${name}</h1>${blocks}</main>`;
}

/** What is shown for a link that has ended, or never was: nobody can tell which. */
export function endedPage({ t, language }: { t: LinkTexts; language: Language }): string {
  return htmlDocument({
    language,
    dir: directionOf(language),
    head: html`<title>${t("endedTitle")}</title><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">`,
    body: html`<main class="form"><h1>${t("endedTitle")}</h1><p>${t("endedText")}</p></main>`,
  });
}
