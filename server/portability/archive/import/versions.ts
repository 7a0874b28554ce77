import { LIMITS } from "@/contracts/limits";
import type { ArchivedVersion } from "@/contracts/model/archive";
import { EXPIRING_VERSION_KINDS, LETTER_VERSION_KINDS, RESUME_VERSION_KINDS } from "@/contracts/model/version";
import { DAY_MS } from "@/domain/dates/day-ms";
import { isStorable, sizeOf } from "@/domain/document-size";
import { letterVersionStore } from "@/server/documents/letter-store/version-table";
import { findLetter } from "@/server/documents/letters/read";
import { incomingData } from "@/server/documents/resumes/parse-incoming";
import { findResume } from "@/server/documents/resumes/read";
import { resumeVersionStore } from "@/server/documents/resumes/version-table";
import { type Db, transaction } from "@/server/platform/db/client";
import { lockAccount } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";
import { incomingLetterState } from "./letter-state";
import { moment } from "./moments";
import { localIdsOf } from "./origins";

const TYPES = {
  resume: {
    find: findResume,
    kinds: new Set<string>(RESUME_VERSION_KINDS),
    state: (data: Record<string, unknown>) => incomingData(data) as Promise<unknown>,
    add: resumeVersionStore.addPast,
  },
  letter: {
    find: findLetter,
    kinds: new Set<string>(LETTER_VERSION_KINDS),
    state: (data: Record<string, unknown>) => Promise.resolve<unknown>(incomingLetterState(data)),
    add: letterVersionStore.addPast,
  },
};

type Input = { type: keyof typeof TYPES; id: string; versions: ArchivedVersion[] };

/**
 * Adds versions of an archive to a document that was imported from one, oldest first. Left out is what is here already, and what would
 * be removed by its age, or is larger than a document may be. Throws NOT_FOUND, and BAD_REQUEST for a document that did not come from an archive.
 */
export async function importArchivedVersions(db: Db, ownerId: string, { type, id, versions }: Input, now: Date) {
  const { find, kinds, state, add } = TYPES[type];
  const documentId = await find(db, ownerId, id);
  const isImported = (await db.archivedThing.count({ where: { userId: ownerId, localId: documentId, kind: type } })) > 0;
  if (!isImported) throw failure("BAD_REQUEST", { message: "This document was not imported from an archive." });
  const oldest = now.getTime() - LIMITS.versionRetentionDays * DAY_MS;
  const isExpired = ({ kind, createdAt }: ArchivedVersion) =>
    EXPIRING_VERSION_KINDS.some((each) => each === kind) && Date.parse(createdAt) < oldest;
  // They are cleaned before anything is locked.
  const states = new Map<string, string>();
  for (const version of versions) {
    if (!kinds.has(version.kind) || isExpired(version)) continue;
    const cleaned = await state(version.data);
    const json = JSON.stringify(cleaned);
    const size = sizeOf(json, cleaned);
    if (!size || isStorable(size, () => null)) states.set(version.id, json);
  }
  const added = await transaction(db, async (tx) => {
    // Of two concurrent imports, the second waits and finds what the first has added.
    await lockAccount(tx, ownerId);
    const known = await localIdsOf(
      tx,
      ownerId,
      "version",
      versions.map((version) => version.id),
    );
    const here = new Set(await storedVersions(tx, type, documentId, [...known.values()]));
    const remaining = versions.filter(({ id }) => states.has(id) && !here.has(known.get(id) ?? ""));
    for (const { id: originId, kind, name, madeBy = null, createdAt } of remaining.toSorted((a, b) =>
      a.createdAt.localeCompare(b.createdAt),
    )) {
      const json = states.get(originId) ?? "";
      const localId = await add(tx, documentId, { kind: kind as never, name, json, madeBy, createdAt: moment(createdAt) });
      await tx.archivedThing.upsert({
        where: { userId_originId: { userId: ownerId, originId } },
        create: { userId: ownerId, originId, kind: "version", localId },
        update: { localId },
      });
    }
    return remaining.length;
  });
  return { added, leftOut: versions.length - added };
}

async function storedVersions(tx: Db, type: Input["type"], documentId: string, ids: string[]): Promise<string[]> {
  const rows =
    type === "resume"
      ? await tx.resumeVersion.findMany({ where: { resumeId: documentId, id: { in: ids } }, select: { id: true } })
      : await tx.coverLetterVersion.findMany({ where: { coverLetterId: documentId, id: { in: ids } }, select: { id: true } });
  return rows.map(({ id }) => id);
}
