import type { CheckReport } from "@/contracts/model/check-report";
import type { Fit } from "@/contracts/model/fit";
import type { JobMatch } from "@/contracts/model/job-match";
import { ownFamiliesFor } from "@/server/documents/fonts/service";
import { fitOnPaper } from "@/server/documents/rendering/fit";
import { signDownload } from "@/server/documents/resumes/download-link";
import { runTask } from "@/server/documents/tasks/run-task";
import type { Db } from "@/server/platform/db/client";
import type { FitWish } from "@/typeset/fit/fit";
import { findResume, readResume } from "./read";
import { type ResumeUpdate, resumeUpdates } from "./updates";

/** The check report of an owner's resume. `now` decides which dates are in the future. */
export async function checkOwnResume(db: Db, ownerId: string, id: string, now: Date): Promise<CheckReport> {
  return runTask("checkResume", { data: (await readResume(db, ownerId, id)).data, now });
}

export async function matchOwnResume(db: Db, ownerId: string, id: string, jobDescription: string): Promise<JobMatch> {
  return runTask("matchJob", { data: (await readResume(db, ownerId, id)).data, jobDescription });
}

/** Proposes changes that fit the resume on the requested pages; nothing is saved. */
export async function fitOwnResume(db: Db, ownerId: string, { id, ...wish }: { id: string } & FitWish): Promise<Fit> {
  const { data } = await readResume(db, ownerId, id);
  const ownFamilies = await ownFamiliesFor(db, ownerId, data.metadata.typography);
  return fitOnPaper(db, data.metadata, wish, data.metadata.layout.pages.length, (design) =>
    runTask("prepareResume", {
      data: { ...data, metadata: { ...data.metadata, ...design } },
      options: { preview: true, ownFamilies },
    }),
  );
}

/** A link to the PDF that needs no credential for 10 minutes. */
export async function linkOwnPdf(db: Db, ownerId: string, id: string, now: number): Promise<{ url: string; expiresAt: string }> {
  const resumeId = await findResume(db, ownerId, id);
  const { token, expiresAt } = await signDownload(resumeId, ownerId, now);
  return { url: `/api/resumes/${resumeId}/pdf?token=${token}`, expiresAt: new Date(expiresAt).toISOString() };
}

/** Changes of a resume from now on. Throws NOT_FOUND before the stream begins. */
export async function watchOwnResume(
  db: Db,
  ownerId: string,
  id: string,
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<ResumeUpdate>> {
  return resumeUpdates(ownerId, await findResume(db, ownerId, id), signal);
}
