import { documentCounter } from "@/components/features/settings/count-documents";
import { addressOf } from "@/components/kit/api/address";

export type ExportProgress = { bytes: number; documents: number };

/** Minimum time between progress updates. Milliseconds. */
const TELL_EVERY_MS = 100;

/**
 * Reads the account export as it arrives and reports progress. Rejects if it is aborted, rejected or incomplete.
 */
export async function fetchExport(
  signal: AbortSignal,
  tell: (progress: ExportProgress) => void,
): Promise<{ file: Blob; progress: ExportProgress }> {
  const response = await fetch(
    addressOf(({ account }) => account.export),
    { signal },
  );
  if (!response.ok || !response.body) throw new Error(`The export answered ${response.status}.`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const count = documentCounter();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let progress = { bytes: 0, documents: 0 };
  let reportedAt = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    progress = { bytes: progress.bytes + value.length, documents: count(decoder.decode(value, { stream: true })) };
    if (performance.now() - reportedAt < TELL_EVERY_MS) continue;
    reportedAt = performance.now();
    tell(progress);
  }
  return { file: new Blob(pieces, { type: "application/json" }), progress };
}
