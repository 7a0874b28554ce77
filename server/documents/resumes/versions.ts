import type { ResumeData } from "@/contracts/model/resume/data";
import type { Resume } from "@/contracts/model/resume/resume";
import type { ResumeVersionKind } from "@/contracts/model/version";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { pageBreaksOf, withPageBreaksOf } from "@/domain/page-breaks";
import { refuseTooLarge } from "@/server/documents/document-size";
import { endMissed } from "@/server/documents/record-links/settle";
import { versionsOf } from "@/server/documents/versions/versioned";
import { changeResume, refuseLocked } from "./change";
import { incomingData, keepLetterSections } from "./parse-incoming";
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
    // Versions never change, so this one is read and cleaned before the row is locked.
    const version = await incomingData(JSON.parse(await choose(db, await findResume(db, ownerId, id))));
    const row = await changeResume(db, ownerId, id, async (current, tx) => {
      refuseLocked(current);
      const restored = await keepLetterSections(tx, ownerId, current, version);
      // A version from before the owner chose the earlier breaks does not know of it.
      const previous = current.data as object;
      const data = pageBreaksOf(previous) === "earlier" ? withPageBreaksOf(restored, previous) : restored;
      const states = { before: JSON.stringify(current.data), after: JSON.stringify(data) };
      refuseTooLarge({ json: states.after, data }, () => ({ json: states.before, data: current.data }));
      await keep(tx, current.id, states);
      await endMissed(tx, current);
      return { data };
    });
    announce(ownerId, row.id, "update", row.updatedAt);
    return toResume(row);
  },
});
