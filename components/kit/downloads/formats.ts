import type { IconName } from "@/components/kit/ui/icon-paths";
import { EXPORT_FILES, type ExportFormat } from "@/contracts/model/export-formats";

/** The formats that the interface offers, by their message keys. */
export const FORMATS = {
  pdf: { export: "pdf", icon: "file-text" },
  pdfWithData: { export: "pdf-data", icon: "file-plus" },
  pdfWithResume: { export: null, icon: "file-plus" },
  docx: { export: "docx", icon: "file-doc" },
  odt: { export: "odt", icon: "file-doc" },
  md: { export: "md", icon: "text-b" },
  txt: { export: "txt", icon: "text-align-left" },
  html: { export: "html", icon: "globe-simple" },
  json: { export: "json", icon: "code" },
  jsonResume: { export: "json-resume", icon: "code" },
  png: { export: "png-pages", icon: "image" },
  svg: { export: "svg-pages", icon: "image" },
  typst: { export: "typst", icon: "brackets-curly" },
} as const satisfies Record<string, { export: ExportFormat | null; icon: IconName }>;

export type FormatName = keyof typeof FORMATS;
/** Those that the library offers: they need nothing but the document. */
export type PlainFormatName = Exclude<FormatName, "pdfWithResume">;

export const RESUME_FORMAT_NAMES: readonly PlainFormatName[] = [
  "pdf",
  "pdfWithData",
  "docx",
  "odt",
  "md",
  "txt",
  "html",
  "json",
  "jsonResume",
  "png",
  "svg",
  "typst",
];
export const LETTER_FORMAT_NAMES: readonly PlainFormatName[] = RESUME_FORMAT_NAMES.filter(
  (name) => name !== "pdfWithData" && name !== "jsonResume",
);

/** The extension of a downloaded file: several pages come as a ZIP. */
export function extensionOf(name: FormatName, blob: Blob): string {
  if (blob.type.startsWith("application/zip")) return "zip";
  const { export: format } = FORMATS[name];
  return format === null ? "pdf" : EXPORT_FILES[format].extension;
}
