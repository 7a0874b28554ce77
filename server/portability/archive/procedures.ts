import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { ownerId } from "@/server/platform/request/context";
import { accountArchive } from "./export/account-archive";
import { archiveName } from "./export/archive-name";
import { importArchivedApplication } from "./import/application";
import { importArchivedLetter } from "./import/letter";
import { presentOf } from "./import/origins";
import { importArchivedResume } from "./import/resume";
import { importSentPages } from "./import/sent-pages";
import { importArchivedVersions } from "./import/versions";

export const archive = {
  // Over HTTP it is streamed (server/entrance/http/streaming.ts).
  download: api.archive.download.handler(async ({ context }) => {
    const now = new Date();
    const stream = await accountArchive(database(), ownerId(context), now);
    return new File([await new Response(stream).blob()], archiveName(now), { type: "application/zip" });
  }),
  compare: api.archive.compare.handler(async ({ context, input }) => {
    const found = await Promise.all([
      presentOf(database(), ownerId(context), "resume", input.resumes),
      presentOf(database(), ownerId(context), "letter", input.letters),
      presentOf(database(), ownerId(context), "application", input.applications),
    ]);
    return found.flatMap((present) => [...present].map(([origin, here]) => ({ origin, ...here })));
  }),
  importResume: api.archive.importResume.handler(owned((db, ownerId, { resume }) => importArchivedResume(db, ownerId, resume))),
  importLetter: api.archive.importLetter.handler(owned((db, ownerId, { letter }) => importArchivedLetter(db, ownerId, letter))),
  importApplication: api.archive.importApplication.handler(
    owned((db, ownerId, { application }) => importArchivedApplication(db, ownerId, application)),
  ),
  importVersions: api.archive.importVersions.handler(owned(importArchivedVersions)),
  importSent: api.archive.importSent.handler(owned(importSentPages)),
};
