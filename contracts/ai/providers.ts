import { z } from "zod";
import { cleanText, emptySchema, errors, idSchema, owned, routesOf, SECOND_ADDRESS } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { timestamp } from "@/contracts/model/timestamp";

const route = routesOf("AI");

/** Source: interface-details 1.9. */
export const AI_PROVIDERS = [
  "openai",
  "anthropic",
  "gemini",
  "vercel-ai-gateway",
  "openrouter",
  "mistral",
  "cohere",
  "xai",
  "groq",
  "deepseek",
  "togetherai",
  "fireworks",
  "cerebras",
  "perplexity",
  "ollama",
  "openai-compatible",
] as const;
export type AiProviderKind = (typeof AI_PROVIDERS)[number];

const bounds = LIMITS.aiProvider;
const kind = z.enum(AI_PROVIDERS);

const line = (max: number, description: string) =>
  z
    .string()
    .overwrite((text) => cleanText(text).trim())
    .min(1)
    .max(max)
    .describe(description);

const fields = {
  label: line(bounds.label, "Your name for it."),
  provider: kind,
  model: line(bounds.model, "The provider's name of the model."),
  baseURL: z
    .string()
    .trim()
    .max(bounds.baseURL)
    .nullable()
    .describe(
      "Address of its API, http or https without credentials; null for the provider's own. Required for `openai-compatible`.",
    ),
  apiKey: z
    .string()
    .trim()
    .max(LIMITS.apiKeyOfService)
    .regex(/^[\x21-\x7e]*$/, "A key has no spaces and no line breaks.")
    .describe("Stored encrypted and never returned. May be empty for `ollama` and `openai-compatible`."),
};

const secondOpinion = z
  .boolean()
  .describe("Whether it is also asked what your own words do not support: one more request for each draft.");

export const aiCapabilitiesSchema = z
  .object({
    structured: z.boolean().describe("Returns JSON that follows a given JSON Schema."),
    json: z.boolean().describe("Returns JSON on request."),
    tools: z.boolean().describe("Calls tools."),
    streaming: z.boolean().describe("Streams its response."),
    pictures: z.boolean().default(false).describe("Understands pictures."),
  })
  .describe("What the last test found that the model can do.");
export type AiCapabilities = z.infer<typeof aiCapabilitiesSchema>;

export const TEST_STATUSES = ["untested", "passed", "failed"] as const;

