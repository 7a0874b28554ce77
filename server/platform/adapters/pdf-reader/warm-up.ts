import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { LIMITS } from "@/contracts/limits";
import { readPdf } from "@/server/platform/adapters/pdf-reader/read-pdf";

/** The sample resume in several templates; the build prints it. */
const FOLDER = join(process.cwd(), "dist/sample-pdfs");
/** From then on, reading takes no less time. */
const ROUNDS = 4;

/**
 * Reads the sample some times while there is no file yet: the first reading of a process takes several times as long, because its code
 * is not compiled and the names of months in all languages are not there. Ends early when a file comes.
 */
export async function warmUp(signal: AbortSignal): Promise<void> {
  const files = readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name)));
  const { readPdfFile } = await import("@/domain/imports/pdf/read-pdf-file");
  let number = 0;
  for (let round = 0; round < ROUNDS; round++)
    for (const file of files) {
      // A file that has come in between is handled first.
      await setImmediate();
      if (signal.aborted) return;
      const content = await readPdf(new Uint8Array(file), { maxPages: LIMITS.importPages, isWhole: true });
      if (signal.aborted) return;
      readPdfFile(content, () => `${++number}`);
    }
}
