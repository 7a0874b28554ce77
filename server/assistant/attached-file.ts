import sharp from "sharp";
import { PDF_TYPE, WORD_TYPES } from "@/contracts/ai/ai";
import { foreignText } from "@/domain/ai/foreign-text";
import { fileType, isPicture } from "@/server/accounts/files/file-type";
import { linesOfBytes } from "@/server/ai/parsing/file-lines";
import { failure } from "@/server/platform/errors";

/** A file of a conversation as it is stored and read. */
export type AttachedFile = { kind: "text" | "picture"; mediaType: string; extension: string; bytes: Uint8Array; text: string };

/** A model is sent so much of a file at most. */
const MAX_CHARACTERS = 100_000;
const PICTURE_SIDE = 1568;
const MAX_PIXELS = 50_000_000;

const refused = (message: string, cause?: unknown) => failure("BAD_REQUEST", { message, cause });

/** Reads a file whose type is detected from its content. Throws BAD_REQUEST with advice if it cannot be read. */
export async function readAttached(bytes: Uint8Array): Promise<AttachedFile> {
  const { type } = fileType(bytes);
  if (isPicture(type))
    return { kind: "picture", mediaType: "image/jpeg", extension: "jpg", bytes: await encoded(bytes), text: "" };
  if (type === PDF_TYPE) return document(bytes, PDF_TYPE, "pdf");
  if (type === "application/zip") return document(bytes, WORD_TYPES[1], "docx");
  const text = plain(bytes);
  if (text === null)
    throw refused("This kind of file cannot be read. Attach a PDF, a Word file (.docx), plain text, Markdown or a picture.");
  return { kind: "text", mediaType: "text/plain", extension: "txt", bytes, text: storable(foreignText(text)) };
}

async function document(
  bytes: Uint8Array,
  mediaType: typeof PDF_TYPE | (typeof WORD_TYPES)[1],
  extension: string,
): Promise<AttachedFile> {
  const { lines } = await linesOfBytes(bytes, mediaType);
  return { kind: "text", mediaType, extension, bytes, text: storable(lines.join("\n")) };
}

/** Text that can be stored. */
const storable = (text: string): string => text.slice(0, MAX_CHARACTERS).replaceAll("\0", "").toWellFormed();

/** The text of a file of plain text; null for other bytes. */
function plain(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

/** Saved again, so that nothing but the picture is left of the file. */
async function encoded(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .autoOrient()
      .resize({ width: PICTURE_SIDE, height: PICTURE_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch (cause) {
    throw refused("The picture could not be read. It may be damaged or too large.", cause);
  }
}
