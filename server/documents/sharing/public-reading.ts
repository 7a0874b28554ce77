import type { Resume } from "@/contracts/model/resume/resume";
import { PUBLIC_RESUME_NAME, publicResumeData } from "@/domain/public-view";
import { db, first, sql } from "@/server/db/sql";
import { type ResumeRow, toResume } from "@/server/documents/resumes/rows";
import { accessCookieName, accessIsValid } from "./passwords";

type Visit = {
  username: string;
  slug: string;
  viewerId?: string | null | undefined;
  cookies: Record<string, string>;
  now?: number;
};

type SharedRow = ResumeRow & { passwordHash: string | null; username: string; ownerName: string };

export type PublicOwner = { id: string; name: string; username: string };

export type PublicReading =
  | { kind: "found"; resume: Resume; owner: PublicOwner; isOwner: boolean }
  /** The resume has another address now, by its slug or its owner's name; `resume` is still what a program asked for. */
  | { kind: "moved"; slug: string; resume: Resume; owner: PublicOwner; isOwner: boolean }
  | { kind: "password"; resumeId: string }
  | { kind: "missing" };

/** Reads a shared resume as a visitor sees it. Private, trashed and missing ones are the same: missing. */
export async function readPublicResume(visit: Visit): Promise<PublicReading> {
  const row = (await liveRow(visit)) ?? (await redirectedRow(visit));
  if (!row || row.trashedAt !== null) return { kind: "missing" };
  const isOwner = visit.viewerId === row.userId;
  if (!row.isPublic && !isOwner) return { kind: "missing" };
  const now = visit.now ?? Date.now();
  if (row.passwordHash && !isOwner && !accessIsValid(visit.cookies[accessCookieName(row.id)], row.id, row.passwordHash, now))
    return { kind: "password", resumeId: row.id };
  const resume = toResume(row);
  const seen: Resume = {
    ...resume,
    name: PUBLIC_RESUME_NAME,
    tags: [],
    applicationId: null,
    data: publicResumeData(resume.data),
  };
  const owner = { id: row.userId, name: row.ownerName, username: row.username };
  if (row.slug !== visit.slug || row.username !== visit.username.toLowerCase())
    return { kind: "moved", slug: row.slug, resume: seen, owner, isOwner };
  return { kind: "found", resume: seen, owner, isOwner };
}

/** The password hash of a shared resume, for checking a visitor's password. */
export async function sharedPassword(
  username: string,
  slug: string,
): Promise<{ id: string; passwordHash: string | null } | null> {
  const row = (await liveRow({ username, slug })) ?? (await redirectedRow({ username, slug }));
  return row?.isPublic && row.trashedAt === null ? { id: row.id, passwordHash: row.passwordHash } : null;
}

/** A name means its holder, else whoever gave it up and still has it kept. */
const liveRow = ({ username, slug }: Pick<Visit, "username" | "slug">) =>
  first<SharedRow>(
    db,
    sql`select r.*, "passwordHash" is not null as "hasPassword", u.username, u.name as "ownerName" from "user" u join resume r on r."userId" = u.id
        where u.id = coalesce((select id from "user" where username = ${username.toLowerCase()}),
                (select "userId" from former_username where username = ${username.toLowerCase()} and "expiresAt" > now())) and r.slug = ${slug} and not u.banned`,
  );

const redirectedRow = ({ username, slug }: Pick<Visit, "username" | "slug">) =>
  first<SharedRow>(
    db,
    sql`select r.*, r."passwordHash" is not null as "hasPassword", u.username, u.name as "ownerName" from "user" u
        join resume_redirect d on d."userId" = u.id join resume r on r.id = d."resumeId"
        where u.id = coalesce((select id from "user" where username = ${username.toLowerCase()}),
                (select "userId" from former_username where username = ${username.toLowerCase()} and "expiresAt" > now())) and d.slug = ${slug} and d."expiresAt" > now() and not u.banned`,
  );
