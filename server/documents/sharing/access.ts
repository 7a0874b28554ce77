import type { Resume } from "@/contracts/model/resume/resume";
import { PUBLIC_RESUME_NAME, publicResumeData } from "@/domain/public-view";
import type { Db } from "@/server/db/client";
import type { Prisma } from "@/server/db/generated/client";
import { type ResumeRow, ROW, toResume } from "@/server/documents/resumes/rows";
import { knownId } from "@/server/ids";
import { accessCookieName, accessIsValid } from "./passwords";

// The one place that decides who may see, count and download a shared resume. The API, the public page and the files ask here.

type Address = { username: string; slug: string };
export type Visitor = { userId: string | null | undefined; cookies: Record<string, string> };

/** What the decision needs to know of a resume and its owner. */
export type SharedFacts = {
  id: string;
  userId: string;
  isPublic: boolean;
  trashedAt: unknown;
  passwordHash: string | null;
  isOwnerBanned: boolean;
};

const ANYBODY: Visitor = { userId: null, cookies: {} };

/**
 * What a visitor gets: the resume, the question for its password, or nothing at all. Private ones, those in Trash and those of banned
 * accounts are like missing ones; only their owners still see the private ones.
 */
function accessOf(facts: SharedFacts, visitor: Visitor, now: number): "open" | "password" | "missing" {
  if (facts.isOwnerBanned || facts.trashedAt !== null) return "missing";
  if (facts.userId === visitor.userId) return "open";
  if (!facts.isPublic) return "missing";
  if (facts.passwordHash === null) return "open";
  const token = visitor.cookies[accessCookieName(facts.id)];
  return accessIsValid(token, facts.id, facts.passwordHash, now) ? "open" : "password";
}

/** Whether everybody sees a resume without a password, so that one answer serves them all. */
export const isOpenToAll = (facts: SharedFacts): boolean => accessOf(facts, ANYBODY, Date.now()) === "open";

/** Whether a visit or a download is counted: the owner's never is. */
export const isCounted = ({ userId }: Pick<SharedFacts, "userId">, visitor: Pick<Visitor, "userId">): boolean =>
  userId !== visitor.userId;

const OWNER = { id: true, name: true, username: true, banned: true } as const satisfies Prisma.UserSelect;
type OwnerRow = Prisma.UserGetPayload<{ select: typeof OWNER }>;
type SharedRow = { row: ResumeRow; owner: OwnerRow };

const factsOf = ({ row, owner }: SharedRow): SharedFacts => ({ ...row, isOwnerBanned: owner.banned });

export type PublicOwner = { id: string; name: string; username: string };

type Seen = {
  resume: Resume;
  owner: PublicOwner;
  isOwner: boolean;
  /** Whether the visit is counted as a view, and a download as one. */
  isCounted: boolean;
  mayDownload: boolean;
};

export type PublicReading =
  | (Seen & { kind: "found" })
  /** The resume has another address now, by its slug or its owner's name; `resume` is still what a program asked for. */
  | (Seen & { kind: "moved"; slug: string })
  | { kind: "password"; resumeId: string }
  | { kind: "missing" };

/** Reads a shared resume as a visitor sees it. */
export async function readPublicResume(db: Db, address: Address, visitor: Visitor): Promise<PublicReading> {
  const shared = await resumeAt(db, address);
  if (!shared) return { kind: "missing" };
  const facts = factsOf(shared);
  const access = accessOf(facts, visitor, Date.now());
  if (access === "missing") return { kind: "missing" };
  if (access === "password") return { kind: "password", resumeId: facts.id };
  const { row, owner } = shared;
  const isOwner = row.userId === visitor.userId;
  const username = owner.username ?? "";
  const seen: Seen = {
    resume: asVisitorsSee(toResume(row)),
    owner: { id: owner.id, name: owner.name, username },
    isOwner,
    isCounted: isCounted(facts, visitor),
    mayDownload: row.showDownloadButtons || isOwner,
  };
  const isMoved = row.slug !== address.slug || username !== address.username.toLowerCase();
  return isMoved ? { ...seen, kind: "moved", slug: row.slug } : { ...seen, kind: "found" };
}

const asVisitorsSee = (resume: Resume): Resume => ({
  ...resume,
  name: PUBLIC_RESUME_NAME,
  tags: [],
  applicationId: null,
  data: publicResumeData(resume.data),
});

/** The password hash of a shared resume, for checking a visitor's password. Null: there is nothing to see with any. */
export async function sharedPassword(db: Db, address: Address): Promise<Pick<SharedFacts, "id" | "passwordHash"> | null> {
  const shared = await resumeAt(db, address);
  if (!shared) return null;
  const facts = factsOf(shared);
  return accessOf(facts, ANYBODY, Date.now()) === "missing" ? null : facts;
}

/** What a signed link gives: what its maker could download now. Null for what they moved to Trash and for banned accounts. */
export async function readLinkedResume(db: Db, ownerId: string, resumeId: string): Promise<Resume | null> {
  const found = await db.resume.findFirst({
    where: { id: knownId(resumeId), userId: ownerId },
    select: { ...ROW, user: { select: OWNER } },
  });
  if (!found) return null;
  const { user: owner, ...row } = found;
  const access = accessOf(factsOf({ row, owner }), { userId: ownerId, cookies: {} }, Date.now());
  return access === "open" ? toResume(row) : null;
}

/** The resume at an address: a present one, else the one that an old address leads to for 30 days. */
async function resumeAt(db: Db, { username, slug }: Address): Promise<SharedRow | null> {
  const owner = await ownerNamed(db, username.toLowerCase());
  if (!owner) return null;
  const userId = owner.id;
  const row =
    (await db.resume.findUnique({ where: { userId_slug: { userId, slug } }, select: ROW })) ??
    (await db.resumeRedirect.findFirst({ where: { userId, slug, ...unexpired() }, select: { resume: { select: ROW } } }))?.resume;
  return row ? { row, owner } : null;
}

/** A name means its holder, else whoever gave it up and still has it kept. */
async function ownerNamed(db: Db, username: string): Promise<OwnerRow | null> {
  const holder = await db.user.findUnique({ where: { username }, select: OWNER });
  if (holder) return holder;
  const former = await db.formerUsername.findFirst({ where: { username, ...unexpired() }, select: { user: { select: OWNER } } });
  return former?.user ?? null;
}

const unexpired = () => ({ expiresAt: { gt: new Date() } });
