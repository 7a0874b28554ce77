import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ImportFormat } from "@/contracts/imports/formats";
import type { PdfCheckReport } from "@/contracts/model/pdf-check-report";
import type { ReadingResult } from "@/domain/imports/reading";
import type { ReaderJob } from "@/server/platform/adapters/pdf-reader/jobs";
import type { PdfContent, PdfExtent } from "@/server/platform/adapters/pdf-reader/read-pdf";
import { actingAccount } from "@/server/platform/request/acting";
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

type Reply<Content> = { content: Content } | { problem: string };

/** Children that read concurrently, each for a different account; other files wait in a queue. */
const READERS = 2;
/** A resume takes 115 MB, a hundred pages 150 MB; large pictures of files for the public check more. */
const MAX_BYTES = 512 * 1024 * 1024;
/** How long a child waits for the next file. Starting one takes longer than reading a resume. */
const SPARE_MS = 60_000;

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

interface Spare {
  child: ChildProcess | null;
  patience: NodeJS.Timeout | undefined;
}

const spare = () => singleton("pdf-reader-spare", (): Spare => ({ child: null, patience: undefined }));

/** A child that has not read anything yet. Each reads one file: what a file breaks must not be there for the next. */
function startChild(): ChildProcess {
  const path = join(process.cwd(), "dist/pdf-reader.mjs");
  if (!existsSync(path)) throw new Error("dist/pdf-reader.mjs is missing: build it with `npm run build`.");
  return fork(/* turbopackIgnore: true */ path, [], {
    env: { NODE_ENV: "production" },
    execArgv: ["--max-old-space-size=384"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

/** The child that waits, or a new one. Another is started for the next file, and ends if none comes. */
function takeChild(): ChildProcess {
  const waiting = spare();
  const taken = waiting.child?.connected && waiting.child.exitCode === null ? waiting.child : startChild();
  taken.removeAllListeners();
  taken.ref();
  taken.channel?.ref();
  clearTimeout(waiting.patience);
  const next = startChild();
  waiting.child = next;
  next.once("error", () => {});
  // It must not keep the server from ending.
  next.unref();
  next.channel?.unref();
  waiting.patience = setTimeout(() => {
    if (waiting.child === next) waiting.child = null;
    next.kill("SIGKILL");
  }, SPARE_MS).unref();
  return taken;
}

function readInChild<Content>(job: ReaderJob, timeoutMs: number): Promise<Content> {
  const child = takeChild();
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      child.kill("SIGKILL");
      reject(new PdfTimedOut("Reading the file took too long or too much memory."));
    };
    const patience = setTimeout(giveUp, timeoutMs);
    const stopWatching = limitMemory(child, MAX_BYTES, giveUp);
    child.once("message", (reply: Reply<Content>) =>
      "content" in reply ? resolve(reply.content) : reject(new PdfUnreadable(reply.problem)),
    );
    child.once("error", reject);
    child.once("exit", () => {
      clearTimeout(patience);
      stopWatching();
      reject(new PdfUnreadable("ended early"));
    });
    // A child that ends before it has read everything is noticed by its exit.
    child.send(job, () => {});
  });
}
