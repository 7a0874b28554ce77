import { isErrorFromAlias } from "@zodios/core";
import { createApiClient, api as described } from "./generated/openapi-zod-client/api";
import type { Story } from "./whole-round";

export const story: Story = ({ baseUrl, apiKey }) => {
  const client = createApiClient(baseUrl, { axiosConfig: { headers: { "x-api-key": apiKey } } });
  return {
    createResume: (name, tags) => client.createResume({ name, tags }),
    listNames: async (tags) => (await client.listResumes({ queries: { tags } })).map(({ name }) => name),
    readHeadline: async (id) => (await client.getResume({ params: { id } })).data.basics.headline,
    patchHeadline: async (id, value) =>
      (await client.patchResume({ operations: [{ op: "replace", path: "/basics/headline", value }] }, { params: { id } })).data
        .basics.headline,
    refusedPatch: async (id) => {
      const error: unknown = await client
        .patchResume({ operations: [{ op: "remove", path: "/nothing" }] }, { params: { id } })
        .catch((reason) => reason);
      if (!isErrorFromAlias(described.api, "patchResume", error) || error.response.status !== 400) throw error;
      const { data } = error.response;
      if (data.code !== "INVALID_PATCH_OPERATIONS") throw error;
      const index = data.data?.index;
      if (typeof index !== "number") throw error;
      return { code: data.code, index };
    },
    versionKinds: async (resumeId, limit) =>
      (await client.listResumeVersions({ params: { resumeId }, queries: { limit, offset: 0 } })).map(({ kind }) => kind),
    importCopy: async (id) => client.createResumeImport({ data: (await client.getResume({ params: { id } })).data }),
    // This generator types responses that are not JSON as void.
    pdf: (id) => client.downloadResumePdf({ params: { id }, responseType: "blob", adapter: "fetch" }) as unknown as Promise<Blob>,
    upload: (file) => client.createFile({ file }),
    deleteUpload: (filename) => client.deleteStoredFile({ filename }),
    createLetter: async (name) => (await client.createCoverLetter({ name })).id,
    createApplication: (company, role) => client.createApplication({ company, role }),
    attach: async (id, file) =>
      (await client.attachApplicationDocument({ file }, { params: { id, kind: "resume" } })).resumeFileName,
    deleteResume: (id) => client.deleteResume(undefined, { params: { id } }),
  };
};
