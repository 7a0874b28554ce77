import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { cleanText, errors, idSchema, owned, routesOf } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";
import { checkedText, leftOutSchema } from "@/contracts/model/ai/claim";

const route = routesOf("Cover letters");

export const DRAFT_VARIANTS = ["draft", "shorter", "personal"] as const;

/** What the stream returns when it is complete. */
export const letterDraftSchema = z
  .object({
    text: z.string().describe("The draft as it may be used, plain text, paragraphs separated by an empty line."),
    leftOut: z.array(leftOutSchema).describe("Sentences that were left out because none of your data supports them."),
    ...checkedText,
  })
  .describe("The complete draft, checked.");
export type LetterDraft = z.infer<typeof letterDraftSchema>;

const createDraft = owned
  .route(
    route(
      "POST",
      "/cover-letters/{id}/drafts",
      "createCoverLetterDraft",
      "Draft a letter",
      "Server-sent events: each `message` is a piece of text to show while it is written. The last event, `done`, holds the checked draft: use that one, because sentences without support are left out of it. `error` ends a stream that fails. Nothing is saved; closing the connection stops the model. Needs an AI provider and a letter with a linked resume (400).",
    ),
  )
  .input(
    z.object({
      id: idSchema,
      variant: z.enum(DRAFT_VARIANTS).default("draft").describe("A new draft, or `previous` made shorter or more personal."),
      previous: z
        .string()
        .overwrite(cleanText)
        .max(LIMITS.aiDraft.previous)
        .optional()
        .describe("The draft to change; without it the letter's own text is used. It is no source for claims."),
    }),
  )
  .output(eventIterator(z.string().describe("A piece of text."), letterDraftSchema))
  .errors(errors("BAD_REQUEST", "PRECONDITION_FAILED", "BAD_GATEWAY"))
  .meta({ limit: "ai", produces: ["text/event-stream"], example: { input: { variant: "draft" } } });

const createDraftLegacy = createDraft.route(
  route(
    "POST",
    "/cover-letters/{id}/draft",
    "draftCoverLetter",
    "Draft a letter (second address)",
    "Second address of the same operation.",
  ),
);

/** What supports the text of a letter, as it is now. */
export const letterSourcesSchema = z
  .object({ text: z.string().describe("The letter's text without markup, as it was compared."), ...checkedText })
  .describe("What a letter claims of you, and what supports it.");
export type LetterSources = z.infer<typeof letterSourcesSchema>;

const EXAMPLE_SOURCES: LetterSources = {
  text: "I planned the timetable of the ferries.",
  claims: [
    {
      text: "I planned the timetable of the ferries.",
      kind: "statement",
      state: "supported",
      source: { kind: "resume", id: null, quote: "Planned the timetable of the ferries." },
    },
  ],
  language: "en",
  isChecked: true,
};

const readSources = owned
  .route(
    route(
      "GET",
      "/cover-letters/{id}/sources",
      "getCoverLetterSources",
      "Read what supports a letter",
      "Compares the letter's text with the linked resume and your facts, no matter who wrote it. The letter itself does not count as a source. No model is called.",
    ),
  )
  .input(z.object({ id: idSchema }))
  .output(letterSourcesSchema)
  .meta({ limit: "mutation", example: { output: EXAMPLE_SOURCES } });

export const coverLetterDrafts = { createDraft, createDraftLegacy, readSources };
