import type { LetterVersionKind } from "@/contracts/model/version";
import { ENTRY } from "@/server/documents/versions/rows";
import { CONTENT, ENTRIES, versionStore } from "@/server/documents/versions/version-store";
import { Prisma } from "@/server/platform/db/generated/client";

export const letterVersionStore = versionStore<LetterVersionKind>({
  names: { table: Prisma.sql`cover_letter_version`, document: Prisma.sql`"coverLetterId"` },
  dictionariesOf: (coverLetterId) => ({ coverLetterId }),
  first: (db, coverLetterId, where) => db.coverLetterVersion.findFirst({ where: { ...where, coverLetterId }, ...ENTRIES }),
  content: (db, coverLetterId, id) => db.coverLetterVersion.findFirst({ where: { id, coverLetterId }, select: CONTENT }),
  page: (db, coverLetterId, page) => db.coverLetterVersion.findMany({ where: { coverLetterId }, ...ENTRIES, ...page }),
  count: (db, coverLetterId) => db.coverLetterVersion.count({ where: { coverLetterId } }),
  rename: (db, coverLetterId, where, name) =>
    db.coverLetterVersion.updateManyAndReturn({ where: { ...where, coverLetterId }, data: { name }, select: ENTRY }),
  remove: (db, coverLetterId, where) => db.coverLetterVersion.deleteMany({ where: { ...where, coverLetterId } }),
});
