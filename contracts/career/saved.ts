import { z } from "zod";
import { emptySchema, idSchema, owned, pagingSchema, routesOf } from "@/contracts/base";
import { EXAMPLE_ARTIFACT, EXAMPLE_OFFER } from "@/contracts/career/example";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { ARTIFACT_KINDS, artifactSchema, listedArtifactSchema } from "@/contracts/model/career/artifact";
import { writtenDataSchema } from "@/contracts/model/career/written-data";

const route = routesOf("Career");
const one = z.object({ id: idSchema });
const { application: _application, outdated: _outdated, ...EXAMPLE_ITEM } = EXAMPLE_ARTIFACT;

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

const save = owned
  .route(
    route(
      "POST",
      "/career/saved",
      "saveItem",
      "Record an offer, a practised answer or an interview",
      "Needs no model. With `id`, replaces a saved item of the same application and kind; what a model wrote about it stays.",
    ),
  )
  .input(
    z.object({
      id: idSchema.optional().describe("The saved item to replace."),
      applicationId: idSchema,
      interviewId: idSchema.nullable().default(null).describe("The interview that it is about, an entry of the timeline."),
      storyId: idSchema.nullable().default(null).describe("The story you used, for a practised answer or an interview."),
      data: writtenDataSchema,
    }),
  )
  .output(artifactSchema)
  .meta({
    limit: "mutation",
    example: {
      input: { applicationId: EXAMPLE_ID, data: EXAMPLE_OFFER },
      output: { ...EXAMPLE_ITEM, title: "Offer", data: EXAMPLE_OFFER },
    },
  });

/** What was made or recorded for applications. */
export const careerSaved = { list, save, delete: remove, apply };
