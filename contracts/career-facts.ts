import { z } from "zod";
import { emptySchema, idSchema, owned, pagingSchema, routesOf } from "@/contracts/base";
import { EXAMPLE_FACT } from "@/contracts/career-example";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { FACT_CATEGORIES, FACT_STATUSES, factFields, factSchema, listedFactSchema } from "@/contracts/model/career/fact";

const route = routesOf("Career");
const one = z.object({ id: idSchema });
const { text, applicationId } = factFields;

const list = owned
  .route(
    route(
      "GET",
      "/career/facts",
      "listFacts",
      "List facts",
      "Facts that all applications share, and with `applicationId` also those of that application. Most recently changed first.",
    ),
  )
  .input(
    pagingSchema.extend({
      applicationId: idSchema.optional().describe("Also the facts that this application alone uses."),
      query: z.string().max(500).optional().describe("Only facts with all of these words, in any spelling."),
      category: z.enum(FACT_CATEGORIES).optional().describe("Only facts of this category."),
      all: z.boolean().optional().describe("All facts, of every application."),
    }),
  )
  .output(z.array(listedFactSchema))
  .meta({ example: { output: [EXAMPLE_FACT] } });

const { company: _company, usedBy: _usedBy, ...created } = EXAMPLE_FACT;

const create = owned
  .route(
    route(
      "POST",
      "/career/facts",
      "createFact",
      "Add a fact",
      "The quote must occur in the named source. What one source says is saved once; null if you have forgotten, excluded or corrected it before.",
    ),
  )
  .input(z.object({ ...factFields, applicationId: applicationId.default(null) }))
  .output(factSchema.nullable())
  .meta({
    limit: "mutation",
    example: {
      input: {
        applicationId: null,
        text: EXAMPLE_FACT.text,
        category: EXAMPLE_FACT.category,
        source: EXAMPLE_FACT.source,
      },
      output: created,
    },
  });

const change = owned
  .route(
    route(
      "PATCH",
      "/career/facts/{id}",
      "changeFact",
      "Correct, exclude or share a fact",
      "A corrected text keeps the earlier one among the revisions.",
    ),
  )
  .input(
    one.extend({
      text: text.optional(),
      status: z.enum(FACT_STATUSES).optional(),
      share: z.boolean().optional().describe("True shares a fact of one application with all."),
    }),
  )
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true, example: { input: { id: EXAMPLE_ID, text: "Cut sign-up to three minutes." } } });

const forget = owned
  .route(
    route(
      "DELETE",
      "/career/facts/{id}",
      "forgetFact",
      "Forget a fact",
      "Erases its text and quote, and removes it from stories. It is not saved from the same source again. Forgetting it twice is fine.",
    ),
  )
  .input(one)
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

/** Facts. */
export const careerFacts = { list, create, change, forget };
