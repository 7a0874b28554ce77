import { randomBytes } from "node:crypto";
import { LIMITS } from "@/contracts/limits";
import { type Anonymity, LIVE, type ShareLink } from "@/contracts/model/share-link";
import { aliasLetters } from "@/domain/share-links/anonymous/alias";
import { findApplication } from "@/server/documents/find-application";
import { hashPassword } from "@/server/documents/sharing/passwords";
import { pack } from "@/server/documents/versions/packing";
import { type Db, transaction } from "@/server/platform/db/client";
import { Prisma } from "@/server/platform/db/generated/client";
import { asJson } from "@/server/platform/db/json";
import { failure } from "@/server/platform/errors";
import { knownId, newId } from "@/server/platform/ids";
import { refuseUnkeepable } from "./anonymity";
import { LINK, toShareLink } from "./rows";
import { documentColumn, findTarget, type Target } from "./target";
import { versionJson } from "./version-json";

const DAY_MS = 24 * 3_600_000;

/** Links that work at a moment. */
export const livingAt = (now: Date): Prisma.ShareLinkWhereInput => ({
  endedAt: null,
  OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
});

/** What a request knows of where it came in. */
export type At = { app: string; now: Date };

/** The links of a document, newest first: those that work, or also those that ended in the last 90 days. Throws NOT_FOUND. */
export async function listLinks(
  db: Db,
  ownerId: string,
  { ended, ...target }: Target & { ended: boolean },
  { app, now }: At,
): Promise<ShareLink[]> {
  const of = await findTarget(db, ownerId, target);
  const since = new Date(now.getTime() - LIMITS.shareLink.endedDays * DAY_MS);
  const lately = {
    OR: [{ endedAt: { gt: since } }, { endedAt: null, expiresAt: { gt: since } }, { endedAt: null, expiresAt: null }],
  };
  const where = { ...of, userId: ownerId, ...(ended ? lately : livingAt(now)) };
  const rows = await db.shareLink.findMany({ where, select: LINK, orderBy: { id: "desc" } });
  return rows.map((row) => toShareLink(row, app, now));
}

type Choices = {
  label?: string | undefined;
  applicationId?: string | null | undefined;
  expiresAt?: string | null | undefined;
  password?: string | null | undefined;
  isAnonymous?: boolean | undefined;
  anonymity?: Anonymity | undefined;
  allowDownload?: boolean | undefined;
  allowComments?: boolean | undefined;
  version?: string | undefined;
};

/** Makes a link. Throws NOT_FOUND, CONFLICT past the limit and for a document in Trash, BAD_REQUEST for an end in the past. */
export async function createLink(
  db: Db,
  ownerId: string,
  input: Target & Choices & { label: string },
  { app, now }: At,
): Promise<ShareLink> {
  const of = await findTarget(db, ownerId, input);
  const fields = await fieldsOf(db, ownerId, input, input, now);
  const row = await transaction(db, async (tx) => {
    await lockLive(tx, ownerId, input);
    await forgetOld(tx, ownerId, of, now);
    if ((await tx.shareLink.count({ where: { ...of, ...livingAt(now) } })) >= LIMITS.shareLink.perDocument)
      throw failure("CONFLICT", {
        message: `A document has at most ${LIMITS.shareLink.perDocument} working links. Revoke one first.`,
      });
    const data = { ...fields, ...of, id: newId(), userId: ownerId, label: input.label, alias: aliasLetters(randomBytes(4)) };
    return tx.shareLink.create({ data, select: LINK });
  });
  return toShareLink(row, app, now);
}

