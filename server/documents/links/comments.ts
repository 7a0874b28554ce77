import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { LIMITS } from "@/contracts/limits";
import type { CommentPlace, ShareComment } from "@/contracts/model/share-link";
import { mailAbout } from "@/server/accounts/notifications/notify";
import { queuePushes } from "@/server/accounts/notifications/queue-pushes";
import { type Db, transaction } from "@/server/platform/db/client";
import { asJson } from "@/server/platform/db/json";
import { lockRows } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";
import { knownId, newId } from "@/server/platform/ids";
import type { RequestContext } from "@/server/platform/request/context";
import { requireLink, type ShownLink } from "./open-link";
import { pathNow, placeColumns, wordsShown } from "./place";
import { sendPrivately } from "./reading";
import { COMMENT, type CommentRow, toComment } from "./rows";
import { readShown } from "./shown";

const { shareLink: limits } = LIMITS;

/** The link of a token, if it takes comments. Throws NOT_FOUND, NEED_PASSWORD and FORBIDDEN. */
async function commentable(db: Db, context: RequestContext, token: string, now: Date): Promise<ShownLink> {
  sendPrivately(context);
  const link = await requireLink(db, token, context.cookies, now);
  if (!link.allowComments) throw failure("FORBIDDEN", { message: "This link allows no comments." });
  return link;
}

/** The comments made through a link, oldest first. */
export async function listSharedComments(db: Db, context: RequestContext, token: string, now: Date): Promise<ShareComment[]> {
  const link = await commentable(db, context, token, now);
  const rows = await db.shareComment.findMany({ where: { linkId: link.id }, select: COMMENT, orderBy: { id: "asc" } });
  if (rows.length === 0) return [];
  const words = wordsShown(await readShown(db, link));
  return rows.map((row) => toComment(row, pathNow(words, row)));
}

type NewComment = { author: string; place: CommentPlace; text: string; suggestion?: string | null | undefined };

/** Adds a comment. The secret with which its author can change it is returned once. Throws BAD_REQUEST and CONFLICT past the limit. */
export async function addComment(
  db: Db,
  context: RequestContext,
  { token, author, place, text, suggestion = null }: NewComment & { token: string },
  now: Date,
): Promise<ShareComment & { secret: string }> {
  const link = await commentable(db, context, token, now);
  const { anchor, ...columns } = placeColumns(wordsShown(await readShown(db, link)), place, suggestion);
  const secret = randomBytes(24).toString("base64url");
  const row = await transaction(db, async (tx) => {
    await lockLink(tx, link.id);
    if ((await tx.shareComment.count({ where: { linkId: link.id } })) >= limits.comments)
      throw failure("CONFLICT", { message: `This link has ${limits.comments} comments, the most it takes.` });
    const data = {
      id: newId(),
      linkId: link.id,
      author,
      ...columns,
      anchor: asJson(anchor),
      text,
      suggestion,
      secretHash: hashOf(secret),
    };
    await tellOwner(tx, link, now);
    return tx.shareComment.create({ data, select: COMMENT });
  });
  return { ...toComment(row, row.path), secret };
}

/** Mails the owner about comments on a document, once a day at most, and pushes it to their devices. */
async function tellOwner(tx: Db, link: ShownLink, now: Date): Promise<void> {
  const { userId, resumeId, coverLetterId } = link;
  const document = await (resumeId === null
    ? tx.coverLetter.findUniqueOrThrow({ where: { id: coverLetterId ?? "" }, select: { id: true, name: true } })
    : tx.resume.findUniqueOrThrow({ where: { id: resumeId }, select: { id: true, name: true } }));
  const notice = { type: "comments" as const, document: document.name };
  const url = `/${resumeId === null ? "letters" : "resumes"}/${document.id}#comments`;
  const key = `comments:${document.id}:${now.toISOString().slice(0, 10)}`;
  await mailAbout(tx, { userId, applicationId: null, key, notice, url }, now);
  // Once an hour, because reviewers make many comments one after the other.
  const hour = now.toISOString().slice(0, 13);
  await queuePushes(tx, userId, [{ key: `comments:${document.id}:${hour}`, notice, url }], now);
}

