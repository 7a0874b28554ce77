import { z } from "zod";
import { emptySchema, idSchema, owned, pagingSchema, routesOf } from "@/contracts/base";
import { EXAMPLE_FACT, EXAMPLE_PROPOSAL, EXAMPLE_USE } from "@/contracts/career/example";
import { EXAMPLE_ID } from "@/contracts/example-id";
import {
  FACT_CATEGORIES,
  FACT_STATUSES,
  factFields,
  factSchema,
  factSourceSchema,
  listedFactSchema,
} from "@/contracts/model/career/fact";
import { factPairSchema, factProposalSchema, factUseSchema } from "@/contracts/model/career/fact-views";

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
  .meta({ tools: { list_facts: {} }, example: { output: [EXAMPLE_FACT] } });

const { company: _company, usedBy: _usedBy, ...created } = EXAMPLE_FACT;

const create = owned
  .route(
    route(
      "POST",
      "/career/facts",
      "createFact",
      "Add a fact",
      "The quote must occur in the named source. The same statement of one source is saved once; null if you have forgotten, excluded or corrected it before.",
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

const proposals = owned
  .route(
    route(
      "GET",
      "/career/facts/proposals",
      "listFactProposals",
      "List facts to confirm",
      "Sentences of your resumes, letters and debriefs that could be facts, the most significant first, each with its location. None is used until it is confirmed with `POST /career/facts`. Anything saved, dismissed or forgotten before is not proposed again. At most 200.",
    ),
  )
  .output(z.array(factProposalSchema))
  .meta({ example: { output: [EXAMPLE_PROPOSAL] } });

const dismiss = owned
  .route(
    route(
      "POST",
      "/career/facts/proposals/dismissals",
      "dismissFactProposals",
      "Dismiss proposed facts",
      "They are not proposed again.",
    ),
  )
  .input(z.object({ sources: z.array(factSourceSchema).min(1).max(200) }))
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true, example: { input: { sources: [EXAMPLE_PROPOSAL.source] } } });

const duplicates = owned
  .route(
    route(
      "GET",
      "/career/facts/duplicates",
      "listDuplicateFacts",
      "List facts that say nearly the same",
      "Pairs of active facts in the same scope, the most alike first. Compared by their words or, in scripts without spaces, their characters. Facts with different numbers are no duplicates. At most 100 pairs.",
    ),
  )
  .output(z.array(factPairSchema))
  .meta({ example: { output: [{ facts: [created, created], likeness: 0.82 }] } });

const merge = owned
  .route(
    route(
      "POST",
      "/career/facts/{id}/merge",
      "mergeFacts",
      "Merge a fact into another",
      "Stories, answers and saved items then refer to the remaining fact; the text of the other becomes one of its revisions, and the other is forgotten. A remaining fact that only one application uses becomes shared if the other one was.",
    ),
  )
  .input(one.extend({ duplicateId: idSchema.describe("The fact that is merged into the one of the path.") }))
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true, example: { input: { id: EXAMPLE_ID, duplicateId: EXAMPLE_ID } } });

const uses = owned
  .route(
    route(
      "GET",
      "/career/facts/{id}/uses",
      "listUsesOfFact",
      "List where a fact is used",
      "Stories and saved items that name it, and the places of resumes and letters that say its text, an earlier text of it or the quote that it comes from.",
    ),
  )
  .input(one)
  .output(z.array(factUseSchema))
  .meta({ example: { output: [EXAMPLE_USE] } });

/** Facts. */
export const careerFacts = { list, create, change, forget, proposals, dismiss, duplicates, merge, uses };
