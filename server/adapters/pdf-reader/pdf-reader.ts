import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PdfContent } from "@/server/adapters/pdf-reader/read-pdf";

/** The file is no PDF, is damaged, or needs a password. */
export class PdfUnreadable extends Error {
  constructor(
    /** The reader's own name of the problem. */
    readonly problem: string,
  ) {
    super(`The PDF could not be read (${problem}).`);
  }
}

/** Reading took longer than it may. */
export class PdfTimedOut extends Error {}

type Reply = { content: PdfContent } | { problem: string };

/** Reads the text layer of a PDF in a process of its own, which is killed after `timeoutMs`. Throws PdfUnreadable and PdfTimedOut. */
export function readPdfSafely(bytes: Uint8Array, timeoutMs: number): Promise<PdfContent> {
  const path = join(process.cwd(), "dist/pdf-reader.mjs");
  if (!existsSync(path)) throw new Error("dist/pdf-reader.mjs is missing: build it with `npm run build`.");
  const child = fork(/* turbopackIgnore: true */ path, [], {
    env: { NODE_ENV: "production" },
    execArgv: ["--max-old-space-size=512"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new PdfTimedOut("Reading the PDF took too long."));
    }, timeoutMs);
    child.once("message", (reply: Reply) =>
      "content" in reply ? resolve(reply.content) : reject(new PdfUnreadable(reply.problem)),
    );
    child.once("error", reject);
    child.once("exit", () => {
      clearTimeout(patience);
      reject(new PdfUnreadable("ended early"));
    });
    child.send(bytes);
  });
}
