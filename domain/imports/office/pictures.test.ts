import { describe, expect, it } from "vitest";
import { readFile } from "@/domain/imports/read-file";
import type { Reading } from "@/domain/imports/reading";
import {
  openDocument,
  wordFile,
  wordHeader,
  wordParagraph,
  wordPicture,
  wordPictureRelations,
  wordTable,
  wordTextBox,
} from "@/domain/imports/testing/office-files";

function picturesOf(file: Uint8Array): Reading["pictures"] {
  let number = 0;
  const result = readFile(file, "AUTO", () => `id-${++number}`);
  if (!result.ok) throw new Error(`${result.reason} ${result.recognised}`);
  return result.reading.pictures;
}
/** What the pictures of these tests hold: they are not opened here, so a letter will do. */
const bytes = (letter: string) => new TextEncoder().encode(letter);
const found = ({ candidates, others }: Reading["pictures"]) => [
  candidates.map((each) => new TextDecoder().decode(each)).join(""),
  others,
];

const PERSON = ["Ada Byron", "ada@example.com", "Skills", "Pruning, soil science, planting plans, drawing"];
const TEXT = PERSON.map((line) => wordParagraph(line)).join("");
const BREAK = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
const MEDIA = { "word/media/image1.jpeg": bytes("a"), "word/media/image2.png": bytes("b"), "word/media/image3.jpeg": bytes("c") };
const TARGETS = { r1: "media/image1.jpeg", r2: "/word/media/image2.png", r3: "media/image3.jpeg" };
const word = (body: string, more: Record<string, string | Uint8Array> = {}) =>
  found(picturesOf(wordFile(body + TEXT, { "word/_rels/document.xml.rels": wordPictureRelations(TARGETS), ...MEDIA, ...more })));

describe("pictures of Word files", () => {
  it("are candidates in the order of the first page, each once, in tables and text boxes as well", () => {
    expect(word(wordPicture("r2") + wordPicture("r1") + wordPicture("r2"))).toEqual(["ba", 0]);
    expect(word(wordTable([[wordPicture("r1"), wordParagraph("Leeds")]]))).toEqual(["a", 0]);
    // Word stores a text box twice.
    expect(word(wordTextBox(wordPicture("r1")))).toEqual(["a", 0]);
  });

  it("of the header come first", () => {
    const header = {
      "word/header1.xml": wordHeader(wordPicture("r1")),
      "word/_rels/header1.xml.rels": wordPictureRelations({ r1: "media/image3.jpeg" }),
    };
    expect(word(wordPicture("r1"), header)).toEqual(["ca", 0]);
  });

  it("of earlier versions count by their relation", () => {
    const shape = (size: string) =>
      `<w:p><w:r><w:pict><v:shape style="position:absolute;${size}"><v:imagedata r:id="r1"/></v:shape></w:pict></w:r></w:p>`;
    expect(word(shape("width:90pt;height:120pt"))).toEqual(["a", 0]);
    expect(word(shape("width:595pt;height:842pt"))).toEqual(["", 1]);
  });

  it("are left out where they are icons, the ground of a page, deleted, or on a later page", () => {
    expect(word(wordPicture("r1", 12, 12) + wordPicture("r2", 595, 842) + wordPicture("r3"))).toEqual(["c", 2]);
    expect(word(wordPicture("r1") + BREAK + wordPicture("r2"))).toEqual(["a", 1]);
    expect(word(`<w:del>${wordPicture("r1")}</w:del>`)).toEqual(["", 0]);
    // The left column of a table continues on the second page before the right one begins.
    expect(word(wordTable([[wordParagraph("Leeds") + BREAK, wordPicture("r1")]]))).toEqual(["a", 0]);
  });

  it("of other places are counted and never fetched", () => {
    const relations = {
      "word/_rels/document.xml.rels": wordPictureRelations({ r1: "https://pictures.example/a.jpg", r2: "media/none.png" }),
    };
    expect(word(wordPicture("r1"), relations)).toEqual(["", 1]);
    expect(word(wordPicture("r1", 90, 120, "r:link"), relations)).toEqual(["", 1]);
    expect(word(wordPicture("r2") + wordPicture("r9"), relations)).toEqual(["", 2]);
  });

  it("are left out alone if they inflate endlessly, and the text is still read", () => {
    const endless = new Uint8Array(30_000_000);
    expect(word(wordPicture("r1") + wordPicture("r2"), { "word/media/image1.jpeg": endless })).toEqual(["b", 1]);
  });

  it("are at most eight, however many there are", () => {
    const ids = Array.from({ length: 20 }, (_, index) => `r${index}`);
    const relations = wordPictureRelations(Object.fromEntries(ids.map((id) => [id, `media/${id}.png`])));
    const media = Object.fromEntries(ids.map((id) => [`word/media/${id}.png`, bytes("x")]));
    const body = ids.map((id) => wordPicture(id)).join("");
    expect(word(body, { "word/_rels/document.xml.rels": relations, ...media })).toEqual(["xxxxxxxx", 12]);
  });
});

