import { EXPORT_FILES, type ExportFormat } from "@/contracts/model/export-formats";
import { fileName } from "@/server/documents/rendering/file-name";

export type FileContent = string | Uint8Array;

const ZIP = { extension: "zip", type: "application/zip" };

/** A document's file with the name and type of its format. Pages that were packed into a ZIP are named as one. */
export function exportFile(name: string, format: ExportFormat, content: FileContent): File {
  const isPacked = typeof content !== "string" && content[0] === 0x50 && content[1] === 0x4b;
  const isPages = format === "png-pages" || format === "svg-pages";
  const { extension, type } = isPages && isPacked ? ZIP : EXPORT_FILES[format];
  const part = typeof content === "string" ? content : new Uint8Array(content);
  return new File([part], fileName(name, extension), { type });
}
