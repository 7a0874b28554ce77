import { database } from "@/server/db/client";

/** A scrape must not wait for a database that hangs. */
const PATIENCE_MS = 1_000;

/** How many rows each kind of background work has to do; nothing while the database does not answer. */
export async function waitingWork(now: Date): Promise<Record<string, number>> {
  const counts = (async () => ({
    webhook_deliveries: await database().webhookDelivery.count({ where: { nextAt: { lte: now } } }),
    scheduled_work: await database().careerJob.count({ where: { status: { in: ["queued", "running"] } } }),
    pages_to_print: await database().submission.count({ where: { pdfPath: null } }),
  }))().catch(() => ({}));
  const tooLate = new Promise<Record<string, number>>((resolve) => setTimeout(() => resolve({}), PATIENCE_MS).unref());
  return Promise.race([counts, tooLate]);
}
