import { z } from "zod";
import { idSchema, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { type PreparationPlan, preparationPlanSchema } from "@/contracts/model/career/plan";

const route = routesOf("Career");

const EXAMPLE: PreparationPlan = {
  interviewAt: "2026-12-04T13:00:00.000Z",
  timezone: "Europe/Amsterdam",
  days: [
    { date: "2026-12-02", tasks: [{ kind: "write-story", minutes: 40, about: "User research", storyId: null }] },
    { date: "2026-12-03", tasks: [{ kind: "rehearse", minutes: 30, about: "", storyId: null }] },
  ],
};

const gapSchema = z
  .object({
    requirement: z.string(),
    storyIds: z.array(z.string()).describe("Stories that show it; none for a gap."),
  })
  .describe("A requirement, and the stories that show it.");

const read = owned
  .route(
    route(
      "GET",
      "/career/workspace/{applicationId}/plan",
      "getPreparationPlan",
      "Read the plan for an interview",
      "From today to the interview: stories that are missing, stories to go over, practice, notes on the company. Needs no model and is worked out on each read. Null without an interview that is still to come.",
    ),
  )
  .input(
    z.object({
      applicationId: idSchema,
      interviewId: idSchema.optional().describe("An entry of the timeline; the next interview without it."),
    }),
  )
  .output(preparationPlanSchema.nullable())
  .meta({ example: { output: EXAMPLE } });

const gaps = owned
  .route(
    route(
      "GET",
      "/career/workspace/{applicationId}/stories",
      "listRequirementStories",
      "List the requirements with their stories",
      "Each requirement of the application with the stories that show it: found by the words that both share, and by facts that the workspace names as evidence.",
    ),
  )
  .input(z.object({ applicationId: idSchema }))
  .output(z.array(gapSchema))
  .meta({ example: { output: [{ requirement: "User research", storyIds: [EXAMPLE_ID] }] } });

const similarAnswers = owned
  .route(
    route(
      "GET",
      "/career/answers",
      "findSimilarAnswers",
      "Find earlier answers to a question",
      "Your answers to similar questions, for any application, most similar first. At most 5.",
    ),
  )
  .input(z.object({ question: z.string().min(1).max(2000) }))
  .output(
    z.array(
      z
        .object({
          applicationId: z.string(),
          company: z.string(),
          question: z.string(),
          answer: z.string(),
          likeness: z.number().min(0).max(1).describe("1 for equal words."),
        })
        .describe("An earlier answer."),
    ),
  )
  .meta({
    example: {
      input: { question: "Why us?" },
      output: [
        { applicationId: EXAMPLE_ID, company: "Northpine", question: "Why us?", answer: "You talk to your users.", likeness: 1 },
      ],
    },
  });

/** What to do until an interview. */
export const careerPlan = { read, gaps, similarAnswers };
