import type { FactPair } from "@/contracts/model/career/fact-views";
import { duplicatePairs } from "@/domain/career/duplicate-facts";
import { type Db, transaction } from "@/server/platform/db/client";
import type { CareerFact } from "@/server/platform/db/generated/client";
import { asJson } from "@/server/platform/db/json";
import { lockRows } from "@/server/platform/db/lock-rows";
import { failure, missing } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { eraseFact, MAX_REVISIONS } from "./facts";
import { toFact } from "./rows";
import { replaceFactInWorkspaces } from "./workspace-facts";

const MAX = 100;

/** Pairs of active facts that say nearly the same, the most alike first. */
export async function listDuplicates(db: Db, ownerId: string): Promise<FactPair[]> {
  const where = { userId: ownerId, status: "active" };
  const texts = await db.careerFact.findMany({
    where,
    select: { id: true, text: true, applicationId: true },
    orderBy: { id: "asc" },
  });
  const pairs = duplicatePairs(texts).slice(0, MAX);
  const rows = await db.careerFact.findMany({ where: { ...where, id: { in: pairs.flatMap(({ ids }) => ids) } } });
  const facts = new Map(rows.map((row) => [row.id, toFact(row)]));
  return pairs.flatMap(({ ids: [a, b], likeness }) => {
    const [first, second] = [facts.get(a), facts.get(b)];
    return first && second ? [{ facts: [first, second], likeness }] : [];
  });
}

type Merge = { id: string; duplicateId: string };

/**
 * Merges a duplicate into a fact: what named the duplicate names the fact, and the duplicate is forgotten. Throws NOT_FOUND for either,
 * BAD_REQUEST for a fact and itself.
 */
export function mergeFacts(db: Db, ownerId: string, { id, duplicateId }: Merge, now: Date): Promise<void> {
  if (id === duplicateId) throw failure("BAD_REQUEST", { message: "A fact cannot be merged into itself." });
  return transaction(db, async (tx) => {
    const [target, duplicate] = await lockBoth(tx, ownerId, id, duplicateId);
    const fact = toFact(target);
    const revisions = [...fact.revisions, ...toFact(duplicate).revisions, { text: duplicate.text, at: now.toISOString() }].slice(
      -MAX_REVISIONS,
    );
    const scope = duplicate.applicationId === target.applicationId ? target.applicationId : null;
    await tx.careerFact.updateMany({
      where: { id: target.id },
      data: { revisions: asJson(revisions), applicationId: scope, updatedAt: now },
    });
    await replaceFact(tx, ownerId, duplicateId, id, now);
    await eraseFact(tx, ownerId, duplicateId, now);
  });
}

/** Locked in the order of their ids, so that two concurrent merges do not deadlock. */
async function lockBoth(tx: Db, ownerId: string, id: string, duplicateId: string): Promise<[CareerFact, CareerFact]> {
  await lockRows(tx, "career_fact", [id, duplicateId].map(knownId), { ownerId });
  const rows = await tx.careerFact.findMany({
    where: { id: { in: [id, duplicateId] }, userId: ownerId, status: { not: "forgotten" } },
  });
  const [target, duplicate] = [id, duplicateId].map((one) => rows.find((row) => row.id === one));
  if (!target || !duplicate) throw missing("fact");
  return [target, duplicate];
}

/** Hand-written: one statement for all stories, and one for all saved items. A list that named both names the fact once. */
async function replaceFact(tx: Db, ownerId: string, from: string, to: string, now: Date): Promise<void> {
  await tx.$executeRaw`
    update career_story set "updatedAt" = ${now}, "factIds" = case when ${to}::uuid = any("factIds")
      then array_remove("factIds", ${from}::uuid) else array_replace("factIds", ${from}::uuid, ${to}::uuid) end
    where "userId" = ${ownerId}::uuid and ${from}::uuid = any("factIds")`;
  await tx.$executeRaw`
    update career_artifact set "factIds" = case when ${to}::uuid = any("factIds")
      then array_remove("factIds", ${from}::uuid) else array_replace("factIds", ${from}::uuid, ${to}::uuid) end
    where "userId" = ${ownerId}::uuid and ${from}::uuid = any("factIds")`;
  await replaceFactInWorkspaces(tx, ownerId, from, to, now);
}
