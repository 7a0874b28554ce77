import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { strToU8, zipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { LIMITS } from "@/contracts/limits";
import type { ImportReading } from "@/contracts/model/import-reading";
import { wordFile, wordHeading, wordItem, wordParagraph } from "@/domain/imports/testing/office-files";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

function send(bytes: Uint8Array, { query = "?review=true", name = "resume.pdf" } = {}) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], name));
  form.set("format", "AUTO");
  return call("POST", `/resumes/file-imports${query}`, { key: ada.key, form });
}

/** What a person still has after a file was refused. */
const stored = async () => [
  (await call("GET", "/resumes", { key: ada.key })).body,
  (await call("GET", "/files", { key: ada.key })).body,
];

async function pdfOf(pages: number, lines: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let page = 0; page < pages; page++) {
    const drawn = pdf.addPage();
    lines.forEach((line, index) => {
      drawn.drawText(line, { x: 50, y: 780 - index * 14, size: 10, font });
    });
  }
  return pdf.save();
}

async function encryptedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText("Ada Byron");
  pdf.encrypt({ userPassword: "engine", ownerPassword: "difference" });
  return pdf.save();
}

/** A page whose only content is a picture of text. */
async function scannedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  pdf.addPage().drawImage(await pdf.embedPng(dot), { x: 0, y: 0, width: 595, height: 842 });
  return pdf.save();
}

const PARAGRAPH = "It was late in the evening when the old engine began to turn again, and nobody in the house had touched it.";
const compound = (name: string) =>
  new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...new Array(60).fill(0), ...[...name].flatMap((letter) => [letter.charCodeAt(0), 0])]);

/** What is sent, the reason that programs get, and a part of the sentence that people read: why, and the way out. */
const REFUSED: [string, () => Uint8Array | Promise<Uint8Array>, string, RegExp][] = [
  ["a PDF with a password", encryptedPdf, "encrypted", /encrypted.*save it without one/i],
  ["an Office file with a password", () => compound("EncryptedPackage"), "encrypted", /password/i],
  ["a PDF that was cut off", async () => (await pdfOf(1, ["Ada Byron"])).slice(0, 300), "damaged", /damaged.*Save it again/],
  ["a Word file that was cut off", () => wordFile(wordParagraph("Ada Byron")).slice(0, 200), "other-format", /\.$/],
  ["pages of pictures", scannedPdf, "pictures-only", /only pictures.*text recognition/],
  ["a blank page", () => pdfOf(1, []), "no-text", /too little text/],
  ["a page with a name and nothing else", () => pdfOf(1, ["Ada Byron"]), "no-text", /too little text/],
  [
    "more pages than a resume can have",
    () => pdfOf(LIMITS.importPages + 1, ["Ada Byron"]),
    "too-many-pages",
    /more than \d+ pages.*alone/,
  ],
  [
    "a document with more than 5000 lines",
    () => wordFile(Array.from({ length: 5200 }, (_, index) => wordParagraph(`${index} ${PARAGRAPH}`)).join("")),
    "too-many-pages",
    /more than \d+ pages.*alone/,
  ],
  ["a slide deck", () => zipSync({ "ppt/presentation.xml": strToU8("<x/>") }), "other-format", /presentation.*\.$/],
  ["a spreadsheet", () => zipSync({ "xl/workbook.xml": strToU8("<x/>") }), "other-format", /spreadsheet.*\.$/],
  [
    "a picture with the ending of a PDF",
    () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]),
    "other-format",
    /picture.*\.$/,
  ],
  ["a Word document nested too deeply", () => wordFile("<w:tbl><w:tr><w:tc>".repeat(5000)), "damaged", /damaged.*Save it again/],
  ["JSON nested too deeply", () => strToU8(`{"basics":${"[".repeat(50_000)}${"]".repeat(50_000)}}`), "other-format", /\.$/],
  [
    "an archive that inflates endlessly",
    () => zipSync({ "word/document.xml": new Uint8Array(100_000_000).fill(32) }, { level: 1 }),
    "damaged",
    /damaged.*Save it again/,
  ],
  ["nothing at all", () => new Uint8Array(), "other-format", /empty.*\.$/i],
];

