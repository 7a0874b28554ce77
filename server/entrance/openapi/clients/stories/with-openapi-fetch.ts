import createClient from "openapi-fetch";
import type { paths } from "./generated/openapi-typescript/api";
import { HEADLINE, type Round, type RoundInput, TAGS } from "./round";

export async function round({ baseUrl, apiKey, picture }: RoundInput): Promise<Round> {
  const client = createClient<paths>({ baseUrl, headers: { "x-api-key": apiKey } });
  const list = async () => {
    const { data, error } = await client.GET("/resumes", { params: { query: { tags: TAGS, sort: "name" } } });
    if (error) throw new Error(error.message);
    return data.map(({ name }) => name);
  };

  const { data: id, error: notCreated } = await client.POST("/resumes", { body: { name: "Designer", tags: TAGS } });
  if (notCreated) throw new Error(notCreated.message);
  const path = { id };
  const listed = await list();

  const { data: patched } = await client.PATCH("/resumes/{id}", {
    params: { path },
    body: { operations: [{ op: "replace", path: "/basics/headline", value: HEADLINE }] },
  });
  const { error } = await client.PATCH("/resumes/{id}", {
    params: { path },
    body: { operations: [{ op: "remove", path: "/nothing" }] },
  });
  if (error?.code !== "INVALID_PATCH_OPERATIONS") throw new Error("The patch should have been refused.");

  const { data: uploaded } = await client.POST("/files", {
    // The document says “binary”, which this generator types as a string.
    body: { file: picture as unknown as string },
    bodySerializer: () => {
      const form = new FormData();
      form.append("file", picture, "picture.png");
      return form;
    },
  });
  const { data: pdf } = await client.GET("/resumes/{id}/pdf", { params: { path }, parseAs: "blob" });

  const { error: notDeleted } = await client.DELETE("/resumes/{id}", { params: { path } });
  if (notDeleted) throw new Error(notDeleted.message);
  return {
    listed,
    headline: patched?.data.basics.headline ?? "",
    contentType: uploaded?.contentType ?? "",
    pdf: (await pdf?.slice(0, 5).text()) ?? "",
    refused: { index: error.data.index, message: error.message },
    left: await list(),
  };
}
