import { createHmac } from "node:crypto";
import type { AnonymousFormat } from "@/contracts/model/export-formats";
import type { ResumeData } from "@/contracts/model/resume/data";
import { aliasLetters, candidateName } from "@/domain/share-links/anonymous/alias";
import { MARK_PROPERTY, writeMark } from "@/domain/share-links/anonymous/copy-mark";
import { exportFile, type FileContent } from "@/server/documents/rendering/export-file";
import { resumePdfBytes } from "@/server/documents/rendering/resume-pdf";
import { readResume } from "@/server/documents/resumes/read";
import { runTask } from "@/server/documents/tasks/run-task";
import type { Db } from "@/server/platform/db/client";
import { secrets } from "@/server/platform/secrets";
import { ownAccount } from "./anonymity";

type Wish = { id: string; format: AnonymousFormat; hideEmployers: boolean };
type Copy = { data: ResumeData; alias: string; mark: string; ownerId: string };

/** The owner's resume as a file that does not say whose it is. Throws NOT_FOUND. */
export async function exportAnonymousResume(db: Db, ownerId: string, { id, format, hideEmployers }: Wish): Promise<File> {
  const resume = await readResume(db, ownerId, id);
  const letters = lettersOf(resume.id);
  const alias = candidateName(letters);
  const account = await ownAccount(db, ownerId);
  const data = await runTask("anonymousResume", { data: resume.data, options: { alias, account, hideEmployers } });
  const mark = writeMark({ letters, hideEmployers, signature: markSignature(resume.id, hideEmployers) });
  return exportFile(alias, format, await WRITERS[format](db, { data, alias, mark, ownerId }));
}

const WRITERS: Record<AnonymousFormat, (db: Db, copy: Copy) => Promise<FileContent> | FileContent> = {
  pdf: (db, { data, alias, ownerId }) => resumePdfBytes(db, { data, title: alias, ownerId }),
  docx: (_db, { data, alias, mark }) =>
    runTask("resumeWord", { data, title: alias, picture: null, properties: { [MARK_PROPERTY]: mark } }),
  json: (_db, { data }) => JSON.stringify(data, null, 2),
};

/** The same letters for a resume each time, which say nothing about it. */
export const lettersOf = (resumeId: string): string =>
  aliasLetters(createHmac("sha256", secrets().authSecret).update(`anonymous-resume:${resumeId}`).digest());

/** The signature in the mark of a Word file. It does not reveal the resume. */
export const markSignature = (resumeId: string, hideEmployers: boolean): string =>
  createHmac("sha256", secrets().authSecret)
    .update(`anonymous-copy:${resumeId}:${hideEmployers}`)
    .digest("base64url")
    .slice(0, SIGNATURE_LENGTH);

/** 132 bits. */
const SIGNATURE_LENGTH = 22;
