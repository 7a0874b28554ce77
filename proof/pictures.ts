import sharp from "sharp";
import { drawnPages } from "@/proof/readers";

/** Small pictures on one sheet, a row of them for every few. */
const CELL = { width: 132, height: 187 };
const ACROSS = 6;

/** How far the pictures of a page may differ, in average grey levels, before the page counts as changed. */
const SAME_LOOK = 1.85;

const raw = ({ width, height, data }: { width: number; height: number; data: Uint8Array }) =>
  sharp(data, { raw: { width, height, channels: 3 } });

/** Every page of a file as a WebP picture. */
export async function pagePictures(bytes: Uint8Array, scale = 1.1): Promise<Buffer[]> {
  const drawn = await drawnPages(bytes, scale);
  return Promise.all(drawn.map((page) => raw(page).webp({ quality: 60 }).toBuffer()));
}

/** The first page of a file at thumbnail size: grey levels, row by row. */
export async function smallPicture(bytes: Uint8Array): Promise<Buffer> {
  const [first] = await drawnPages(bytes, 0.6);
  if (!first) throw new Error("The file has no page.");
  return raw(first)
    .resize({ ...CELL, fit: "fill" })
    .raw()
    .toBuffer();
}

/** One sheet of small pictures. */
export async function sheetOf(pictures: readonly Buffer[]): Promise<Buffer> {
  const rows = Math.ceil(pictures.length / ACROSS);
  const sheet = sharp({
    create: { width: CELL.width * ACROSS, height: CELL.height * rows, channels: 3, background: "#808080" },
  });
  const placed = pictures.map((input, index) => ({
    input,
    raw: { ...CELL, channels: 3 as const },
    left: (index % ACROSS) * CELL.width,
    top: Math.floor(index / ACROSS) * CELL.height,
  }));
  return sheet.composite(placed).webp({ quality: 50 }).toBuffer();
}

/** The small picture at a place of a stored sheet; null when the sheet has none there. */
export async function pictureOn(sheet: Buffer, index: number): Promise<Buffer | null> {
  const [left, top] = [(index % ACROSS) * CELL.width, Math.floor(index / ACROSS) * CELL.height];
  const { width = 0, height = 0 } = await sharp(sheet).metadata();
  if (left + CELL.width > width || top + CELL.height > height) return null;
  return sharp(sheet)
    .removeAlpha()
    .extract({ left, top, ...CELL })
    .raw()
    .toBuffer();
}

/** Whether two thumbnails look alike, apart from compression. */
export const lookAlike = async (one: Buffer, other: Buffer): Promise<boolean> => (await distance(one, other)) <= SAME_LOOK;

async function distance(one: Buffer, other: Buffer): Promise<number> {
  // Compression changes colour edges. Without colour and slightly blurred that disappears, but a moved line or another shade does
  // not.
  const blurred = (picture: Buffer) =>
    sharp(picture, { raw: { ...CELL, channels: 3 } })
      .greyscale()
      .blur(2)
      .raw()
      .toBuffer();
  const [a, b] = await Promise.all([blurred(one), blurred(other)]);
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / a.length;
}
