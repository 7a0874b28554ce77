import type { Workspace } from "@/contracts/model/career/workspace";
import type { Db } from "@/server/platform/db/client";
import { asJson } from "@/server/platform/db/json";
import { findWorkspace } from "./workspace";

/** Names another fact instead of one in every workspace of the owner; with null, none. */
export async function replaceFactInWorkspaces(
  tx: Db,
  ownerId: string,
  from: string,
  to: string | null,
  now: Date,
): Promise<void> {
  // Prisma has no row locks, and searches no text of JSON.
  const rows = await tx.$queryRaw<{ applicationId: string }[]>`
    select "applicationId" from career_workspace where "userId" = ${ownerId}::uuid
    and strpos(data::text, ${from}) > 0 order by 1 for update`;
  for (const { applicationId } of rows) {
    const data = withFact(await findWorkspace(tx, applicationId), from, to);
    await tx.careerWorkspace.updateMany({ where: { applicationId }, data: { data: asJson(data), updatedAt: now } });
  }
}

function withFact(workspace: Workspace, from: string, to: string | null): Workspace {
  const named = (id: string) => (id === from ? to : id);
  const all = (ids: readonly string[]) => [...new Set(ids.map(named).filter((id) => id !== null))];
  const evidence = Object.entries(workspace.evidence).flatMap(([requirement, id]) => {
    const now = named(id);
    return now === null ? [] : [[requirement, now] as const];
  });
  return {
    ...workspace,
    answers: workspace.answers.map((answer) => ({ ...answer, factIds: all(answer.factIds) })),
    evidence: Object.fromEntries(evidence),
  };
}
