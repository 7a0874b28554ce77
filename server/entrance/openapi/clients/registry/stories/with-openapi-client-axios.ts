import axios from "axios";
import { OpenAPIClientAxios } from "openapi-client-axios";
import type { Client, Components } from "./generated/openapi-client-axios/client";
import definition from "./spec.json";
import type { Story } from "./whole-round";

export const story: Story = async ({ baseUrl, apiKey }) => {
  const axiosConfigDefaults = { baseURL: baseUrl, headers: { "x-api-key": apiKey } };
  // The types of a JSON file do not say which of its texts are constants.
  const client = await new OpenAPIClientAxios({
    definition: definition as never,
    axiosConfigDefaults,
    withServer: { url: baseUrl },
  }).init<Client>();
  return {
    // This generator types a list with a limit as a tuple.
    createResume: async (name, tags) => (await client.createResume(null, { name, tags: tags as [string] })).data,
    listNames: async (tags) => (await client.listResumes({ tags })).data.map(({ name }) => name),
    readHeadline: async (id) => (await client.getResume({ id })).data.data.basics.headline,
    patchHeadline: async (id, value) =>
      (await client.patchResume({ id }, { operations: [{ op: "replace", path: "/basics/headline", value }] })).data.data.basics
        .headline,
    refusedPatch: async (id) => {
      const error: unknown = await client
        .patchResume({ id }, { operations: [{ op: "remove", path: "/nothing" }] })
        .catch((reason) => reason);
      if (!axios.isAxiosError<Components.Schemas.InvalidPatchOperationsError>(error) || !error.response) throw error;
      return { code: error.response.data.code, index: error.response.data.data.index };
    },
    versionKinds: async (resumeId, limit) =>
      (await client.listResumeVersions({ resumeId, limit, offset: 0 })).data.map(({ kind }) => kind),
    importCopy: async (id) => (await client.createResumeImport(null, { data: (await client.getResume({ id })).data.data })).data,
    pdf: async (id) => (await client.downloadResumePdf({ id }, null, { responseType: "blob", adapter: "fetch" })).data,
    upload: async (file) => (await client.createFile(null, formOf(file) as never)).data,
    deleteUpload: async (filename) => (await client.deleteStoredFile(null, { filename })).data,
    createLetter: async (name) => (await client.createCoverLetter(null, { name })).data.id,
    createApplication: async (company, role) => (await client.createApplication(null, { company, role })).data,
    attach: async (id, file) =>
      (await client.attachApplicationDocument({ id, kind: "resume" }, formOf(file) as never)).data.resumeFileName,
    deleteResume: async (id) => (await client.deleteResume({ id })).data,
  };
};

/** This generator types files as texts and leaves the form to the caller. */
function formOf(file: File) {
  const form = new FormData();
  form.set("file", file);
  return form;
}
