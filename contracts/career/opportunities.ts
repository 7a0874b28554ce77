import { z } from "zod";
import { emptySchema, idSchema, owned, pagingSchema, routesOf } from "@/contracts/base";
import { EXAMPLE_OPPORTUNITY } from "@/contracts/career/example";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { opportunitySchema } from "@/contracts/model/career/opportunity";

const route = routesOf("Career");
const one = z.object({ id: idSchema });

const list = owned
  .route(
    route(
      "GET",
      "/career/opportunities",
      "listOpportunities",
      "List opportunities",
      "Postings that were found and not dismissed, last seen first.",
    ),
  )
  .input(pagingSchema)
  .output(z.array(opportunitySchema))
  .meta({ example: { output: [EXAMPLE_OPPORTUNITY] } });

const dismiss = owned
  .route(
    route(
      "DELETE",
      "/career/opportunities/{id}",
      "dismissOpportunity",
      "Dismiss an opportunity",
      "It is not shown again, even if it is found again. Dismissing it twice is fine.",
    ),
  )
  .input(one)
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

const track = owned
  .route(
    route(
      "POST",
      "/career/opportunities/{id}/track",
      "trackOpportunity",
      "Make an application of an opportunity",
      "Adds an application at `saved` with link, text and the preferences that it meets. Tracking it again returns the same application.",
    ),
  )
  .input(one)
  .output(z.object({ applicationId: z.uuid() }).describe("The application that was made."))
  .meta({ limit: "mutation", example: { output: { applicationId: EXAMPLE_ID } } });

/** Postings that were found. */
export const careerOpportunities = { list, dismiss, track };
