import type { AdminActKind } from "@/contracts/admin/admin";
import { afterCommit, type Db } from "@/server/platform/db/client";
import { logInfo } from "@/server/platform/log";

/** Who acts: an administrator, or a command on the machine. */
export type Actor = { id: string | null; name: string; address: string | null };

type Act = { kind: AdminActKind; subject?: { id: string; name: string | null }; detail?: string };

/** Writes an act into the log of administration. Part of the transaction that does it, so neither is there without the other. */
export async function recordAct(tx: Db, actor: Actor, { kind, subject, detail }: Act): Promise<void> {
  await tx.adminAct.create({
    data: {
      kind,
      actorId: actor.id,
      actorName: actor.name,
      subjectId: subject?.id ?? null,
      subjectName: subject?.name ?? null,
      detail: detail ?? null,
      address: actor.address,
    },
    select: { id: true },
  });
  afterCommit(tx, () =>
    logInfo("admin-act", "Administration", {
      act: kind,
      address: actor.address,
      actorId: actor.id,
      subjectId: subject?.id ?? null,
    }),
  );
}
