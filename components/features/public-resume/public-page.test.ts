import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { passwordPage } from "@/components/features/public-resume/password-page";
import { type PublicPage, publicPage } from "@/components/features/public-resume/public-page";
import type { PublicTexts } from "@/components/features/public-resume/texts";
import { sampleResumeData } from "@/domain/sample/resume";
import messages from "@/messages/en.json";
import { printedSections } from "@/typeset/content/printed-sections";

const t: PublicTexts = createTranslator({ locale: "en", messages, namespace: "public" });

const page = ({ data = sampleResumeData(), ...part }: Partial<PublicPage> = {}): string =>
  publicPage({
    data,
    sections: printedSections(data),
    resumeId: "019b",
    path: "/maren/designer",
    origin: "https://example.com",
    pdf: "/api/resumes/maren/designer/pdf",
    isOwner: false,
    isPublic: true,
    first: "read",
    pages: null,
    language: "en",
    t,
    ...part,
  });

/** The words of a document, without its markup, style and data. */
const words = (markup: string) =>
  markup
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

describe("a shared resume", () => {
  it("contains everything that is printed, and nothing that is hidden", () => {
    const data = sampleResumeData();
    const [first, second] = data.sections.experience.items;
    if (second) second.hidden = true;
    data.sections.references.hidden = true;
    const text = words(page({ data }));
    expect(text).toContain(data.basics.name);
    expect(text).toContain(first?.company);
    expect(text).not.toContain(second?.company);
    for (const skill of data.sections.skills.items) expect(text).toContain(skill.name);
    for (const reference of data.sections.references.items) expect(text).not.toContain(reference.name);
    expect(text).not.toContain("never printed");
  });

  it("has its plain address for what is shown first, and names the other view", () => {
    const links = (markup: string) => [
      ...markup.matchAll(/<a href="(\/maren\/designer[^"]*)"( rel="nofollow")?( aria-current)?/g),
    ];
    const summary = (markup: string) => links(markup).map(([, address, hidden, current]) => [address, !hidden, !!current]);
    expect(summary(page())).toEqual([
      ["/maren/designer", true, true],
      ["/maren/designer?view=pages", false, false],
    ]);
    expect(summary(page({ first: "pages" }))).toEqual([
      ["/maren/designer?view=read", false, true],
      ["/maren/designer", true, false],
    ]);
  });

  it("runs no script: the only one is data", () => {
    expect(page().match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
  });

  it("stays a document whatever the person typed", () => {
    const data = sampleResumeData();
    const hostile = `</script></style></title>"'><img src=x onerror=alert(1)>`;
    data.basics.name = hostile;
    data.basics.headline = hostile;
    data.basics.website = { url: "javascript:alert(1)", label: hostile };
    data.summary.content = `<p onclick="alert(1)">${hostile}<a href="javascript:alert(1)">x</a></p>`;
    data.metadata.typography.body.fontFamily = hostile;
    data.metadata.design.colors.primary = hostile;
    data.metadata.page.locale = "en-US";
    const markup = page({ data });
    expect(markup).not.toMatch(/<img(?! class="photo")/);
    expect(markup).not.toMatch(/href="javascript:|onclick="|<\/script><\/style>/);
    expect(markup.match(/<style>/g)).toHaveLength(1);
  });

  it("is printed as pages of the paper's size", () => {
    const pages = ['<svg fill="none" viewBox="0 0 595.28 841.89"></svg>'];
    expect(page({ pages })).toContain("@page{size:595.28pt 841.89pt;margin:0}");
  });

  it("shows a level in words or in numbers, not in both", () => {
    const data = sampleResumeData();
    const [skill] = data.sections.skills.items;
    if (!skill) throw new Error("The sample has skills.");
    data.sections.skills.items = [
      { ...skill, name: "Sailing", proficiency: "Expert", level: 5 },
      { ...skill, name: "Rowing", proficiency: "", level: 4 },
    ];
    const text = page({ data });
    expect(text).toContain("Expert");
    expect(text).not.toContain("5 of 5");
    expect(text).toContain("4 of 5");
  });

  it("has one first heading and steps down by one level", () => {
    const levels = [...page().matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.reduce((before, level) => {
      expect(level - before).toBeLessThanOrEqual(1);
      return level;
    });
  });

  it("offers the download only when there is one, and the editor only to the owner", () => {
    expect(page()).toContain('href="/api/resumes/maren/designer/pdf"');
    expect(page({ pdf: null })).not.toContain("/pdf");
    expect(page()).not.toContain("/resumes/019b");
    expect(page({ isOwner: true })).toContain('href="/resumes/019b"');
  });

  it("weighs little", () => {
    expect(Buffer.byteLength(page())).toBeLessThan(60_000);
  });
});

it("a password is requested by a plain form that shows errors", () => {
  const form = passwordPage({ t, language: "en", path: "/maren/designer", problem: "wrong" });
  expect(form).toContain('method="post"');
  expect(form).toContain("The password is incorrect.");
});
