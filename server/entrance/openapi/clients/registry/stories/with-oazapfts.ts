import { ok } from "@oazapfts/runtime";
import * as api from "./generated/oazapfts/api";
import { fetchOf, type Story } from "./whole-round";

export const story: Story = (input) => {
  api.defaults.baseUrl = input.baseUrl;
  api.defaults.headers = { "x-api-key": input.apiKey };
  return {
    createResume: (name, tags) => ok(api.createResume({ name, tags })),
    listNames: async (tags) => (await ok(api.listResumes({ tags }))).map(({ name }) => name),
    readHeadline: async (id) => (await ok(api.getResume(id))).data.basics.headline,
    patchHeadline: async (id, value) =>
      (await ok(api.patchResume(id, { operations: [{ op: "replace", path: "/basics/headline", value }] }))).data.basics.headline,
    refusedPatch: async (id) => {
      const response = await api.patchResume(id, { operations: [{ op: "remove", path: "/nothing" }] });
      if (response.status !== 400 || response.data.code !== "INVALID_PATCH_OPERATIONS")
        throw new Error("The patch should have been refused.");
      return { code: response.data.code, index: response.data.data.index };
    },
    versionKinds: async (id, limit) => (await ok(api.listResumeVersions(id, { limit, offset: 0 }))).map(({ kind }) => kind),
    importCopy: async (id) => ok(api.createResumeImport({ data: (await ok(api.getResume(id))).data })),
    // This generator reads a response as text where an error of the operation is JSON.
    pdf: async (id) => (await fetchOf(input, input.baseUrl)(`${input.baseUrl}/resumes/${id}/pdf`)).blob(),
    upload: (file) => ok(api.createFile({ file })),
    deleteUpload: (filename) => ok(api.deleteStoredFile({ filename })),
    createLetter: async (name) => (await ok(api.createCoverLetter({ name }))).id,
    createApplication: (company, role) => ok(api.createApplication({ company, role })),
    attach: async (id, file) => (await ok(api.attachApplicationDocument(id, "resume", { file }))).resumeFileName,
    deleteResume: (id) => ok(api.deleteResume(id)),
  };
};
