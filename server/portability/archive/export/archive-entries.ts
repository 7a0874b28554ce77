import type { Db } from "@/server/platform/db/client";
import { hasCode } from "@/server/platform/errors";
import { FIRST_ID } from "@/server/platform/ids";
import { careerEntries, fontEntries, settingsEntries } from "./account-entries";
import { applicationEntries } from "./application-entries";
import type { Entry, Listed } from "./entry";
import { letterEntries } from "./letter-entries";
import { resumeEntries } from "./resume-entries";
import { otherFiles, type StoredFiles } from "./stored-files";

const BATCH = 200;

type Page = (where: { userId: string; id: { gt: string } }) => Promise<{ id: string }[]>;

/** Everything of an account as files, one document after the other, so that any number needs the memory of one. */
export async function* archiveEntries(
  db: Db,
  ownerId: string,
  files: StoredFiles,
  list: (one: Listed) => void,
): AsyncGenerator<Entry> {
  const rest = { select: { id: true }, orderBy: { id: "asc" }, take: BATCH } as const;
  for await (const id of idsOf(ownerId, (where) => db.resume.findMany({ where, ...rest })))
    yield* unlessGone(resumeEntries(db, ownerId, id, files, list));
  for await (const id of idsOf(ownerId, (where) => db.coverLetter.findMany({ where, ...rest })))
    yield* unlessGone(letterEntries(db, ownerId, id, files, list));
  for await (const id of idsOf(ownerId, (where) => db.application.findMany({ where, ...rest })))
    yield* unlessGone(applicationEntries(db, ownerId, id, files, list));
  yield* careerEntries(db, ownerId, files);
  yield* fontEntries(db, ownerId, files);
  yield* settingsEntries(db, ownerId);
  yield* otherFiles(files);
}

/** What is deleted while the archive is written ends there; the rest is written all the same. */
async function* unlessGone(entries: AsyncGenerator<Entry>): AsyncGenerator<Entry> {
  try {
    yield* entries;
  } catch (error) {
    if (!hasCode(error, "NOT_FOUND")) throw error;
  }
}

async function* idsOf(ownerId: string, page: Page): AsyncGenerator<string> {
  for (let after = FIRST_ID; ; ) {
    const rows = await page({ userId: ownerId, id: { gt: after } });
    const last = rows.at(-1);
    if (!last) return;
    for (const { id } of rows) yield id;
    after = last.id;
  }
}
