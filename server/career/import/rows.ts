import { z } from "zod";
import type { CheckedClaim } from "@/contracts/model/ai/claim";
import { ARTIFACT_KINDS, artifactSchema } from "@/contracts/model/career/artifact";
import { formAnswerSchema, formQuestionSchema, formTopicSchema } from "@/contracts/model/career/form-answers";
import { opportunitySchema } from "@/contracts/model/career/opportunity";
import { scheduleFields } from "@/contracts/model/career/schedule";
import { storyFields } from "@/contracts/model/career/story";
import { EMPTY_WORKSPACE, workspaceSchema } from "@/contracts/model/career/workspace";
import { mailProposalSchema, proposedInterviewSchema } from "@/contracts/model/mail-proposal";
import { timestamp } from "@/contracts/model/timestamp";
import type { Prisma } from "@/server/platform/db/generated/client";
import { asJson } from "@/server/platform/db/json";
import type { Ids } from "./ids";

/** What a row of an export refers to, as it is called here. */
export type Names = Ids & { fact: (id: string) => string | null };

const moments = { createdAt: timestamp, updatedAt: timestamp };
const about = { id: z.string(), applicationId: z.string().nullable(), ...moments };

/** A row for the database, or null for one that is not as an export has it or is about an application that is not here. */
type Reader<Row> = (row: unknown, ownerId: string, names: Names) => Row | null;

const facts = (ids: readonly string[], names: Names): string[] => [...new Set(ids.flatMap((id) => names.fact(id) ?? []))];

/** Whether what a row is about is here. What is about nothing is everywhere. */
const isHere = (applicationId: string | null, names: Names) => applicationId === null || names.named(applicationId) !== null;

const storySchema = z.object({ ...about, data: z.object(storyFields) });

export const readStory: Reader<Prisma.CareerStoryCreateManyInput> = (row, ownerId, names) => {
  const { data: story } = storySchema.safeParse(row);
  if (!story || !isHere(story.applicationId, names)) return null;
  const { factIds, applicationId: _, ...rest } = story.data;
  const { id, applicationId, createdAt, updatedAt } = story;
  const scope = names.named(applicationId);
  return {
    id: names.ofRow(id),
    userId: ownerId,
    applicationId: scope,
    data: asJson(rest),
    factIds: facts(factIds, names),
    createdAt,
    updatedAt,
  };
};

/** A claim whose source is named as it is called here. */
function namedHere({ source, ...claim }: CheckedClaim, names: Names): CheckedClaim {
  if (!source?.id) return { ...claim, source };
  const id = source.kind === "fact" ? names.fact(source.id) : names.ofRow(source.id);
  return { ...claim, source: { ...source, id } };
}

export const readArtifact: Reader<Prisma.CareerArtifactCreateManyInput> = (row, ownerId, names) => {
  const { data: item } = artifactSchema.safeParse(row);
  if (!item || !isHere(item.applicationId, names) || !ARTIFACT_KINDS.includes(item.data.kind)) return null;
  const { id, applicationId, interviewId, title, data, evidence, inputVersion, createdAt, updatedAt } = item;
  const { claims, language, isChecked } = item;
  return {
    id: names.ofRow(id),
    userId: ownerId,
    applicationId: names.named(applicationId),
    interviewId,
    title,
    kind: data.kind,
    data: asJson(data),
    ...(claims && { checked: asJson({ claims: claims.map((claim) => namedHere(claim, names)), language, isChecked }) }),
    factIds: facts(evidence.factIds, names),
    storyIds: evidence.storyIds.map((storyId) => names.ofRow(storyId)),
    inputVersion,
    createdAt,
    updatedAt,
  };
};

const scheduleSchema = z.object({ ...scheduleFields, ...about, nextRunAt: timestamp });