export const aiProviderSchema = z
  .object({
    managed: z.boolean().describe("Whether the server configures it; it cannot be changed here then."),
    id: z.string(),
    label: z.string(),
    provider: kind,
    model: z.string(),
    baseURL: z.string().nullable(),
    enabled: z.boolean(),
    isDefault: z.boolean(),
    secondOpinion: z
      .boolean()
      .describe(
        "Whether it is also asked which sentences of a draft your own words do not support. It can only add marks, of kind `opinion`.",
      ),
    testStatus: z.enum(TEST_STATUSES),
    testError: z.string().nullable().describe("Why the last test failed and what to do."),
    capabilities: aiCapabilitiesSchema.nullable(),
    apiKeyPreview: z
      .string()
      .describe("The last 4 characters of the key; empty for a short key, no key, and a managed provider."),
    apiKeyFingerprint: z.string().describe("Equal for equal keys of yours; reveals nothing else about the key."),
    lastTestedAt: timestamp.nullable(),
    lastUsedAt: timestamp.nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .describe("A connected provider of language models.");
export type AiProvider = z.infer<typeof aiProviderSchema>;

const EXAMPLE_INPUT = { label: "Work", provider: "openai", model: "gpt-5-mini", apiKey: "sk-example" };
const EXAMPLE: AiProvider = {
  managed: false,
  id: EXAMPLE_ID,
  label: "Work",
  provider: "openai",
  model: "gpt-5-mini",
  baseURL: null,
  enabled: true,
  isDefault: true,
  secondOpinion: false,
  testStatus: "passed",
  testError: null,
  capabilities: { structured: true, json: true, tools: true, streaming: true, pictures: true },
  apiKeyPreview: "3f9c",
  apiKeyFingerprint: "5b1f0c7ae2d94c11",
  lastTestedAt: "2026-11-20T09:30:00.000Z",
  lastUsedAt: null,
  createdAt: "2026-11-20T09:29:00.000Z",
  updatedAt: "2026-11-20T09:30:00.000Z",
};

const one = z.object({ id: idSchema });
const creation = errors("BAD_REQUEST", "FORBIDDEN", "PRECONDITION_FAILED");
const changes = { ...creation, ...errors("NOT_FOUND") };

const list = owned
  .route(
    route(
      "GET",
      "/ai-providers",
      "listAiProviders",
      "List AI providers",
      "Oldest first. Requests use the usable default, else the one used most recently, else the oldest that is enabled. Where the server manages the provider, it is the only one.",
    ),
  )
  .output(z.array(aiProviderSchema))
  .errors(errors("PRECONDITION_FAILED"))
  .meta({ example: { output: [EXAMPLE] } });

const create = owned
  .route(route("POST", "/ai-providers", "createAiProvider", "Connect an AI provider", "The first one becomes the default."))
  .input(
    z.object({
      ...fields,
      baseURL: fields.baseURL.optional(),
      apiKey: fields.apiKey.default(""),
      secondOpinion: secondOpinion.default(false),
    }),
  )
  .output(aiProviderSchema)
  .errors(creation)
  .meta({ limit: "mutation", example: { input: EXAMPLE_INPUT, output: EXAMPLE } });

const update = owned
  .route(
    route(
      "PATCH",
      "/ai-providers/{id}",
      "updateAiProvider",
      "Change an AI provider",
      "At least one field. A new provider or base URL needs the key again, so that a key is never sent to another address than it was given for.",
    ),
  )
  .input(
    one
      .extend({
        label: fields.label.optional(),
        provider: fields.provider.optional(),
        model: fields.model.optional(),
        baseURL: fields.baseURL.optional(),
        apiKey: fields.apiKey.optional(),
        enabled: z.boolean().optional().describe("Whether it may be used."),
        secondOpinion: secondOpinion.optional(),
      })
      .refine(({ id: _, ...fields }) => Object.values(fields).some((value) => value !== undefined), "Give at least one field."),
  )
  .output(aiProviderSchema)
  .errors(changes)
  .meta({ limit: "mutation", example: { input: { id: EXAMPLE_ID, label: "Work" }, output: EXAMPLE } });

const remove = owned
  .route(route("DELETE", "/ai-providers/{id}", "deleteAiProvider", "Disconnect an AI provider", "Deletes its key."))
  .input(one)
  .output(emptySchema)
  .errors(errors("FORBIDDEN", "NOT_FOUND", "PRECONDITION_FAILED"))
  .meta({ limit: "mutation", empty: true });

const test = owned
  .route(
    route(
      "POST",
      "/ai-providers/{id}/test",
      "testAiProvider",
      "Test an AI provider",
      "Finds out what the model can do and keeps it. Sends short made-up questions and nothing of yours.",
    ),
  )
  .input(one)
  .output(aiProviderSchema)
  .errors(errors("BAD_REQUEST", "FORBIDDEN", "NOT_FOUND", "PRECONDITION_FAILED", "BAD_GATEWAY"))
  .meta({ limit: "ai", example: { output: EXAMPLE } });

const testAgain = test.route(
  route("POST", "/ai-providers/{id}/tests", "createAiProviderTest", "Test an AI provider (second address)", SECOND_ADDRESS),
);

const setDefault = owned
  .route(
    route("POST", "/ai-providers/{id}/default", "setDefaultAiProvider", "Make an AI provider the default", "Used from now on."),
  )
  .input(one)
  .output(aiProviderSchema)
  .errors(errors("FORBIDDEN", "NOT_FOUND"))
  .meta({ limit: "mutation", example: { output: EXAMPLE } });

/** Providers of language models. */
export const aiProviders = { list, create, update, delete: remove, test, testAgain, setDefault };
