import { z } from "zod";
import { plainAnswer } from "@/domain/ai/plain-answer";
import { keepChecked } from "@/domain/ai/supported-text";
import { withSecondOpinion } from "@/server/ai/second-opinion/second-opinion";
import { plainLine, withoutForeignLinks } from "../shown-text";
import { ToolRefused, tool } from "./tool";

export const askPerson = tool({
  name: "ask_person",
  description:
    "Asks the person for something that only they know, such as a number, a date or a result that is missing. Ask one thing, and only what their texts and facts do not say. Your answer ends with it.",
  schema: z.object({
    question: z.string().min(1).max(1000),
    why: z.string().max(500).default("").describe("What the answer is for."),
    options: z.array(z.string().min(1).max(200)).max(6).default([]).describe("Answers to choose from; empty for a free answer."),
  }),
  isOn: () => true,
  run: async ({ question, why, options }, context, toolCallId) => {
    const clean = (text: string) => withoutForeignLinks(plainAnswer(text), context.personTexts);
    const part = {
      type: "question" as const,
      toolCallId,
      question: clean(question),
      why: clean(why),
      options: options.map(clean),
    };
    return { result: { asked: true }, part, ends: true };
  },
});

export const draftText = tool({
  name: "draft_text",
  description:
    "Writes a text that is no part of a document, such as a message or an answer to a question, for the person to copy. Sentences that claim what the person's texts do not say are left out of it.",
  schema: z.object({ title: z.string().min(1).max(200), text: z.string().min(1).max(20_000) }),
  isOn: () => true,
  run: async ({ title, text }, context, toolCallId) => {
    const support = await withSecondOpinion(context.db, context.ownerId, await context.support(), text);
    const draft = keepChecked(text, support);
    if (draft.text === "")
      throw new ToolRefused("Every sentence of it claims what the person's texts and facts don't say. Ask the person instead.");
    const part = { type: "draft" as const, toolCallId, title: plainLine(title, 200), ...draft };
    return { result: { shown: true, leftOut: draft.leftOut.map((one) => one.text) }, part };
  },
});
