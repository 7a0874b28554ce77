import { safeFileName } from "@/domain/exports/file-name";

/** A document's name as the name of a file. */
export const fileName = (name: string, extension: string) => `${safeFileName(name, "Document")}.${extension}`;
