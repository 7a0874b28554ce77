import { ORPCError } from "@orpc/server";
import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { addressesModel } from "@/domain/ai/addresses-model";
import { foreignText } from "@/domain/ai/foreign-text";
import { sourceWords, standsIn, wordsFor } from "@/domain/ai/parsing/source-words";
import { linksIn, plainAnswer } from "@/domain/ai/plain-answer";
import { complete } from "@/server/ai/complete";
import { instructed, materialOf } from "@/server/ai/material";
import { requireProvider } from "@/server/ai/require-provider";
import type { Db } from "@/server/platform/db/client";

type Line = "role" | "company" | "location" | "salary";
export type PostingFields = Record<Line, string> & { requirements: string[] };

/** Fields that a model found where rules had not, or why it could not, with the error to throw if nothing else was found either. */
type Filled = { fields: Partial<PostingFields>; failed: ORPCError<string, unknown> | null };

const LINES = ["role", "company", "location", "salary"] as const;
const NOTHING: Filled = { fields: {}, failed: null };

const line = z.string().max(2000).default("");
const answerSchema = z.object({
  role: line,
  company: line,
  location: line,
  salary: line,
  requirements: z.array(z.string().max(2000)).max(100).default([]),
});

const TASK =
  "You copy fields from a job posting: the title of the role, the company, where the work is done, the salary, and what is asked for. Use the posting's own words and no others. Leave a field empty that the posting does not say.";

/**
 * Fills what rules left open of a posting, if a provider is connected. Only words of the posting are taken over. A model that fails loses
 * nothing: what rules have found stays.
 */
export async function fillGaps(db: Db, ownerId: string, posting: string, found: PostingFields): Promise<Filled> {
  const text = foreignText(posting).slice(0, LIMITS.jobDescription.max);
  if (text === "" || !(await isConnected(db, ownerId))) return NOTHING;
  try {
    const answer = await complete(db, ownerId, {
      purpose: "posting",
      sent: "a posting",
      instructions: instructed(TASK),
      material: materialOf({ posting: text }),
      schema: answerSchema,
      fromText: () => undefined,
    });
    return { fields: gapsFilled(answer, text, found), failed: null };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return { fields: {}, failed: error };
  }
}

async function isConnected(db: Db, ownerId: string): Promise<boolean> {
  try {
    await requireProvider(db, ownerId);
    return true;
  } catch (error) {
    // No provider, or none that is turned on. The request itself reports a key that cannot be read.
    if (error instanceof ORPCError) return error.code === "PRECONDITION_FAILED";
    throw error;
  }
}

function gapsFilled(answer: z.infer<typeof answerSchema>, text: string, found: PostingFields): Partial<PostingFields> {
  const source = sourceWords(text.split("\n"));
  const accepted = (value: string): string => {
    const words = plainAnswer(value).replace(/\s+/g, " ");
    const isOwn = words.length <= LIMITS.application.line && linksIn(words).length === 0 && !addressesModel(words);
    return isOwn && standsIn(source, wordsFor(words)) ? words : "";
  };
  const lines = LINES.flatMap((name) => {
    const value = found[name] === "" ? accepted(answer[name]) : "";
    return value === "" ? [] : [[name, value] as const];
  });
  const requirements =
    found.requirements.length > 0 ? [] : [...new Set(answer.requirements.map(accepted))].filter((one) => one !== "");
  return {
    ...Object.fromEntries(lines),
    ...(requirements.length > 0 ? { requirements: requirements.slice(0, LIMITS.posting.requirements) } : {}),
  };
}
