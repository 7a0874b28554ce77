import { timingSafeEqual } from "node:crypto";
import type { Anonymity } from "@/contracts/model/share-link";
import { CANDIDATE_NAME, candidateName } from "@/domain/share-links/anonymous/alias";
import type { CopyMark } from "@/domain/share-links/anonymous/copy-mark";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { lettersOf, markSignature } from "./anonymous-export";
import { wishesOf } from "./rows";

/** What an anonymous copy was made of, and how. */
export type CopySource = {
  id: string;
  name: string;
  alias: string;
  link: { id: string; label: string } | null;
  hideEmployers: boolean;
  wishes: Anonymity | undefined;
};

type Clue = { mark: CopyMark | null; name: string; hideEmployers: boolean };

/**
 * The owner's resume of an anonymous copy, by the mark of the file, else by what its person is called. Throws NOT_FOUND, and CONFLICT for a
 * resume in Trash and a link that has ended.
 */
export async function findCopy(db: Db, ownerId: string, { mark, name, hideEmployers }: Clue, now: Date): Promise<CopySource> {
  const letters = mark?.letters ?? CANDIDATE_NAME.exec(name.trim())?.[1];
  if (letters === undefined) throw failure("NOT_FOUND", { message: "This is not an anonymous copy of one of your resumes." });
  const source = await resumeOf(db, ownerId, letters);
  if (source && mark && !isSigned(source.id, mark))
    throw failure("NOT_FOUND", { message: "The mark of this copy was changed, so its resume cannot be recognized." });
  if (source) {
    if (source.trashedAt) throw inTrash();
    const alias = candidateName(letters);
    return { ...source, alias, link: null, hideEmployers: mark?.hideEmployers ?? hideEmployers, wishes: undefined };
  }
  return sourceOfLink(db, ownerId, letters, now);
}

const inTrash = () => failure("CONFLICT", { message: "The resume of this copy is in Trash. Restore it first." });

function isSigned(resumeId: string, { hideEmployers, signature }: CopyMark): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(markSignature(resumeId, hideEmployers))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Two of an owner's resumes have the same letters once in 160,000 times; the newer one wins, and one in Trash never does. */
async function resumeOf(db: Db, ownerId: string, letters: string) {
  const select = { id: true, name: true, trashedAt: true } as const;
  const rows = await db.resume.findMany({ where: { userId: ownerId }, select, orderBy: { id: "desc" } });
  const found = rows.filter(({ id }) => lettersOf(id) === letters);
  return found.find(({ trashedAt }) => trashedAt === null) ?? found[0];
}

async function sourceOfLink(db: Db, ownerId: string, letters: string, now: Date): Promise<CopySource> {
  const rows = await db.shareLink.findMany({
    where: { userId: ownerId, alias: letters, isAnonymous: true, resumeId: { not: null } },
    select: {
      id: true,
      label: true,
      anonymity: true,
      endedAt: true,
      expiresAt: true,
      resume: { select: { id: true, name: true, trashedAt: true } },
    },
    orderBy: { id: "desc" },
  });
  const hasEnded = ({ endedAt, expiresAt }: (typeof rows)[number]) =>
    endedAt !== null || (expiresAt !== null && expiresAt <= now);
  const row = rows.find((each) => !hasEnded(each)) ?? rows[0];
  if (!row?.resume) throw failure("NOT_FOUND", { message: "This is not an anonymous copy of one of your resumes." });
  const { id, label, resume } = row;
  if (resume.trashedAt) throw inTrash();
  if (hasEnded(row))
    throw failure("CONFLICT", { message: `The link “${label}” of this copy has ended, so it is no longer brought back.` });
  const link = { id, label };
  return { id: resume.id, name: resume.name, alias: candidateName(letters), link, hideEmployers: false, wishes: wishesOf(row) };
}
