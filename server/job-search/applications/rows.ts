import type { Application, Contact } from "@/contracts/model/application";
import type { ActivityEntry } from "@/contracts/model/application-activity";
import { documentedSource, type PostingSource } from "@/contracts/model/posting-source";
import type { ClosedReason, Stage } from "@/contracts/model/stages";
import type { Application as Stored } from "@/server/platform/db/generated/client";

/** An application with its lists as we wrote them. */
export type ApplicationRow = Omit<
  Stored,
  "status" | "closedReason" | "activity" | "contacts" | "postingSource" | "aiMetadata"
> & {
  status: Stage;
  closedReason: ClosedReason | null;
  activity: ActivityEntry[];
  contacts: Contact[];
  postingSource: PostingSource | null;
  aiMetadata: Record<string, unknown>;
};

/** Stages, lists and objects are checked before they are stored. */
export const toRow = (stored: Stored): ApplicationRow => stored as unknown as ApplicationRow;

/** A row as the API returns it: without its owner and what only the server needs, moments as ISO text. */
export function toApplication({
  userId: _,
  postingCheckedAt: _checked,
  appliedAt,
  deadline,
  ...row
}: ApplicationRow): Application {
  return {
    ...row,
    sourceUrl: row.sourceUrl || null,
    // Earlier versions stored the precise values alone, and null for absent parts.
    postingSource: row.postingSource && documentedSource(row.postingSource),
    ...(deadline && { deadline: deadline.toISOString().slice(0, 10) }),
    ...(appliedAt && { appliedAt: appliedAt.toISOString() }),
    stageEnteredAt: row.stageEnteredAt.toISOString(),
    followUpAt: row.followUpAt?.toISOString() ?? null,
    postingClosedAt: row.postingClosedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
