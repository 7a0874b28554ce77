import { z } from "zod";
import { safeLocale } from "@/domain/dates/locale";
import { linesOf, type Translation, translationOf } from "@/domain/record/translation";
import { complete } from "@/server/ai/complete";
import { instructed, materialOf } from "@/server/ai/material";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { findEntry } from "./find";

type Input = { id: string; language: string; aiProviderId?: string | undefined };

const MAX_LINES = 500;
const MAX_TEXT = 4000;

const answerSchema = z.object({
  lines: z.array(z.object({ id: z.string().max(100), text: z.string().max(MAX_TEXT) })).max(MAX_LINES),
});

/**
 * Proposes an entry's own text in another language. Numbers and links are compared by code; whatever else may say something new is marked.
 * Nothing is saved. Throws NOT_FOUND, BAD_REQUEST for an entry without words, and what a model's answer may throw.
 */
export async function translateEntry(db: Db, ownerId: string, input: Input, now: Date): Promise<Translation> {
  const { section, data } = await findEntry(db, ownerId, input.id);
  const lines = linesOf(section, data).slice(0, MAX_LINES);
  if (lines.length === 0) throw failure("BAD_REQUEST", { message: "This entry has nothing to translate." });
  const language = safeLocale(input.language);
  const name = new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language;
  const answer = await complete(db, ownerId, {
    purpose: "translation",
    sent: "the text of an entry of the career record",
    aiProviderId: input.aiProviderId,
    instructions: instructed(
      `You translate lines of a resume into ${name}. Answer with \`lines\`: the \`id\` of each line and its \`text\` in ${name}. Keep every number, name, rank and date as it is. Change nothing, leave nothing out.`,
    ),
    material: materialOf({ lines: lines.map(({ id, text }) => ({ id, text })) }),
    schema: answerSchema,
    fromText: () => ({ lines: [] }),
  });
  return translationOf(section, data, answer.lines, now.getUTCFullYear());
}
