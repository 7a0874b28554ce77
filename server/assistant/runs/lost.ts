import { database, transaction } from "@/server/platform/db/client";
import { asJson } from "@/server/platform/db/json";
import { logError, logInfo } from "@/server/platform/log";
import { foldEvents } from "./attach";
import { deliver } from "./hub";
import { batchOf, runsHere, stopAllHere } from "./journal";
import { notice } from "./notices";
import { allEnded, editsIn, settled } from "./run";

const LOOK_MS = 2_000;

/**
 * Ends answers whose instance was killed: what was written stays, with a notice. Any number of instances may do it concurrently. Returns how
 * many were ended.
 */
export async function endLostRuns(): Promise<number> {
  const lost = await database().$queryRaw<{ id: string }[]>`
    select id from assistant_run where "endedAt" is null and "leaseUntil" < now() and id <> all(${runsHere()}::uuid[]) limit 100`;
  let ended = 0;
  for (const { id } of lost) if (await endLostRun(id)) ended += 1;
  if (ended > 0) logInfo("instance", "Ended answers of the assistant whose process was gone.", { answers: ended });
  return ended;
}

async function endLostRun(id: string): Promise<boolean> {
  const batch = await transaction(database(), async (tx) => {
    // Hand-written: the lease is compared with the database's own time, and the row is ended by one instance.
    const [run] = await tx.$queryRaw<{ threadId: string; messageId: string }[]>`
      update assistant_run set "endedAt" = now() where id = ${id}::uuid and "endedAt" is null and "leaseUntil" < now()
      returning "threadId", "messageId"`;
    if (!run) return null;
    const { threadId } = run;
    const batches = await tx.assistantEvent.findMany({ where: { threadId }, orderBy: { first: "asc" } });
    const written = foldEvents(batches);
    if (!written) return null;
    const message = { ...written, status: "interrupted" as const, parts: [...settled(written.parts), notice("interrupted")] };
    const last = batchOf(threadId, [{ sequence: (batches.at(-1)?.last ?? 0) + 1, type: "end", message }]);
    await tx.assistantEvent.createMany({ data: [last] });
    const { parts, status } = message;
    await tx.assistantMessage.updateMany({ where: { threadId, id: run.messageId }, data: { parts: asJson(parts), status } });
    await tx.assistantThread.updateMany({
      where: { id: threadId, activeRunId: id },
      data: { activeRunId: null, lastSequence: last.last, editsProposed: { increment: editsIn(parts) } },
    });
    return last;
  });
  if (batch) deliver([batch]);
  return batch !== null;
}

/** Looks for answers of killed instances as long as the process lives. Returns a stop function. */
export function keepRunsTended(): () => void {
  const timer = setInterval(
    () => void endLostRuns().catch((error: unknown) => logError("database", "Lost answers could not be ended.", error)),
    LOOK_MS,
  ).unref();
  return () => clearInterval(timer);
}

const ENDING_MS = 3_000;

/** Ends the answers of this instance at shutdown, so that no one waits for their leases. */
export async function stopRuns(): Promise<void> {
  stopAllHere();
  await Promise.race([allEnded(), new Promise((resolve) => setTimeout(resolve, ENDING_MS).unref())]);
}
