import { fileName } from "@/server/rendering/file-name";

export type FileContent = string | Uint8Array;

/** File extensions and media types of the export formats. */
const FORMATS = {
  pdf: { extension: "pdf", type: "application/pdf" },
  docx: { extension: "docx", type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document" },
  md: { extension: "md", type: "text/markdown" },
  txt: { extension: "txt", type: "text/plain" },
  json: { extension: "json", type: "application/json" },
  "json-resume": { extension: "json", type: "application/json" },
  png: { extension: "png", type: "image/png" },
} as const;

/** A document's file with the name and type of its format. */
export function exportFile(name: string, format: keyof typeof FORMATS, content: FileContent): File {
  const { extension, type } = FORMATS[format];
  const part = typeof content === "string" ? content : new Uint8Array(content);
  return new File([part], fileName(name, extension), { type });
}
