import { z } from "zod";
import { emptySchema, errors, idSchema, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_WORKSPACE } from "@/contracts/career/example";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { workspaceFields, workspaceSchema } from "@/contracts/model/career/workspace";

const route = routesOf("Career");
const one = z.object({ applicationId: idSchema });
const parts = workspaceSchema.partial().shape;

const read = owned
  .route(
    route(
      "GET",
      "/career/workspace/{applicationId}",
      "getWorkspace",
      "Read the workspace of an application",
      "Empty until something is saved in it.",
    ),
  )
  .input(one)
  .output(workspaceSchema)
  .meta({ example: { output: EXAMPLE_WORKSPACE } });

const change = owned
  .route(
    route(
      "PATCH",
      "/career/workspace/{applicationId}",
      "changeWorkspace",
      "Save parts of a workspace",
      "Writes the given parts. `expected` holds the same parts as you last saw them; if one has been changed elsewhere, nothing is saved.",
    ),
  )
  .input(one.extend({ ...parts, expected: z.object(parts).describe("The parts as the client last saw them.") }))
  .output(workspaceSchema)
  .errors(errors("CONFLICT"))
  .meta({
    limit: "mutation",
    example: {
      input: { applicationId: EXAMPLE_ID, checklist: EXAMPLE_WORKSPACE.checklist, expected: { checklist: [] } },
      output: EXAMPLE_WORKSPACE,
    },
  });

const submit = owned
  .route(
    route(
      "POST",
      "/career/workspace/{applicationId}/submit",
      "submitApplication",
      "Record that an application was submitted",
      "Saves the answers, stores a copy of them as a saved item, and moves a saved application to `applied`.",
    ),
  )
  .input(
    one.extend({
      answers: workspaceFields.answers,
      expectedAnswers: workspaceFields.answers.describe("The answers as the client last saw them."),
    }),
  )
  .output(emptySchema)
  .errors(errors("CONFLICT"))
  .meta({
    limit: "mutation",
    empty: true,
    example: { input: { applicationId: EXAMPLE_ID, answers: [], expectedAnswers: [] } },
  });

const keepAnswers = owned
  .route(
    route(
      "POST",
      "/career/workspace/{applicationId}/answers",
      "keepAnswers",
      "Save a copy of the answers",
      "Stores the current answers as a saved item.",
    ),
  )
  .input(one)
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

/** Where one application is worked on. */
export const careerWorkspace = { read, change, submit, keepAnswers };
