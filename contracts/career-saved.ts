import { z } from "zod";
import { emptySchema, idSchema, owned, pagingSchema, routesOf } from "@/contracts/base";
import { EXAMPLE_ARTIFACT } from "@/contracts/career-example";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { ARTIFACT_KINDS, artifactSchema, listedArtifactSchema } from "@/contracts/model/career/artifact";
import { recordDataSchema } from "@/contracts/model/career/artifact-data";

const route = routesOf("Career");
const one = z.object({ id: idSchema });

const list = owned
  .route(route("GET", "/career/saved", "listSavedItems", "List saved items", "Newest first, with whether each is outdated."))
  .input(
    pagingSchema.extend({
      applicationId: idSchema.optional().describe("Only those of this application."),
      kind: z.enum(ARTIFACT_KINDS).optional().describe("Only those of this kind."),
    }),
  )
  .output(z.array(listedArtifactSchema))
  .meta({ example: { output: [EXAMPLE_ARTIFACT] } });

const remove = owned
  .route(route("DELETE", "/career/saved/{id}", "deleteSavedItem", "Delete a saved item", "Permanent. Deleting it twice is fine."))
  .input(one)
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

const apply = owned
  .route(
    route(
      "POST",
      "/career/saved/{id}/apply",
      "applyReplyChanges",
      "Make changes that a reply suggests",
      "Makes the chosen changes to the application, all or none. Those that were made before are not made again.",
    ),
  )
  .input(
    one.extend({
      changes: z.array(z.number().int().min(0)).max(4).describe("Places of the changes in the reply, from 0."),
    }),
  )
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true, example: { input: { id: EXAMPLE_ID, changes: [0] } } });

const { application: _application, outdated: _outdated, ...answers } = EXAMPLE_ARTIFACT;
const EXAMPLE_DEBRIEF = {
  kind: "debrief" as const,
  round: "Second conversation",
  question: "Why us?",
  answer: "You talk to your users.",
  landed: "well" as const,
};

const record = owned
  .route(
    route(
      "POST",
      "/career/saved",
      "recordSavedItem",
      "Record an offer, a practised answer or a debrief",
      "Saves what you write, without a model. With `id`, replaces what you recorded as that kind before.",
    ),
  )
  .input(
    z.object({
      id: idSchema.optional().describe("The saved item to replace; a new one if omitted."),
      applicationId: idSchema.describe("The application that it is for."),
      interviewId: idSchema.nullable().default(null).describe("The interview that it is for, an entry of the timeline."),
      data: recordDataSchema,
    }),
  )
  .output(artifactSchema)
  .meta({
    limit: "mutation",
    example: {
      input: { applicationId: EXAMPLE_ID, data: EXAMPLE_DEBRIEF },
      output: {
        ...answers,
        title: "Why us?",
        data: { ...EXAMPLE_DEBRIEF, title: "", verdicts: [], nextRound: "", priority: "", remember: null, plan: [] },
      },
    },
  });

/** What was made or recorded for applications. */
export const careerSaved = { list, record, delete: remove, apply };
