import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { commentsHtml } from "@/components/features/public-resume/link-comments";
import { endedPage, type LinkPage, linkPage } from "@/components/features/public-resume/link-page";
import { SELECT_WORDS } from "@/components/features/public-resume/select-words";
import type { ShareComment } from "@/contracts/model/share-link";
import { sampleResumeData } from "@/domain/sample/resume";
import messages from "@/messages/en.json";
import { printedSections } from "@/typeset/content/printed-sections";

const t: LinkPage["t"] = createTranslator({ locale: "en", messages, namespace: "sharedLink" });
const words: LinkPage["words"] = createTranslator({ locale: "en", messages, namespace: "public" });

const data = sampleResumeData();
const page = (part: Partial<LinkPage> = {}): string =>
  linkPage({
    content: { type: "resume", data, sections: printedSections(data) },
    path: "/s/token",
    pdf: null,
    pages: null,
    talk: null,
    language: "en",
    t,
    words,
    ...part,
  });

const HOSTILE = `</textarea></script>"'><img src=x onerror=alert(1)>`;
const comment: ShareComment = {
  id: "1",
  shareLinkId: "2",
  author: HOSTILE,
  place: { path: "/summary/content", quote: HOSTILE },
  text: HOSTILE,
  suggestion: HOSTILE,
  state: "open",
  replies: [{ id: "3", by: "reviewer", author: HOSTILE, text: HOSTILE, at: "2026-11-24T10:00:00.000Z" }],
  createdAt: "2026-11-24T10:00:00.000Z",
};
const draft = { author: HOSTILE, quote: HOSTILE, text: HOSTILE, suggestion: HOSTILE, around: HOSTILE, problem: HOSTILE };
const talk = (own: string[]) =>
  commentsHtml({ comments: [comment], own: new Set(own), draft, path: "/s/token", language: "en", t });

describe("the page of a share link", () => {
  it("has no script, is for no search engine, and names no other address of the document", () => {
    const markup = page();
    expect(markup).not.toMatch(/<script|canonical|og:/);
    expect(markup).toContain('<meta name="robots" content="noindex, nofollow, noarchive">');
    expect(markup).toContain('<meta name="referrer" content="no-referrer">');
    expect(markup).toContain("Your IP address is not stored.");
  });

  it("offers the PDF only where it can be had", () => {
    expect(page()).not.toContain("Download PDF");
    expect(page({ pdf: "/api/pdf" })).toContain('href="/api/pdf"');
  });

  it("stays a page whatever a reviewer typed", () => {
    const markup = page({ talk: talk(["1"]) });
    expect(markup).not.toMatch(/<img src=x|<\/textarea><\/script>/);
    expect(markup).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });

  it("lets a browser delete the comments that it made, and no others", () => {
    expect(talk(["1"]).markup).toContain("Delete comment");
    expect(talk([]).markup).not.toContain("Delete comment");
  });

  it("lets a browser edit its comments while they are open", () => {
    expect(talk(["1"]).markup).toContain("Edit comment");
    const decided = commentsHtml({
      comments: [{ ...comment, state: "accepted" }],
      own: new Set(["1"]),
      draft,
      path: "/s/t",
      language: "en",
      t,
    });
    expect(decided.markup).not.toContain("Edit comment");
  });

  it("sends its one script, with the text and with the drawn pages, only where comments are taken", () => {
    const scripts = (part: Partial<LinkPage>) => page(part).match(/<script>(.*?)<\/script>/s)?.[1];
    expect(scripts({ talk: talk([]) })).toBe(SELECT_WORDS);
    expect(scripts({ talk: talk([]), pages: ['<svg viewBox="0 0 10 10"></svg>'] })).toBe(SELECT_WORDS);
    expect(scripts({})).toBeUndefined();
  });

  it("says politely that a link has ended, without saying whose it was", () => {
    const markup = endedPage({ t, language: "en" });
    expect(markup).toContain("This link has ended");
    expect(markup).not.toContain(data.basics.name);
  });
});
