import { createHmac } from "node:crypto";
import type { AnonymousFormat } from "@/contracts/model/export-formats";
import type { ResumeData } from "@/contracts/model/resume/data";
import { aliasLetters, candidateName } from "@/domain/share-links/anonymous/alias";
import { exportFile, type FileContent } from "@/server/documents/rendering/export-file";
import { resumePdfBytes } from "@/server/documents/rendering/resume-pdf";
import { readResume } from "@/server/documents/resumes/read";
import { runTask } from "@/server/documents/tasks/run-task";
import type { Db } from "@/server/platform/db/client";
import { secrets } from "@/server/platform/secrets";
import { ownAccount } from "./anonymity";

type Wish = { id: string; format: AnonymousFormat; hideEmployers: boolean };

/** The owner's resume as a file that does not say whose it is. Throws NOT_FOUND. */
export async function exportAnonymousResume(db: Db, ownerId: string, { id, format, hideEmployers }: Wish): Promise<File> {
  const resume = await readResume(db, ownerId, id);
  const alias = candidateName(lettersOf(resume.id));
  const account = await ownAccount(db, ownerId);
  const data = await runTask("anonymousResume", { data: resume.data, options: { alias, account, hideEmployers } });
  return exportFile(alias, format, await WRITERS[format](db, data, alias, ownerId));
}

const WRITERS: Record<
  AnonymousFormat,
  (db: Db, data: ResumeData, title: string, ownerId: string) => Promise<FileContent> | FileContent
> = {
  pdf: (db, data, title, ownerId) => resumePdfBytes(db, { data, title, ownerId }),
  docx: (_db, data, title) => runTask("resumeWord", { data, title, picture: null }),
  json: (_db, data) => JSON.stringify(data, null, 2),
};

/** The same letters for a resume each time, which say nothing about it. */
export const lettersOf = (resumeId: string): string =>
  aliasLetters(createHmac("sha256", secrets().authSecret).update(`anonymous-resume:${resumeId}`).digest());
