import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { sectionTitle } from "@/domain/section-titles";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { compareTokens, spokenText, tokensOf } from "@/server/platform/adapters/typesetter/testing/spoken";
import { createTypesetter, type Typesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { inTurn } from "@/server/testing/in-turn";
import { printedText } from "@/typeset/content/printed-text";
import { FONT_FAMILIES } from "@/typeset/fonts/fonts";
import { prepareResume } from "@/typeset/prepare";
import { languageResume, SAMPLE_LANGUAGES, type SampleLanguage } from "@/typeset/testing/languages/resume";

// Every script in print: the right fonts, and extracted text equal to the input.

let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = createTypesetter({ childPath: await buildTypesetterChild(), children: 2, timeoutMs: 20_000 });
  await typesetter.ready();
});
afterAll(() => typesetter.close());

/** Ligatures, private use, replacement characters, radicals, and invisible break characters. */
const UNREADABLE = /[\uFB00-\uFB4F\uFB50-\uFDFF\uFE70-\uFEFF\uE000-\uF8FF\uFFFD\u2E80-\u2FDF\u200B\u00AD]/g;

/** These templates start with the summary, without its title. */
const TITLELESS_SUMMARY: ReadonlySet<TemplateName> = new Set(["leafish", "smeargle"]);

/** The printed text of a job, without file metadata. */
function expectedText(data: string, isTitleless: boolean): string {
  const { title: _title, author: _author, comma: _comma, sidebar: _sidebar, ...printed } = JSON.parse(data);
  const sections = printed.pages.flatMap((page: { main: object[]; sidebar: object[] }) => [...page.main, ...page.sidebar]);
  for (const section of sections) if (isTitleless && section.kind === "summary") section.title = null;
  return printedText(JSON.stringify(printed)).replaceAll("\u200B", "");
}

async function proof(data: ResumeData) {
  const job = prepareResume(data);
  const { bytes, notices } = await typesetter.pdf(job);
  const pdf = await readPdf(bytes);
  const read = spokenText(pdf.words);
  const expected = expectedText(job.data, TITLELESS_SUMMARY.has(data.metadata.template));
  return { job, bytes, notices, pdf, read, ...compareTokens(tokensOf(expected), tokensOf(read)) };
}

const ALL_LANGUAGES: TemplateName[] = ["onyx", "azurill"];
const EVERYWHERE: SampleLanguage[] = ["ja-JP", "ar-EG", "hi-IN"];
const PAIRS = [
  ...ALL_LANGUAGES.flatMap((template) =>
    SAMPLE_LANGUAGES.map((language): [SampleLanguage, TemplateName] => [language, template]),
  ),
  ...inTurn(
    2,
    EVERYWHERE,
    TEMPLATE_NAMES.filter((template) => !ALL_LANGUAGES.includes(template)),
  ),
];

describe.each(PAIRS)("%s in %s", (language, template) => {
  test("prints every character, extracts as written, links once, with headings in its language, to the standard", async () => {
    const data = languageResume(language, template);
    const { job, bytes, notices, pdf, read, recall, precision, missing, extra } = await proof(data);
    expect(notices).toEqual([]);
    expect(Buffer.from(bytes).toString("latin1")).toContain("pdfuaid");
    expect({ missing, extra: extra.slice(0, 12), close: recall >= 0.995 && precision >= 0.995 }).toMatchObject({ close: true });
    expect(pdf.text.match(UNREADABLE)).toBeNull();
    const expected = [...job.data.matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href ?? "");
    const normal = (urls: string[]) => urls.map((url) => url.replace(/\/$/, "")).sort();
    expect(normal(pdf.links)).toEqual(normal(expected));
    const flat = read.replaceAll(/\s/g, "").toLowerCase();
    for (const key of ["experience", "education", "skills", "languages"] as const)
      expect(flat).toContain(sectionTitle(key, language).replaceAll(/\s/g, "").toLowerCase());
    expect(pdf.info.Language).toBe(language);
  });
});

/** A sample text for a family, in its own language for families that support no other. */
const FAMILY_TEXT =
  "Efficient office workflow, fjord & affluent Größe: Ærø, naïve façade, fi fl ff ffi ffl. Tel. +44 117 496 0123; AV To 1,250 %";

