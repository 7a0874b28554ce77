import type { ResumeData } from "@/contracts/model/resume/data";
import type { ResumeVersionKind } from "@/contracts/model/version";
import { type Db, isUniqueViolation, sql, transaction } from "@/server/db/client";
import { failure } from "@/server/errors";
import { newId } from "@/server/ids";
import { resumeVersionStore } from "@/server/versions/stores";
import { freeSlug } from "./slugs";

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

/** Inserts a resume with its first version; a slug that is left out is made from the name. */
export async function insertResume(
  ownerId: string,
  resume: NewResume,
  also: (tx: Db, id: string) => Promise<void> = async () => {},
): Promise<string> {
  const id = newId();
  for (let attempt = 0; ; attempt++) {
    try {
      await transaction(async (tx) => {
        // A generated address may be taken between choosing and inserting: whoever lost once waits for the others of this account.
        if (attempt > 0) await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 0))`);
        const slug = resume.slug ?? (await freeSlug(tx, ownerId, resume.name));
        await insert(tx, ownerId, id, slug, resume);
        await also(tx, id);
      });
      return id;
    } catch (error) {
      if (!isUniqueViolation(error, "resume_userId_slug_key")) throw error;
      if (resume.slug !== undefined || attempt >= 50) throw failure("RESUME_SLUG_ALREADY_EXISTS", { cause: error });
    }
  }
}

async function insert(tx: Db, ownerId: string, id: string, slug: string, resume: NewResume) {
  const json = JSON.stringify(resume.data);
  const { name, tags, kind, autoName = false, applicationId = null, showDownloadButtons = true } = resume;
  await tx.query(
    sql`insert into resume (id, "userId", name, slug, tags, data, "autoName", "applicationId", "showDownloadButtons") values (${id}, ${ownerId}, ${name}, ${slug}, ${tags}, ${json}, ${autoName}, ${applicationId}, ${showDownloadButtons})`,
  );
  await tx.query(sql`delete from resume_redirect where "userId" = ${ownerId} and slug = ${slug}`);
  await resumeVersionStore.add(tx, id, { kind, json });
}
