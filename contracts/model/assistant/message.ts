import { z } from "zod";
import { timestamp } from "@/contracts/model/timestamp";
import { assistantPartSchema } from "./part";

export const MESSAGE_ROLES = ["user", "assistant"] as const;
export const MESSAGE_STATUSES = ["complete", "running", "stopped", "failed", "interrupted"] as const;

export const assistantCostSchema = z
  .object({
    calls: z.int().min(0).describe("Requests to the model."),
    inputTokens: z.int().min(0),
    outputTokens: z.int().min(0),
    costUsd: z.number().nullable().describe("By the price list; null where it does not know the model."),
  })
  .describe("What it took.");
export type AssistantCost = z.infer<typeof assistantCostSchema>;

/** A message of a conversation. Source: interface-details 1.10. */
export const assistantMessageSchema = z
  .object({
    id: z.string(),
    threadId: z.string(),
    role: z.enum(MESSAGE_ROLES),
    status: z
      .enum(MESSAGE_STATUSES)
      .describe("How the run of an answer ended. `interrupted`: the server ended while it ran. Messages of yours are complete."),
    runId: z.string().nullable().describe("The run that wrote it; null for a message of yours."),
    parts: z.array(assistantPartSchema),
    cost: assistantCostSchema.nullable().describe("Null for a message of yours."),
    createdAt: timestamp,
  })
  .describe("A message.");
export type AssistantMessage = z.infer<typeof assistantMessageSchema>;
