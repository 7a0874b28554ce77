import type { DocumentType } from "@/contracts/model/document";
import { accessIsValid, linkCookieName } from "@/server/documents/sharing/passwords";
import type { Db } from "@/server/platform/db/client";
import type { Prisma } from "@/server/platform/db/generated/client";
import { failure } from "@/server/platform/errors";
import { linkIdOf } from "./token";

/** What is needed of a link to show its document. */
export const SHOWN = {
  id: true,
  userId: true,
  resumeId: true,
  coverLetterId: true,
  label: true,
  expiresAt: true,
  passwordHash: true,
  isAnonymous: true,
  anonymity: true,
  allowDownload: true,
  allowComments: true,
  versionId: true,
  packed: true,
  alias: true,
  createdAt: true,
  user: { select: { banned: true, name: true, email: true, username: true } },
} as const satisfies Prisma.ShareLinkSelect;

export type ShownLink = Prisma.ShareLinkGetPayload<{ select: typeof SHOWN }>;

export const typeOf = ({ resumeId }: Pick<ShownLink, "resumeId">): DocumentType => (resumeId === null ? "letter" : "resume");

type Opening = { kind: "open" | "password"; link: ShownLink } | { kind: "missing" };

/**
 * The link of a token for the sender of these cookies. It is read from the database each time, so one that ends is missing at once on every
 * instance; missing ones all look alike.
 */
export async function openLink(db: Db, token: string, cookies: Record<string, string>, now: Date): Promise<Opening> {
  const id = linkIdOf(token);
  const row =
    id === null ? null : await db.shareLink.findFirst({ where: { id, endedAt: null }, select: { ...SHOWN, ...IN_TRASH } });
  if (!row || row.user.banned) return { kind: "missing" };
  const { resume, coverLetter, ...link } = row;
  const hasExpired = link.expiresAt !== null && link.expiresAt <= now;
  if (hasExpired || (resume ?? coverLetter)?.trashedAt !== null) return { kind: "missing" };
  const { passwordHash } = link;
  const isOpen = passwordHash === null || accessIsValid(cookies[linkCookieName(link.id)], link.id, passwordHash, now.getTime());
  return { kind: isOpen ? "open" : "password", link };
}

const IN_TRASH = { resume: { select: { trashedAt: true } }, coverLetter: { select: { trashedAt: true } } } as const;

/** The same for an operation. Throws NOT_FOUND and NEED_PASSWORD. */
export async function requireLink(db: Db, token: string, cookies: Record<string, string>, now: Date): Promise<ShownLink> {
  const opening = await openLink(db, token, cookies, now);
  if (opening.kind === "missing") throw failure("NOT_FOUND");
  if (opening.kind === "password") throw failure("NEED_PASSWORD", { message: "This document is password-protected." });
  return opening.link;
}
