import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { markOfWord } from "@/domain/share-links/anonymous/copy-mark";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
let id = "";
const DESCRIPTION = "<ul><li>Adalind led the bridge team of four.</li><li>Wrote the plan of repairs.</li></ul>";
const JOB = "/sections/experience/items/0/description";
beforeAll(async () => {
  ada = await signUp();
  id = (await call("POST", "/resumes", { key: ada.key, body: { name: "Mine", withSampleData: true } })).body;
  const { data } = (await call("GET", `/resumes/${id}`, { key: ada.key })).body;
  Object.assign(data.basics, { name: "Adalind Lovelace", email: "adalind@lovelace.example" });
  data.summary.content = "<p>I build <strong>bridges</strong> in the north.</p>";
  data.sections.experience.items[0].description = DESCRIPTION;
  expect((await call("PUT", `/resumes/${id}`, { key: ada.key, body: { data } })).status).toBe(200);
});

const word = async (query = "") =>
  (await call("GET", `/resumes/${id}/anonymous/docx${query}`, { key: ada.key })).bytes as Uint8Array;
const now = async () => (await call("GET", `/resumes/${id}`, { key: ada.key })).body.data;

/** The file with another part changed, as Word would save it. */
function edited(bytes: Uint8Array, change: (xml: string) => string, part = "word/document.xml"): Uint8Array {
  const files = unzipSync(bytes);
  const before = strFromU8(files[part] ?? new Uint8Array());
  const after = change(before);
  expect(after).not.toBe(before);
  return zipSync({ ...files, [part]: strToU8(after) });
}

function merge(bytes: Uint8Array, fields: Record<string, string> = {}, key = ada.key) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "copy.docx"));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return call("POST", "/resumes/anonymous-copies", { key, form });
}

test("a Word copy carries its mark, and nobody's name; unchanged it brings nothing back", async () => {
  const bytes = await word("?hideEmployers=true");
  expect(markOfWord(bytes)).toMatchObject({ hideEmployers: true, letters: expect.stringMatching(/^[B-Z]{4}$/) });
  for (const part of Object.values(unzipSync(bytes))) expect(strFromU8(part)).not.toMatch(/Lovelace|Adalind/);
  expect((await merge(bytes)).body).toEqual({ resumeId: id, name: "Mine", link: null, changes: [], left: [] });
});

test("paragraphs that were changed in Word come back into their texts, one by one, without what was removed", async () => {
  const before = await now();
  const bytes = edited(await word(), (xml) =>
    xml.replace("the plan of repairs", "the plan of all repairs").replace("the bridge team of four", "the bridge team of six"),
  );
  const after = "<ul><li>Adalind led the bridge team of six.</li><li>Wrote the plan of all repairs.</li></ul>";
  const { status, body } = await merge(bytes);
  expect([status, body.left, body.changes]).toEqual([200, [], [{ path: JOB, before: DESCRIPTION, after }]]);
  expect(await now()).toEqual(before);
  expect((await merge(bytes, { write: "true", only: JSON.stringify(["/summary/content"]) })).body.changes).toEqual([]);
  expect((await merge(bytes, { write: "true" })).status).toBe(200);
  const merged = await now();
  expect(merged.sections.experience.items[0].description).toBe(after);
  expect({ ...merged, sections: before.sections }).toEqual(before);
});

test("the candidate's name, new paragraphs and lines of several fields are left", async () => {
  const { body } = await merge(
    edited(await word(), (xml) =>
      xml.replace(/Candidate [B-Z]{4}/, "Somebody").replace("in the north.", "in the Candidate WXYZ."),
    ),
  );
  expect(body.left).toEqual([expect.objectContaining({ after: "Somebody" })]);
  expect(body.changes).toMatchObject([{ path: "/summary/content" }]);
});

test("marks that were altered or belong to others, and files that are no copy, change nothing", async () => {
  const before = await now();
  const bytes = await word();
  const eve = await signUp();
  expect((await merge(bytes, { write: "true" }, eve.key)).status).toBe(404);
  const mark = /([B-Z]{4}\.)0(\.[\w-]+)/;
  const forged = edited(bytes, (xml) => xml.replace(mark, "$11$2"), "docProps/custom.xml");
  expect((await merge(forged, { write: "true" })).body).toMatchObject({
    code: "NOT_FOUND",
    message: expect.stringContaining("mark"),
  });
  const huge = edited(bytes, (xml) => xml.replace("in the north", `in the north${" and more words".repeat(70_000)}`));
  expect((await merge(huge, { write: "true" })).status).toBe(400);
  expect((await merge(strToU8("PK not a file"), { write: "true" })).status).toBe(400);
  expect((await merge(new Uint8Array(), { write: "true" })).status).toBe(400);
  expect((await call("POST", "/resumes/anonymous-copies", { key: ada.key, body: {} })).status).toBe(400);
  expect(await now()).toEqual(before);
});