test.each(REFUSED)(
  "%s is refused with its reason and a way out, and leaves nothing behind",
  async (_, make, reason, sentence) => {
    const before = await stored();
    const bytes = await make();
    for (const query of ["?review=true", ""]) {
      const { status, body } = await send(bytes, { query });
      expect([status, body.code, body.data?.reason]).toEqual([400, "BAD_REQUEST", reason]);
      expect(body.message).toMatch(sentence);
    }
    expect(await stored()).toEqual(before);
  },
);

test("a file larger than the limit is refused before it is read", async () => {
  const { status, body } = await send(new Uint8Array(LIMITS.fileBytes + 1));
  expect([status, body.code]).toEqual([400, "BAD_REQUEST"]);
  expect(JSON.stringify(body)).toContain(String(LIMITS.fileBytes));
});

test("the ending of a name decides nothing: a Word file called .pdf is read as Word", async () => {
  const file = wordFile(
    wordParagraph("Ada Byron") +
      wordParagraph("ada@example.com") +
      wordHeading("Skills") +
      wordParagraph("Sums, poetry, counting machines"),
  );
  const { status, body } = await send(file, { name: "resume.pdf" });
  expect([status, body.format, body.data.basics.name]).toEqual([200, "WORD", "Ada Byron"]);
});

test("of 2000 entries as many are read as a section can have, and the others are counted", async () => {
  const entries = Array.from({ length: 2000 }, (_, index) => ({
    name: `Workshop ${index}`,
    position: "Engineer",
    startDate: "2014-01",
    endDate: "2015-01",
  }));
  const { status, body } = await send(
    strToU8(JSON.stringify({ basics: { name: "Ada Byron", email: "ada@example.com" }, work: entries })),
  );
  expect(status).toBe(200);
  const { data, warnings, words } = body as ImportReading;
  const { length } = data.sections.experience.items;
  expect(length).toBe(LIMITS.resume.items);
  const named = warnings.filter(({ code }) => code === "value-left-out").length;
  const more = warnings.find(({ code }) => code === "more-left-out")?.count ?? 0;
  // Each entry has a name, a position and two dates.
  expect(named + more).toBe((entries.length - length) * 4);
  expect(words.left).toBeGreaterThan(0);
});

test("a novel is no resume: the review says that it found neither jobs nor schools", async () => {
  const novel = wordFile(wordParagraph("The Engine at Larkmoor") + wordParagraph(PARAGRAPH).repeat(400));
  const { status, body } = await send(novel, { name: "novel.docx" });
  expect(status).toBe(200);
  expect((body as ImportReading).stops.map(({ code }) => code)).toContain("no-entries");
});

test("of two resumes in one file the first person is read, and no word of the second one is lost", async () => {
  const resume = (name: string, email: string, employer: string) =>
    wordParagraph(name) +
    wordParagraph(email) +
    wordHeading("Experience") +
    wordParagraph(`Engineer, ${employer}, 2014 – 2019`) +
    wordItem("Built three counting machines.") +
    wordHeading("Skills") +
    wordParagraph("Sums, poetry, drawing");
  const file = wordFile(
    resume("Ada Byron", "ada@example.com", "Larkmoor Works") + resume("Brunhild Ostrander", "brunhild@example.org", "Tarn Mills"),
  );
  const { status, body } = await send(file, { name: "two.docx" });
  const reading = body as ImportReading;
  expect([status, reading.data.basics.name, reading.data.basics.email]).toEqual([200, "Ada Byron", "ada@example.com"]);
  expect(JSON.stringify([reading.data, reading.unplaced])).toContain("brunhild@example.org");
});
