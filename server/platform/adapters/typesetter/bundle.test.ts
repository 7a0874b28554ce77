import { PDFDict, PDFDocument, PDFHexString, PDFName } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleResumeData } from "@/domain/sample/resume";
import { buildTypesetterChild } from "@/scripts/build-engine.mjs";
import { figures, nodesOf, readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { createTypesetter, type Typesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { AttachmentRefused } from "@/server/platform/workers/errors";
import type { Attachment } from "@/server/platform/workers/messages";
import { prepareLetter } from "@/typeset/letters/prepare-letter";
import { prepareResume } from "@/typeset/prepare";
import { fullResume } from "@/typeset/testing/full-resume";
import { sampleLetter } from "@/typeset/testing/letters";

let typesetter: Typesetter;
let certificate: Attachment;
let scan: Attachment;

beforeAll(async () => {
  typesetter = createTypesetter({ childPath: await buildTypesetterChild(), children: 1, timeoutMs: 20_000 });
  await typesetter.ready();
  const { bytes } = await typesetter.pdf(prepareResume(sampleResumeData(), { title: "Certificate" }));
  certificate = { name: "Zeugnis Hafenwerke", kind: "pdf", bytes };
  const picture = sharp({ create: { width: 600, height: 300, channels: 3, background: "#7799bb" } });
  scan = { name: "Urkunde", kind: "jpeg", bytes: new Uint8Array(await picture.jpeg().toBuffer()) };
});
afterAll(() => typesetter.close());

const parts = () => {
  const options = { title: "Application", bundled: true };
  const resume = fullResume("gengar");
  resume.metadata.page.runningHeader = true;
  return [
    { title: "Anschreiben", job: prepareLetter(sampleLetter("onyx", "de-DE", { paragraphs: 24 }), options), images: {} },
    { title: "Lebenslauf", job: prepareResume(resume, options), images: {} },
  ];
};

test("letter and resume in one file keep their styles, paper, page numbers, tags, links and the standard", async () => {
  const { bytes, notices, pages } = await typesetter.bundle({ parts: parts(), attachments: [], maxPages: 10 });
  expect(notices).toEqual([]);
  const pdf = await readPdf(bytes);
  expect(pdf.pages).toBe(pages);
  expect(pdf.outline.map(({ title }) => title)).toEqual(["Anschreiben", "Lebenslauf"]);
  expect(pdf.outline[0]?.items.map(({ title }) => title)).toEqual(["Änne Vantongeren"]);
  expect(pdf.outline[1]?.items.map(({ title }) => title)).toEqual(["Ada Vantongeren"]);
  expect(nodesOf(pdf.structure, "H1")).toHaveLength(2);
  const heads = pdf.words.filter(({ isArtifact, baselinePt }) => isArtifact && baselinePt < 30).map(({ text }) => text);
  expect(heads.join("")).toContain("Änne Vantongeren · 2 / 2");
  expect(heads.join("")).toContain(`Ada Vantongeren · 2 / ${pages - 2}`);
  expect(pdf.links.length).toBeGreaterThan(20);
  expect(pdf.info).toMatchObject({ Title: "Application", Language: "de-DE" });
  expect(Buffer.from(bytes).toString("latin1")).toContain("<pdfuaid:part>1");
  const alone = await readPdf((await typesetter.pdf(prepareLetter(sampleLetter("onyx", "de-DE", { paragraphs: 24 })))).bytes);
  const places = (words: typeof alone.words) => words.filter(({ page }) => page < 3).map((word) => ({ ...word, sizePt: 0 }));
  expect(places(pdf.words)).toEqual(places(alone.words));
  const again = await typesetter.bundle({ parts: parts(), attachments: [], maxPages: 10 });
  expect(Buffer.compare(again.bytes, bytes)).toBe(0);
});

test("attachments follow with a bookmark each, are tagged as figures, and keep text and links", async () => {
  const { bytes, pages } = await typesetter.bundle({ parts: parts(), attachments: [certificate, scan], maxPages: 10 });
  const pdf = await readPdf(bytes);
  expect(pdf.outline.map(({ title }) => title)).toEqual(["Anschreiben", "Lebenslauf", "Zeugnis Hafenwerke", "Urkunde"]);
  const own = await readPdf(certificate.bytes);
  expect(pdf.words.filter(({ page }) => page === pages - own.pages)[0]?.text).toBe(own.words[0]?.text);
  expect(pdf.links.filter((url) => own.links.includes(url)).length).toBeGreaterThanOrEqual(own.links.length);
  const read = await figures(bytes);
  expect(read).toContain("Urkunde");
  expect(read.some((text) => text?.startsWith("Zeugnis Hafenwerke"))).toBe(true);
  expect(nodesOf(pdf.structure, "Figure").length).toBeGreaterThanOrEqual(own.pages + 1);
  // An attached page may violate the standard, so the file does not claim it.
  expect(Buffer.from(bytes).includes("<pdfuaid:part>1")).toBe(false);
  const document = await PDFDocument.load(bytes);
  const top = document.catalog.lookup(PDFName.of("Outlines"), PDFDict).lookup(PDFName.of("Last"), PDFDict);
  expect(top.lookup(PDFName.of("Title"), PDFHexString).decodeText()).toBe("Urkunde");
});

test("an attachment that cannot be opened is named, and the process keeps running", async () => {
  const damaged: Attachment = { name: "Damaged", kind: "pdf", bytes: new Uint8Array(Buffer.from("%PDF-1.7 nothing")) };
  const bundle = typesetter.bundle({ parts: parts(), attachments: [scan, damaged], maxPages: 10 });
  await expect(bundle).rejects.toEqual(new AttachmentRefused(1));
  await expect(typesetter.bundle({ parts: parts(), attachments: [certificate], maxPages: 0 })).rejects.toEqual(
    new AttachmentRefused(0),
  );
  expect((await typesetter.bundle({ parts: parts(), attachments: [scan], maxPages: 10 })).pages).toBeGreaterThan(3);
});
