import { z } from "zod";
import type { IMPROVE_ACTIONS } from "@/contracts/ai/ai";
import type { UnsupportedClaim } from "@/contracts/model/ai/claim";
import { foreignLinks, plainAnswer } from "@/domain/ai/plain-answer";
import { sentencesOf } from "@/domain/ai/sentences";
import { foreignClaims, objectionTo, type Support } from "@/domain/ai/supported-text";
import { withoutScores } from "@/domain/ai/without-scores";
import { checkedLanguage } from "@/domain/claims/check-claims";
import { complete } from "@/server/ai/complete";
import { instructed, materialOf } from "@/server/ai/material";
import { factSources } from "@/server/ai/person-sources";
import { withSecondOpinion } from "@/server/ai/second-opinion/second-opinion";
import type { Db } from "@/server/platform/db/client";

type Input = {
  aiProviderId?: string | undefined;
  line: string;
  action: (typeof IMPROVE_ACTIONS)[number];
  request?: string | undefined;
  where?: string | undefined;
  context?: string | undefined;
};

type Improvement = {
  text: string;
  why: string;
  addsFacts: boolean;
  claims: UnsupportedClaim[];
  supportedText: string;
  language: string;
  isChecked: boolean;
};

const ACTIONS: Record<Input["action"], string> = {
  verb: "Begin the line with a strong verb.",
  result: "Say first what came of it, if the material says it.",
  shorter: "Make the line shorter without losing what it says.",
  custom: "Do what `request` asks, as far as it is about the wording of the line.",
};

const MAX_TEXT = 4000;
const MAX_WHY = 500;

const answerSchema = z.object({ text: z.string().trim().min(1).max(MAX_TEXT), why: z.string().max(MAX_WHY) });

/** Proposes another wording of a line. What it claims beyond its sources is found by code and marked; nothing is saved. */
export async function improveLine(db: Db, ownerId: string, input: Input, now: Date): Promise<Improvement> {
  const { line, action, request, where, context } = input;
  const facts = await factSources(db, ownerId, null);
  const answer = await complete(db, ownerId, {
    purpose: "improvement",
    sent: context ? "a line and other text of its document" : "a line of a document",
    aiProviderId: input.aiProviderId,
    instructions: instructed(
      `You improve one line of a resume or letter, in the language of the line. ${ACTIONS[action]} Answer with \`text\`, the line, and \`why\`, what is better about it in one sentence.`,
    ),
    material: materialOf({ line, where, request: action === "custom" ? request : undefined, context }),
    schema: answerSchema,
    fromText: (text) => ({ text, why: "" }),
  });
  // A user's request determines what to write, and counts as their own words like the line.
  const own = [line, context ?? "", action === "custom" ? (request ?? "") : ""].join("\n");
  const support = { sources: [{ id: "line", text: own }, ...facts], thisYear: now.getUTCFullYear() };
  return marked(answer, line, await withSecondOpinion(db, ownerId, support, answer));
}

function marked(answer: { text: string; why: string }, line: string, support: Support): Improvement {
  const own = support.sources.map(({ text }) => text);
  const isOwnLink = (text: string) => foreignLinks(text, own).length === 0;
  const spoken = sentencesOf(plainAnswer(answer.text)).filter(({ text }) => isOwnLink(text));
  const text = spoken.map((sentence) => sentence.text).join(" ") || line;
  const claims = foreignClaims(text, support);
  const why = withoutScores(plainAnswer(answer.why), own);
  const supported = sentencesOf(text).filter((sentence) => objectionTo(sentence.text, support) === null);
  return {
    text,
    // What is better about it may repeat the line and the new wording, whose claims are marked, and claims nothing else.
    why: objectionTo(why, { ...support, isMixed: true, sources: [...support.sources, { id: "new", text }] }) ? "" : why,
    addsFacts: claims.length > 0,
    claims,
    ...checkedLanguage(text),
    supportedText: supported.map((sentence) => sentence.text).join(" ") || line,
  };
}
