import { z } from "zod";
import { errors, idSchema, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { recordObservationsSchema } from "@/contracts/model/career/observations";
import { recordLanguageSchema } from "@/contracts/model/career/record";
import { recordTranslationSchema } from "@/contracts/model/career/translation";

const route = routesOf("Career record");
const EXAMPLE_OBSERVED = { id: EXAMPLE_ID, section: "experience" as const, name: "Northpine, Designer" };

const translate = owned
  .route(
    route(
      "POST",
      "/career/record/{id}/translations",
      "translateRecordEntry",
      "Translate an entry",
      "A model proposes the entry's own text in another language; nothing is saved: save `data` as a wording. Names of employers and schools are not translated. A line whose numbers or links would change is left as it was.",
    ),
  )
  .input(
    z.object({
      id: idSchema,
      language: recordLanguageSchema.unwrap().describe("BCP 47 tag, such as `de` or `pt-BR`."),
      aiProviderId: idSchema.optional().describe("The connected AI provider to use; without it the one that is used by default."),
    }),
  )
  .output(recordTranslationSchema)
  .errors(errors("BAD_REQUEST", "PRECONDITION_FAILED", "BAD_GATEWAY"))
  .meta({
    limit: "ai",
    example: {
      input: { id: EXAMPLE_ID, language: "de" },
      output: { data: { position: "Produktdesignerin" }, doubts: [], left: [] },
    },
  });

const observe = owned
  .route(
    route(
      "GET",
      "/career/record/observations",
      "observeRecord",
      "Look through the record",
      "What may contradict itself, and what is used nowhere or everywhere. Nothing of it need be wrong.",
    ),
  )
  .output(recordObservationsSchema)
  .meta({
    example: {
      output: {
        overlaps: [],
        spellings: [{ names: ["Northpine", "NorthPine GmbH"], entries: [EXAMPLE_OBSERVED] }],
        unused: [EXAMPLE_OBSERVED],
        everywhere: [],
      },
    },
  });

/** What helps to keep the record in order. */
export const recordCare = { translate, observe };
