import { z } from "zod";
import { FACT_CATEGORIES } from "@/contracts/model/career/fact";
import { plainAnswer } from "@/domain/ai/plain-answer";
import { occursIn } from "@/domain/career/quote";
import { createFact } from "@/server/career/facts";
import { readProfile } from "@/server/career/profile";
import { withoutForeignLinks } from "../shown-text";
import { ToolRefused, tool } from "./tool";

export const keepFact = tool({
  name: "keep_fact",
  description:
    "Remembers something true about the person that they said in this conversation and that will be useful again. `quote` is copied from their message word for word.",
  schema: z.object({
    text: z.string().min(1).max(2000).describe("The fact, in a sentence."),
    category: z.enum(FACT_CATEGORIES),
    quote: z.string().min(1).max(4000).describe("The person's own words."),
  }),
  isOn: ({ context }) => context.memory,
  run: async ({ text, category, quote }, { db, ownerId, personTexts, applicationId, thread }, toolCallId) => {
    const { memoryMode } = await readProfile(db, ownerId);
    if (memoryMode === "off") throw new ToolRefused("The person has turned remembering off. Do not propose facts.");
    const source = personTexts.findLast((message) => occursIn(quote, message.text));
    if (!source) throw new ToolRefused("The person did not say that: the quote is not in any of their messages.");
    const part = {
      type: "fact" as const,
      toolCallId,
      text: withoutForeignLinks(plainAnswer(text), personTexts) || quote,
      category,
      quote,
      messageId: source.id,
    };
    if (memoryMode === "ask") return { result: { proposed: true }, part: { ...part, status: "pending", factId: null } };
    // A fact that is saved without asking has exactly the user's words.
    const fact = await createFact(
      db,
      ownerId,
      {
        applicationId: thread.scope === "application" ? applicationId : null,
        text: quote.trim().slice(0, 2000),
        category,
        source: { kind: "user-message", id: source.id, quote },
      },
      new Date(),
    );
    if (!fact) throw new ToolRefused("The person has forgotten or corrected this fact before. Do not bring it back.");
    return { result: { kept: true }, part: { ...part, text: fact.text, status: "kept", factId: fact.id } };
  },
});
