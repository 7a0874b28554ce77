import { printUnprinted } from "@/server/applications/sent-queue";
import { removeUnusedAttachments } from "@/server/assistant/remove-files";
import { sweepTemporaryFolders } from "@/server/data-folder/temporary-folder";
import { database } from "@/server/db/client";
import { forgetOldDeletions } from "@/server/events/feed";
import { removeIncompleteFiles } from "@/server/files/stored-files";
import { logError, logInfo } from "@/server/log";
import { checkListings } from "@/server/postings/check-listings";
import { forgetOldDeliveries } from "@/server/webhooks/service";

const HOUR_MS = 3_600_000;

/** Removes leftovers of interrupted processes, now and every hour. Returns a stop function. */
export function keepSwept(dataDir: string): () => void {
  const run = () =>
    void sweep(dataDir).catch((error: unknown) => logError("storage", "What was left over could not be removed.", error));
  run();
  const timer = setInterval(run, HOUR_MS).unref();
  return () => clearInterval(timer);
}

export async function sweep(dataDir: string): Promise<void> {
  let files = 0;
  const folders = await sweepTemporaryFolders(dataDir, async (endedProcesses) => {
    files += await removeIncompleteFiles(database(), new Date(), endedProcesses);
  });
  files += await removeUnusedAttachments(database(), new Date());
  await printUnprinted(database(), new Date());
  await forgetOldDeletions(database(), new Date());
  await forgetOldDeliveries(database(), new Date());
  await checkListings(database(), new Date());
  if (folders + files > 0) logInfo("storage", "Removed what interrupted work had left.", { folders, files });
}
