import * as api from "./generated/orval-fetch/api";
import { fetchOf, type Story } from "./whole-round";

const GENERATED_FOR = "http://dossier.test/api/openapi";

/** The functions of orval's fetch client return a union of every response; the status says which. */
function ok<Response extends { status: number; data: unknown }>(response: Response): Extract<Response, { status: 200 }>["data"] {
  if (response.status !== 200) throw new Error(JSON.stringify(response.data));
  return response.data as Extract<Response, { status: 200 }>["data"];
}

export const story: Story = (input) => {
  globalThis.fetch = fetchOf(input, GENERATED_FOR);
  return {
    createResume: async (name, tags) => ok(await api.createResume({ name, tags })),
    listNames: async (tags) => ok(await api.listResumes({ tags })).map(({ name }) => name),
    readHeadline: async (id) => ok(await api.getResume(id)).data.basics.headline,
    patchHeadline: async (id, value) =>
      ok(await api.patchResume(id, { operations: [{ op: "replace", path: "/basics/headline", value }] })).data.basics.headline,
    refusedPatch: async (id) => {
      const { status, data } = await api.patchResume(id, { operations: [{ op: "remove", path: "/nothing" }] });
      if (status !== 400 || data.code !== "INVALID_PATCH_OPERATIONS") throw new Error("The patch should have been refused.");
      return { code: data.code, index: data.data.index };
    },
    versionKinds: async (id, limit) => ok(await api.listResumeVersions(id, { limit, offset: 0 })).map(({ kind }) => kind),
    importCopy: async (id) => ok(await api.createResumeImport({ data: ok(await api.getResume(id)).data })),
    // This generator reads every response as JSON; files are read from the address that it makes.
    pdf: async (id) => (await fetch(api.getDownloadResumePdfUrl(id))).blob(),
    upload: async (file) => ok(await api.createFile({ file })),
    deleteUpload: async (filename) => ok(await api.deleteStoredFile({ filename })),
    createLetter: async (name) => ok(await api.createCoverLetter({ name })).id,
    createApplication: async (company, role) => ok(await api.createApplication({ company, role })),
    attach: async (id, file) => ok(await api.attachApplicationDocument(id, "resume", { file })).resumeFileName,
    deleteResume: async (id) => ok(await api.deleteResume(id)),
  };
};