/** Holds a link, so that counting and adding is one step. It may have ended since it was read. Throws NOT_FOUND. */
async function lockLink(tx: Db, id: string): Promise<void> {
  // Prisma has no row locks.
  const rows = await tx.$queryRaw<unknown[]>`select id from share_link where id = ${id}::uuid and "endedAt" is null for update`;
  if (rows.length === 0) throw failure("NOT_FOUND");
}

type CommentChange = {
  author?: string | undefined;
  place?: CommentPlace | undefined;
  text?: string | undefined;
  suggestion?: string | null | undefined;
};

/** Changes a comment by its author. Throws NOT_FOUND, FORBIDDEN without its secret, CONFLICT once it is accepted or dismissed. */
export async function changeComment(
  db: Db,
  context: RequestContext,
  { token, id, author, place, text, suggestion }: CommentChange & { token: string; id: string },
  now: Date,
): Promise<ShareComment> {
  const { link, comment } = await ownComment(db, context, token, id, now);
  const words = wordsShown(await readShown(db, link));
  const replacement = suggestion === undefined ? comment.suggestion : suggestion;
  if (!place && replacement !== null && comment.quote === "")
    throw failure("BAD_REQUEST", { message: "A suggestion replaces the words of `place.quote`: quote some." });
  const placed = place && placeColumns(words, place, replacement);
  const { count } = await db.shareComment.updateMany({
    where: { id: comment.id, state: "open" },
    data: {
      ...(author !== undefined && { author }),
      ...(text !== undefined && { text }),
      ...(suggestion !== undefined && { suggestion }),
      ...(placed && { ...placed, anchor: asJson(placed.anchor) }),
    },
  });
  if (count === 0) throw failure("CONFLICT", { message: "This comment has been accepted or dismissed." });
  const row = await db.shareComment.findUniqueOrThrow({ where: { id: comment.id }, select: COMMENT });
  return toComment(row, pathNow(words, row));
}

/** Deletes a comment by its author. Throws NOT_FOUND, and FORBIDDEN without its secret. */
export async function deleteComment(
  db: Db,
  context: RequestContext,
  { token, id }: { token: string; id: string },
  now: Date,
): Promise<void> {
  const { comment } = await ownComment(db, context, token, id, now);
  await db.shareComment.deleteMany({ where: { id: comment.id } });
}

/** Replies to a comment of the same link. Throws NOT_FOUND, and CONFLICT past the limit. */
export async function replyThroughLink(
  db: Db,
  context: RequestContext,
  { token, id, author, text }: { token: string; id: string; author: string; text: string },
  now: Date,
): Promise<ShareComment> {
  const link = await commentable(db, context, token, now);
  const comment = await findComment(db, link.id, id);
  const row = await addReply(db, comment.id, author, text);
  return toComment(row, pathNow(wordsShown(await readShown(db, link)), row));
}

/** Adds a reply; without an author it is the owner's. Throws CONFLICT past the limit. */
export async function addReply(db: Db, commentId: string, author: string | null, text: string): Promise<CommentRow> {
  return transaction(db, async (tx) => {
    if ((await lockRows(tx, "share_comment", [commentId])) === 0) throw failure("NOT_FOUND");
    if ((await tx.shareReply.count({ where: { commentId } })) >= limits.replies)
      throw failure("CONFLICT", { message: `This comment has ${limits.replies} replies, the most it takes.` });
    await tx.shareReply.create({ data: { id: newId(), commentId, author, text } });
    return tx.shareComment.findUniqueOrThrow({ where: { id: commentId }, select: COMMENT });
  });
}

async function findComment(db: Db, linkId: string, id: string): Promise<CommentRow> {
  const row = await db.shareComment.findFirst({ where: { id: knownId(id), linkId }, select: COMMENT });
  if (!row) throw failure("NOT_FOUND");
  return row;
}

async function ownComment(db: Db, context: RequestContext, token: string, id: string, now: Date) {
  const link = await commentable(db, context, token, now);
  const comment = await findComment(db, link.id, id);
  const secretHash = Buffer.from(hashOf(context.headers.get("x-comment-secret") ?? ""));
  if (!timingSafeEqual(secretHash, Buffer.from(comment.secretHash)))
    throw failure("FORBIDDEN", { message: "Send the secret of your comment in the header `x-comment-secret`." });
  return { link, comment };
}

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
