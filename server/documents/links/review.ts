import type { CommentState, ShareComment } from "@/contracts/model/share-link";
import type { Words } from "@/domain/share-links/places";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { addReply } from "./comments";
import { SHOWN, type ShownLink } from "./open-link";
import { pathNow, wordsShown } from "./place";
import { COMMENT, type CommentRow, toComment } from "./rows";
import { readShown } from "./shown";
import { findTarget, type Target } from "./target";

/** A comment with its link. */
export const WITH_LINK = { ...COMMENT, link: { select: SHOWN } } as const;
type Linked = CommentRow & { link: ShownLink };

/** The comments on an owner's document through all its links, newest first. Throws NOT_FOUND. */
export async function listComments(
  db: Db,
  ownerId: string,
  { state, ...target }: Target & { state?: CommentState | undefined },
): Promise<ShareComment[]> {
  const of = await findTarget(db, ownerId, target);
  const where = { link: { ...of, userId: ownerId }, ...(state && { state }) };
  const links = await db.shareLink.findMany({ where: { ...of, userId: ownerId, comments: { some: {} } }, select: SHOWN });
  const rows = await db.shareComment.findMany({ where, select: COMMENT, orderBy: { id: "desc" } });
  const words = wordsByLink(db, links);
  const labels = new Map(links.map(({ id, label }) => [id, label]));
  const comments: ShareComment[] = [];
  for (const row of rows) comments.push(toComment(row, pathNow(await words(row.linkId), row), labels.get(row.linkId) ?? ""));
  return comments;
}

/** The texts that each link shows, read once. Links that show the document as it is share them. */
function wordsByLink(db: Db, links: readonly ShownLink[]): (linkId: string) => Promise<Words[]> {
  const known = new Map<string, Words[]>();
  return async (linkId) => {
    const link = links.find(({ id }) => id === linkId);
    if (!link) return [];
    const key = link.isAnonymous ? link.id : (link.versionId ?? "live");
    const words = known.get(key) ?? wordsShown(await readShown(db, link));
    known.set(key, words);
    return words;
  };
}

export type OfComment = Target & { commentId: string };

/** A comment on an owner's document, with its link. Throws NOT_FOUND. */
export async function findOwnComment(db: Db, ownerId: string, { commentId, ...target }: OfComment): Promise<Linked> {
  const of = await findTarget(db, ownerId, target);
  const where = { id: knownId(commentId), link: { ...of, userId: ownerId } };
  const row = await db.shareComment.findFirst({ where, select: WITH_LINK });
  if (!row) throw failure("NOT_FOUND");
  return row;
}

/** The comment as its owner sees it now. */
export async function ownView(db: Db, { link }: Pick<Linked, "link">, row: CommentRow): Promise<ShareComment> {
  return toComment(row, pathNow(wordsShown(await readShown(db, link)), row), link.label);
}

/** Dismisses or reopens a comment. The document stays as it is. Throws NOT_FOUND. */
export async function setCommentState(
  db: Db,
  ownerId: string,
  of: OfComment,
  state: "dismissed" | "open",
): Promise<ShareComment> {
  const comment = await findOwnComment(db, ownerId, of);
  const row = await db.shareComment.update({ where: { id: comment.id }, data: { state }, select: COMMENT });
  return ownView(db, comment, row);
}

export async function replyAsOwner(
  db: Db,
  ownerId: string,
  { text, ...of }: OfComment & { text: string },
): Promise<ShareComment> {
  const comment = await findOwnComment(db, ownerId, of);
  return ownView(db, comment, await addReply(db, comment.id, null, text));
}
