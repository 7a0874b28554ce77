import { z } from "zod";
import { emptySchema, idSchema, owned, pagingSchema, routesOf } from "@/contracts/base";
import { EXAMPLE_STORY } from "@/contracts/career/example";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { listedStorySchema, storyFields, storySchema } from "@/contracts/model/career/story";

const route = routesOf("Career");

const list = owned
  .route(
    route(
      "GET",
      "/career/stories",
      "listStories",
      "List stories",
      "Stories that all applications share, and with `applicationId` also those of that application. Most recently changed first.",
    ),
  )
  .input(
    pagingSchema.extend({
      applicationId: idSchema.optional().describe("Also stories of this application."),
      all: z.boolean().optional().describe("All stories, of every application."),
    }),
  )
  .output(z.array(listedStorySchema))
  .meta({ example: { output: [{ ...EXAMPLE_STORY, askedAt: [{ company: "Northpine", at: EXAMPLE_STORY.createdAt }] }] } });

const save = owned
  .route(
    route(
      "POST",
      "/career/stories",
      "saveStory",
      "Add or update a story",
      "With `id`, replaces that story. Its facts must be active, and shared or of the same application.",
    ),
  )
  .input(z.object({ ...storyFields, id: idSchema.optional().describe("The story to replace; a new one if omitted.") }))
  .output(storySchema)
  .meta({ limit: "mutation", example: { input: { ...EXAMPLE_STORY.data, factIds: [] }, output: EXAMPLE_STORY } });

const remove = owned
  .route(route("DELETE", "/career/stories/{id}", "deleteStory", "Delete a story", "Permanent. Deleting it twice is fine."))
  .input(z.object({ id: idSchema }))
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true, example: { input: { id: EXAMPLE_ID } } });

/** Stories. */
export const careerStories = { list, save, delete: remove };
