import type { ReplyChange, ReplyData } from "@/contracts/model/career/artifact-data";
import { updateApplication } from "@/server/job-search/applications/service";
import { type Db, transaction } from "@/server/platform/db/client";
import { asJson } from "@/server/platform/db/json";
import { lockOwned } from "@/server/platform/db/lock-rows";
import { failure, missing } from "@/server/platform/errors";
import { addArtifact } from "./artifacts";
import { toArtifact } from "./rows";

type Input = { id: string; changes: readonly number[] };

/**
 * Makes the chosen changes of a reply to its application, all or none, and records which. One that was made before is not made again, so a
 * client may repeat itself. Throws NOT_FOUND, and BAD_REQUEST for a saved item of another kind or a place without a change.
 */
export function applyReply(db: Db, ownerId: string, { id, changes }: Input, now: Date): Promise<void> {
  return transaction(db, async (tx) => {
    await lockOwned(tx, "career_artifact", id, ownerId);
    const row = await tx.careerArtifact.findFirst({ where: { id, userId: ownerId } });
    if (!row) throw missing("saved item");
    const { data, applicationId } = toArtifact(row);
    if (data.kind !== "reply" || applicationId === null)
      throw failure("BAD_REQUEST", { message: "Only a reply has changes that can be made." });
    const made = new Set(data.applied?.changes);
    const chosen = [...new Set(changes)].filter((place) => !made.has(place));
    for (const place of chosen) {
      const change = data.changes[place];
      if (!change) throw failure("BAD_REQUEST", { message: `The reply has no change ${place}.` });
      await makeChange(tx, ownerId, { applicationId, change, offer: data.offer }, now);
    }
    if (chosen.length === 0) return;
    const applied = { at: now.toISOString(), changes: [...made, ...chosen].sort((a, b) => a - b) };
    const next: ReplyData = { ...data, applied };
    await tx.careerArtifact.updateMany({ where: { id: row.id }, data: { data: asJson(next), updatedAt: now } });
  });
}

type Suggested = { applicationId: string; change: ReplyChange; offer: ReplyData["offer"] };

async function makeChange(tx: Db, ownerId: string, { applicationId, change, offer }: Suggested, now: Date): Promise<void> {
  if (change.type === "stage") {
    await updateApplication(tx, ownerId, { id: applicationId, status: change.stage }, now);
    return;
  }
  if (change.type === "follow-up") {
    const followUpAt = change.at === null ? null : new Date(change.at).toISOString();
    await updateApplication(tx, ownerId, { id: applicationId, followUpAt, followUpNote: change.note }, now);
    return;
  }
  if (!offer) throw failure("BAD_REQUEST", { message: "The reply holds no terms of an offer." });
  await addArtifact(tx, ownerId, { applicationId, title: "Offer", data: { kind: "offer", ...offer } }, now);
}