/** Changes a link. Throws NOT_FOUND, CONFLICT for one that was revoked, BAD_REQUEST for an end in the past. */
export async function updateLink(
  db: Db,
  ownerId: string,
  { linkId, ...input }: Target & Choices & { linkId: string },
  { app, now }: At,
): Promise<ShareLink> {
  const of = await findTarget(db, ownerId, input);
  const where = { id: knownId(linkId), userId: ownerId, ...of };
  if ((await db.shareLink.count({ where })) === 0) throw failure("NOT_FOUND");
  const fields = await fieldsOf(db, ownerId, input, input, now);
  const row = await transaction(db, async (tx) => {
    await lockLive(tx, ownerId, input);
    const { count } = await tx.shareLink.updateMany({ where: { ...where, endedAt: null }, data: fields });
    if (count === 0) throw failure("CONFLICT", { message: "This link has ended. Make a new one." });
    return tx.shareLink.findFirstOrThrow({ where, select: LINK });
  });
  return toShareLink(row, app, now);
}

/** Revokes a link. One that has ended stays as it is. Throws NOT_FOUND. */
export async function revokeLink(
  db: Db,
  ownerId: string,
  { linkId, ...target }: Target & { linkId: string },
  now: Date,
): Promise<void> {
  const of = await findTarget(db, ownerId, target);
  const where = { id: knownId(linkId), userId: ownerId, ...of };
  const { count } = await db.shareLink.updateMany({ where: { ...where, endedAt: null }, data: { endedAt: now } });
  if (count === 0 && (await db.shareLink.count({ where })) === 0) throw failure("NOT_FOUND");
}

/** The columns for the given choices; omitted ones stay. */
async function fieldsOf(db: Db, ownerId: string, target: Target, input: Choices, now: Date) {
  const { label, applicationId, expiresAt, password, isAnonymous, anonymity, allowDownload, allowComments, version } = input;
  if (expiresAt && new Date(expiresAt) <= now)
    throw failure("BAD_REQUEST", { message: "A link ends in the future: choose a later `expiresAt`." });
  const application = applicationId ? (await findApplication(db, ownerId, applicationId)).id : applicationId;
  if (anonymity) await refuseUnkeepable(db, ownerId, target, anonymity);
  const shown = version === undefined ? {} : await versionFields(db, ownerId, target, version);
  return {
    ...(label !== undefined && { label }),
    ...(application !== undefined && { applicationId: application }),
    ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
    ...(password !== undefined && { passwordHash: password === null ? null : await hashPassword(password) }),
    ...(isAnonymous !== undefined && { isAnonymous }),
    ...(anonymity !== undefined && { anonymity: asJson(anonymity) }),
    ...(allowDownload !== undefined && { allowDownload }),
    ...(allowComments !== undefined && { allowComments }),
    ...shown,
  };
}

/** The link stores the version's state, because versions expire and a link must not change what it shows. */
async function versionFields(db: Db, ownerId: string, target: Target, version: string) {
  if (version === LIVE) return { versionId: null, packed: null };
  const json = await versionJson(db, ownerId, target, version);
  return { versionId: knownId(version).toLowerCase(), packed: pack(json, null) };
}

/** Holds the document where it is until the transaction ends: one that is moved to Trash ends its links. */
async function lockLive(tx: Db, ownerId: string, target: Target): Promise<void> {
  const of = documentColumn(target);
  const [table, id] = "resumeId" in of ? ["resume", of.resumeId] : ["cover_letter", of.coverLetterId];
  // Prisma has no row locks.
  const [row] = await tx.$queryRaw<{ isLive: boolean }[]>`
    select "trashedAt" is null as "isLive" from ${Prisma.raw(table)} where id = ${id}::uuid and "userId" = ${ownerId}::uuid for update`;
  if (!row) throw failure("NOT_FOUND");
  if (!row.isLive) throw failure("CONFLICT", { message: "The document is in Trash. Restore it first." });
}

/** Ended links that are no longer listed and have no comments. */
async function forgetOld(
  tx: Db,
  ownerId: string,
  of: { resumeId: string } | { coverLetterId: string },
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() - LIMITS.shareLink.endedDays * DAY_MS);
  const isOld = { OR: [{ endedAt: { lt: until } }, { expiresAt: { lt: until } }] };
  await tx.shareLink.deleteMany({ where: { ...of, userId: ownerId, comments: { none: {} }, ...isOld } });
}
