import type { PublicView } from "@/contracts/model/resume/design-choices";
import type { Resume } from "@/contracts/model/resume/resume";
import { PUBLIC_RESUME_NAME, publicResumeData } from "@/domain/public-view";
import { type ResumeRow, ROW, toResume } from "@/server/documents/resumes/rows";
import type { Db } from "@/server/platform/db/client";
import type { Prisma } from "@/server/platform/db/generated/client";
import { knownId } from "@/server/platform/ids";
import { accessCookieName, accessIsValid } from "./passwords";
import { chosenView, firstView } from "./public-view";

// The single place that decides who may see, count and download a shared resume, for the API, the public page and files.

type Address = { username: string; slug: string };
export type Visitor = { userId: string | null | undefined; cookies: Record<string, string> };

/** The facts about a resume and its owner that the decision needs. */
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
 * What a visitor gets: the resume, a password prompt, or "not found". Private resumes, those in Trash and those of banned
 * accounts look like missing ones; owners still see their private ones.
 */
function accessOf(facts: SharedFacts, visitor: Visitor, now: number): "open" | "password" | "missing" {
  if (facts.isOwnerBanned || facts.trashedAt !== null) return "missing";
  if (facts.userId === visitor.userId) return "open";
  if (!facts.isPublic) return "missing";
  if (facts.passwordHash === null) return "open";
  const token = visitor.cookies[accessCookieName(facts.id)];
  return accessIsValid(token, facts.id, facts.passwordHash, now) ? "open" : "password";
}

/** Whether everyone can see a resume without a password, so that one response serves all. */
export const isOpenToAll = (facts: SharedFacts): boolean => accessOf(facts, ANYBODY, Date.now()) === "open";

/** Whether a visit or download is counted; the owner's are not. */
export const isCounted = ({ userId }: Pick<SharedFacts, "userId">, visitor: Pick<Visitor, "userId">): boolean =>
  userId !== visitor.userId;

const OWNER = { id: true, name: true, username: true, banned: true } as const satisfies Prisma.UserSelect;
type OwnerRow = Prisma.UserGetPayload<{ select: typeof OWNER }>;
const SHARED = { ...ROW, publicView: true } as const satisfies Prisma.ResumeSelect;
type SharedRow = { row: ResumeRow & { publicView: string | null }; owner: OwnerRow };

const factsOf = ({ row, owner }: { row: ResumeRow; owner: OwnerRow }): SharedFacts => ({ ...row, isOwnerBanned: owner.banned });

export type PublicOwner = { id: string; name: string; username: string };

type Seen = {
  resume: Resume;
  owner: PublicOwner;
  isOwner: boolean;
  /** Whether views and downloads are counted. */
  isCounted: boolean;
  mayDownload: boolean;
  /** What is shown first, and whether the owner chose that. */
  view: PublicView;
  isViewChosen: boolean;
};

export type PublicReading =
  | (Seen & { kind: "found" })
  /** The resume has a new address: another slug or username. `resume` is still the requested one. */
  | (Seen & { kind: "moved"; slug: string })
  | { kind: "password"; resumeId: string }
  | { kind: "missing" };

/** Reads a shared resume for a visitor. */
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
  const resume = asVisitorsSee(toResume(row));
  const chosen = chosenView(row.publicView);
  const seen: Seen = {
    resume,
    view: firstView(chosen, resume.data.metadata.template),
    isViewChosen: chosen !== null,
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

/** The password hash of a shared resume, for checking a visitor's password. Null if no password can open it. */
export async function sharedPassword(db: Db, address: Address): Promise<Pick<SharedFacts, "id" | "passwordHash"> | null> {
  const shared = await resumeAt(db, address);
  if (!shared) return null;
  const facts = factsOf(shared);
  return accessOf(facts, ANYBODY, Date.now()) === "missing" ? null : facts;
}

/** The resume of a signed link, if its creator could download it now. Null if it is in Trash or the account is banned. */
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

/** The resume at an address: the current one, else one that an old address redirects to for 30 days. */
async function resumeAt(db: Db, { username, slug }: Address): Promise<SharedRow | null> {
  const owner = await ownerNamed(db, username.toLowerCase());
  if (!owner) return null;
  const ownerId = owner.id;
  const row =
    (await db.resume.findUnique({ where: { userId_slug: { userId: ownerId, slug } }, select: SHARED })) ??
    (
      await db.resumeRedirect.findFirst({
        where: { userId: ownerId, slug, ...unexpired() },
        select: { resume: { select: SHARED } },
      })
    )?.resume;
  return row ? { row, owner } : null;
}

/** The current owner of a name, else the former owner for whom it is still reserved. */
async function ownerNamed(db: Db, username: string): Promise<OwnerRow | null> {
  const holder = await db.user.findUnique({ where: { username }, select: OWNER });
  if (holder) return holder;
  const former = await db.formerUsername.findFirst({ where: { username, ...unexpired() }, select: { user: { select: OWNER } } });
  return former?.user ?? null;
}

const unexpired = () => ({ expiresAt: { gt: new Date() } });
