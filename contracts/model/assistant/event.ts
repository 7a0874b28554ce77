import { z } from "zod";
import { assistantMessageSchema } from "./message";
import { assistantPartSchema } from "./part";

const sequence = z
  .int()
  .min(0)
  .describe("Increases in a conversation with each event. It is the id of the event, and the `after` of the next request.");
const index = z.int().min(0).describe("Position of the part in the answer.");

/**
 * What happens in a run, in order. On the wire each event is a string, the JSON text of one of these. The answer is `message` of the last
 * `snapshot` with the events after it applied: `applyAssistantEvent` in domain/assistant.
 */
export const assistantEventSchema = z
  .discriminatedUnion("type", [
    z
      .object({ sequence, type: z.literal("snapshot"), message: assistantMessageSchema })
      .describe(
        "The answer so far: the first event of a run, and of a stream that begins without `after`. Replaces the previous state.",
      ),
    z
      .object({ sequence, type: z.literal("text"), index, text: z.string() })
      .describe("Appended to a text part, which begins with it."),
    z
      .object({ sequence, type: z.literal("part"), index, part: assistantPartSchema })
      .describe("A part, new or in place of the one there."),
    z
      .object({ sequence, type: z.literal("end"), message: assistantMessageSchema })
      .describe("The run has ended, and this is the answer as it is stored. The stream ends after it."),
  ])
  .describe("An event of a run.");
export type AssistantEvent = z.infer<typeof assistantEventSchema>;
