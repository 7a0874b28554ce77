import type { AiCapabilities } from "@/contracts/ai/providers";
import { aiLibrary } from "@/server/ai/library";
import { ModelFailed, modelFailureOf } from "@/server/ai/model-failure";
import { languageModel, type ModelAccess } from "@/server/ai/providers/language-model";

const TIMEOUT_MS = 30_000;
/** Models that think first spend tokens on it. */
const MAX_TOKENS = 1000;

type Colour = { colour: string };

const SHAPE = {
  type: "object" as const,
  properties: { colour: { type: "string" as const } },
  required: ["colour"],
  additionalProperties: false,
};

const validate = (value: unknown) =>
  typeof (value as Partial<Colour> | null)?.colour === "string"
    ? { success: true as const, value: value as Colour }
    : { success: false as const, error: new Error("There is no colour.") };

/** A red square, 64 pixels wide. */
const RED_PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAS0lEQVR42u3PQQkAAAgAsetfWiP4FgYrsKZeS0BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDgsqnc8OJg6Ln3AAAAAElFTkSuQmCC";

/** Detects the abilities of a model with short questions. Throws ModelFailed if it does not respond at all. */
export async function probeModel(access: ModelAccess): Promise<AiCapabilities> {
  const { generateText, jsonSchema, Output, streamText, tool } = await aiLibrary();
  const colour = jsonSchema<Colour>(SHAPE, { validate });
  const model = await languageModel(access);
  const ask = { model, maxRetries: 0, maxOutputTokens: MAX_TOKENS };
  const soon = () => AbortSignal.timeout(TIMEOUT_MS);
  try {
    const { text, finishReason } = await generateText({ ...ask, prompt: "Answer with the word: ready", abortSignal: soon() });
    // A reasoning model may have come no further within its limit; it still works.
    if (text.trim() === "" && finishReason !== "length")
      throw new ModelFailed(finishReason === "content-filter" ? "refusal" : "unreadable");
  } catch (error) {
    throw modelFailureOf(error);
  }
  const [structured, json, tools, streaming, pictures] = await Promise.all([
    succeeds(async () => {
      const { output } = await generateText({
        ...ask,
        // Does not mention JSON: only a model that is held to the schema returns it.
        prompt: "Name any colour.",
        output: Output.object({ schema: colour }),
        abortSignal: soon(),
      });
      return output.colour !== "";
    }),
    succeeds(async () => {
      const { output } = await generateText({
        ...ask,
        prompt: 'Answer with this JSON object and nothing else: {"colour":"blue"}',
        output: Output.json(),
        abortSignal: soon(),
      });
      return typeof output === "object" && output !== null;
    }),
    succeeds(async () => {
      const { toolCalls } = await generateText({
        ...ask,
        prompt: "Report the colour blue with the tool.",
        tools: { report: tool({ description: "Reports a colour.", inputSchema: colour }) },
        toolChoice: "required",
        abortSignal: soon(),
      });
      return toolCalls.some(({ toolName }) => toolName === "report");
    }),
    succeeds(async () => {
      // What fails is thrown where the text is read.
      const { textStream } = streamText({ ...ask, prompt: "Count from 1 to 5.", abortSignal: soon(), onError: () => {} });
      let text = "";
      for await (const piece of textStream) text += piece;
      return text !== "";
    }),
    succeeds(async () => {
      const question = { type: "text" as const, text: "Which colour is this picture? Answer with one English word." };
      const picture = { type: "image" as const, image: RED_PNG, mediaType: "image/png" };
      const { text } = await generateText({
        ...ask,
        messages: [{ role: "user" as const, content: [question, picture] }],
        abortSignal: soon(),
      });
      // A model that only claims to see has one chance in many to name it.
      return /\bred\b/i.test(text);
    }),
  ]);
  return { structured, json: json || structured, tools, streaming, pictures };
}

const succeeds = (work: () => Promise<boolean>): Promise<boolean> => work().catch(() => false);
