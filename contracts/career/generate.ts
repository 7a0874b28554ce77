import { z } from "zod";
import { errors, idSchema, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_ARTIFACT } from "@/contracts/career/example";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { checkedText } from "@/contracts/model/ai/claim";
import { artifactSchema } from "@/contracts/model/career/artifact";
import { careerTaskSchema } from "@/contracts/model/career/task";

const route = routesOf("Career");
const { application: _application, outdated: _outdated, ...EXAMPLE_ITEM } = EXAMPLE_ARTIFACT;

const answerSchema = z
  .object({
    text: z.string().describe("The answer, without sentences that none of your data supports."),
    factIds: z.array(z.string()).describe("Facts that it is based on."),
    ...checkedText,
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
      "Uses the posting, the linked resume, your profile, facts and stories. Claims about you that none of them supports are left out, and a requirement counts as met only if words of yours show it. Stores the result as a saved item, except an `answer`.",
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
      .describe("The saved item, or the answer. Exactly one of them is present."),
  )
  .errors(errors("PRECONDITION_FAILED", "BAD_GATEWAY"))
  .meta({
    limit: "ai",
    example: {
      input: { applicationId: EXAMPLE_ID, locale: "en-US", task: { kind: "fit" } },
      output: { item: EXAMPLE_ITEM, answer: null },
    },
  });
