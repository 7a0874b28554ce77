import type { PdfPage } from "@/domain/imports/pdf/page";

/** What a reader found in a PDF. Lines are in reading order. */
export interface ReadPdf {
  name: string;
  bytes: number;
  /** Whether it begins as a PDF must. */
  hasSignature: boolean;
  pages: number;
  title: string | null;
  language: string | null;
  encrypted: boolean;
  xfa: boolean;
  /** The text in the file's own order, as simple readers take it. */
  lines: { text: string }[];
  /** What is where. */
  layout: readonly PdfPage[];
  /** Facts from its objects; null if they were not examined (see `needsObjects`) or could not be read. */
  objects: { hasPictures: boolean; embeddedFonts: ReadonlySet<string> } | null;
}

/** The whole text, line by line. */
export const textOf = ({ lines }: ReadPdf) => lines.map((line) => line.text).join("\n");

/** Whether a file begins as a PDF must; readers also look for the beginning further on. */
export const hasPdfSignature = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes.subarray(0, 5)) === "%PDF-";
