import { readFileSync } from "node:fs";
import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { resumeDataSchema } from "@/contracts/model/resume/data";
import { resumeToMarkdown } from "@/domain/exports/markdown";
import { resumeToPlainText } from "@/domain/exports/plain-text";
import { readFile } from "@/domain/imports/read-file";
import { recognise } from "@/domain/imports/recognise";
import { openDocument, wordFile, wordHeading, wordItem, wordParagraph, wordTable } from "@/domain/imports/testing/office-files";
import { parseXml } from "@/domain/imports/xml";
import { sampleResumeData } from "@/domain/sample/resume";
import { busyMs } from "@/domain/testing/busy-ms";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (file: Uint8Array) => {
  let number = 0;
  return readFile(file, "AUTO", () => `id-${++number}`);
};
const compound = (name: string) =>
  new Uint8Array([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    ...new Array(508).fill(0),
    ...[...name].flatMap((letter) => [letter.charCodeAt(0), 0]),
  ]);

describe("recognising a file by its content", () => {
  it.each<[string, Uint8Array, string]>([
    ["an old Word document", compound("WordDocument"), "OLD_WORD"],
    ["an Office document with a password", compound("EncryptedPackage"), "ENCRYPTED_OFFICE"],
    ["an old spreadsheet", compound("Workbook"), "SPREADSHEET"],
    ["rich text", bytes("{\\rtf1\\ansi Hello}"), "RICH_TEXT"],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), "PICTURE"],
    ["a photograph", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), "PICTURE"],
    ["a spreadsheet", zipSync({ "xl/workbook.xml": strToU8("<x/>") }), "SPREADSHEET"],
    [
      "an OpenDocument spreadsheet",
      zipSync({
        mimetype: [strToU8("application/vnd.oasis.opendocument.spreadsheet"), { level: 0 }],
        "content.xml": strToU8("<x/>"),
      }),
      "SPREADSHEET",
    ],
    ["a presentation", zipSync({ "ppt/presentation.xml": strToU8("<x/>") }), "PRESENTATION"],
    ["a Pages document", zipSync({ "Index/Document.iwa": strToU8("x") }), "PAGES"],
    ["another archive", zipSync({ "a.txt": strToU8("a") }), "ARCHIVE"],
    ["a broken archive", bytes("PK\u0003\u0004 and nothing more"), "ARCHIVE"],
    ["JSON that is no resume", bytes('{"name": "package"}'), "JSON"],
    ["broken JSON", bytes('{"basics": {"name": '), "JSON"],
    ["XML that is no resume", bytes('<?xml version="1.0"?><rss><channel/></rss>'), "XML"],
    ["nothing", new Uint8Array(), "EMPTY"],
    ["blanks", bytes("  \n\n"), "EMPTY"],
    ["a program", new Uint8Array(Array.from({ length: 400 }, (_, index) => (index * 7) % 32)), "BINARY"],
  ])("names %s in its refusal, with advice", (_, file, kind) => {
    expect(recognise(file)).toEqual({ refused: kind });
    expect(read(file)).toMatchObject({
      ok: false,
      recognised: expect.stringMatching(/\S/),
      advice: expect.stringMatching(/\.$/),
    });
  });

  it.each<[string, Uint8Array, string]>([
    ["a PDF after other bytes", bytes("\n\n%PDF-1.7"), "PDF"],
    ["Word", wordFile(""), "WORD"],
    ["OpenDocument", openDocument(""), "OPENDOCUMENT"],
    ["LinkedIn with numbers and folders", zipSync({ "Basic_Export/Profile_12345.csv": strToU8("First Name") }), "LINKEDIN"],
    ["version 4", readFileSync("domain/sample/resume-v4.json"), "REACTIVE_RESUME_V4"],
    ["the current version", readFileSync("domain/sample/resume-v5.json"), "REACTIVE_RESUME"],
    ["JSON Resume", readFileSync("domain/sample/json-resume.json"), "JSON_RESUME"],
    ["a page without a head", bytes("<h1>Ada</h1><p>Analyst</p>"), "HTML"],
    ["text that begins with a bracket", bytes("[Ada Byron]\nAnalyst\nada@example.com"), "TEXT"],
    ["text with a heading of hashes", bytes("# Ada\n\nAnalyst\n\n## Skills\n\nSums"), "MARKDOWN"],
  ])("knows %s", (_, file, format) => {
    expect(recognise(new Uint8Array(file))).toEqual({ format });
  });
});

