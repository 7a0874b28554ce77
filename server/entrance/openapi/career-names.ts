import { z } from "zod";
import { contract } from "@/contracts/index";
import { ARTIFACT_KINDS, artifactSchema, listedArtifactSchema } from "@/contracts/model/career/artifact";
import { artifactDataSchema, replyChangeSchema } from "@/contracts/model/career/artifact-data";
import {
  FACT_CATEGORIES,
  FACT_SOURCES,
  FACT_STATUSES,
  factSchema,
  factSourceSchema,
  listedFactSchema,
} from "@/contracts/model/career/fact";
import { FACT_USES, factPairSchema, factProposalSchema, factUseSchema } from "@/contracts/model/career/fact-views";
import { formAnswersSchema } from "@/contracts/model/career/form-answers";
import {
  languageGapSchema,
  languagePairingSchema,
  languagePairSchema,
  pairedResumeSchema,
  resumeLanguageSchema,
} from "@/contracts/model/career/languages";
import { MAIL_WAYS, noticeSchema, notificationSchema } from "@/contracts/model/career/notification";
import { observedEntrySchema, recordObservationsSchema } from "@/contracts/model/career/observations";
import { opportunitySchema } from "@/contracts/model/career/opportunity";
import { PLAN_TASKS, preparationPlanSchema } from "@/contracts/model/career/plan";
import { careerProfileSchema } from "@/contracts/model/career/profile";
import { MEMORY_MODES, PAY_PERIODS } from "@/contracts/model/career/profile-choices";
import {
  ENTRY_SECTIONS,
  entryWithLinksSchema,
  LINK_STATES,
  linkedItemSchema,
  placedEntrySchema,
  recordEffectSchema,
  recordEntrySchema,
  recordGroupSchema,
  recordLinkSchema,
  recordProposalSchema,
  wordingSchema,
} from "@/contracts/model/career/record";
import { SCHEDULE_KINDS, SCHEDULE_LEADS, scheduleSchema } from "@/contracts/model/career/schedule";
import { listedStorySchema, storySchema } from "@/contracts/model/career/story";
import { careerTaskSchema } from "@/contracts/model/career/task";
import { recordTranslationSchema } from "@/contracts/model/career/translation";
import { workspaceAnswerSchema, workspaceQuestionSchema, workspaceSchema } from "@/contracts/model/career/workspace";
import { writtenDataSchema } from "@/contracts/model/career/written-data";
import { answerOf, capital, entryOf } from "./document-parts";

const { notifications, opportunities, generate, plan, voice } = contract.career;

const artifactData = (kind: string) => artifactDataSchema.options.find(({ shape }) => shape.kind.value === kind) ?? z.never();
const planDay = preparationPlanSchema.shape.days.element;

/** Named response schemas of career. */
export const CAREER_ANSWERED_SCHEMAS: Record<string, z.ZodType> = {
  CareerProfile: careerProfileSchema,
  BasePay: careerProfileSchema.shape.minBase,
  Fact: factSchema,
  FactSource: factSourceSchema,
  FactRevision: factSchema.shape.revisions.element,
  FactUseCounts: listedFactSchema.shape.usedBy,
  FactUse: factUseSchema,
  FactProposal: factProposalSchema,
  FactPair: factPairSchema,
  ListedFact: listedFactSchema,
  Story: storySchema,
  ListedStory: listedStorySchema,
  StoryAsked: listedStorySchema.shape.askedAt.element,
  StoryData: storySchema.shape.data,
  SavedItem: artifactSchema,
  ListedSavedItem: listedArtifactSchema,
  SavedItemData: artifactDataSchema,
  Evidence: artifactSchema.shape.evidence,
  ...Object.fromEntries(ARTIFACT_KINDS.map((kind) => [`${capital(kind)}Data`, artifactData(kind)])),
  ReplyChange: replyChangeSchema,
  Notification: notificationSchema,
  Notice: noticeSchema,
  NotificationCounts: answerOf(notifications.count),
  FormAnswers: formAnswersSchema,
  FormFields: formAnswersSchema.shape.fields,
  FormAnswer: formAnswersSchema.shape.answers.element,
  FormFile: formAnswersSchema.shape.files.element,
  Opportunity: opportunitySchema,
  TrackedOpportunity: answerOf(opportunities.track),
  Schedule: scheduleSchema,
  Workspace: workspaceSchema,
  WorkspaceAnswer: workspaceAnswerSchema,
  WorkspaceQuestion: workspaceQuestionSchema,
  NotificationSettings: answerOf(notifications.readSettings),
  Generated: answerOf(generate),
  PreparationPlan: preparationPlanSchema,
  PlanDay: planDay,
  PlanTask: planDay.shape.tasks.element,
  RequirementStories: entryOf(plan.gaps),
  EarlierAnswer: entryOf(plan.similarAnswers),
  Transcript: entryOf(voice.list),
  CareerImport: answerOf(contract.career.import),
  RecordEntry: recordEntrySchema,
  RecordWording: wordingSchema,
  RecordEntryWithLinks: entryWithLinksSchema,
  RecordLink: recordLinkSchema,
  RecordEffect: recordEffectSchema,
  RecordProposal: recordProposalSchema,
  LinkedItem: linkedItemSchema,
  PlacedRecordEntry: answerOf(contract.career.record.putIntoResume),
  PlacedRecordEntries: answerOf(contract.career.record.putSeveralIntoResume),
  PlacedEntry: placedEntrySchema,
  LanguagePairing: languagePairingSchema,
  LanguagePair: languagePairSchema,
  RecordTranslation: recordTranslationSchema,
  TranslationDoubt: recordTranslationSchema.shape.doubts.element,
  UntranslatedLine: recordTranslationSchema.shape.left.element,
  RecordObservations: recordObservationsSchema,
  ObservedEntry: observedEntrySchema,
  ObservedOverlap: recordObservationsSchema.shape.overlaps.element,
  ObservedSpelling: recordObservationsSchema.shape.spellings.element,
  PairedResume: pairedResumeSchema,
  ResumeLanguage: resumeLanguageSchema,
  LanguageGap: languageGapSchema,
  AcceptedRecordLinks: answerOf(contract.career.record.accept),
};

/** Named request schemas of career, and enums used on both sides. */
export const CAREER_SENT_SCHEMAS: Record<string, z.ZodType> = {
  FactCategory: z.enum(FACT_CATEGORIES),
  FactSourceKind: z.enum(FACT_SOURCES),
  FactStatus: z.enum(FACT_STATUSES),
  FactSourceInput: factSourceSchema,
  ScheduleKind: z.enum(SCHEDULE_KINDS),
  ScheduleLead: z.enum(SCHEDULE_LEADS),
  SavedItemKind: z.enum(ARTIFACT_KINDS),
  MemoryMode: z.enum(MEMORY_MODES),
  PayPeriod: z.enum(PAY_PERIODS),
  FactUseKind: z.enum(FACT_USES),
  MailWay: z.enum(MAIL_WAYS),
  PlanTaskKind: z.enum(PLAN_TASKS),
  RecordSection: z.enum(ENTRY_SECTIONS),
  RecordLinkState: z.enum(LINK_STATES),
  RecordGroup: recordGroupSchema,
  LinkedItemInput: linkedItemSchema,
  CareerTask: careerTaskSchema,
  ...Object.fromEntries(careerTaskSchema.options.map((task) => [`${capital(task.shape.kind.value)}Task`, task])),
  WrittenItem: writtenDataSchema,
  ...Object.fromEntries(writtenDataSchema.options.map((item) => [`Written${capital(item.shape.kind.value)}`, item])),
};
