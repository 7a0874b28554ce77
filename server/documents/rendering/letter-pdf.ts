import type { LetterState } from "@/contracts/model/letter";
import { ownFamiliesFor } from "@/server/documents/fonts/service";
import { runTask } from "@/server/documents/tasks/run-task";
import type { Db } from "@/server/platform/db/client";
import type { TypesettingJob } from "@/typeset/job";
import type { PrepareOptions } from "@/typeset/prepare";
import { printedBytes } from "./printed-bytes";

/** A letter as a job for the typesetter, with its owner's uploaded fonts. */
export const letterJob = async (
  db: Db,
  letter: LetterState,
  ownerId: string,
  options: PrepareOptions = {},
): Promise<TypesettingJob> =>
  runTask("prepareLetter", {
    letter,
    options: { ...options, ownFamilies: await ownFamiliesFor(db, ownerId, letter.style.metadata.typography) },
  });

/** The PDF of a letter, from the cache if nothing has changed. */
export const letterPdfBytes = async (db: Db, letter: LetterState, ownerId: string): Promise<Buffer> =>
  printedBytes(db, "pdf", await letterJob(db, letter, ownerId));
