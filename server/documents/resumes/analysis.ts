import type { CheckReport } from "@/contracts/model/check-report";
import type { Fit } from "@/contracts/model/fit";
import type { JobMatch } from "@/contracts/model/job-match";
import { checkResume } from "@/domain/check/check-resume";
import { matchJob } from "@/domain/job-match/match";
import { db } from "@/server/db/sql";
import { signDownload } from "@/server/documents/sharing/download-link";
import { ownFamiliesFor } from "@/server/fonts/service";
import { fitOnPaper } from "@/server/rendering/fit";
import type { FitWish } from "@/typeset/fit/fit";
import { prepareResume } from "@/typeset/prepare";
import { readResume, readRow } from "./service";
import { type ResumeUpdate, resumeUpdates } from "./updates";

/** The check report of a resume of its owner; what is "in the future" is decided by the given day. */
export async function checkOwnResume(ownerId: string, id: string, now: Date): Promise<CheckReport> {
  return checkResume((await readResume(ownerId, id)).data, now);
}

export async function matchOwnResume(ownerId: string, id: string, jobDescription: string): Promise<JobMatch> {
  return matchJob((await readResume(ownerId, id)).data, jobDescription);
}

/** How the resume could come out on the wished pages; nothing is saved. */
export async function fitOwnResume(ownerId: string, { id, ...wish }: { id: string } & FitWish): Promise<Fit> {
  const { data } = await readResume(ownerId, id);
  const ownFamilies = await ownFamiliesFor(ownerId, data.metadata.typography);
  return fitOnPaper(data.metadata, wish, data.metadata.layout.pages.length, (design) =>
    prepareResume({ ...data, metadata: { ...data.metadata, ...design } }, { preview: true, ownFamilies }),
  );
}

/** A link that gives the PDF without a credential for 10 minutes. */
export async function linkOwnPdf(ownerId: string, id: string, now: number): Promise<{ url: string; expiresAt: string }> {
  const row = await readRow(db, ownerId, id);
  const { token, expiresAt } = signDownload(row.id, ownerId, now);
  return { url: `/api/resumes/${row.id}/pdf?token=${token}`, expiresAt: new Date(expiresAt).toISOString() };
}

/** Changes of a resume from now on. Throws NOT_FOUND before the stream begins. */
export async function watchOwnResume(
  ownerId: string,
  id: string,
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<ResumeUpdate>> {
  return resumeUpdates(ownerId, (await readRow(db, ownerId, id)).id, signal);
}
