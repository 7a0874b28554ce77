import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "@/contracts/limits";
import type { ImportReading } from "@/contracts/model/import-reading";
import { withPortrait } from "@/domain/imports/review/portrait";
import { openDocument, wordFile, wordParagraph, wordPicture, wordPictureRelations } from "@/domain/imports/testing/office-files";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
let portrait: Buffer;
beforeAll(async () => {
  ada = await signUp();
  // Lying on its side, as cameras store it, with a place in its metadata.
  portrait = await sharp(await drawn(200, 150).jpeg().toBuffer())
    .withExif({ IFD0: { Copyright: "A secret place" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#336699" } });
const PERSON = ["Ada Byron", "ada@example.com", "Skills", "Pruning, soil science, planting plans, drawing"];

function word(...pictures: Uint8Array[]): Uint8Array {
  const ids = pictures.map((_, index) => `r${index}`);
  return wordFile([...ids.map((id) => wordPicture(id)), ...PERSON.map((line) => wordParagraph(line))].join(""), {
    "word/_rels/document.xml.rels": wordPictureRelations(Object.fromEntries(ids.map((id) => [id, `media/${id}.jpeg`]))),
    ...Object.fromEntries(pictures.map((bytes, index) => [`word/media/r${index}.jpeg`, bytes])),
  });
}

const openText = (picture: Uint8Array) =>
  openDocument(
    `<text:p><draw:frame svg:width="3cm" svg:height="4cm"><draw:image xlink:href="Pictures/a.png"/></draw:frame></text:p>${PERSON.map((line) => `<text:p>${line}</text:p>`).join("")}`,
    { "Pictures/a.png": picture },
  );

async function send(bytes: Uint8Array, query: string) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "cv"));
  form.set("format", "AUTO");
  const { status, body } = await call("POST", `/resumes/file-imports${query}`, { key: ada.key, form });
  expect(status).toBe(200);
  return body;
}
const review = async (bytes: Uint8Array) => (await send(bytes, "?review=true")) as ImportReading;
const stored = () => database().storedFile.count({ where: { userId: ada.userId } });
const pictureOf = async (id: string): Promise<string> =>
  (await call("GET", `/resumes/${id}`, { key: ada.key })).body.data.picture.url;
const UPLOAD = () => new RegExp(`^/uploads/${ada.userId}/pictures/[0-9a-f-]+\\.jpg$`);

const opened = (url: string | null) => sharp(Buffer.from((url ?? "").replace("data:image/jpeg;base64,", ""), "base64"));

describe("the portrait of a file", () => {
  test.each<[string, () => Uint8Array]>([
    ["Word", () => word(portrait)],
    ["OpenDocument", () => openText(portrait)],
  ])("in %s is upright and without metadata in a review, which stores nothing", async (_, file) => {
    const before = await stored();
    const { picture, warnings, data } = await review(file());
    const { width, height, orientation, exif } = await opened(picture).metadata();
    expect({ width, height, orientation, exif, warnings }).toEqual({
      width: 150,
      height: 200,
      orientation: undefined,
      exif: undefined,
      warnings: [],
    });
    expect(data.picture.url).toBe("");
    expect(await stored()).toBe(before);
  });

  test("is stored with a confirmed review, and not without the tick", async () => {
    const before = await stored();
    const { data, picture, fileHash } = await review(word(portrait));
    const create = async (body: object) => (await call("POST", "/resumes/imports", { key: ada.key, body })).body as string;
    const ticked = await create({ data: withPortrait(data as never, picture), fileHash });
    expect(await pictureOf(ticked)).toMatch(UPLOAD());
    expect(await stored()).toBe(before + 1);
    expect(await pictureOf(await create({ data: withPortrait(data as never, null), fileHash }))).toBe("");
    expect(await stored()).toBe(before + 1);
  });

  test("is stored immediately with a file that is imported without a review", async () => {
    expect(await pictureOf((await send(openText(portrait), "")) as string)).toMatch(UPLOAD());
  });

  test("may be a PNG or WebP, and is as small as an upload", async () => {
    const large = drawn(1600, 2000);
    for (const bytes of [await large.png().toBuffer(), await large.webp().toBuffer()]) {
      const { width, height } = await opened((await review(word(bytes))).picture).metadata();
      expect([width, height]).toEqual([640, LIMITS.pictureSidePixels]);
    }
  });

  test("is the first one that can be kept; the others are counted", async () => {
    const logo = await drawn(300, 80).png().toBuffer();
    const { picture, warnings } = await review(word(logo, portrait, portrait));
    expect(picture).toMatch(/^data:image\/jpeg;base64,/);
    expect(warnings).toEqual([{ code: "pictures-left-out", message: "2 pictures in the file were left out.", count: 2 }]);
  });
});

/** A JPEG that claims another size than its pixels have. */
function claimed(jpeg: Buffer, side: number): Buffer {
  const bytes = Buffer.from(jpeg);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
}

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ["of one pixel", () => drawn(1, 1).png().toBuffer()],
  ["that claims 30,000 pixels a side", async () => claimed(await drawn(100, 100).jpeg().toBuffer(), 30_000)],
  ["in a PNG that is cut off", async () => (await drawn(100, 100).png().toBuffer()).subarray(0, 150)],
  ["that is cut off", () => portrait.subarray(0, portrait.length / 2)],
  ["that is a strip", () => drawn(400, 100).png().toBuffer()],
  ["that is a GIF", () => drawn(100, 100).gif().toBuffer()],
  [
    "that is a drawing with a script",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="120"><script>alert(1)</script></svg>'),
  ],
  ["that is a PDF", () => Buffer.from("%PDF-1.7")],
])("a picture %s is left out, said, and keeps no file from being read", async (_, make) => {
  const bytes = await make();
  for (const file of [word(bytes), openText(bytes)]) {
    const reading = await review(file);
    expect(reading.picture).toBeNull();
    expect(reading.warnings).toEqual([{ code: "pictures-left-out", message: "1 picture in the file was left out.", count: 1 }]);
    expect(reading.data.basics.name).toBe("Ada Byron");
  }
});
