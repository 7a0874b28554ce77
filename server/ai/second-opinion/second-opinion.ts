import { type Doubted, wordsOf } from "@/domain/ai/doubted";
import { plainAnswer } from "@/domain/ai/plain-answer";
import { sentencesOf } from "@/domain/ai/sentences";
import { objectionTo, type Support } from "@/domain/ai/supported-text";
import type { Db } from "@/server/platform/db/client";
import { doubtsOfModel, entailmentModel } from "./entailment/entailment";
import { excerptsOf, type Statement } from "./excerpts";
import { chosenForOpinions, doubtsOfProvider } from "./provider-opinion";

/** The sentences of one answer that are looked at a second time. */
const MAX_STATEMENTS = 150;

/**
 * The support for a model's answer, with the sentences that a second model doubts: the operator's entailment model, and the provider that the
 * person allows. Only what the rules let pass is asked about, so that it can add marks and never remove one. Where an opinion cannot be
 * had, the rules alone decide; the record of calls or the log says why.
 */
export async function withSecondOpinion(db: Db, ownerId: string, support: Support, answer: unknown): Promise<Support> {
  const provider = await chosenForOpinions(db, ownerId);
  if (provider === null && entailmentModel() === null) return support;
  const statements = statementsOf(answer, support);
  if (statements.length === 0) return support;
  const [local, asked] = await Promise.all([
    doubtsOfModel(statements),
    provider === null ? [] : doubtsOfProvider(db, ownerId, provider, statements),
  ]);
  const doubted: Doubted = new Set([
    ...(support.doubted ?? []),
    ...[...local, ...asked].map(({ sentence }) => wordsOf(sentence)),
  ]);
  return { ...support, doubted };
}

/** What an answer claims of the person and the rules let pass, each sentence once. */
function statementsOf(answer: unknown, support: Support): Statement[] {
  const sentences = textsIn(answer).flatMap((text) => sentencesOf(plainAnswer(text)).map((sentence) => sentence.text));
  return [...new Set(sentences.map(wordsOf))]
    .filter((sentence) => objectionTo(sentence, support) === null)
    .map((sentence) => ({ sentence, excerpts: excerptsOf(sentence, support) }))
    .filter(({ excerpts }) => excerpts.length > 0)
    .slice(0, MAX_STATEMENTS);
}

/** All texts of an answer, whatever its shape. */
function textsIn(answer: unknown): string[] {
  if (typeof answer === "string") return [answer];
  return typeof answer === "object" && answer !== null ? Object.values(answer).flatMap(textsIn) : [];
}