describe("files that are made to exhaust the reader", () => {
  const refusedQuickly = (file: Uint8Array) => {
    const started = busyMs();
    expect(read(file).ok).toBe(false);
    expect(busyMs() - started).toBeLessThan(15_000);
  };

  it("stops at Word and OpenDocument files that inflate endlessly", () => {
    const zeros = new Uint8Array(100_000_000).fill(32);
    refusedQuickly(zipSync({ "word/document.xml": zeros }, { level: 1 }));
    refusedQuickly(zipSync({ "content.xml": zeros }, { level: 1 }));
    // Most of the time is spent on making the two files.
  }, 60_000);

  it("stops at archives with very many files, and takes paths for nothing but names", () => {
    const many = zipSync(
      Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`${index}/profile.csv`, new Uint8Array()])),
    );
    refusedQuickly(many);
    refusedQuickly(zipSync({ "../../word/document.xml": strToU8("<x/>"), "/etc/passwd": strToU8("x") }));
  });

  it("refuses XML that is too deep or declares entities", () => {
    expect(parseXml("<a>".repeat(100_000))).toBeUndefined();
    expect(parseXml('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toBeUndefined();
    refusedQuickly(wordFile("<w:tbl><w:tr><w:tc>".repeat(5000)));
  });

  it("reads pages and texts of odd shapes without end: nested tags, long lines, many brackets", () => {
    const filler = "Ada Byron, analyst of engines and of counting machines in Leeds. ";
    for (const text of [
      `<p>${filler}</p>${"<div>".repeat(10_000)}`,
      `<p>${filler}</p>${"<table><tr><td>".repeat(3000)}`,
      `# Ada\n\n## Skills\n\n${filler}${"[".repeat(20_000)}`,
      `# Ada\n\n## Skills\n\n${filler}${"**a ".repeat(4000)}`,
      `# Ada\n\n## Skills\n\n${filler}${"_a ".repeat(10_000)}${"`".repeat(9999)}`,
      `${filler}\n${"x".repeat(30_000)}`,
      `${filler}\n${" ".repeat(200_000)}x`,
      `${filler}\n${"a | b ".repeat(5000)}`,
    ]) {
      const result = read(bytes(text));
      // Patterns look through a line in quadratic time, so none may be endless. A hanging reader is stopped by the time limit of tests.
      if (result.ok) expect(Math.max(...result.reading.paragraphs.map((line) => line.length))).toBeLessThanOrEqual(4100);
    }
  });
});

const TEXTS = [resumeToPlainText(sampleResumeData()), resumeToMarkdown(sampleResumeData())];
const WORD = wordFile(
  wordParagraph("Ada Byron") +
    wordParagraph("ada@example.com") +
    wordHeading("Experience") +
    wordTable([[wordParagraph("2014 – 2019"), wordParagraph("Gardener") + wordItem("Grew three hundred kinds of roses.")]]),
);
const FILES: Record<string, Uint8Array> = {
  Word: WORD,
  OpenDocument: openDocument(
    "<text:p>Ada Byron of Leeds, analyst of engines</text:p><text:h>Skills</text:h><text:p>Sums, poetry</text:p>",
  ),
  text: bytes(TEXTS[0] ?? ""),
  Markdown: bytes(TEXTS[1] ?? ""),
  HTML: bytes("<h1>Ada</h1><h2>Skills</h2><table><tr><td><ul><li>Sums</li></ul></td><td>Poetry</td></tr></table>"),
  Europass: bytes(
    "<SkillsPassport><LearnerInfo><Identification><PersonName><FirstName>Ada</FirstName></PersonName></Identification></LearnerInfo></SkillsPassport>",
  ),
  RenderCV: bytes("cv:\n  name: Ada\n  sections:\n    skills:\n      - label: Sums\n        details: many\n"),
  "version 3": bytes(
    '{"basics":{"name":"Ada"},"sections":{"work":{"items":[{"name":"Old Co","date":{"start":"2015"}}]}},"metadata":{}}',
  ),
};

describe("damaged files", () => {
  it.each(Object.entries(FILES))("%s with any bytes changed or cut is read to valid data or refused", (_, good) => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 6 }),
        fc.option(fc.nat(good.length), { freq: 4 }),
        (changes, end) => {
          const file = good.slice(0, end ?? undefined);
          for (const [index, value] of changes) if (index < file.length) file[index] = value;
          const result = read(file);
          if (result.ok) expect(resumeDataSchema.safeParse(result.reading.data).error?.issues).toBeUndefined();
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe("no word of a text is lost", () => {
  const word = fc.constantFrom(
    ...[
      "Ada",
      "Byron",
      "Analyst",
      "Leeds",
      "2019",
      "–",
      "Present",
      "ada@example.com",
      "•",
      "Experience",
      "Skills:",
      "engines,",
      "GmbH",
      "|",
      "(Native)",
      "Mar 2020",
      "–",
      "BSc",
      "https://ada.example.com",
      "\t",
      "über",
      "数学",
      "école",
    ],
  );
  const line = fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(" "));
  const prefix = fc.constantFrom("", "", "", "- ", "  - ", "## ", "# ", "> ", "1. ", "**x** ");
  const wordsOf = (text: string): string[] =>
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,}/gu) ?? [];

  it.each(["TEXT", "MARKDOWN"] as const)("%s: every word is in the resume or among the texts without a place", (format) => {
    fc.assert(
      fc.property(fc.array(fc.tuple(prefix, line, fc.constantFrom("\n", "\n\n")), { minLength: 4, maxLength: 25 }), (lines) => {
        const text = lines.map(([start, content, end]) => `${start}${content}${end}`).join("");
        let number = 0;
        const result = readFile(bytes(text), format, () => `id-${++number}`);
        if (!result.ok) return;
        const { data, unplaced, paragraphs } = result.reading;
        const stored = new Set(wordsOf(JSON.stringify([data, unplaced]).replaceAll(/<[^>]*>|\\[nt]/g, " ")));
        // Headings and dates are stored by meaning; the paragraphs themselves hold every word.
        expect(wordsOf(text).filter((each) => !wordsOf(paragraphs.join(" ")).includes(each))).toEqual([]);
        const meant = /^(?:experience|skills|mar|\d+|present|native)$/;
        expect(
          wordsOf(text).filter(
            (each) => !stored.has(each) && !meant.test(each) && !JSON.stringify(data).toLowerCase().includes(each),
          ),
        ).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
