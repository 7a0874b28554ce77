import axios from "axios";
import { getDossierAPI, type InvalidPatchOperationsError } from "./generated/orval-axios/api";
import type { Story } from "./whole-round";

export const story: Story = ({ baseUrl, apiKey }) => {
  axios.defaults.baseURL = baseUrl;
  axios.defaults.headers.common["x-api-key"] = apiKey;
  const api = getDossierAPI();
  return {
    createResume: async (name, tags) => (await api.createResume({ name, tags })).data,
    listNames: async (tags) => (await api.listResumes({ tags })).data.map(({ name }) => name),
    readHeadline: async (id) => (await api.getResume(id)).data.data.basics.headline,
    patchHeadline: async (id, value) =>
      (await api.patchResume(id, { operations: [{ op: "replace", path: "/basics/headline", value }] })).data.data.basics.headline,
    refusedPatch: async (id) => {
      const error: unknown = await api
        .patchResume(id, { operations: [{ op: "remove", path: "/nothing" }] })
        .catch((reason) => reason);
      if (!axios.isAxiosError<InvalidPatchOperationsError>(error) || !error.response) throw error;
      return { code: error.response.data.code, index: error.response.data.data.index };
    },
    versionKinds: async (id, limit) => (await api.listResumeVersions(id, { limit, offset: 0 })).data.map(({ kind }) => kind),
    importCopy: async (id) => (await api.createResumeImport({ data: (await api.getResume(id)).data.data })).data,
    // In browsers axios has blobs; in Node only this adapter does.
    pdf: async (id) => (await api.downloadResumePdf(id, {}, { adapter: "fetch" })).data,
    upload: async (file) => (await api.createFile({ file })).data,
    deleteUpload: async (filename) => (await api.deleteStoredFile({ filename })).data,
    createLetter: async (name) => (await api.createCoverLetter({ name })).data.id,
    createApplication: async (company, role) => (await api.createApplication({ company, role })).data,
    attach: async (id, file) => (await api.attachApplicationDocument(id, "resume", { file })).data.resumeFileName,
    deleteResume: async (id) => (await api.deleteResume(id)).data,
  };
};
