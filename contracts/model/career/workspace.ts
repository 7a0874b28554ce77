import { z } from "zod";
import { idSchema } from "@/contracts/base";
import { longText, shortText } from "@/contracts/model/career/fields";

export const workspaceAnswerSchema = z
  .object({
    id: shortText(64, "Identifier, made up by the client.").min(1),
    question: longText(2000, "A question of the application."),
    answer: longText(6000, "Your answer."),
    factIds: z.array(idSchema).max(10).describe("Facts that the answer is based on."),
  })
  .describe("An answer to a question of the application.");

export const workspaceQuestionSchema = z
  .object({
    text: longText(400, "A question to ask."),
    origin: shortText(60, "Where the question comes from."),
  })
  .describe("A question to ask in an interview.");

/** What one application's workspace holds; each field is a part that is saved for itself. */
export const workspaceFields = {
  answers: z.array(workspaceAnswerSchema).max(30).describe("Answers to the questions of the application."),
  checklist: z.array(z.number().int().min(0).max(10)).max(10).describe("Places of the items that are done."),
  questions: z.array(workspaceQuestionSchema).max(20).describe("Questions to ask."),
  evidence: z
    .record(longText(500, "A requirement."), idSchema)
    .refine((map) => Object.keys(map).length <= 100, "At most 100 requirements.")
    .describe("The fact that shows a requirement, by the text of the requirement."),
  ticks: z
    .record(shortText(200, "Key of a list."), z.array(shortText(200, "Id of a row.")).max(200))
    .refine((map) => Object.keys(map).length <= 100, "At most 100 lists.")
    .describe("Ids of the rows that are ticked, by the key of their list."),
  message: longText(20_000, "The message from the company to reply to."),
};

/** Where one application is worked on. Source: interface-details 2.8. */
export const workspaceSchema = z.object(workspaceFields).describe("Workspace of an application.");
export type Workspace = z.infer<typeof workspaceSchema>;
export type WorkspaceAnswer = Workspace["answers"][number];

export const EMPTY_WORKSPACE: Workspace = { answers: [], checklist: [], questions: [], evidence: {}, ticks: {}, message: "" };
