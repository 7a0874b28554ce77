import { axiosInstance, setConfig } from "@kubb/plugin-client/clients/axios";
import { isAxiosError } from "axios";
import {
  createFile,
  createResume,
  deleteResume,
  downloadResumePdf,
  listResumes,
  type PatchOperation,
  type PatchResume400,
  type PatchResumeMutationRequest,
  patchResume,
} from "./generated/kubb/index";
import { HEADLINE, type Round, type RoundInput, TAGS } from "./round";

export async function round({ baseUrl, apiKey, picture }: RoundInput): Promise<Round> {
  setConfig({ baseURL: baseUrl, headers: { "x-api-key": apiKey } });
  const list = async () => (await listResumes({ tags: TAGS, sort: "name" })).map(({ name }) => name);

  const id = await createResume({ name: "Designer", tags: TAGS });
  const listed = await list();

  const change: PatchOperation = { op: "replace", path: "/basics/headline", value: HEADLINE };
  const patched = await patchResume(id, { operations: [change] });
  const error = await refusal(id, { operations: [{ op: "remove", path: "/nothing" }] });
  if (error?.code !== "INVALID_PATCH_OPERATIONS") throw new Error("The patch should have been refused.");

  const uploaded = await createFile({ file: picture });
  // The caller declares that a response is a file. In browsers axios supports blobs; in Node only this adapter does.
  const { adapter } = axiosInstance.defaults;
  axiosInstance.defaults.adapter = "fetch";
  const pdf = await downloadResumePdf(id, {}, { responseType: "blob" });
  axiosInstance.defaults.adapter = adapter;

  await deleteResume(id);
  return {
    listed,
    headline: patched.data.basics.headline,
    contentType: uploaded.contentType,
    pdf: await pdf.slice(0, 5).text(),
    refused: { index: error.data.index, message: error.message },
    left: await list(),
  };
}

async function refusal(id: string, request: PatchResumeMutationRequest): Promise<PatchResume400 | undefined> {
  try {
    await patchResume(id, request);
  } catch (error) {
    if (isAxiosError<PatchResume400>(error)) return error.response?.data;
  }
  return undefined;
}
