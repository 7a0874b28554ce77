import type { ResumeData } from "@/contracts/model/resume/data";
import type { ResumeVersionKind } from "@/contracts/model/version";
import { picturePathOf } from "@/server/accounts/files/picture-path";
import { nothingStored, refuseTooLarge } from "@/server/documents/document-size";
import { pack } from "@/server/documents/versions/packing";
import { type Db, transaction } from "@/server/platform/db/client";
import { isUniqueViolation } from "@/server/platform/db/failures";
import type { PrismaClient } from "@/server/platform/db/generated/client";
import { insertFirstState } from "@/server/platform/db/hot/insert-resume";
import { lockAccount } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";
import { newId } from "@/server/platform/ids";
import { actingProgram } from "@/server/platform/request/acting";
import { writtenData } from "./data-columns";
import { inTurn } from "./queue";
import { forgetSlugNumber, freeSlug, likelySlug, nextLikelySlug } from "./slugs";
import { resumeVersionStore } from "./version-table";

type NewResume = {
  name: string;
  slug?: string | undefined;
  tags: string[];
  data: ResumeData;
  kind: Extract<ResumeVersionKind, "created" | "import">;
  autoName?: boolean;
  applicationId?: string | null;
  showDownloadButtons?: boolean;
};

/** With its data as JSON, so that it is serialized once. */
type Serialized = NewResume & { json: string };

type Also = (tx: Db, id: string) => Promise<void>;

/** How many addresses that may be taken are tried before the account is locked to choose one. */
const TRIES_AT_ONCE = 3;

/**
 * Inserts a resume with its first version; by default the slug is derived from the name. `also` runs in the same transaction;
 * without it one statement does everything. Throws PAYLOAD_TOO_LARGE.
 */
export async function insertResume(db: PrismaClient, ownerId: string, resume: NewResume, also?: Also): Promise<string> {
  const id = newId();
  const json = JSON.stringify(resume.data);
  refuseTooLarge({ json, data: resume.data }, nothingStored);
  for (let attempt = 0; ; attempt++) {
    try {
      // Insertions of one account queue here instead of in the database.
      if (also || attempt >= TRIES_AT_ONCE)
        await inTurn(`new ${ownerId}`, () => insertInTransaction(db, ownerId, id, { ...resume, json }, attempt, also));
      else
        await insertAtOnce(ownerId, id, { ...resume, json }, resume.slug ?? (await slugToTry(db, ownerId, resume.name, attempt)));
      return id;
    } catch (error) {
      if (!isUniqueViolation(error, "resume_userId_slug_key")) {
        forgetSlugNumber(ownerId, resume.name);
        throw error;
      }
      if (resume.slug !== undefined || attempt >= 50) throw failure("RESUME_SLUG_ALREADY_EXISTS", { cause: error });
    }
  }
}

const slugToTry = (db: Db, ownerId: string, name: string, attempt: number): string | Promise<string> =>
  attempt === 0 ? likelySlug(ownerId, name) : nextLikelySlug(db, ownerId, name);

/** Resumes with the sample begin with the same state, which is packed once. */
let lastFirst = { json: "", packed: pack("", null) };

function packFirst(json: string) {
  if (json !== lastFirst.json) lastFirst = { json, packed: pack(json, null) };
  return lastFirst.packed;
}

/** Inserts under an address that may be taken; then the unique constraint fails and nothing is inserted. */
function insertAtOnce(ownerId: string, id: string, resume: Serialized, slug: string): Promise<void> {
  const { name, tags, kind, json, autoName = false, applicationId = null, showDownloadButtons = true } = resume;
  const version = { id: newId(), kind, packed: packFirst(json), madeBy: actingProgram() };
  const picturePath = picturePathOf(resume.data.picture);
  return insertFirstState({
    id,
    ownerId,
    name,
    slug,
    tags,
    json,
    picturePath,
    autoName,
    applicationId,
    showDownloadButtons,
    version,
  });
}

async function insertInTransaction(
  db: Db,
  ownerId: string,
  id: string,
  resume: Serialized,
  attempt: number,
  also?: Also,
): Promise<void> {
  await transaction(db, async (tx) => {
    // Another instance may take a generated address between choosing and inserting. After losing twice, lock the account so that
    // others wait. The lock still allows inserts that only refer to the account.
    if (attempt > 1) await lockAccount(tx, ownerId);
    const slug = resume.slug ?? (await freeSlug(tx, ownerId, resume.name));
    await insert(tx, ownerId, id, slug, resume);
    await also?.(tx, id);
  });
}

async function insert(tx: Db, ownerId: string, id: string, slug: string, resume: Serialized) {
  const { name, tags, kind, autoName = false, applicationId = null, showDownloadButtons = true } = resume;
  await tx.resume.createMany({
    data: [{ id, userId: ownerId, name, slug, tags, ...writtenData(resume.data), autoName, applicationId, showDownloadButtons }],
  });
  await tx.resumeRedirect.deleteMany({ where: { userId: ownerId, slug } });
  await resumeVersionStore.add(tx, id, { kind, json: resume.json });
}
