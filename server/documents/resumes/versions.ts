import type { ResumeData } from "@/contracts/model/resume/data";
import type { Resume } from "@/contracts/model/resume/resume";
import type { ResumeVersionKind } from "@/contracts/model/version";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { versionsOf } from "@/server/documents/versions/versioned";
import { changeResume, refuseLocked } from "./change";
import { incomingData, keepLetterSections } from "./incoming";
import { findResume } from "./read";
import { toResume } from "./rows";
import { announce } from "./updates";
import { resumeVersionStore } from "./version-table";

/** The versions of resumes. */
export const resumeVersions = versionsOf<ResumeVersionKind, ResumeData, Resume>({
  versions: resumeVersionStore,
  find: findResume,
  read: (json) => normaliseResumeData(JSON.parse(json)),
  load: async (db, ownerId, id, keep) => {
    await changeResume(db, ownerId, id, async (row, tx) => {
      await keep(tx, row.id, JSON.stringify(row.data));
      return null;
    });
  },
  save: async (db, ownerId, id, choose, keep) => {
    const row = await changeResume(db, ownerId, id, async (current, tx) => {
      const json = await choose(tx, current.id);
      refuseLocked(current);
      const data = await keepLetterSections(tx, ownerId, current, incomingData(JSON.parse(json)));
      await keep(tx, current.id, { before: JSON.stringify(current.data), after: JSON.stringify(data) });
      return { data };
    });
    announce(ownerId, row.id, "update", row.updatedAt);
    return toResume(row);
  },
});
