"use client";

import { api } from "@/components/api/client";
import type { OpenEditor } from "@/components/editor/open-editor";
import { type ResumeCard, readResume } from "@/components/editor/resume/resume-kind";
import type { VersionOperations } from "@/components/editor/versions/use-versions";
import { VersionsPanel } from "@/components/editor/versions/versions-panel";
import type { ResumeData } from "@/contracts/model/resume/data";

const { versions } = api.resumes;

const OPERATIONS: VersionOperations<ResumeData, ResumeCard> = {
  list: (resumeId, limit) => versions.list({ resumeId, limit }),
  read: async (resumeId, versionId) => ({ kind: "resume", document: (await versions.read({ resumeId, versionId })).data }),
  create: (resumeId, name) => versions.create({ resumeId, name }),
  rename: (resumeId, versionId, name) => versions.rename({ resumeId, versionId, name }),
  remove: (resumeId, versionId) => versions.delete({ resumeId, versionId }),
  restore: async (resumeId, versionId) => readResume(await versions.restore({ resumeId, versionId })),
};

/** The versions of the open resume. */
export function ResumeVersionsPanel({ editor }: { editor: OpenEditor<ResumeData, ResumeCard> }) {
  return <VersionsPanel editor={editor} operations={OPERATIONS} />;
}
