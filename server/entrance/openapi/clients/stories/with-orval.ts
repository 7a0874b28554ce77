import axios from "axios";
import type { BadRequestError, InvalidPatchOperationsError } from "./generated/orval/api";
import {
  createFile,
  createResume,
  deleteResume,
  downloadResumePdf,
  listResumes,
  type PatchOperation,
  type PatchResumeRequest,
  patchResume,
} from "./generated/orval/api";
import { HEADLINE, type Round, type RoundInput, TAGS } from "./round";

export async function round({ baseUrl, apiKey, picture }: RoundInput): Promise<Round> {
  axios.defaults.baseURL = baseUrl;
  axios.defaults.headers.common["x-api-key"] = apiKey;
  const list = async () => (await listResumes({ tags: TAGS, sort: "name" })).data.map(({ name }) => name);

  const { data: id } = await createResume({ name: "Designer", tags: TAGS });
  const listed = await list();

  const change: PatchOperation = { op: "replace", path: "/basics/headline", value: HEADLINE };
  const { data: patched } = await patchResume(id, { operations: [change] });
  const error = await refusal(id, { operations: [{ op: "remove", path: "/nothing" }] });
  if (error?.code !== "INVALID_PATCH_OPERATIONS") throw new Error("The patch should have been refused.");

  const { data: uploaded } = await createFile({ file: picture });
  // In browsers axios supports blobs; in Node only this adapter does.
  const { data: pdf } = await downloadResumePdf(id, {}, { adapter: "fetch" });

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

async function refusal(id: string, request: PatchResumeRequest) {
  try {
    await patchResume(id, request);
  } catch (error) {
    if (axios.isAxiosError<InvalidPatchOperationsError | BadRequestError>(error)) return error.response?.data;
  }
  return undefined;
}
