import { PDF_TYPE, type WORD_TYPES } from "@/contracts/ai/ai";
import { LIMITS } from "@/contracts/limits";
import { addressesModel } from "@/domain/ai/addresses-model";
import { visibleCharacters } from "@/domain/ai/plain-answer";
import { PdfTimedOut, PdfUnreadable, readPdfSafely } from "@/server/platform/adapters/pdf-reader/pdf-reader";
import { failure } from "@/server/platform/errors";
import { wordLines } from "./word-lines";

export type FileLines = { lines: string[]; leftOut: string[] };

/** Letters of less than 2 points are unreadable. */
const TINY_PT = 2;
/** A longer text is not a resume. */
const MAX_CHARACTERS = 60_000;

const refused = (message: string, cause?: unknown) => failure("BAD_REQUEST", { message, cause });

/**
 * The text layer of a file as it may be sent: without what no reader sees, and without lines that speak to a model. Throws BAD_REQUEST
 * with what to do.
 */
export async function linesOfFile(data: string, mediaType: typeof PDF_TYPE | (typeof WORD_TYPES)[number]): Promise<FileLines> {
  const bytes = new Uint8Array(Buffer.from(data, "base64"));
  if (bytes.length > LIMITS.fileBytes) throw refused("The file is larger than 10 MiB.");
  const read = await linesOfBytes(bytes, mediaType);
  const { lines } = read;
  if (lines.join("\n").length > MAX_CHARACTERS)
    throw refused("The file has more text than a resume: at most 60,000 characters can be read. Shorten it first.");
  return read;
}

/** The same for a file of any length. Throws BAD_REQUEST for one that has no text. */
export async function linesOfBytes(
  bytes: Uint8Array,
  mediaType: typeof PDF_TYPE | (typeof WORD_TYPES)[number],
): Promise<FileLines> {
  const read = mediaType === PDF_TYPE ? await pdfLines(bytes) : officeLines(bytes);
  const visible = read.lines.map((line) => visibleCharacters(line).trim()).filter((line) => line !== "");
  const lines = visible.filter((line) => !addressesModel(line));
  if (lines.length === 0) throw refused("The file has no text. If it is a scan, save it again with text recognition.");
  return { lines, leftOut: [...read.hidden, ...visible.filter(addressesModel)] };
}

async function pdfLines(bytes: Uint8Array): Promise<{ lines: string[]; hidden: string[] }> {
  try {
    const { lines } = await readPdfSafely(bytes, LIMITS.aiFile.timeoutMs);
    const isHidden = ({ fontSizePt }: { fontSizePt: number }) => fontSizePt > 0 && fontSizePt < TINY_PT;
    return {
      lines: lines.filter((line) => !isHidden(line)).map(({ text }) => text),
      hidden: lines.filter(isHidden).map(({ text }) => text),
    };
  } catch (error) {
    if (error instanceof PdfTimedOut) throw refused("Reading the PDF took too long. Save it again as a plain PDF.", error);
    if (error instanceof PdfUnreadable)
      throw refused("This is not a PDF that can be read. It may be damaged or have a password.", error);
    throw error;
  }
}

function officeLines(bytes: Uint8Array): { lines: string[]; hidden: string[] } {
  const read = wordLines(bytes);
  if (!read) throw refused("This is not a Word file of 2007 or later. Save it as .docx or PDF first.");
  return read;
}
