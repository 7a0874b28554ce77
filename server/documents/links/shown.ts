import type { LetterState } from "@/contracts/model/letter";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Anonymity, SharedDocument, SharedLetter } from "@/contracts/model/share-link";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { PUBLIC_RESUME_NAME, publicResumeData } from "@/domain/public-view";
import { candidateName } from "@/domain/share-links/anonymous/alias";
import type { AccountIdentity } from "@/domain/share-links/anonymous/identity";
import { readLetterRow } from "@/server/documents/letters/read";
import { stateOf } from "@/server/documents/letters/rows";
import { readLetterState } from "@/server/documents/letters/versions";
import { readRow } from "@/server/documents/resumes/read";
import { runTask } from "@/server/documents/tasks/run-task";
import { unpack } from "@/server/documents/versions/packing";
import type { Db } from "@/server/platform/db/client";
import { singleton } from "@/server/platform/singleton";
import { type ShownLink, typeOf } from "./open-link";
import { wishesOf } from "./rows";

/** A document as a link shows it. `source` is the same with the ids of its items, which an anonymous copy does not have. */
export type Shown =
  | { type: "resume"; document: ResumeData; source: ResumeData; updatedAt: string }
  | { type: "letter"; document: SharedLetter; source: SharedLetter };

export const accountOf = ({ user }: Pick<ShownLink, "user">) => ({
  name: user.name,
  email: user.email,
  username: user.username ?? "",
});

export async function readShown(db: Db, link: ShownLink): Promise<Shown> {
  const who = { alias: candidateName(link.alias), account: accountOf(link), wishes: wishesOf(link) };
  if (typeOf(link) === "resume") {
    const { data, updatedAt } = await resumeOf(db, link);
    const source = publicResumeData(data);
    const document = link.isAnonymous ? await anonymousOnce(link, data, updatedAt, who) : source;
    return { type: "resume", document, source, updatedAt: (link.isAnonymous ? link.createdAt : updatedAt).toISOString() };
  }
  const source = printedParts(await letterOf(db, link));
  return {
    type: "letter",
    document: link.isAnonymous ? await runTask("anonymousLetter", { letter: source, options: who }) : source,
    source,
  };
}

type Who = { alias: string; account: AccountIdentity; wishes: Anonymity };

/** Anonymous copies that were made last. Making one takes long compared with reading it, and a reader reads one several times. */
const MAX_COPIES = 10;
const copies = () => singleton("anonymous-copies", () => new Map<string, ResumeData>());

/** The anonymous copy of a resume, by everything that it is made of. */
async function anonymousOnce(link: ShownLink, data: ResumeData, updatedAt: Date, options: Who): Promise<ResumeData> {
  const key = JSON.stringify([link.id, link.versionId, updatedAt, options]);
  const known = copies().get(key) ?? (await runTask("anonymousResume", { data, options }));
  copies().delete(key);
  copies().set(key, known);
  const [oldest] = copies().keys();
  if (copies().size > MAX_COPIES && oldest !== undefined) copies().delete(oldest);
  return known;
}

async function resumeOf(
  db: Db,
  { userId, resumeId, packed, createdAt }: ShownLink,
): Promise<{ data: ResumeData; updatedAt: Date }> {
  if (packed) return { data: normaliseResumeData(JSON.parse(unpack(packed, null))), updatedAt: createdAt };
  const row = await readRow(db, userId, resumeId ?? "");
  return { data: normaliseResumeData(row.data), updatedAt: row.updatedAt };
}

async function letterOf(db: Db, { userId, coverLetterId, packed }: ShownLink): Promise<LetterState> {
  return packed ? readLetterState(unpack(packed, null)) : stateOf(await readLetterRow(db, userId, coverLetterId ?? ""));
}

/** Without what only its owner sees: its name, check settings, and where it came from. */
export function printedParts({ name: _name, style, ...letter }: LetterState): SharedLetter {
  const { basics, picture, metadata } = style;
  const { check: _check, ...design } = metadata;
  return { ...letter, style: { basics, picture: picture.hidden ? { ...picture, url: "" } : picture, metadata: design } };
}

/** What the reader gets. Ids, addresses and times of the owner's lists are not in it. */
export function toSharedDocument(link: ShownLink, shown: Shown): SharedDocument {
  const { allowDownload, allowComments, isAnonymous } = link;
  if (shown.type === "letter") return { type: "letter", document: shown.document, allowDownload, allowComments, isAnonymous };
  const resume = {
    id: link.id,
    name: PUBLIC_RESUME_NAME,
    slug: "resume",
    tags: [],
    isPublic: false,
    showDownloadButtons: allowDownload,
    isLocked: false,
    data: shown.document,
    hasPassword: link.passwordHash !== null,
    applicationId: null,
    createdAt: link.createdAt.toISOString(),
    updatedAt: shown.updatedAt,
  };
  return { type: "resume", document: resume, allowDownload, allowComments, isAnonymous };
}
