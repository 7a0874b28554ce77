import type { DocumentKind, ReadDocument } from "@/components/features/editor/document-kind";
import { watchResume } from "@/components/features/editor/resume/watch-resume";
import { addressOf } from "@/components/kit/api/address";
import { api } from "@/components/kit/api/client";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Resume } from "@/contracts/model/resume/resume";

/** What is known of a resume beside its data. */
export type ResumeCard = {
  id: string;
  name: string;
  slug: string;
  tags: string[];
  isPublic: boolean;
  showDownloadButtons: boolean;
  isLocked: boolean;
  hasPassword: boolean;
};

/** A resume, as the editor opens it. A save is based on the time of the one before. */
export const RESUME_KIND: DocumentKind<ResumeData, ResumeCard> = {
  name: "resume",
  read: async (id) => readResume(await api.resumes.read({ id })),
  async write(id, { document, basedOn, sessionId }) {
    return readResume(await api.resumes.update({ id, data: { ...document }, sessionId, expectedUpdatedAt: basedOn }));
  },
  merger: async () => (await import("@/domain/merge/resume")).mergeResumes,
  leaving: (id, { document, basedOn, sessionId }) => ({
    address: addressOf(({ resumes }) => resumes.update, { id }),
    method: "PUT",
    body: { data: document, sessionId, expectedUpdatedAt: basedOn },
  }),
  rename: (id, name) => api.resumes.update({ id, name }),
  async copy(_id, document, name) {
    const id = await api.resumes.importData({ data: { ...document } });
    await api.resumes.update({ id, name });
    return `/resumes/${id}`;
  },
  isNews: (stored, here) => stored.basedOn > here.basedOn,
  watch: watchResume,
  own: (document) => document,
  refreshed: (current) => current,
  metadataOf: (document) => document.metadata,
  printable: (document) => ({ kind: "resume", document }),
};

/** A resume of the API as the editor takes it in. */
export function readResume(resume: Resume): ReadDocument<ResumeData, ResumeCard> {
  const { id, name, slug, tags, isPublic, showDownloadButtons, isLocked, hasPassword, data, updatedAt } = resume;
  const card = { id, name, slug, tags, isPublic, showDownloadButtons, isLocked, hasPassword };
  return { card, document: data, savedAt: updatedAt, basedOn: updatedAt };
}
