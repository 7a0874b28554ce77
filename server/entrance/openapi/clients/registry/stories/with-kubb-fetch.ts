import client, { setConfig } from "@kubb/plugin-client/clients/fetch";
import * as api from "./generated/kubb-fetch/index";
import { fetchOf, type Story } from "./whole-round";

export const story: Story = (input) => {
  setConfig({ baseURL: input.baseUrl, headers: { "x-api-key": input.apiKey } });
  return {
    createResume: (name, tags) => api.createResume({ name, tags }),
    listNames: async (tags) => (await api.listResumes({ tags })).map(({ name }) => name),
    readHeadline: async (id) => (await api.getResume(id)).data.basics.headline,
    patchHeadline: async (id, value) =>
      (await api.patchResume(id, { operations: [{ op: "replace", path: "/basics/headline", value }] })).data.basics.headline,
    refusedPatch: async (id) => {
      // This client does not throw: a refusal is returned like a result.
      const refused = (await api.patchResume(id, {
        operations: [{ op: "remove", path: "/nothing" }],
      })) as unknown as api.InvalidPatchOperationsError;
      return { code: refused.code, index: refused.data.index };
    },
    versionKinds: async (id, limit) => (await api.listResumeVersions(id, { limit, offset: 0 })).map(({ kind }) => kind),
    importCopy: async (id) => api.createResumeImport({ data: (await api.getResume(id)).data }),
    // This client reads every response as JSON.
    pdf: async (id) => (await fetchOf(input, input.baseUrl)(`${input.baseUrl}/resumes/${id}/pdf`)).blob(),
    upload: (file) => api.createFile({ file }),
    deleteUpload: (filename) => api.deleteStoredFile({ filename }, { client: ignoringEmptyBodies }),
    createLetter: async (name) => (await api.createCoverLetter({ name })).id,
    createApplication: (company, role) => api.createApplication({ company, role }),
    attach: async (id, file) => (await api.attachApplicationDocument(id, "resume", { file })).resumeFileName,
    deleteResume: (id) => api.deleteResume(id, undefined, { client: ignoringEmptyBodies }),
  };
};

/** It also parses the empty body of an operation that returns nothing. */
const ignoringEmptyBodies: typeof client = Object.assign(
  async (config: Parameters<typeof client>[0]) =>
    client(config).catch((error: unknown) => (error instanceof SyntaxError ? { data: undefined } : Promise.reject(error))),
  client,
) as never;
