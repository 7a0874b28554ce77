import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { readFile } from "@/domain/imports/read-file";
import type { Reading } from "@/domain/imports/reading";
import {
  BIG,
  BOLD,
  openDocument,
  wordFile,
  wordHeader,
  wordHeading,
  wordItem,
  wordParagraph,
  wordTable,
  wordTextBox,
} from "@/domain/imports/testing/office-files";

function read(bytes: Uint8Array): Reading {
  let number = 0;
  const result = readFile(bytes, "AUTO", () => `id-${++number}`);
  if (!result.ok) throw new Error(`${result.reason} ${result.recognised}`);
  return result.reading;
}

const line = wordParagraph;
const bold = (text: string) => wordParagraph([{ text, look: BOLD }]);
const NAME = wordParagraph([{ text: "Ada Byron", look: BOLD + BIG }]);
const CONTACT = [line("ada@example.com"), line("+44 20 7946 0123"), line("Leeds, United Kingdom")].join("");
const JOB = [
  wordParagraph([{ text: "Head Gardener", look: BOLD }, { text: "\tMar 2019 – Present" }]),
  line("Northfield Park Trust, Leeds"),
  wordItem("Planned forty hectares of park with a team of nine."),
  wordItem("Opened the walled garden"),
].join("");
const SCHOOL = [
  wordParagraph([{ text: "Royal College of Planting", look: BOLD }, { text: "\t2012 – 2014" }]),
  line("Diploma in Horticulture"),
].join("");
const EXPECTED_JOB = {
  position: "Head Gardener",
  company: "Northfield Park Trust",
  dates: { start: "2019-03", present: true },
  description:
    "<ul><li><p>Planned forty hectares of park with a team of nine.</p></li><li><p>Opened the walled garden</p></li></ul>",
};

function expectPerson({ data, unplaced }: Reading) {
  expect(data.basics).toMatchObject({ name: "Ada Byron", email: "ada@example.com", phone: "+44 20 7946 0123" });
  expect(data.sections.experience.items).toMatchObject([EXPECTED_JOB]);
  expect(data.sections.education.items).toMatchObject([
    { school: "Royal College of Planting", dates: { start: "2012", end: "2014" } },
  ]);
  expect(unplaced.filter((each) => each.kind === "text")).toEqual([]);
}