/** Turned off: its times were meant for another time, and its provider is not here. */
export const readSchedule: Reader<Prisma.CareerScheduleCreateManyInput> = (row, ownerId, names) => {
  const { data: schedule } = scheduleSchema.safeParse(row);
  if (!schedule || !isHere(schedule.applicationId, names)) return null;
  const { id, applicationId, aiProviderId: _, ...rest } = schedule;
  return { ...rest, id: names.ofRow(id), userId: ownerId, applicationId: names.named(applicationId), enabled: false };
};

export const readOpportunity: Reader<Prisma.OpportunityCreateManyInput> = (row, ownerId, names) => {
  const { data: found } = opportunitySchema.safeParse(row);
  return found
    ? { ...found, id: names.ofRow(found.id), userId: ownerId, trackedApplicationId: names.named(found.trackedApplicationId) }
    : null;
};

const transcriptSchema = z.object({
  ...about,
  original: z.string().max(20_000),
  edited: z.string().max(20_000),
  model: z.string().max(200),
});

export const readTranscript: Reader<Prisma.TranscriptCreateManyInput> = (row, ownerId, names) => {
  const { data: transcript } = transcriptSchema.safeParse(row);
  if (!transcript || !isHere(transcript.applicationId, names)) return null;
  return { ...transcript, id: names.ofRow(transcript.id), userId: ownerId, applicationId: names.named(transcript.applicationId) };
};

const exportedAnswer = z.object({
  id: z.string(),
  topic: formTopicSchema,
  question: formQuestionSchema,
  answer: formAnswerSchema,
  applicationId: z.string().nullable(),
  usedAt: timestamp,
});

export const readFormAnswer: Reader<Prisma.CareerFormAnswerCreateManyInput> = (row, ownerId, names) => {
  const { data: answer } = exportedAnswer.safeParse(row);
  return answer
    ? { ...answer, id: names.ofRow(answer.id), userId: ownerId, applicationId: names.named(answer.applicationId) }
    : null;
};

const exportedProposal = mailProposalSchema
  .pick({
    id: true,
    kind: true,
    sentence: true,
    subject: true,
    receivedAt: true,
    authenticated: true,
    applicationId: true,
    isSure: true,
    state: true,
  })
  .extend({
    mailKey: z.string().min(1).max(100),
    messageId: z.string().max(500),
    sender: z.string().max(600),
    subject: z.string().max(500),
    suggestedIds: z.array(z.string()).max(5),
    interview: proposedInterviewSchema.nullable(),
    ...moments,
  });

export const readMailProposal: Reader<Prisma.MailProposalCreateManyInput> = (row, ownerId, names) => {
  const { data: proposal } = exportedProposal.safeParse(row);
  if (!proposal) return null;
  const { interview, suggestedIds, ...fields } = proposal;
  return {
    ...fields,
    id: names.ofRow(fields.id),
    userId: ownerId,
    applicationId: names.named(fields.applicationId),
    suggestedIds: suggestedIds.flatMap((id) => names.named(id) ?? []),
    ...(interview && { interview: asJson(interview) }),
  };
};

const exportedWorkspace = workspaceSchema.partial().extend({ applicationId: z.string(), updatedAt: timestamp });

export const readWorkspaceRow: Reader<Prisma.CareerWorkspaceCreateManyInput> = (row, ownerId, names) => {
  const { data: workspace } = exportedWorkspace.safeParse(row);
  const applicationId = workspace ? names.named(workspace.applicationId) : null;
  if (!workspace || applicationId === null) return null;
  const { applicationId: _, updatedAt, ...parts } = workspace;
  const evidence = Object.entries(parts.evidence ?? {}).flatMap(([requirement, id]): [string, string][] => {
    const here = names.fact(id);
    return here ? [[requirement, here]] : [];
  });
  const answers = (parts.answers ?? []).map((answer) => ({ ...answer, factIds: facts(answer.factIds, names) }));
  const data = { ...EMPTY_WORKSPACE, ...parts, answers, evidence: Object.fromEntries(evidence) };
  return { applicationId, userId: ownerId, data: asJson(data), updatedAt };
};
