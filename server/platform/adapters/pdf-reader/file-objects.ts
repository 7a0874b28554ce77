import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from "@cantoo/pdf-lib";
import { withoutSubsetPrefix } from "@/server/platform/adapters/pdf-reader/font-name";

/** What the objects of a PDF say that its pages don't show. */
export interface FileObjects {
  hasPictures: boolean;
  /** Names of the fonts whose file is part of the PDF, without the prefix of a subset. */
  embeddedFonts: ReadonlySet<string>;
}

/** Reads the objects of a PDF. null if its structure is damaged, so that only a forgiving reader opens it. */
export async function readFileObjects(bytes: Uint8Array): Promise<FileObjects | null> {
  try {
    const { context } = await PDFDocument.load(bytes, {
      updateMetadata: false,
      ignoreEncryption: true,
      throwOnInvalidObject: true,
    });
    const embeddedFonts = new Set<string>();
    let hasPictures = false;
    for (const [, object] of context.enumerateIndirectObjects()) {
      if (object instanceof PDFRawStream) hasPictures ||= isNamed(object.dict, "Subtype", "Image");
      const font = object instanceof PDFDict && isNamed(object, "Type", "FontDescriptor") ? fontNameOf(object) : null;
      if (font !== null) embeddedFonts.add(font);
    }
    return { hasPictures, embeddedFonts };
  } catch {
    return null;
  }
}

const FONT_FILES = ["FontFile", "FontFile2", "FontFile3"].map((key) => PDFName.of(key));

const isNamed = (dict: PDFDict, key: string, name: string) => dict.get(PDFName.of(key)) === PDFName.of(name);

function fontNameOf(descriptor: PDFDict): string | null {
  if (!FONT_FILES.some((key) => descriptor.has(key))) return null;
  const name = descriptor.lookup(PDFName.of("FontName"));
  if (name instanceof PDFName || name instanceof PDFString || name instanceof PDFHexString)
    return withoutSubsetPrefix(name.decodeText());
  return null;
}