describe("Word documents of other programs", () => {
  it("reads headings by style, dates at a tab, and lists, and reports the position of each field", () => {
    const body = NAME + CONTACT + wordHeading("Berufserfahrung") + JOB + wordHeading("Ausbildung") + SCHOOL;
    const reading = read(wordFile(body));
    expectPerson(reading);
    expect(reading).toMatchObject({ format: "WORD", data: { metadata: { page: { locale: "de" } } } });
    const place = reading.places.find((each) => each.pointer === "/sections/experience/items/0/company");
    expect(reading.paragraphs[(place?.line ?? 0) - 1]).toBe("Northfield Park Trust, Leeds");
  });

  it("reads a layout table column by column, and headings that are only bold words in capitals", () => {
    const side = CONTACT + bold("SKILLS") + line("Pruning") + line("Soil science") + bold("LANGUAGES") + line("English (Native)");
    const main = bold("EXPERIENCE") + JOB + bold("EDUCATION") + SCHOOL;
    for (const columns of [
      [side, main],
      [main, side],
    ]) {
      const reading = read(wordFile(wordTable([[NAME], columns])));
      expectPerson(reading);
      expect(reading.data.sections.skills.items.map((item) => item.name)).toEqual(["Pruning", "Soil science"]);
      expect(reading.data.sections.languages.items).toMatchObject([{ language: "English", level: 5 }]);
    }
  });

  it("reads tables with dates beside the texts", () => {
    const rows = [
      [line("Mar 2019 – Present"), bold("Head Gardener") + line("Northfield Park Trust, Leeds") + wordItem("Planned parks.")],
      [line("2014 – 2019"), bold("Gardener") + line("Old Mill Nurseries") + wordItem("Grew three hundred kinds of roses.")],
    ];
    const { data } = read(wordFile(NAME + CONTACT + wordHeading("Experience") + wordTable(rows)));
    expect(data.sections.experience.items).toMatchObject([
      { position: "Head Gardener", company: "Northfield Park Trust", dates: { start: "2019-03" } },
      { position: "Gardener", company: "Old Mill Nurseries", dates: { start: "2014", end: "2019" } },
    ]);
  });

  it("takes contact details from headers and text boxes, once, and leaves page numbers out", () => {
    const header = wordHeader(NAME + line("ada@example.com"));
    const box = wordTextBox(line("+44 20 7946 0123") + line("Leeds, United Kingdom"));
    const footer = wordHeader(line("Page 1 of 2"));
    const reading = read(
      wordFile(box + wordHeading("Experience") + JOB + wordHeading("Education") + SCHOOL, {
        "word/header1.xml": header,
        "word/header2.xml": header,
        "word/footer1.xml": footer,
      }),
    );
    expectPerson(reading);
    expect(reading.unplaced).toContainEqual(expect.objectContaining({ text: "Page 1 of 2", kind: "header-or-footer" }));
    expect(reading.data.basics.customFields).toEqual([]);
  });

  it("leaves out deleted and hidden text and macros, keeps inserted text and the addresses of links, with warnings", () => {
    const changed = `<w:p><w:ins><w:r><w:t>Led the rebuilding of the glasshouse after the storm.</w:t></w:r></w:ins><w:del><w:r><w:delText>Secret deleted words</w:delText></w:r></w:del><w:r><w:rPr><w:vanish/></w:rPr><w:t>Hidden keywords</w:t></w:r></w:p>`;
    const link = '<w:p><w:hyperlink r:id="rId7"><w:r><w:t>My site</w:t></w:r></w:hyperlink></w:p>';
    const reading = read(
      wordFile(NAME + CONTACT + link + wordHeading("Experience") + JOB + changed, {
        "word/_rels/document.xml.rels":
          '<Relationships><Relationship Id="rId7" TargetMode="External" Target="https://ada.example.com/"/></Relationships>',
        "word/vbaProject.bin": "macro",
      }),
    );
    const text = JSON.stringify(reading.data);
    expect(text).toContain("rebuilding of the glasshouse");
    expect(text).not.toMatch(/Secret deleted|Hidden keywords/);
    expect(reading.data.basics.website.url).toBe("https://ada.example.com/");
    expect(reading.warnings.map(({ code }) => code)).toEqual(["macros-left-out", "hidden-left-out"]);
  });

  it("refuses a document without text, a broken one, and entities", () => {
    const refused = (bytes: Uint8Array) => readFile(bytes, "WORD", () => "id");
    expect(refused(wordFile(line("Hi")))).toMatchObject({ ok: false, reason: "no-text" });
    expect(refused(wordFile("<w:p>"))).toMatchObject({ ok: false, reason: "damaged" });
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><w:document xmlns:w="w"><w:body><w:p><w:r><w:t>&b;</w:t></w:r></w:p></w:body></w:document>`;
    expect(refused(wordFile("", { "word/document.xml": bomb }))).toMatchObject({ ok: false, reason: "damaged" });
  });
});

describe("OpenDocument texts", () => {
  it("reads headings, tabs, lists, tables and links, and leaves notes at the margin out", () => {
    const body = `<text:p text:style-name="Big">Ada Byron</text:p><text:p>ada@example.com<text:line-break/>+44 20 7946 0123<office:annotation><text:p>Ask her</text:p></office:annotation></text:p>
      <text:h text:outline-level="1">Experience</text:h><text:p><text:span text:style-name="B">Head Gardener</text:span><text:tab/>Mar 2019 – Present</text:p><text:p>Northfield Park Trust, Leeds</text:p>
      <text:list><text:list-item><text:p>Planned forty hectares of park with a team of nine.</text:p></text:list-item><text:list-item><text:p>Opened the walled garden</text:p></text:list-item></text:list>
      <text:h text:outline-level="1">Education</text:h><table:table><table:table-row><table:table-cell><text:p><text:span text:style-name="B">Royal College of Planting</text:span></text:p></table:table-cell><table:table-cell><text:p>2012 – 2014</text:p></table:table-cell></table:table-row></table:table><text:p>Diploma in Horticulture</text:p>`;
    const reading = read(openDocument(body));
    expectPerson(reading);
    expect(JSON.stringify(reading)).not.toContain("Ask her");
  });

  it("reads a flat file, and refuses a spreadsheet by name", () => {
    const flat = `<?xml version="1.0"?><office:document xmlns:office="o" xmlns:text="t"><office:body><office:text><text:p>Ada Byron</text:p><text:p>ada@example.com</text:p><text:h text:outline-level="1">Skills</text:h><text:p>Pruning, soil science, planting plans</text:p></office:text></office:body></office:document>`;
    expect(read(strToU8(flat)).data.sections.skills.items).toHaveLength(3);
  });
});
