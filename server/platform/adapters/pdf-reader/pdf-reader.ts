import type { ImportFormat } from "@/contracts/imports/formats";
import type { PdfCheckReport } from "@/contracts/model/pdf-check-report";
import type { ReadingResult } from "@/domain/imports/reading";
import type { ReaderJob } from "@/server/platform/adapters/pdf-reader/jobs";
import type { PdfContent, PdfExtent } from "@/server/platform/adapters/pdf-reader/read-pdf";
import {
  dropReader,
  type Reader,
  returnReader,
  startReader,
  takeReader,
} from "@/server/platform/adapters/pdf-reader/reader-processes";
import { actingAccount, actingOwner } from "@/server/platform/request/acting";
import { singleton } from "@/server/platform/singleton";
import { Turns } from "@/server/platform/turns/turns";
import { limitMemory } from "@/server/platform/workers/memory-limit";

/** The file is not a PDF, is damaged, or is password-protected. */
export class PdfUnreadable extends Error {
  constructor(
    /** The reader's own name for the problem. */
    readonly problem: string,
  ) {
    super(`The PDF could not be read (${problem}).`);
  }
}

/** Reading exceeded the time or memory limit. */
export class PdfTimedOut extends Error {}

type Reply<Content> = ({ content: Content } | { problem: string }) & { isLast: boolean };

/** Processes that read concurrently, each for a different account; other files wait in a queue. */
const READERS = 2;
/** A resume takes 115 MB, a hundred pages 150 MB; large pictures of files for the public check more. */
const MAX_BYTES = 512 * 1024 * 1024;

const turns = () => singleton("pdf-readers", () => new Turns({ slots: READERS }));

/**
 * Reads the text layer of a PDF in a separate process, which is killed after `timeoutMs`. Throws PdfUnreadable and PdfTimedOut.
 */
export const readPdfSafely = (bytes: Uint8Array, timeoutMs: number, extent?: PdfExtent): Promise<PdfContent> =>
  inTurn<PdfContent>({ kind: "content", bytes, extent }, timeoutMs);

/** Reads the resume in a PDF of at most so many pages, in the same way. */
export const readPdfResumeSafely = (bytes: Uint8Array, maxPages: number, timeoutMs: number): Promise<ReadingResult> =>
  inTurn<ReadingResult>({ kind: "pdf-resume", bytes, maxPages }, timeoutMs);

/** Reports how software reads a PDF, in the same way. */
export const checkPdfSafely = (
  bytes: Uint8Array,
  { name, jobDescription }: { name: string; jobDescription: string | undefined },
  timeoutMs: number,
): Promise<PdfCheckReport> => inTurn<PdfCheckReport>({ kind: "check", bytes, name, jobDescription }, timeoutMs);

/** Reads a resume from a file that is no PDF, in the same way: XML, archives and long texts may be crafted as well. */
export const readFileSafely = (bytes: Uint8Array, format: ImportFormat, timeoutMs: number): Promise<ReadingResult> =>
  inTurn<ReadingResult>({ kind: "resume", bytes, format }, timeoutMs);

const inTurn = <Content>(job: ReaderJob, timeoutMs: number): Promise<Content> =>
  turns().inTurn(actingAccount(), () => readInChild<Content>(job, timeoutMs));

/** What a process that has read other files cannot read is tried once more in a new one. */
async function readInChild<Content>(job: ReaderJob, timeoutMs: number): Promise<Content> {
  const reader = takeReader(actingOwner());
  if (reader.files === 0) return readWith(reader, job, timeoutMs);
  return readWith<Content>(reader, job, timeoutMs).catch((error: unknown) => {
    if (error instanceof PdfTimedOut) throw error;
    return readWith(startReader(actingOwner()), job, timeoutMs);
  });
}

function readWith<Content>(reader: Reader, job: ReaderJob, timeoutMs: number): Promise<Content> {
  const { child } = reader;
  return new Promise<Content>((resolve, reject) => {
    const giveUp = () => settle(dropReader, () => reject(new PdfTimedOut("Reading the file took too long or too much memory.")));
    const patience = setTimeout(giveUp, timeoutMs);
    const stopWatching = limitMemory(child, MAX_BYTES, giveUp);
    function settle(part: (reader: Reader) => void, report: () => void) {
      clearTimeout(patience);
      stopWatching();
      child.removeAllListeners();
      part(reader);
      report();
    }
    child.once("message", (reply: Reply<Content>) =>
      "content" in reply
        ? settle(reply.isLast ? dropReader : returnReader, () => resolve(reply.content))
        : settle(dropReader, () => reject(new PdfUnreadable(reply.problem))),
    );
    child.once("error", (error) => settle(dropReader, () => reject(error)));
    child.once("exit", () => settle(dropReader, () => reject(new PdfUnreadable("ended early"))));
    // A child that ends before it has read everything is noticed by its exit.
    child.send(job, () => {});
  });
}
