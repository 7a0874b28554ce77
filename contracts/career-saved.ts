import { z } from "zod";
import { emptySchema, idSchema, owned, pagingSchema, routesOf } from "@/contracts/base";
import { EXAMPLE_ARTIFACT } from "@/contracts/career-example";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { ARTIFACT_KINDS, listedArtifactSchema } from "@/contracts/model/career/artifact";

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

/** What was made or recorded for applications. */
export const careerSaved = { list, delete: remove, apply };
