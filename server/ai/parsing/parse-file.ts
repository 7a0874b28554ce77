import type { PDF_TYPE, WORD_TYPES } from "@/contracts/ai/ai";
import type { ParsedResume } from "@/contracts/model/ai/parsed-resume";
import type { ResumeData } from "@/contracts/model/resume/data";
import { parsedAnswerSchema, resumeOfAnswer } from "@/domain/ai/parsing/answer";
import { compareWithSource } from "@/domain/ai/parsing/compare";
import { withoutMissing } from "@/domain/ai/parsing/without-missing";
import { complete } from "@/server/ai/complete";
import { instructed, materialOf } from "@/server/ai/material";
import { requireProvider } from "@/server/ai/require-provider";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { newId } from "@/server/platform/ids";
import { linesOfFile } from "./file-lines";

type Input = {
  aiProviderId?: string | undefined;
  file: { name: string; data: string };
  mediaType: typeof PDF_TYPE | (typeof WORD_TYPES)[number];
};

const TASK =
  "You copy a resume from the lines of a file into fields. Use the words of the file and no others, also for dates. Leave a field empty that the file does not have. `lines` are the lines of a description, one entry each.";

/** Reads a resume from a file with a model and compares it with the file's own text. Nothing is refused and nothing is saved. */
export async function compareParsedFile(
  db: Db,
  ownerId: string,
  { aiProviderId, file, mediaType }: Input,
): Promise<ParsedResume> {
  await requireProvider(db, ownerId, aiProviderId);
  const { lines, leftOut } = await linesOfFile(file.data, mediaType);
  const answer = await complete(db, ownerId, {
    purpose: "parsing",
    sent: `the text of a file, ${lines.length} lines`,
    aiProviderId,
    instructions: instructed(TASK),
    material: materialOf({ lines }),
    schema: parsedAnswerSchema,
    // What is not in fields cannot be compared.
    fromText: () => undefined,
    timeoutMs: 120_000,
    maxTokens: 16_000,
  });
  const data = resumeOfAnswer(answer, newId);
  return { data, lines, leftOut, ...compareWithSource(data, lines) };
}

/** The same for programs, without marks: what is not reliable is refused, and what the file does not say is left out. */
export async function parseFile(db: Db, ownerId: string, input: Input): Promise<ResumeData> {
  const { data, fields, isReliable, coverage } = await compareParsedFile(db, ownerId, input);
  if (isReliable) return withoutMissing(data, fields);
  throw failure("BAD_GATEWAY", {
    message: `The model's answer does not match the file (${Math.round(coverage * 100)} % of its words are in it), so it was not used. Import the file without AI instead, as a PDF, or choose another model in Settings.`,
  });
}
