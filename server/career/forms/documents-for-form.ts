import { contract } from "@/contracts/index";
import type { FormAnswers } from "@/contracts/model/career/form-answers";
import type { Letter } from "@/contracts/model/letter";
import type { LetterAddress } from "@/contracts/model/letter-details";
import type { Resume } from "@/contracts/model/resume/resume";
import { DEFAULT_PATTERN, nameValues, patternedName } from "@/domain/exports/name-pattern";
import { normaliseLetterDetails } from "@/domain/letters/save";
import { findApplication } from "@/server/documents/find-application";
import { readLetter } from "@/server/documents/letters/read";
import { readResume } from "@/server/documents/resumes/read";
import type { Db } from "@/server/platform/db/client";
import { API_PREFIX } from "@/server/platform/request/api-prefix";

/** The documents that a form is filled from, and those to attach. */
export interface FormDocuments {
  filledFrom: Resume | null;
  address: LetterAddress | null;
  resume: Resume | null;
  letter: Letter | null;
}

/** The documents of an application, or without one the resume that was edited last. Throws NOT_FOUND for the application. */
export async function documentsForForm(db: Db, ownerId: string, applicationId: string | undefined): Promise<FormDocuments> {
  const linked = applicationId === undefined ? null : await linkedDocuments(db, ownerId, applicationId);
  const resumeId = linked?.resumeId ?? (await latestResume(db, ownerId));
  const filledFrom = resumeId ? await readResume(db, ownerId, resumeId) : null;
  const letter = linked?.coverLetterId ? await readLetter(db, ownerId, linked.coverLetterId) : null;
  const resume = linked === null || linked.resumeId ? filledFrom : null;
  return { filledFrom, address: letter?.details?.senderAddress ?? (await latestAddress(db, ownerId)), resume, letter };
}

/** The documents of an application that are not in Trash. */
async function linkedDocuments(db: Db, ownerId: string, applicationId: string) {
  const { id } = await findApplication(db, ownerId, applicationId);
  const live = { select: { id: true, trashedAt: true } } as const;
  const row = await db.application.findUnique({ where: { id }, select: { resume: live, coverLetter: live } });
  const idOf = (document: { id: string; trashedAt: Date | null } | null | undefined) =>
    document && document.trashedAt === null ? document.id : null;
  return { resumeId: idOf(row?.resume), coverLetterId: idOf(row?.coverLetter) };
}

async function latestResume(db: Db, ownerId: string): Promise<string | null> {
  const where = { userId: ownerId, trashedAt: null };
  const row = await db.resume.findFirst({ where, orderBy: [{ updatedAt: "desc" }, { id: "desc" }], select: { id: true } });
  return row?.id ?? null;
}

/** Letters that are looked through for an address. */
const RECENT_LETTERS = 20;

/** The sender's address of the latest letter that has one. */
async function latestAddress(db: Db, ownerId: string): Promise<LetterAddress | null> {
  const rows = await db.coverLetter.findMany({
    where: { userId: ownerId, trashedAt: null },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    select: { details: true },
    take: RECENT_LETTERS,
  });
  const addresses = rows.map(({ details }) => normaliseLetterDetails(details)?.senderAddress);
  return addresses.find((address) => address && `${address.street}${address.postcode}${address.city}`.trim() !== "") ?? null;
}

const pathOf = (path = ""): string => `${API_PREFIX}${path}`;
const RESUME_PDF = pathOf(contract.resumes.pdf["~orpc"].route.path);
const LETTER_FILE = pathOf(contract.coverLetters.exportFile["~orpc"].route.path);

/** The files to attach, named as downloads are. `base` is the address of the instance, `day` the day as in 2026-11-24. */
export function attachments(
  { resume, letter }: FormDocuments,
  { base, day }: { base: string; day: string },
): FormAnswers["files"] {
  const files: FormAnswers["files"] = [];
  const nameOf = (values: Parameters<typeof nameValues>[0]) => `${patternedName(DEFAULT_PATTERN, nameValues(values, day))}.pdf`;
  if (resume) {
    const { basics, metadata } = resume.data;
    const named = { document: resume.name, name: basics.name, template: metadata.template, language: metadata.page.locale };
    files.push({
      kind: "resume",
      name: nameOf({ type: "resume", ...named }),
      url: `${base}${RESUME_PDF.replace("{id}", resume.id)}`,
    });
  }
  if (letter) {
    const { basics, metadata } = letter.style;
    const named = { document: letter.name, name: basics.name, template: metadata.template, language: metadata.page.locale };
    const name = nameOf({ type: "letter", ...named, company: letter.recipientCompany });
    files.push({
      kind: "cover-letter",
      name,
      url: `${base}${LETTER_FILE.replace("{id}", letter.id).replace("{format}", "pdf")}`,
    });
  }
  return files;
}
