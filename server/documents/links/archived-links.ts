import { randomBytes } from "node:crypto";
import type { ArchivedShareLink, CommentState } from "@/contracts/model/share-link";
import { aliasLetters } from "@/domain/share-links/anonymous/alias";
import type { Db } from "@/server/platform/db/client";
import type { Prisma } from "@/server/platform/db/generated/client";
import { asJson } from "@/server/platform/db/json";
import { newId } from "@/server/platform/ids";
import { COMMENT } from "./rows";

const ARCHIVED = {
  id: true,
  resumeId: true,
  coverLetterId: true,
  label: true,
  applicationId: true,
  expiresAt: true,
  isAnonymous: true,
  allowDownload: true,
  allowComments: true,
  views: true,
  downloads: true,
  lastViewedOn: true,
  endedAt: true,
  createdAt: true,
  comments: { select: COMMENT, orderBy: { id: "asc" } },
} as const satisfies Prisma.ShareLinkSelect;

type ArchivedRow = Prisma.ShareLinkGetPayload<{ select: typeof ARCHIVED }>;

/** A link without its address and its password, and its comments without their secrets. */
function toArchived(row: ArchivedRow): ArchivedShareLink {
  const {
    id: _id,
    resumeId: _resume,
    coverLetterId: _letter,
    expiresAt,
    lastViewedOn,
    endedAt,
    createdAt,
    comments,
    ...link
  } = row;
  return {
    ...link,
    expiresAt: expiresAt?.toISOString() ?? null,
    lastViewedOn: lastViewedOn?.toISOString().slice(0, 10) ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    comments: comments.map(({ author, path, anchor, quote, text, suggestion, state, replies, createdAt: at }) => ({
      author,
      path,
      anchor: anchor as ArchivedShareLink["comments"][number]["anchor"],
      quote,
      text,
      suggestion,
      state: state as CommentState,
      replies: replies.map((reply) => ({ author: reply.author, text: reply.text, at: reply.createdAt.toISOString() })),
      createdAt: at.toISOString(),
    })),
  };
}

/** The links of a document as they are archived, oldest first. */
export async function archivedLinks(db: Db, of: { resumeId: string } | { coverLetterId: string }): Promise<ArchivedShareLink[]> {
  return (await db.shareLink.findMany({ where: of, select: ARCHIVED, orderBy: { id: "asc" } })).map(toArchived);
}

/** The links of an account after the given one, with their documents. */
export async function shareLinksAfter(db: Db, ownerId: string, after: string, take: number) {
  const where = { userId: ownerId, id: { gt: after } };
  const rows = await db.shareLink.findMany({ where, select: ARCHIVED, orderBy: { id: "asc" }, take });
  return rows.map((row) => ({ id: row.id, resumeId: row.resumeId, coverLetterId: row.coverLetterId, ...toArchived(row) }));
}

type Owner = { userId: string; applicationId: string | null } & ({ resumeId: string } | { coverLetterId: string });

/** Adds a link of an archive with its comments, as one that has ended. `moment` limits times of the archive to what can have happened. */
export async function addEndedLink(tx: Db, owner: Owner, link: ArchivedShareLink, moment: (text: string) => Date): Promise<void> {
  const id = newId();
  const { comments, expiresAt, lastViewedOn, endedAt, createdAt, applicationId: _origin, ...columns } = link;
  const times = {
    expiresAt: expiresAt === null ? null : moment(expiresAt),
    lastViewedOn: lastViewedOn === null ? null : moment(`${lastViewedOn}T00:00:00.000Z`),
    endedAt: endedAt === null ? new Date() : moment(endedAt),
    createdAt: moment(createdAt),
  };
  await tx.shareLink.createMany({ data: [{ ...columns, ...owner, ...times, id, alias: aliasLetters(randomBytes(4)) }] });
  const rows = comments.map(({ replies, anchor, createdAt: at, ...comment }) => {
    // Nobody has the secret of such a comment: its author cannot change it through a link that has ended.
    const row = { ...comment, id: newId(), linkId: id, anchor: asJson(anchor), createdAt: moment(at), secretHash: "" };
    return {
      row,
      replies: replies.map((reply) => ({
        id: newId(),
        commentId: row.id,
        author: reply.author,
        text: reply.text,
        createdAt: moment(reply.at),
      })),
    };
  });
  await tx.shareComment.createMany({ data: rows.map(({ row }) => row) });
  await tx.shareReply.createMany({ data: rows.flatMap(({ replies }) => replies) });
}
