import { type Anonymity, LIVE, type ShareComment, type ShareLink } from "@/contracts/model/share-link";
import type { Prisma } from "@/server/platform/db/generated/client";
import { tokenOf } from "./token";

/** The columns of a link that its owner sees. */
export const LINK = {
  id: true,
  label: true,
  applicationId: true,
  expiresAt: true,
  passwordHash: true,
  isAnonymous: true,
  anonymity: true,
  allowDownload: true,
  allowComments: true,
  versionId: true,
  views: true,
  downloads: true,
  lastViewedOn: true,
  endedAt: true,
  createdAt: true,
  _count: { select: { comments: { where: { state: "open" } } } },
} as const satisfies Prisma.ShareLinkSelect;

/** What the owner wants an anonymous copy to keep and to remove. */
export const wishesOf = ({ anonymity }: { anonymity: Prisma.JsonValue }): Anonymity =>
  (anonymity as Anonymity | null) ?? { keep: [], remove: [] };

export type LinkRow = Prisma.ShareLinkGetPayload<{ select: typeof LINK }>;

/** `app` is the address of this instance, with which the address of the link begins. */
export function toShareLink(row: LinkRow, app: string, now: Date): ShareLink {
  const { passwordHash, versionId, expiresAt, lastViewedOn, endedAt, createdAt, _count, ...link } = row;
  const token = tokenOf(row.id);
  const expired = expiresAt && expiresAt <= now ? expiresAt : null;
  return {
    ...link,
    anonymity: wishesOf(row),
    token,
    url: `${app}/s/${token}`,
    expiresAt: expiresAt?.toISOString() ?? null,
    hasPassword: passwordHash !== null,
    version: versionId ?? LIVE,
    lastViewedOn: lastViewedOn?.toISOString().slice(0, 10) ?? null,
    openComments: _count.comments,
    endedAt: (endedAt ?? expired)?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** The columns of a comment. */
export const COMMENT = {
  id: true,
  linkId: true,
  author: true,
  path: true,
  anchor: true,
  quote: true,
  text: true,
  suggestion: true,
  state: true,
  secretHash: true,
  createdAt: true,
  replies: { orderBy: { id: "asc" } },
} as const satisfies Prisma.ShareCommentSelect;

export type CommentRow = Prisma.ShareCommentGetPayload<{ select: typeof COMMENT }>;

/** A comment as the API returns it. `path` is where its words are now; `linkLabel` is for the owner alone. */
export function toComment(row: CommentRow, path: string, linkLabel?: string): ShareComment {
  const { id, linkId, author, quote, text, suggestion, state, replies, createdAt } = row;
  return {
    id,
    shareLinkId: linkId,
    ...(linkLabel !== undefined && { linkLabel }),
    author,
    place: { path, quote },
    text,
    suggestion,
    state: state as ShareComment["state"],
    replies: replies.map((reply) => ({
      id: reply.id,
      by: reply.author === null ? "owner" : "reviewer",
      author: reply.author,
      text: reply.text,
      at: reply.createdAt.toISOString(),
    })),
    createdAt: createdAt.toISOString(),
  };
}
