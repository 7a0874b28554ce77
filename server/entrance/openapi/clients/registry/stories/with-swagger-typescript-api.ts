import { Api, type HttpResponse, type InvalidPatchOperationsError } from "./generated/swagger-typescript-api/api";
import type { Story } from "./whole-round";

export const story: Story = ({ baseUrl, apiKey }) => {
  const api = new Api({ baseUrl, baseApiParams: { headers: { "x-api-key": apiKey } } });
  return {
    createResume: async (name, tags) => (await api.resumes.createResume({ name, tags })).data,
    listNames: async (tags) => (await api.resumes.listResumes({ tags })).data.map(({ name }) => name),
    readHeadline: async (id) => (await api.resumes.getResume(id)).data.data.basics.headline,
    patchHeadline: async (id, value) =>
      (await api.resumes.patchResume(id, { operations: [{ op: "replace", path: "/basics/headline", value }] })).data.data.basics
        .headline,
    refusedPatch: async (id) => {
      const refused = (await api.resumes
        .patchResume(id, { operations: [{ op: "remove", path: "/nothing" }] })
        .catch((response) => response)) as HttpResponse<unknown, InvalidPatchOperationsError>;
      return { code: refused.error.code, index: refused.error.data.index };
    },
    versionKinds: async (resumeId, limit) =>
      (await api.resumes.listResumeVersions(resumeId, { limit, offset: 0 })).data.map(({ kind }) => kind),
    importCopy: async (id) => (await api.resumes.createResumeImport({ data: (await api.resumes.getResume(id)).data.data })).data,
    pdf: async (id) => (await api.resumes.downloadResumePdf(id, {}, { format: "blob" })).data as Blob,
    upload: async (file) => (await api.files.createFile({ file })).data,
    deleteUpload: async (filename) => (await api.files.deleteStoredFile({ filename })).data,
    createLetter: async (name) => (await api.coverLetters.createCoverLetter({ name })).data.id,
    createApplication: async (company, role) => (await api.applications.createApplication({ company, role })).data,
    attach: async (id, file) => (await api.applications.attachApplicationDocument(id, "resume", { file })).data.resumeFileName,
    deleteResume: async (id) => (await api.resumes.deleteResume(id)).data,
  };
};
