import { PDFDocument } from "@cantoo/pdf-lib";
import { beforeAll, expect, test } from "vitest";
import type { ImportReading } from "@/contracts/model/import-reading";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { LOOKS } from "@/typeset/looks";

withInstance();

let ada: Person;
let pdf: Uint8Array;

beforeAll(async () => {
  ada = await signUp();
  const id = (await call("POST", "/resumes", { key: ada.key, body: { name: "Own", withSampleData: true } })).body;
  pdf = (await call("GET", `/resumes/${id}/pdf`, { key: ada.key })).bytes;
  await call("DELETE", `/resumes/${id}`, { key: ada.key });
});

function send(bytes: Uint8Array, { query = "?review=true", by = ada, format = "PDF" } = {}) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "cv.pdf", { type: "application/pdf" }));
  form.set("format", format);
  return call("POST", `/resumes/file-imports${query}`, { key: by.key, form });
}
const review = async (bytes: Uint8Array, by = ada) => (await send(bytes, { by })).body as ImportReading;
const resumesOf = async (person: Person) => (await call("GET", "/resumes", { key: person.key })).body as { id: string }[];

test("a review returns the fields with their places and confidence, and stores nothing", async () => {
  const reading = await review(pdf);
  expect(await resumesOf(ada)).toEqual([]);
  expect(reading).toMatchObject({ format: "PDF", name: "Ilse Marwick", warnings: [], duplicates: [], paragraphs: [] });
  const [page] = reading.pages;
  for (const pointer of ["/basics/name", "/basics/email", "/sections/experience/items/0/company", "/summary/content"]) {
    const place = reading.places.find((each) => each.pointer === pointer);
    expect([pointer, place?.page, (place?.confidence ?? 0) > 0.5]).toEqual([pointer, 1, true]);
    expect((place?.left ?? -1) + (place?.width ?? 0)).toBeLessThanOrEqual(page?.width ?? 0);
  }
  // The same in a form, as our own client sends it.
  const form = new FormData();
  form.set("file", new File([new Uint8Array(pdf)], "cv.pdf"));
  form.set("format", "PDF");
  form.set("review", "true");
  expect((await call("POST", "/resumes/file-imports", { key: ada.key, form })).body).toMatchObject({ name: "Ilse Marwick" });
  expect((await send(pdf, { query: "?review=perhaps" })).status).toBe(400);
});

test("a second import of the same file is noticed by its owner alone, however the first one was made, until it is in Trash", async () => {
  const eve = await signUp();
  const { data, fileHash } = await review(pdf, eve);
  const first = (await call("POST", "/resumes/imports", { key: eve.key, body: { data, fileHash } })).body as string;
  const second = (await send(pdf, { query: "", by: eve })).body as string;
  expect((await review(pdf, eve)).duplicates.map(({ id, name }) => [id, name])).toEqual([
    [second, "Ilse Marwick"],
    [first, "Ilse Marwick"],
  ]);
  expect((await review(pdf)).duplicates).toEqual([]);
  await call("DELETE", `/resumes/${second}`, { key: eve.key });
  expect((await review(pdf, eve)).duplicates.map(({ id }) => id)).toEqual([first]);
  const { versions } = { versions: (await call("GET", `/resumes/${first}/versions`, { key: eve.key })).body };
  expect(versions).toMatchObject([{ kind: "import" }]);
});

test("a file that shows its look has the nearest one in its reading, which is ordinary metadata of the resume made with it", async () => {
  const eve = await signUp();
  const own = (await call("POST", "/resumes", { key: eve.key, body: { name: "Own", withSampleData: true } })).body as string;
  await call("POST", `/resumes/${own}/look`, { key: eve.key, body: { template: "chikorita", palette: "Berry" } });
  const printed = (await call("GET", `/resumes/${own}/pdf`, { key: eve.key })).bytes;
  const { data, fileHash, look } = await review(printed, eve);
  expect(look).toMatchObject({
    template: "chikorita",
    design: { colors: { primary: "rgba(138, 36, 82, 1)" } },
    typography: { body: { fontFamily: "Nunito Sans" } },
    page: { marginX: LOOKS.chikorita.page.marginX, format: "a4" },
    layout: { sidebarSide: "right" },
  });
  if (!look) throw new Error("The reading has no look.");
  const { page, layout } = data.metadata;
  const metadata = { ...data.metadata, ...look, page: { ...page, ...look.page }, layout: { ...layout, ...look.layout } };
  const typography = { ...data.metadata.typography, ...look.typography };
  const body = { data: { ...data, metadata: { ...metadata, typography } }, fileHash };
  const id = (await call("POST", "/resumes/imports", { key: eve.key, body })).body as string;
  const stored = (await call("GET", `/resumes/${id}`, { key: eve.key })).body as { data: typeof data };
  expect(stored.data.metadata).toMatchObject({ template: "chikorita", design: look.design, layout: look.layout });
  expect((await call("GET", `/resumes/${id}/versions`, { key: eve.key })).body).toMatchObject([{ kind: "import" }]);

  const json = new TextEncoder().encode(JSON.stringify({ basics: { name: "Ada Byron" }, work: [{ name: "Harbour Works" }] }));
  expect(((await send(json, { by: eve, format: "JSON_RESUME" })).body as ImportReading).look).toBeNull();
});

/** Pages with a drawn box and no text. */
async function pictures(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage([595, 842]).drawRectangle({ x: 50, y: 50, width: 400, height: 600 });
  return document.save();
}

test("files that cannot be read are rejected with the specified sentence and a specific reason", async () => {
  const locked = await PDFDocument.load(pdf, { updateMetadata: false });
  locked.encrypt({ userPassword: "secret", ownerPassword: "secret", permissions: {} });
  const cases: [string, Uint8Array][] = [
    ["encrypted", await locked.save()],
    ["damaged", pdf.slice(0, 900)],
    ["pictures-only", await pictures(2)],
    ["too-many-pages", await pictures(101)],
    ["other-format", Buffer.from("Dear Sir or Madam")],
  ];
  for (const [reason, bytes] of cases)
    for (const query of ["", "?review=true"]) {
      const { status, body } = await send(bytes, { query });
      expect([status, body.code, body.data?.reason]).toEqual([400, "BAD_REQUEST", reason]);
      expect(body.message.startsWith("The file is not a valid resume in the selected format.")).toBe(true);
    }
});