describe.each([...FONT_FAMILIES.keys()])("the family %s", (name) => {
  test("extracts the same text that was put in", async () => {
    const data = languageResume("en-GB", "onyx", name);
    const text = FAMILY_TEXT.replace("&", "&amp;");
    data.summary.content = `<p>${text}</p><p><strong>${text}</strong></p><p><em>${text}</em></p>`;
    const { notices, pdf, missing, extra } = await proof(data);
    expect(notices).toEqual([]);
    expect({ missing, extra }).toEqual({ missing: [], extra: [] });
    expect(pdf.text.match(UNREADABLE)).toBeNull();
  });
});

describe("mixed text", () => {
  function saying(content: string, language: SampleLanguage = "en-GB", font = "Inter"): ResumeData {
    const data = languageResume(language, "onyx", font);
    data.summary.content = content;
    return data;
  }

  test("scripts of all directions in one English paragraph are all printed", async () => {
    const words = [
      "Καλημέρα",
      "Привет",
      "שלום עולם",
      "مرحبا بالعالم",
      "नमस्ते",
      "สวัสดี",
      "你好",
      "こんにちは",
      "안녕하세요",
      "Việt",
    ];
    const { notices, read } = await proof(saying(`<p>Hello ${words.join(" and ")} end</p>`));
    expect(notices).toEqual([]);
    for (const word of words) expect(read.replaceAll(/\s/g, "")).toContain(word.replaceAll(/\s/g, ""));
  });

  test("words from right to left in an English line keep their order", async () => {
    const { pdf } = await proof(saying("<p>Motto: שלום עולם יפה (Hebrew) and مرحبا بالعالم الجديد (Arabic).</p>"));
    expect(pdf.text).toContain("שלום עולם יפה");
    expect(pdf.text).toContain("مرحبا بالعالم الجديد");
  });

  test("a paragraph against the direction of its document keeps its own direction", async () => {
    const arabic = "نقلت قواعد البيانات إلى PostgreSQL خلال 3 أشهر.";
    const inEnglish = await proof(saying(`<p>${arabic}</p>`));
    expect(inEnglish.notices).toEqual([]);
    const line = inEnglish.pdf.words.filter(({ text }) => text.includes("قواعد"));
    expect(line.map(({ text }) => text)).toEqual([arabic]);
    expect(line[0]?.leftPt).toBeGreaterThanOrEqual(47.5);
    const inArabic = await proof(saying("<p>Moved the databases, then slept.</p>", "ar-EG"));
    expect(inArabic.pdf.text).toContain("Moved the databases, then slept.");
  });

  test("addresses and numbers in a Hebrew resume run from left to right", async () => {
    const { pdf } = await proof(languageResume("he-IL", "onyx"));
    const phone = pdf.words.find(({ text }) => text.includes("555"));
    expect(phone?.text).toBe("+972 4 555 0123");
    expect(pdf.text).toContain("someone@example.com");
  });

  test("symbols and emoji are printed in one colour; characters missing from all fonts are named", async () => {
    const { notices, read } = await proof(saying("<p>Shipped 🚀 and ✔ checked → done ★★★ ☎ 👩‍💻</p>", "en-GB", "Lato"));
    expect(notices).toEqual([]);
    for (const sign of ["🚀", "✔", "→", "★", "☎", "👩"]) expect(read).toContain(sign);
    const missing = await proof(saying("<p>Yi: ꀕ</p>"));
    expect(missing.notices).toContainEqual({ code: "GLYPHS_MISSING", characters: ["ꀕ"] });
  });

  test("Chinese characters that the document's family lacks come from the next one", async () => {
    const { notices, read } = await proof(saying("<p>简历 和 経験</p>", "ja-JP"));
    expect(notices).toEqual([]);
    expect(read).toContain("简历");
  });

  test("a Japanese file embeds only the characters it prints", async () => {
    const { bytes, job } = await proof(languageResume("ja-JP", "onyx"));
    expect(job.fonts.filter((file) => file.startsWith("noto-sans-jp"))).toHaveLength(2);
    expect(bytes.length).toBeLessThan(300_000);
  });

  test("a document in Latin script needs no fallback fonts", () => {
    for (const language of ["en-GB", "de-DE", "fr-FR", "pl-PL", "tr-TR", "vi-VN"] as const) {
      const { fonts } = prepareResume(languageResume(language, "onyx"));
      expect(new Set(fonts.map((file) => file.split("/")[0]))).toEqual(new Set(["inter"]));
    }
  });
});
