import { z } from "zod";
import { errors, idSchema, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_ARTIFACT } from "@/contracts/career-example";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { artifactSchema } from "@/contracts/model/career/artifact";
import { careerTaskSchema } from "@/contracts/model/career/task";

const route = routesOf("Career");
const { application: _application, outdated: _outdated, ...EXAMPLE_ITEM } = EXAMPLE_ARTIFACT;

const answerSchema = z
  .object({
    text: z.string().describe("The answer. Sentences that nothing of yours supports are left out."),
    factIds: z.array(z.string()).describe("Facts that it stands on."),
  })
  .describe("An answer to a question of an application.");

/** Source: interface-details 1.12, 2.8. */
export const careerGenerate = owned
  .route(
    route(
      "POST",
      "/career/generate",
      "generateCareerItem",
      "Write something about an application with AI",
      "Uses the posting, the linked resume, your profile, facts and stories. What is claimed of you and stands in none of them is left out, and a requirement counts as met only with words of yours that show it. Keeps the result among the saved items; an `answer` is not saved.",
    ),
  )
  .input(
    z.object({
      applicationId: idSchema,
      locale: z.string().min(2).max(20).default("en-US").describe("Language to write in, as a BCP 47 tag."),
      task: careerTaskSchema,
    }),
  )
  .output(
    z
      .object({ item: artifactSchema.nullable(), answer: answerSchema.nullable() })
      .describe("The saved item, or the answer. Exactly one of them is there."),
  )
  .errors(errors("PRECONDITION_FAILED", "BAD_GATEWAY"))
  .meta({
    limit: "ai",
    example: {
      input: { applicationId: EXAMPLE_ID, locale: "en-US", task: { kind: "fit" } },
      output: { item: EXAMPLE_ITEM, answer: null },
    },
  });
