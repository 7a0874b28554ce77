import { database } from "@/server/platform/db/client";
import { withinPatience } from "./within-patience";

/** How many rows each kind of background work has to do; nothing while the database does not respond. */
export function waitingWork(now: Date): Promise<Record<string, number>> {
  const count = async () => ({
    webhook_deliveries: await database().webhookDelivery.count({ where: { nextAt: { lte: now } } }),
    scheduled_work: await database().careerJob.count({ where: { status: { in: ["queued", "running"] } } }),
    pages_to_print: await database().submission.count({ where: { pdfPath: null } }),
  });
  return withinPatience<Record<string, number>>(count(), {});
}
