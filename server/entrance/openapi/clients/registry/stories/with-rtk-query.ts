import { configureStore } from "@reduxjs/toolkit";
import { emptyApi, instance } from "./empty-api";
import { api, type InvalidPatchOperationsError } from "./generated/rtk-query/api";
import { fetchOf, type Story } from "./whole-round";

export const story: Story = (input) => {
  Object.assign(instance, input);
  const { dispatch } = configureStore({
    reducer: { [emptyApi.reducerPath]: emptyApi.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(emptyApi.middleware),
  });
  const { endpoints } = api;
  const read = async (id: string) => dispatch(endpoints.getResume.initiate({ id }, { forceRefetch: true })).unwrap();
  return {
    createResume: (name, tags) => dispatch(endpoints.createResume.initiate({ createResumeRequest: { name, tags } })).unwrap(),
    listNames: async (tags) =>
      (await dispatch(endpoints.listResumes.initiate({ tags }, { forceRefetch: true })).unwrap()).map(({ name }) => name),
    readHeadline: async (id) => (await read(id)).data.basics.headline,
    patchHeadline: async (id, value) => {
      const patchResumeRequest = { operations: [{ op: "replace" as const, path: "/basics/headline", value }] };
      return (await dispatch(endpoints.patchResume.initiate({ id, patchResumeRequest })).unwrap()).data.basics.headline;
    },
    refusedPatch: async (id) => {
      const patchResumeRequest = { operations: [{ op: "remove" as const, path: "/nothing" }] };
      const { error } = await dispatch(endpoints.patchResume.initiate({ id, patchResumeRequest }));
      if (!error || !("data" in error)) throw new Error("The patch should have been refused.");
      const { code, data } = error.data as InvalidPatchOperationsError;
      return { code, index: data.index };
    },
    versionKinds: async (resumeId, limit) =>
      (await dispatch(endpoints.listResumeVersions.initiate({ resumeId, limit, offset: 0 })).unwrap()).map(({ kind }) => kind),
    importCopy: async (id) =>
      dispatch(endpoints.createResumeImport.initiate({ createResumeImportRequest: { data: (await read(id)).data } })).unwrap(),
    // Files do not belong into a store: its responses are JSON.
    pdf: async (id) => (await fetchOf(input, input.baseUrl)(`${input.baseUrl}/resumes/${id}/pdf`)).blob(),
    upload: (file) => dispatch(endpoints.createFile.initiate({ createFileRequest: formOf(file) as never })).unwrap(),
    deleteUpload: (filename) => dispatch(endpoints.deleteStoredFile.initiate({ deleteStoredFileRequest: { filename } })).unwrap(),
    createLetter: async (name) =>
      (await dispatch(endpoints.createCoverLetter.initiate({ createCoverLetterRequest: { name } })).unwrap()).id,
    createApplication: (company, role) =>
      dispatch(endpoints.createApplication.initiate({ newApplication: { company, role } })).unwrap(),
    attach: async (id, file) =>
      (
        await dispatch(
          endpoints.attachApplicationDocument.initiate({
            id,
            kind: "resume",
            attachApplicationDocumentRequest: formOf(file) as never,
          }),
        ).unwrap()
      ).resumeFileName,
    deleteResume: (id) => dispatch(endpoints.deleteResume.initiate({ id })).unwrap(),
  };
};

/** This generator passes bodies on as they are. */
function formOf(file: File) {
  const form = new FormData();
  form.set("file", file);
  return form;
}
