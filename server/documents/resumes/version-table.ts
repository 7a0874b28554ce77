import type { ResumeVersionKind } from "@/contracts/model/version";
import { ENTRY } from "@/server/documents/versions/rows";
import { CONTENT, ENTRIES, versionStore } from "@/server/documents/versions/version-store";
import { Prisma } from "@/server/platform/db/generated/client";

/** Letters have no versions that the assistant proposed. */
const PROPOSER = { messageId: true } as const;

export const resumeVersionStore = versionStore<ResumeVersionKind>({
  names: { table: Prisma.sql`resume_version`, document: Prisma.sql`"resumeId"` },
  dictionariesOf: (resumeId) => ({ resumeId }),
  first: (db, resumeId, where) => db.resumeVersion.findFirst({ where: { ...where, resumeId }, ...ENTRIES }),
  content: (db, resumeId, id) => db.resumeVersion.findFirst({ where: { id, resumeId }, select: { ...CONTENT, ...PROPOSER } }),
  page: (db, resumeId, page) =>
    db.resumeVersion.findMany({ where: { resumeId }, orderBy: ENTRIES.orderBy, select: { ...ENTRY, ...PROPOSER }, ...page }),
  count: (db, resumeId) => db.resumeVersion.count({ where: { resumeId } }),
  rename: (db, resumeId, where, name) =>
    db.resumeVersion.updateManyAndReturn({ where: { ...where, resumeId }, data: { name }, select: ENTRY }),
  remove: (db, resumeId, where) => db.resumeVersion.deleteMany({ where: { ...where, resumeId } }),
});
