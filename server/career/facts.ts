import type { FACT_STATUSES, Fact, FactSource } from "@/contracts/model/career/fact";
import { occursIn } from "@/domain/career/quote";
import { searchText } from "@/domain/search/search-text";
import { findApplication } from "@/server/documents/find-application";
import { type Db, transaction } from "@/server/platform/db/client";
import { asJson } from "@/server/platform/db/json";
import { lockOwned } from "@/server/platform/db/lock-rows";
import { failure, missing } from "@/server/platform/errors";
import { knownId, newId } from "@/server/platform/ids";
import { type NewFact, readSource, sourceKeyOf } from "./fact-sources";
import { toFact } from "./rows";
import { replaceFactInWorkspaces } from "./workspace-facts";

/** How many earlier texts of a fact are stored. */
export const MAX_REVISIONS = 50;

/**
 * Saves a fact. The same statement of one source is saved once: saving it again returns the fact, or null when the person has forgotten, excluded or
 * corrected it since. Throws NOT_FOUND for the application, BAD_REQUEST for a quote that is not in its source.
 */
export function createFact(db: Db, ownerId: string, input: NewFact, now: Date): Promise<Fact | null> {
  return transaction(db, async (tx) => {
    const application = input.applicationId === null ? null : await findApplication(tx, ownerId, input.applicationId);
    await refuseUnfoundQuote(tx, ownerId, input.source);
    const sourceKey = sourceKeyOf(input);
    const { text, category, source } = input;
    const applicationId = application?.id ?? null;
    const times = { createdAt: now, updatedAt: now };
    const row = { id: newId(), userId: ownerId, applicationId, text, category, source: asJson(source), sourceKey, ...times };
    await tx.careerFact.createMany({ data: [{ ...row, searchText: searchText(text) }], skipDuplicates: true });
    const saved = await tx.careerFact.findFirst({ where: { userId: ownerId, sourceKey } });
    if (!saved) throw failure("CONFLICT");
    const fact = toFact(saved);
    return fact.status === "active" && fact.revisions.length === 0 ? fact : null;
  });
}

async function refuseUnfoundQuote(tx: Db, ownerId: string, source: FactSource): Promise<void> {
  if (source.kind === "manual") return;
  const text = await readSource(tx, ownerId, source);
  if (text === null || !occursIn(source.quote, text))
    throw failure("BAD_REQUEST", { message: "The quote does not occur in its source." });
}

type FactChange = {
  id: string;
  text?: string | undefined;
  status?: (typeof FACT_STATUSES)[number] | undefined;
  share?: boolean | undefined;
};

/** Corrects, excludes or shares a fact; the previous text becomes one of its revisions. Throws NOT_FOUND, for forgotten ones too. */
export function changeFact(db: Db, ownerId: string, { id, text, status, share }: FactChange, now: Date): Promise<void> {
  return transaction(db, async (tx) => {
    await lockOwned(tx, "career_fact", id, ownerId);
    const stored = await tx.careerFact.findFirst({ where: { id, userId: ownerId, status: { not: "forgotten" } } });
    if (!stored) throw missing("fact");
    const fact = toFact(stored);
    const isCorrected = text !== undefined && text !== fact.text;
    const revisions = [...fact.revisions, { text: fact.text, at: now.toISOString() }].slice(-MAX_REVISIONS);
    await tx.careerFact.updateMany({
      where: { id: fact.id },
      data: {
        ...(isCorrected && { text, searchText: searchText(text), revisions: asJson(revisions) }),
        ...(status && { status }),
        ...(share && { applicationId: null }),
        updatedAt: now,
      },
    });
  });
}

/** Forgets a fact: its words are erased and its links removed. What is left keeps it from being saved from the same source again. */
export function forgetFact(db: Db, ownerId: string, id: string, now: Date): Promise<void> {
  return transaction(db, (tx) => eraseFact(tx, ownerId, id, now));
}

/** Forgets a fact within a transaction. */
export async function eraseFact(tx: Db, ownerId: string, id: string, now: Date): Promise<void> {
  // Hand-written: one statement erases the words and keeps where they came from.
  const forgotten = await tx.$executeRaw`
      update career_fact set text = '', "searchText" = '', revisions = '[]', status = 'forgotten', "updatedAt" = ${now},
        source = json_build_object('kind', source->>'kind', 'id', source->>'id', 'quote', '')
      where id = ${knownId(id)}::uuid and "userId" = ${ownerId}::uuid and status <> 'forgotten'`;
  if (forgotten === 0) return;
  await tx.$executeRaw`
      update career_story set "factIds" = array_remove("factIds", ${id}::uuid), "updatedAt" = ${now}
      where "userId" = ${ownerId}::uuid and ${id}::uuid = any("factIds")`;
  await replaceFactInWorkspaces(tx, ownerId, id, null, now);
}
