import { readFileSync } from "node:fs";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { strToU8, zipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import type { FileFormat } from "@/contracts/imports/formats";
import type { ImportReading } from "@/contracts/model/import-reading";
import { openDocument, wordFile, wordHeading, wordParagraph } from "@/domain/imports/testing/office-files";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

function send(bytes: Uint8Array, format: string, query = "") {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "file"));
  form.set("format", format);
  return call("POST", `/resumes/file-imports${query}`, { key: ada.key, form });
}

const SKILLS = "Pruning, soil science, planting plans, drawing";
const FILES: [FileFormat, Uint8Array][] = [
  [
    "WORD",
    wordFile(wordParagraph("Ada Byron") + wordParagraph("ada@example.com") + wordHeading("Skills") + wordParagraph(SKILLS)),
  ],
  [
    "OPENDOCUMENT",
    openDocument(`<text:p>Ada Byron</text:p><text:p>ada@example.com</text:p><text:h>Skills</text:h><text:p>${SKILLS}</text:p>`),
  ],
  ["HTML", strToU8(`<h1>Ada Byron</h1><p>ada@example.com</p><h2>Skills</h2><p>${SKILLS}</p>`)],
  ["MARKDOWN", strToU8(`# Ada Byron\n\nada@example.com\n\n## Skills\n\n${SKILLS}\n`)],
  ["TEXT", strToU8(`Ada Byron\nada@example.com\n\nSkills\n\n${SKILLS}\n`)],
  ["RENDERCV", strToU8("cv:\n  name: Ada Byron\n  sections:\n    skills:\n      - label: Garden\n        details: Pruning\n")],
  [
    "EUROPASS",
    strToU8(
      "<SkillsPassport><LearnerInfo><Identification><PersonName><FirstName>Ada</FirstName><Surname>Byron</Surname></PersonName></Identification></LearnerInfo></SkillsPassport>",
    ),
  ],
  ["LINKEDIN", zipSync({ "Profile.csv": strToU8("First Name,Last Name\nAda,Byron\n") })],
  [
    "REACTIVE_RESUME_V3",
    strToU8('{"basics":{"name":"Ada Byron"},"sections":{"work":{"items":[{"name":"Old Co"}]}},"metadata":{"layout":[]}}'),
  ],
  ["REACTIVE_RESUME_V4", new Uint8Array(readFileSync("domain/sample/resume-v4.json"))],
  ["REACTIVE_RESUME", new Uint8Array(readFileSync("domain/sample/resume-v5.json"))],
  ["JSON_RESUME", new Uint8Array(readFileSync("domain/sample/json-resume.json"))],
];

test.each(FILES)("%s is imported as itself, recognised without a format, and rejected as any other", async (format, file) => {
  const { status, body: id } = await send(file, format);
  expect([status, id]).toEqual([200, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  const reading = (await send(file, "AUTO", "?review=true")).body as ImportReading;
  expect(reading.format).toBe(format);
  const { data } = (await call("GET", `/resumes/${id}`, { key: ada.key })).body;
  expect(data.basics.name).toBe(reading.data.basics.name);
  expect(data.basics.name).not.toBe("");
  await call("DELETE", `/resumes/${id}`, { key: ada.key });
  const other = format === "EUROPASS" ? "RENDERCV" : "EUROPASS";
  const refused = await send(file, other);
  expect(refused).toMatchObject({
    status: 400,
    body: { code: "BAD_REQUEST", data: { reason: "other-format", recognised: expect.any(String) } },
  });
  expect(refused.body.message).toMatch(/^The file is not a valid resume in the selected format\. It is \S/);
});

test("the XML inside a Europass PDF is used instead of its pages", async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText("Curriculum vitae of somebody whose pages say less than the data", {
    font: await pdf.embedFont(StandardFonts.Helvetica),
    size: 12,
  });
  const xml = FILES.find(([format]) => format === "EUROPASS")?.[1] ?? new Uint8Array();
  await pdf.attach(xml, "attachment.xml", { mimeType: "application/xml" });
  const reading = (await send(await pdf.save(), "AUTO", "?review=true")).body as ImportReading;
  expect(reading).toMatchObject({ format: "EUROPASS", data: { basics: { name: "Ada Byron" } } });
});

test("what cannot be read is named, with what to do", async () => {
  const doc = new Uint8Array([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    ...new Array(60).fill(0),
    ...[..."WordDocument"].flatMap((letter) => [letter.charCodeAt(0), 0]),
  ]);
  expect((await send(doc, "AUTO")).body.message).toBe(
    "The file is not a valid resume in the selected format. It is an old Word document (.doc). Save it as .docx or PDF and import that.",
  );
  // Programs that compare the specified message still can; the rest is beside it.
  expect((await send(strToU8('{"name": "package"}'), "JSON_RESUME")).body).toMatchObject({
    message: "The file is not a valid resume in the selected format.",
    data: { reason: "other-format", recognised: "JSON that is no resume we know" },
  });
});

test("an archive's applications, preferences and answers are in the reading, and a bomb stops the reader's process alone", async () => {
  const archive = zipSync({
    "Profile.csv": strToU8("First Name,Last Name\nAda,Byron\n"),
    "Jobs/Saved Jobs.csv": strToU8(
      "Saved Date,Job Url,Job Title,Company Name\n1/2/24,https://jobs.example.com/1,Analyst,Engines\n",
    ),
  });
  const reading = (await send(archive, "AUTO", "?review=true")).body as ImportReading;
  expect(reading.alsoFound).toMatchObject({ applications: [{ company: "Engines", status: "saved" }], preferences: null });
  const bomb = zipSync({ "word/document.xml": new Uint8Array(100_000_000).fill(32) });
  expect((await send(bomb, "AUTO")).status).toBe(400);
  expect((await call("GET", "/resumes", { key: ada.key })).status).toBe(200);
});
