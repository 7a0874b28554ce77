import { createHash } from "node:crypto";
import type { ImportFormat } from "@/contracts/imports/formats";
import { LIMITS } from "@/contracts/limits";
import type { ImportReading } from "@/contracts/model/import-reading";
import { readFile as readOtherFile } from "@/domain/imports/read-file";
import type { ReadingResult } from "@/domain/imports/reading";
import { withPortrait } from "@/domain/imports/review/portrait";
import { withUnplaced } from "@/domain/imports/with-unplaced";
import { nameOfImport } from "@/domain/names";
import {
  PdfTimedOut,
  PdfUnreadable,
  readFileSafely,
  readPdfResumeSafely,
} from "@/server/platform/adapters/pdf-reader/pdf-reader";
import type { PrismaClient } from "@/server/platform/db/generated/client";
import { newId } from "@/server/platform/ids";
import { nearestLook } from "@/typeset/nearest-look";
import { refusal } from "./import-refusal";
import { duplicatesOf } from "./imported-files";
import { portraitIn } from "./portrait";
import { importResume } from "./service";

type FileInput = { file: File; format: ImportFormat; review?: boolean | undefined };

/**
 * Creates a resume from a file and returns its id; with `review` returns what was read and stores nothing. Throws BAD_REQUEST with the
 * reason if the file cannot be read or does not have the selected format.
 */
export async function importResumeFile(
  db: PrismaClient,
  ownerId: string,
  { file, format, review = false }: FileInput,
): Promise<string | ImportReading> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const fileHash = createHash("sha256").update(bytes).digest("hex");
  const result = await readFile(bytes, format);
  if (!result.ok) throw refusal(result, format, review);
  const { facts, pictures, ...read } = result.reading;
  const { picture, warnings } = await portraitIn(pictures);
  if (!review) return importResume(db, ownerId, withPortrait(withUnplaced(read, newId), picture), fileHash);
  const duplicates = await duplicatesOf(db, ownerId, fileHash);
  return {
    ...read,
    name: nameOfImport(read.data),
    fileHash,
    warnings: [...read.warnings, ...warnings],
    look: facts && nearestLook(facts),
    picture,
    duplicates,
  };
}

/** JSON of this size, many times that of a resume, is read here immediately; anything larger, and every other kind, in a separate process. */
const SMALL_JSON_BYTES = 256 * 1024;
const isSmallJson = (bytes: Uint8Array) =>
  bytes.length <= SMALL_JSON_BYTES &&
  /^(?:\u00ef\u00bb\u00bf)?\s*\{/.test(new TextDecoder("latin1").decode(bytes.subarray(0, 64)));

async function readFile(bytes: Uint8Array, format: ImportFormat): Promise<ReadingResult> {
  if ((format === "PDF" || format === "AUTO") && isPdf(bytes)) return readPdf(bytes);
  if (isSmallJson(bytes)) return readOtherFile(bytes, format, newId);
  try {
    return await readFileSafely(bytes, format, LIMITS.importTimeoutMs);
  } catch (error) {
    if (error instanceof PdfTimedOut || error instanceof PdfUnreadable)
      return { ok: false, reason: "too-slow", recognised: null };
    throw error;
  }
}

/** The name that the reader of PDFs gives to files that ask for a password. */
const NEEDS_PASSWORD = "PasswordException";

async function readPdf(bytes: Uint8Array): Promise<ReadingResult> {
  const refused = (reason: "encrypted" | "damaged" | "too-slow"): ReadingResult => ({
    ok: false,
    reason,
    recognised: "a PDF",
  });
  try {
    return await readPdfResumeSafely(bytes, LIMITS.importPages, LIMITS.pdfCheck.timeoutMs);
  } catch (error) {
    if (error instanceof PdfTimedOut) return refused("too-slow");
    if (error instanceof PdfUnreadable) return refused(error.problem === NEEDS_PASSWORD ? "encrypted" : "damaged");
    throw error;
  }
}

/** A PDF begins with its mark, at least nearly. */
const isPdf = (bytes: Uint8Array): boolean => new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-");
