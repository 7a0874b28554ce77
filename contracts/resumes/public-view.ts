import { z } from "zod";
import { errors, idSchema, owned } from "@/contracts/base";
import { PUBLIC_VIEWS } from "@/contracts/model/resume/design-choices";

const view = z.enum(PUBLIC_VIEWS).describe("`read`: its text, made for screens of any size. `pages`: the pages as they print.");

export const publicViewSchema = z
  .object({
    view: view.describe("What a visitor sees first: `read` or `pages`."),
    chosen: view.nullable().describe("The owner's choice; null: the template decides."),
  })
  .describe("What a visitor of the public page sees first.");

const at = { path: "/resumes/{id}/public-view", tags: ["Resumes"] } as const;

const read = owned
  .route({
    ...at,
    method: "GET",
    operationId: "getPublicView",
    summary: "Read what visitors see first",
    description:
      "The public page has two views: `read` and `pages`. Without a choice, templates with a strong design begin with their pages, except on phones, and all others with the text. Visitors can switch.",
  })
  .input(z.object({ id: idSchema }))
  .output(publicViewSchema)
  .meta({ example: { output: { view: "read", chosen: null } } });

const choose = owned
  .route({
    ...at,
    method: "PUT",
    operationId: "setPublicView",
    summary: "Choose what visitors see first",
    description: "A setting of the public page and no change of the resume: `updatedAt` and versions stay as they are.",
  })
  .input(z.object({ id: idSchema, chosen: view.nullable().describe("`read`, `pages`, or null: the template decides.") }))
  .output(publicViewSchema)
  .errors(errors("RESUME_LOCKED"))
  .meta({
    limit: "mutation",
    example: { input: { chosen: "pages" }, output: { view: "pages", chosen: "pages" } },
  });

export const resumePublicView = { publicView: read, choosePublicView: choose };
