import { z } from "zod";
import { IMPROVE_ACTIONS } from "@/contracts/ai/ai";
import { AI_CALL_OUTCOMES, aiCallSchema } from "@/contracts/ai/calls";
import { AI_PROVIDERS, aiCapabilitiesSchema, aiProviderSchema } from "@/contracts/ai/providers";
import { EVIDENCE_STATUSES, MESSAGE_KINDS } from "@/contracts/applications/ai";
import { contract } from "@/contracts/index";
import { DRAFT_VARIANTS, letterDraftSchema, letterSourcesSchema } from "@/contracts/letters/drafts";
import { CLAIM_KINDS, leftOutSchema, unsupportedClaimSchema } from "@/contracts/model/ai/claim";
import { PARSED_FIELD_STATUSES, parsedResumeSchema } from "@/contracts/model/ai/parsed-resume";
import { writingReviewSchema } from "@/contracts/model/ai/review";
import {
  CHANGE_STATUSES,
  REFUSALS,
  refusedRewordingSchema,
  tailoringChangeSchema,
  tailoringSchema,
} from "@/contracts/model/ai/tailoring";
import { answerOf } from "./document-parts";

const { ai, aiCalls, applicationAi } = contract;

const change = (kind: string) => tailoringChangeSchema.options.find(({ shape }) => shape.kind.value === kind) ?? z.never();

/** Named response schemas of models and what they write. */
export const AI_ANSWERED_SCHEMAS: Record<string, z.ZodType> = {
  UnsupportedClaim: unsupportedClaimSchema,
  LeftOut: leftOutSchema,
  ParsedResume: parsedResumeSchema,
  WritingReview: writingReviewSchema,
  Tailoring: tailoringSchema,
  TailoringChange: tailoringChangeSchema,
  RefusedRewording: refusedRewordingSchema,
  Rewording: change("reword"),
  HiddenEntry: change("hide"),
  NewOrder: change("order"),
  LetterDraft: letterDraftSchema,
  LetterSources: letterSourcesSchema,
  Improvement: answerOf(ai.improve),
  MatchScore: answerOf(applicationAi.matchScore),
  MessageDraft: answerOf(applicationAi.draftMessage),
  TailoredResume: answerOf(applicationAi.tailorResume),
  AiProvider: aiProviderSchema,
  AiCall: aiCallSchema,
  AiCallList: answerOf(aiCalls.list),
  AiCallLimit: answerOf(aiCalls.setLimit),
  AiCapabilities: aiCapabilitiesSchema,
};

/** Named enums of models and what they write. */
export const AI_SENT_SCHEMAS: Record<string, z.ZodType> = {
  ClaimKind: z.enum(CLAIM_KINDS),
  ParsedFieldStatus: z.enum(PARSED_FIELD_STATUSES),
  TailoringStatus: z.enum(CHANGE_STATUSES),
  TailoringRefusal: z.enum(REFUSALS),
  MessageKind: z.enum(MESSAGE_KINDS),
  DraftVariant: z.enum(DRAFT_VARIANTS),
  ImproveAction: z.enum(IMPROVE_ACTIONS),
  EvidenceStatus: z.enum(EVIDENCE_STATUSES),
  AiCallOutcome: z.enum(AI_CALL_OUTCOMES),
  AiProviderKind: z.enum(AI_PROVIDERS),
};
