import { LIMITS } from "@/contracts/limits";
import type { ApplicationLink, OpenComments } from "@/contracts/model/share-link";
import { findApplication } from "@/server/documents/find-application";
import type { Db } from "@/server/platform/db/client";
import type { At } from "./owned";
import { LINK, toShareLink } from "./rows";

const OF = {
  resume: { select: { id: true, name: true } },
  coverLetter: { select: { id: true, name: true } },
} as const;
type Names = { resume: { id: string; name: string } | null; coverLetter: { id: string; name: string } | null };

function documentOf({ resume, coverLetter }: Names): ApplicationLink["document"] {
  const { id, name } = resume ?? coverLetter ?? { id: "", name: "" };
  return { type: resume ? "resume" : "letter", id, name };
}

/** The links that were made for an application, newest first. Throws NOT_FOUND. */
export async function linksOfApplication(db: Db, ownerId: string, id: string, { app, now }: At): Promise<ApplicationLink[]> {
  const application = await findApplication(db, ownerId, id);
  const where = { userId: ownerId, applicationId: application.id };
  const rows = await db.shareLink.findMany({
    where,
    select: { ...LINK, ...OF },
    orderBy: { id: "desc" },
    take: LIMITS.shareLink.perDocument,
  });
  return rows.map(({ resume, coverLetter, ...row }) => ({
    document: documentOf({ resume, coverLetter }),
    link: toShareLink(row, app, now),
  }));
}

const MAX_DOCUMENTS = 100;

/** Live documents with comments that wait for their owner. */
export async function openComments(db: Db, ownerId: string): Promise<OpenComments[]> {
  const open = { some: { state: "open" } };
  const live = { OR: [{ resume: { trashedAt: null } }, { coverLetter: { trashedAt: null } }] };
  const rows = await db.shareLink.findMany({
    where: { userId: ownerId, comments: open, ...live },
    select: { ...OF, _count: LINK._count },
    orderBy: { id: "desc" },
  });
  const found = new Map<string, OpenComments>();
  for (const { _count, ...row } of rows) {
    const document = documentOf(row);
    const known = found.get(document.id);
    found.set(document.id, { ...document, openComments: (known?.openComments ?? 0) + _count.comments });
  }
  return [...found.values()].slice(0, MAX_DOCUMENTS);
}
