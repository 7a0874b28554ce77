import { mailLanguage } from "@/domain/languages";
import type { Db } from "@/server/platform/db/client";
import { noteOutcome } from "./deliver";
import { ownDevice } from "./devices";
import { pushTexts } from "./push-texts";
import { sendPush } from "./send";

const TEST_MS = 10 * 60_000;

/** Sends a test and returns how it went. Throws NOT_FOUND. */
export async function testDevice(db: Db, ownerId: string, id: string, now: Date): Promise<{ success: boolean; error?: string }> {
  const device = await ownDevice(db, ownerId, id);
  const user = await db.user.findUnique({ where: { id: ownerId }, select: { language: true } });
  const content = (await pushTexts(mailLanguage(user?.language))).test();
  const outcome = await sendPush(device, { content, expiresAt: new Date(now.getTime() + TEST_MS), isUrgent: true }, now);
  // A failed test does not change when the next notification is sent.
  if (outcome.result !== "failed") await noteOutcome(db, device, outcome, now);
  if (outcome.result === "sent") return { success: true };
  return {
    success: false,
    error: outcome.result === "failed" ? outcome.problem : "The browser has ended its subscription, so the device was removed.",
  };
}
