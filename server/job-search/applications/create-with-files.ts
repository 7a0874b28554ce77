import type { Db } from "@/server/platform/db/client";
import { removeUnusedFiles, storePdf } from "./attachments";
import type { NewApplication } from "./input";
import { createApplication } from "./service";

type Files = { resumeFile?: File | undefined; coverLetterFile?: File | undefined };

/** Adds an application with the files that came along. When it cannot be added, they are removed again. */
export async function createWithFiles(
  db: Db,
  ownerId: string,
  { resumeFile, coverLetterFile, ...input }: NewApplication & Files,
  now: Date,
): Promise<string> {
  const stored: string[] = [];
  const keep = async (file: File) => {
    const url = await storePdf(db, ownerId, file);
    stored.push(url);
    return url;
  };
  try {
    const files = {
      ...(resumeFile && { resumeFileUrl: await keep(resumeFile), resumeFileName: resumeFile.name.slice(0, 200) }),
      ...(coverLetterFile && {
        coverLetterUrl: await keep(coverLetterFile),
        coverLetterName: coverLetterFile.name.slice(0, 200),
      }),
    };
    return await createApplication(db, ownerId, { ...input, ...files }, now);
  } catch (error) {
    await removeUnusedFiles(db, ownerId, stored);
    throw error;
  }
}
