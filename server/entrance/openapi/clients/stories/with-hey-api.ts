import {
  createFile,
  createResume,
  deleteResume,
  downloadResumePdf,
  listResumes,
  type PatchOperation,
  patchResume,
} from "./generated/hey-api";
import { client } from "./generated/hey-api/client.gen";
import { HEADLINE, type Round, type RoundInput, TAGS } from "./round";

export async function round({ baseUrl, apiKey, picture }: RoundInput): Promise<Round> {
  client.setConfig({ baseUrl, auth: ({ name }) => (name === "x-api-key" ? apiKey : undefined) });
  const list = async () => {
    const { data, error } = await listResumes({ query: { tags: TAGS, sort: "name" } });
    if (error) throw new Error(error.message);
    return data.map(({ name }) => name);
  };

  const { data: id } = await createResume({ body: { name: "Designer", tags: TAGS }, throwOnError: true });
  const path = { id };
  const listed = await list();

  const change: PatchOperation = { op: "replace", path: "/basics/headline", value: HEADLINE };
  const { data: patched } = await patchResume({ path, body: { operations: [change] }, throwOnError: true });
  const { error } = await patchResume({ path, body: { operations: [{ op: "remove", path: "/nothing" }] } });
  if (error?.code !== "INVALID_PATCH_OPERATIONS") throw new Error("The patch should have been refused.");

  const { data: uploaded } = await createFile({ body: { file: picture }, throwOnError: true });
  const { data: pdf } = await downloadResumePdf({ path, throwOnError: true });

  await deleteResume({ path, throwOnError: true });
  return {
    listed,
    headline: patched.data.basics.headline,
    contentType: uploaded.contentType,
    pdf: await pdf.slice(0, 5).text(),
    refused: { index: error.data.index, message: error.message },
    left: await list(),
  };
}
