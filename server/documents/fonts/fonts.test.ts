import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { convert } from "fontverter";
import { beforeAll, describe, expect, test } from "vitest";
import type { OwnFontFamily } from "@/contracts/documents/fonts";
import { renamedFont } from "@/server/documents/fonts/sfnt";
import { embeddedFonts, readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { call, ORIGIN, type Person, sendRequest, signUp, withInstance } from "@/server/testing/instance";

withInstance();

const { resolve } = createRequire(import.meta.url);
const face = (path: string) => new Uint8Array(readFileSync(resolve(`@expo-google-fonts/${path}`)));

/** A bundled font under an unknown name, like one that a person would upload. */
const FAMILY = "Harbour Grotesk Condensed";
const named = (bytes: Uint8Array, weight: number, style = "Regular", family = FAMILY) =>
  renamedFont(bytes, { family, style, postScript: `Harbour-${weight}`, copyright: "", license: "" }, weight);
const regular = named(face("work-sans/400Regular/WorkSans_400Regular.ttf"), 400);
const bold = named(face("work-sans/700Bold/WorkSans_700Bold.ttf"), 700, "Bold");

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

function upload(bytes: Uint8Array, person = ada, name = "harbour.ttf") {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], name));
  return call("POST", "/fonts", { key: person.key, form });
}

/** A stored file as a browser requests it. */
const stored = (url: string, cookie = "") => sendRequest(new Request(ORIGIN + url, { headers: { cookie } }));

/** Changes 16 bits of a table in a copy of a font. */
function patched(bytes: Uint8Array, tag: string, at: number, value: number): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (let record = 12; record < 12 + view.getUint16(4) * 16; record += 16)
    if (String.fromCharCode(...copy.subarray(record, record + 4)) === tag) view.setUint16(view.getUint32(record + 8) + at, value);
  return copy;
}

describe("uploading", () => {
  test("faces of one family are grouped in any format; uploading the same face again replaces it", async () => {
    const first = await upload(regular);
    expect(first).toMatchObject({ status: 200, body: { family: FAMILY, kind: "sans", faces: [{ weight: 400, italic: false }] } });
    expect(first.body.scripts).toEqual(expect.arrayContaining(["latin", "latin-extended", "vietnamese"]));
    for (const format of ["woff2", "woff"] as const) {
      const packed = await convert(Buffer.from(bold), format);
      expect(await upload(packed, ada, `bold.${format}`)).toMatchObject({
        status: 200,
        body: { faces: [{ weight: 400 }, { weight: 700, fileName: `bold.${format}` }] },
      });
    }
    const { body } = await call("GET", "/fonts", { key: ada.key });
    expect(body).toHaveLength(1);
    const [family] = body as OwnFontFamily[];
    const file = await stored(family?.faces[0]?.url ?? "", ada.cookie);
    expect(file.status).toBe(200);
    expect(file.headers.get("content-type")).toBe("font/ttf");
    expect((await stored(family?.faces[0]?.url ?? "")).status).toBe(404);
  });

  test.each([
    ["no font at all", async () => Buffer.from("not a font, just text of some length"), /not a readable font file/],
    ["nothing", async () => new Uint8Array(0), /./],
    ["half a font", async () => regular.slice(0, regular.length / 3), /damaged|not a readable font|lacks/],
    ["a collection", async () => Buffer.concat([Buffer.from("ttcf"), regular]), /collection/],
    ["one that may not be embedded", async () => patched(regular, "OS/2", 8, 2), /does not allow embedding/],
    [
      "one that comes with the application",
      async () => face("inter/400Regular/Inter_400Regular.ttf"),
      /Inter already comes with/,
    ],
    [
      "a variable font",
      async () => readFileSync(resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2")),
      /^Variable fonts/,
    ],
    ["one of signs only", async () => face("noto-emoji/400Regular/NotoEmoji_400Regular.ttf"), /no Latin letters/],
  ])("%s is refused in words", async (_name, bytes, sentence) => {
    const before = (await call("GET", "/fonts", { key: ada.key })).body;
    const answer = await upload(await bytes());
    expect(answer).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
    expect(answer.body.message).toMatch(sentence);
    expect((await call("GET", "/fonts", { key: ada.key })).body).toEqual(before);
  });

  test("an account can have 40 faces, even with simultaneous uploads", async () => {
    const eve = await signUp();
    // In two batches: an account may have 32 files read at a time.
    const send = (from: number, count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          upload(named(regular, 400, "Regular", `Family ${from + index} of many`), eve),
        ),
      );
    const answers = [...(await send(0, 22)), ...(await send(22, 22))];
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("40") },
    });
  });
});

describe("printing", () => {
  const make = async (person: Person) => {
    const { body: id } = await call("POST", "/resumes", { key: person.key, body: { name: "Own type", withSampleData: true } });
    const operations = ["body", "heading"].map((part) => ({
      op: "replace",
      path: `/metadata/typography/${part}/fontFamily`,
      value: FAMILY,
    }));
    await call("PATCH", `/resumes/${id}`, { key: person.key, body: { operations } });
    return id as string;
  };
  const used = async (person: Person, id: string) => (await embeddedFonts(await pdf(person, id))).join();
  const pdf = async (person: Person, id: string) => (await call("GET", `/resumes/${id}/pdf`, { key: person.key })).bytes;

  test("a document is typeset in the uploaded family, and its text can be extracted unchanged", async () => {
    const id = await make(ada);
    const bytes = await pdf(ada, id);
    const { text } = await readPdf(new Uint8Array(bytes));
    expect(text).toContain("Senior Product Engineer");
    expect(await embeddedFonts(bytes)).toEqual(
      expect.arrayContaining([expect.stringContaining("Harbour-400"), expect.stringContaining("Harbour-700")]),
    );
  });

  test("other users' documents cannot use it; without it they print in a bundled family", async () => {
    const bob = await signUp();
    const id = await make(bob);
    expect(await used(bob, id)).not.toContain("Harbour");
  });

  test("deleting a font's file also removes the font, and its documents still print", async () => {
    const eve = await signUp();
    await upload(regular, eve);
    const id = await make(eve);
    const [family] = (await call("GET", "/fonts", { key: eve.key })).body as OwnFontFamily[];
    const filename = family?.faces[0]?.url.slice(1);
    expect((await call("DELETE", "/files", { key: eve.key, body: { filename } })).status).toBe(200);
    expect((await call("GET", "/fonts", { key: eve.key })).body).toEqual([]);
    expect(await used(eve, id)).not.toContain("Harbour");
  });

  test("a deleted font is gone from the next print and from storage", async () => {
    const eve = await signUp();
    await upload(regular, eve);
    const id = await make(eve);
    expect(await used(eve, id)).toContain("Harbour-400");
    const [family] = (await call("GET", "/fonts", { key: eve.key })).body as OwnFontFamily[];
    const [own] = family?.faces ?? [];
    expect((await call("DELETE", `/fonts/${own?.id}`, { key: ada.key })).status).toBe(404);
    expect((await call("DELETE", `/fonts/${own?.id}`, { key: eve.key })).status).toBe(200);
    expect(await used(eve, id)).not.toContain("Harbour");
    expect((await stored(own?.url ?? "", eve.cookie)).status).toBe(404);
  });
});
