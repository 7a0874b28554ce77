import { z } from "zod";

export const PLAN_TASKS = [
  "company-notes",
  "write-story",
  "review-stories",
  "practise",
  "prepare-questions",
  "rehearse",
] as const;

export const preparationPlanSchema = z
  .object({
    interviewAt: z.string().describe("ISO 8601 date-time of the interview."),
    timezone: z.string().describe("IANA time zone in which the days are counted: the one of the interview."),
    days: z
      .array(
        z
          .object({
            date: z.string().describe("A day, YYYY-MM-DD."),
            tasks: z.array(
              z
                .object({
                  kind: z.enum(PLAN_TASKS),
                  minutes: z.number().int().min(5).max(120),
                  about: z.string().describe("The requirement, story or question that it is about; may be empty."),
                  storyId: z.string().nullable(),
                })
                .describe("Something to do on a day."),
            ),
          })
          .describe("A day of a plan."),
      )
      .describe("Days with something to do, from today to the interview."),
  })
  .describe("What to do until an interview, day by day.");
export type PreparationPlan = z.infer<typeof preparationPlanSchema>;
export type PlanTask = PreparationPlan["days"][number]["tasks"][number];
