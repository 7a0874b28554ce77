import { removeIncompleteFiles } from "@/server/accounts/files/stored-files";
import { removeUnusedAttachments } from "@/server/assistant/remove-files";
import { forgetOldPushes } from "@/server/career/push/deliver";
import { printUnprinted } from "@/server/job-search/applications/sent-queue";
import { checkListings } from "@/server/job-search/postings/check-listings";
import { sweepTemporaryFolders } from "@/server/platform/data-folder/temporary-folder";
import { database } from "@/server/platform/db/client";
import { logError, logInfo } from "@/server/platform/log";
import { forgetOldDeletions } from "@/server/portability/events/feed";
import { forgetOldDeliveries } from "@/server/portability/webhooks/service";

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
  await forgetOldPushes(database(), new Date());
  await checkListings(database(), new Date());
  if (folders + files > 0) logInfo("storage", "Removed what interrupted work had left.", { folders, files });
}
