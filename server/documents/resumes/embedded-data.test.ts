import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from "@cantoo/pdf-lib";
import { beforeAll, expect, test } from "vitest";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
let id = "";

beforeAll(async () => {
  ada = await signUp();
  id = (await call("POST", "/resumes", { key: ada.key, body: { name: "Own", withSampleData: true } })).body;
  const operations = [
    { op: "replace", path: "/metadata/notes", value: "<p>Ask for 4 days.</p>" },
    { op: "replace", path: "/sections/skills/items/0/hidden", value: true },
    { op: "add", path: "/metadata/check", value: { ignored: ["a"], hiddenTerms: ["b"] } },
    { op: "replace", path: "/metadata/layout/pages/0/main", value: ["experience"] },
  ];
  expect((await call("PATCH", `/resumes/${id}`, { key: ada.key, body: { operations } })).status).toBe(200);
});

const pdf = async (query = "") => (await call("GET", `/resumes/${id}/pdf${query}`, { key: ada.key })).bytes;

function importPdf(bytes: Uint8Array) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "own.pdf", { type: "application/pdf" }));
  form.set("format", "PDF");
  return call("POST", "/resumes/file-imports", { key: ada.key, form });
}
const dataOf = async (resume: string) => (await call("GET", `/resumes/${resume}`, { key: ada.key })).body.data;

/** The file with another text in its attachment. */
async function withAttachment(bytes: Uint8Array, text: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream && object.dict.get(PDFName.of("Type")) === PDFName.of("EmbeddedFile"))
      document.context.assign(ref, document.context.stream(text, { Type: "EmbeddedFile" }));
  }
  return document.save();
}

test("a PDF with embedded data meets the standard, names the attachment, and imports without loss", async () => {
  const bytes = await pdf("?embed=true");
  const text = Buffer.from(bytes).toString("latin1");
  expect(text.includes("<pdfuaid:part>1")).toBe(true);
  const document = await PDFDocument.load(bytes);
  const files = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && object.get(PDFName.of("Type")) === PDFName.of("Filespec") ? [object] : [],
    );
  expect(files).toHaveLength(1);
  const embedded = (key: string) => {
    const value = files[0]?.lookup(PDFName.of(key));
    return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : null;
  };
  expect([embedded("UF"), embedded("Desc")]).toEqual([
    "dossier-resume.json",
    "The data of this resume. It can be imported again.",
  ]);

  const imported = await importPdf(bytes);
  expect(imported.status).toBe(200);
  expect(await dataOf(imported.body)).toEqual(await dataOf(id));
});

test("by default there is no attachment, not even in shared resumes", async () => {
  expect(Buffer.from(await pdf()).includes("EmbeddedFile")).toBe(false);
  const document = await PDFDocument.load(await pdf());
  const streams = document.context.enumerateIndirectObjects().map(([, object]) => object);
  const isFile = (object: unknown) =>
    object instanceof PDFRawStream && object.dict.get(PDFName.of("Type")) === PDFName.of("EmbeddedFile");
  expect(streams.some(isFile)).toBe(false);
  const text = await importPdf(await pdf());
  expect(text.status).toBe(200);
  expect((await dataOf(text.body)).metadata.notes).not.toContain("4 days");
});

test("damaged data is reported, not ignored", async () => {
  const whole = await pdf("?embed=true");
  for (const damaged of ["{", JSON.stringify({ format: "dossier-resume", version: 1, data: {} })]) {
    const refused = await importPdf(await withAttachment(whole, damaged));
    expect([refused.status, refused.body.code]).toEqual([400, "BAD_REQUEST"]);
    expect(refused.body.data).toMatchObject({ reason: "data-damaged", advice: expect.stringContaining("damaged") });
  }
});
