import { z } from "zod";
import { MODEL_FAILURES } from "@/contracts/ai/refusals";
import { emptySchema, owned, pagingSchema, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { timestamp } from "@/contracts/model/timestamp";

const route = routesOf("AI");

export const AI_CALL_OUTCOMES = ["started", "answered", "failed", ...MODEL_FAILURES] as const;

const count = z.int().min(0);

export const aiCallSchema = z
  .object({
    id: z.string(),
    at: timestamp.describe("When it was sent."),
    purpose: z.string().describe("What it was for, such as `improvement`."),
    sent: z.string().describe("What was sent, by name; never the text itself."),
    provider: z.string(),
    model: z.string(),
    inputTokens: count.describe("As the provider counted them; 0 where it did not."),
    outputTokens: count,
    costUsd: z.number().min(0).nullable().describe("Price in US dollars by the provider's list; null where it is not known."),
    outcome: z.enum(AI_CALL_OUTCOMES).describe("`answered`, why it failed, or `started` while it runs or if the server stopped."),
    durationMs: count.nullable(),
  })
  .describe("One request to a language model.");

const monthlyLimit = z
  .int()
  .min(0)
  .max(LIMITS.aiCalls.monthly)
  .nullable()
  .describe("Requests a calendar month (UTC), 0 to 100,000; null for no limit.");

const list = owned
  .route(
    route(
      "GET",
      "/ai/calls",
      "listAiCalls",
      "List requests to language models",
      "Newest first, with sums by month. Without `limit` and `offset`, the latest 100.",
    ),
  )
  .input(pagingSchema)
  .output(
    z.object({
      calls: z.array(aiCallSchema),
      total: count,
      months: z
        .array(
          z.object({
            month: z.string().describe("YYYY-MM, in UTC."),
            calls: count,
            failed: count,
            inputTokens: count,
            outputTokens: count,
            costUsd: z.number().min(0).describe("Sum of the prices that are known, in US dollars."),
            unpriced: count.describe("Requests whose price is not known."),
          }),
        )
        .describe("Newest first."),
      thisMonth: count.describe("Requests of this month so far."),
      monthlyLimit,
    }),
  )
  .meta({
    example: {
      output: {
        calls: [
          {
            id: EXAMPLE_ID,
            at: "2026-11-20T09:30:00.000Z",
            purpose: "improvement",
            sent: "One line of a resume",
            provider: "openai",
            model: "gpt-5-mini",
            inputTokens: 412,
            outputTokens: 58,
            costUsd: 0.000219,
            outcome: "answered",
            durationMs: 1840,
          },
        ],
        total: 1,
        months: [{ month: "2026-11", calls: 1, failed: 0, inputTokens: 412, outputTokens: 58, costUsd: 0.000219, unpriced: 0 }],
        thisMonth: 1,
        monthlyLimit: 500,
      },
    },
  });

const clear = owned
  .route(
    route(
      "DELETE",
      "/ai/calls",
      "deleteAiCalls",
      "Delete the record of requests",
      "Deletes all of it. Counting for the monthly limit starts again.",
    ),
  )
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

const setLimit = owned
  .route(
    route(
      "PUT",
      "/ai/calls/limit",
      "setAiCallLimit",
      "Limit requests to language models",
      "A request over the limit is refused with 400 before anything is sent.",
    ),
  )
  .input(z.object({ monthlyLimit }))
  .output(z.object({ monthlyLimit }))
  .meta({ limit: "mutation", example: { input: { monthlyLimit: 500 }, output: { monthlyLimit: 500 } } });

/** The record of calls to language models. */
export const aiCalls = { list, clear, setLimit };