describe("pictures of OpenDocument texts", () => {
  const frame = (inside: string, width = "3.2cm", height = "1.6in") =>
    `<text:p><draw:frame svg:width="${width}" svg:height="${height}">${inside}</draw:frame></text:p>`;
  const image = (href: string) => `<draw:image xlink:href="${href}"/>`;
  const lines = PERSON.map((line) => `<text:p>${line}</text:p>`).join("");
  const open = (body: string, more: Record<string, string | Uint8Array> = {}) =>
    found(picturesOf(openDocument(body + lines, { "Pictures/1.jpg": bytes("a"), "Pictures/2.png": bytes("b"), ...more })));

  it("are candidates on the first page, the bitmap of a drawing included", () => {
    expect(open(frame(image("Pictures/1.jpg")) + frame(image("./Pictures/2.png")))).toEqual(["ab", 0]);
    expect(open(frame(image("Pictures/1.svg") + image("Pictures/2.png")))).toEqual(["b", 0]);
    const later = `<text:p><text:soft-page-break/></text:p>${frame(image("Pictures/2.png"))}`;
    expect(open(frame(image("Pictures/1.jpg")) + later)).toEqual(["a", 1]);
  });

  it("of the header come first", () => {
    const styles = `<office:document-styles xmlns:office="urn:office" xmlns:style="urn:style" xmlns:text="urn:text" xmlns:draw="urn:draw" xmlns:svg="urn:svg" xmlns:xlink="urn:xlink"><office:master-styles><style:master-page style:name="Standard"><style:header>${frame(image("Pictures/2.png"))}</style:header></style:master-page></office:master-styles></office:document-styles>`;
    expect(open(frame(image("Pictures/1.jpg")), { "styles.xml": styles })).toEqual(["ba", 0]);
  });

  it("are left out where they are icons, grounds, elsewhere or missing", () => {
    expect(open(frame(image("Pictures/1.jpg"), "4mm", "4mm") + frame(image("Pictures/2.png"), "21cm", "29.7cm"))).toEqual([
      "",
      2,
    ]);
    for (const href of ["https://pictures.example/a.jpg", "file:///etc/hostname", "/etc/hostname", "../a.jpg", "Pictures/9.png"])
      expect(open(frame(image(href)))).toEqual(["", 1]);
  });

  it("are within a flat document", () => {
    const flat = (base64: string) =>
      `<office:document xmlns:office="urn:office" xmlns:text="urn:text" xmlns:draw="urn:draw" xmlns:svg="urn:svg" office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text>${frame(`<draw:image><office:binary-data>${base64}</office:binary-data></draw:image>`)}${lines}</office:text></office:body></office:document>`;
    expect(found(picturesOf(bytes(flat("YW\n  Jj"))))).toEqual(["abc", 0]);
    expect(found(picturesOf(bytes(flat("no base64!"))))).toEqual(["", 1]);
  });
});
