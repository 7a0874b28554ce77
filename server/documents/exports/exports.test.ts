import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { resumeToMarkdown } from "@/domain/exports/markdown";
import { sampleResumeData } from "@/domain/sample/resume";
import { openDocumentFile } from "@/server/documents/exports/office/open-document";
import { officeResume } from "@/server/documents/exports/office/resume";
import { wordFile } from "@/server/documents/exports/office/word";
import { readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { languageResume, SAMPLE_LANGUAGES } from "@/typeset/testing/languages/resume";

withInstance();

let ada: Person;
let resume: string;
let letter: string;
beforeAll(async () => {
  ada = await signUp();
  resume = (await call("POST", "/resumes", { key: ada.key, body: { name: "Export: me", withSampleData: true } })).body as string;
  const body = {
    name: "To Northpine",
    resumeId: resume,
    recipientName: "Kim Harbour",
    content: "<p>Dear <b>all</b>,</p><ol><li>One</li></ol>",
  };
  letter = (await call("POST", "/cover-letters", { key: ada.key, body })).body.id as string;
});

const xmlOf = (bytes: Uint8Array, part: string) => new TextDecoder().decode(unzipSync(bytes)[part]);
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
/** The text of a Word document, paragraph by paragraph. */
const textOf = (xml: string) =>
  [...xml.matchAll(/<w:p>(.*?)<\/w:p>|<w:p [^>]*>(.*?)<\/w:p>/gs)]
    .map(([, one, other]) =>
      [...(one ?? other ?? "").matchAll(/<w:t[^>]*>([^<]*)<\/w:t>|<w:(tab|br)\/>/g)].map(([, text]) => text ?? " ").join(""),
    )
    .join("\n")
    .replaceAll("&amp;", "&")
    .replaceAll("&apos;", "'")
    .replaceAll("&quot;", '"');

describe("a Word file", () => {
  test("has real headings, lists and links, in the document's fonts and language", async () => {
    const { status, headers, bytes } = await call("GET", `/resumes/${resume}/exports/docx`, { key: ada.key });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/vnd.openxmlformats-officedocument.wordprocessingml.document");
    expect(headers.get("content-disposition")).toContain("Export%20me.docx");
    const document = xmlOf(bytes, "word/document.xml");
    const data = sampleResumeData();
    for (const style of ["Title", "Subtitle", "Heading1", "Heading2", "ListBullet"])
      expect(document).toContain(`w:val="${style}"`);
    expect(document.match(/<w:numPr>/g)).toHaveLength(9);
    expect(document).toContain("<w:hyperlink ");
    expect(xmlOf(bytes, "word/_rels/document.xml.rels")).toContain(`Target="mailto:${data.basics.email}"`);
    const styles = xmlOf(bytes, "word/styles.xml");
    expect(styles).toContain(data.metadata.typography.body.fontFamily);
    expect(styles).toContain('w:val="en-US"');
  });

  test.each(SAMPLE_LANGUAGES)("%s: it contains every word of the resume, and so does the OpenDocument file", async (language) => {
    const data = languageResume(language, "onyx");
    const model = officeResume(data, "Language", null);
    const document = xmlOf(await wordFile(model), "word/document.xml") ?? "";
    const other = xmlOf(openDocumentFile(model), "content.xml").replace(/<[^>]*>/g, " ");
    const expected = wordsOf(resumeToMarkdown(data));
    for (const text of [textOf(document), other]) {
      const found = wordsOf(text).map((word) => word.toLowerCase());
      const missing = expected.filter((word) => !found.includes(word.toLowerCase()));
      // Markdown writes out URLs that office programs hide behind a label.
      expect(missing.filter((word) => !["https", "example", "com"].includes(word))).toEqual([]);
    }
    if (/^(ar|he|fa)/.test(language)) {
      expect(document).toContain("<w:bidi/>");
      expect(document).toContain("<w:rtl/>");
    } else expect(document).not.toContain("<w:bidi/>");
  });

  test("a letter has all its parts and its numbered list", async () => {
    const { bytes } = await call("GET", `/cover-letters/${letter}/exports/docx`, { key: ada.key });
    const text = textOf(xmlOf(bytes, "word/document.xml"));
    const places = ["Ilse Marwick", "Kim Harbour", "Dear all", "One", "regards"].map((part) => text.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(xmlOf(bytes, "word/numbering.xml")).toContain('w:val="decimal"');
  });
});

test("the other formats have their types, names and contents", async () => {
  const get = async (address: string) => call("GET", address, { key: ada.key });
  const txt = await get(`/resumes/${resume}/exports/txt`);
  expect(txt.headers.get("content-type")).toContain("text/plain");
  expect(txt.bytes.toString()).toContain("Ilse Marwick");
  const foreign = await get(`/resumes/${resume}/exports/json-resume`);
  expect(foreign.body.basics.name).toBe("Ilse Marwick");
  expect((await get(`/cover-letters/${letter}/exports/txt`)).bytes.toString()).toContain("Kim Harbour");
  const png = await get(`/resumes/${resume}/exports/png`);
  expect(png.headers.get("content-type")).toBe("image/png");
  expect(await sharp(png.bytes).metadata()).toMatchObject({ format: "png", width: 1654, height: 2339 });
  expect((await sharp(png.bytes).stats()).entropy).toBeGreaterThan(0.2);
  expect(await get(`/resumes/${resume}/exports/png?page=9`)).toMatchObject({
    status: 404,
    body: { message: "This document has no page 9." },
  });
  expect(await get(`/resumes/${resume}/exports/rtf`)).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
});

test("the parser view is read from the printed file", async () => {
  const { status, body } = await call("GET", `/resumes/${resume}/pdf-checks`, { key: ada.key });
  expect(status).toBe(200);
  expect(body.fullText).toContain("Senior Product Engineer");
  expect(body.score).toBeGreaterThanOrEqual(90);
});

describe("the formats for other programs", () => {
  const get = async (address: string) => call("GET", address, { key: ada.key });

  test("a name for the file is taken as far as every system allows it", async () => {
    const { headers } = await get(`/resumes/${resume}/exports/txt?fileName=${encodeURIComponent("Ada/Lovelace\u202E: CV")}`);
    expect(decodeURIComponent(headers.get("content-disposition") ?? "")).toContain("Ada Lovelace CV.txt");
  });

  test("the OpenDocument file of resume and letter declares its type in its first bytes", async () => {
    for (const address of [`/resumes/${resume}/exports/odt`, `/cover-letters/${letter}/exports/odt`]) {
      const { headers, bytes } = await get(address);
      expect(headers.get("content-type")).toBe("application/vnd.oasis.opendocument.text");
      expect(bytes.subarray(30, 77).toString()).toBe("mimetypeapplication/vnd.oasis.opendocument.text");
      expect(xmlOf(bytes, "content.xml")).toContain("Ilse Marwick");
    }
  });

  test("the web page holds the whole text and its picture, and loads nothing", async () => {
    const data = {
      ...sampleResumeData(),
      picture: { ...sampleResumeData().picture, url: "/photos/sample-picture.jpg", hidden: false },
    };
    await call("PUT", `/resumes/${resume}`, { key: ada.key, body: { data } });
    const { headers, bytes } = await get(`/resumes/${resume}/exports/html`);
    const html = bytes.toString();
    expect(headers.get("content-type")).toContain("text/html");
    const missing = wordsOf(resumeToMarkdown(data)).filter((word) => !html.includes(word));
    expect(missing).toEqual([]);
    expect(html).toContain('src="data:image/png;base64,');
    expect(html).toContain('<html lang="en-US" dir="ltr">');
    expect(html).not.toContain("<script");
    expect((await get(`/cover-letters/${letter}/exports/html`)).bytes.toString()).toContain("Kim Harbour");
  });

  test("a WebP picture becomes one that Word shows, with its text for those who cannot see it", async () => {
    const { bytes } = await get(`/resumes/${resume}/exports/docx`);
    const files = unzipSync(bytes);
    const name = Object.keys(files).find((path) => path.startsWith("word/media/"));
    expect(await sharp(files[name ?? ""]).metadata()).toMatchObject({ format: "png" });
    expect(xmlOf(bytes, "word/document.xml")).toContain('descr="Ilse Marwick"');
  });

  test("the Typst source makes the same pages in another compiler", async () => {
    const { headers, bytes } = await get(`/resumes/${resume}/exports/typst`);
    expect(headers.get("content-type")).toBe("application/zip");
    const files = unzipSync(bytes);
    const folder = mkdtempSync(join(tmpdir(), "typst-source-"));
    try {
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), content);
      }
      const fonts = Object.keys(files).filter((path) => path.startsWith("fonts/"));
      const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [join(folder, "fonts")] }] });
      const compiled = compiler.compile({ mainFilePath: join(folder, "main.typ") });
      expect(compiled.hasError()).toBe(false);
      if (!compiled.result) throw new Error("The compiler gave no document.");
      const pdf = await readPdf(compiler.pdf(compiled.result));
      const ours = await readPdf((await get(`/resumes/${resume}/exports/pdf`)).bytes);
      expect(pdf.pages).toBe(ours.pages);
      expect(wordsOf(pdf.text)).toEqual(wordsOf(ours.text));
      expect(fonts.length).toBeGreaterThan(2);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test("all pages come as one file or as a ZIP of numbered ones, as pictures and as drawings", async () => {
    const pdf = await readPdf((await get(`/resumes/${resume}/exports/pdf`)).bytes);
    expect(pdf.pages).toBeGreaterThan(1);
    for (const [format, kind] of [
      ["png-pages", "png"],
      ["svg-pages", "svg"],
    ]) {
      const { headers, bytes } = await get(`/resumes/${resume}/exports/${format}`);
      expect(headers.get("content-type")).toBe("application/zip");
      const files = unzipSync(bytes);
      expect(Object.keys(files)).toEqual(Array.from({ length: pdf.pages }, (_, index) => `page-${index + 1}.${kind}`));
      expect(await sharp(Object.values(files)[0]).metadata()).toMatchObject({ format: kind });
      const one = await get(`/cover-letters/${letter}/exports/${format}`);
      expect(one.headers.get("content-type")).toBe(kind === "svg" ? "image/svg+xml" : "image/png");
    }
    expect((await get(`/resumes/${resume}/exports/svg?page=9`)).status).toBe(404);
  });

  test("the PDF with data can be imported again", async () => {
    const { bytes } = await get(`/resumes/${resume}/exports/pdf-data`);
    const form = new FormData();
    form.set("file", new File([new Uint8Array(bytes)], "own.pdf", { type: "application/pdf" }));
    form.set("format", "PDF");
    const { body } = await call("POST", "/resumes/file-imports", { key: ada.key, form });
    expect((await get(`/resumes/${body}`)).body.data).toEqual((await get(`/resumes/${resume}/exports/json`)).body);
  });
});
