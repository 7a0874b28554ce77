import { LIMITS } from "@/contracts/limits";
import type { LetterState } from "@/contracts/model/letter";
import type { Resume } from "@/contracts/model/resume/resume";
import { bundleTitles } from "@/domain/letters/bundle-titles";
import type { Db } from "@/server/platform/db/client";
import type { Attachment } from "@/server/platform/workers/messages";
import { letterJob } from "./letter-pdf";
import { loadFiles, translated } from "./printed-bytes";
import { resumeJob } from "./resume-pdf";
import { typesetter } from "./typesetter";

/** Letter, resume (if any) and attachments as one PDF. Throws TYPESETTING_FAILED, SERVICE_UNAVAILABLE, BAD_REQUEST. */
export async function bundleBytes(
  db: Db,
  letter: LetterState,
  resume: Pick<Resume, "data"> | null,
  attachments: Attachment[],
  ownerId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const titles = bundleTitles(letter.style.metadata.page.locale);
  const options = { title: letter.name, bundled: true };
  const jobs = [
    { title: titles.letter, job: await letterJob(db, letter, ownerId, options) },
    ...(resume
      ? [{ title: titles.resume, job: await resumeJob(db, { data: resume.data, title: letter.name, ownerId }, options) }]
      : []),
  ];
  return translated(async () => {
    const parts = await Promise.all(jobs.map(async (part) => ({ ...part, images: await loadFiles(db, part.job) })));
    return new Uint8Array((await typesetter().bundle({ parts, attachments, maxPages: LIMITS.bundle.pages })).bytes);
  });
}
