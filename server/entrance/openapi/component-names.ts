import { type AnySchema, getEventIteratorSchemaDetails } from "@orpc/contract";
import { z } from "zod";
import { ACTIVITY_KINDS } from "@/contracts/accounts/account";
import { programSchema } from "@/contracts/accounts/programs";
import { calendarFeedSchema } from "@/contracts/applications/calendar";
import { capturedPostingSchema, FILLED_BY, POSTING_PLACES, readPostingSchema } from "@/contracts/applications/postings";
import { trackerSettingsSchema } from "@/contracts/applications/tracker-settings";
import { WEB_PROVIDERS } from "@/contracts/applications/web-access";
import { newResumeIdSchema } from "@/contracts/base";
import type { ownFontFamilySchema } from "@/contracts/documents/fonts";
import { templateSchema } from "@/contracts/documents/templates";
import { changeEventSchema, eventPageSchema } from "@/contracts/events/events";
import { webhookBodySchema, webhookDeliverySchema, webhookSchema, webhooks } from "@/contracts/events/webhooks";
import { contract } from "@/contracts/index";
import { accountExportSchema, exportedUserSchema } from "@/contracts/model/account-export";
import { AGENDA_KINDS, agendaItemSchema } from "@/contracts/model/agenda";
import { applicationSchema, contactSchema } from "@/contracts/model/application";
import { activityEntrySchema, participantSchema } from "@/contracts/model/application-activity";
import { newApplicationFields } from "@/contracts/model/application-input";
import { CHECK_CODES, checkFindingSchema, checkReportSchema } from "@/contracts/model/check-report";
import { DOCUMENT_TYPES, documentEntrySchema, documentFoundSchema } from "@/contracts/model/document";
import { fitSchema } from "@/contracts/model/fit";
import { FONT_REFUSALS } from "@/contracts/model/font-refusal";
import {
  alsoFoundSchema,
  importDuplicateSchema,
  importLookSchema,
  importPlaceSchema,
  importReadingSchema,
  unplacedTextSchema,
} from "@/contracts/model/import-reading";
import { inputOf } from "@/contracts/model/input";
import { AUDIENCES, INTERVIEW_KINDS } from "@/contracts/model/interview-choices";
import { jobMatchSchema, jobMatchTermSchema } from "@/contracts/model/job-match";
import {
  letterDocumentInputSchema,
  letterDocumentSchema,
  letterMetadataSchema,
  letterSchema,
  letterStateSchema,
  letterStyleSchema,
} from "@/contracts/model/letter";
import { LETTER_LAYOUTS } from "@/contracts/model/letter-choices";
import { letterAddressSchema, letterDetailsSchema } from "@/contracts/model/letter-details";
import { LETTER_FORMS } from "@/contracts/model/letter-forms";
import { PAGE_CHECK_CODES, pageCheckReportSchema, pageFindingSchema } from "@/contracts/model/page-check";
import { patchOperationSchema } from "@/contracts/model/patch-operation";
import { PDF_CHECK_CODES, pdfCheckReportSchema } from "@/contracts/model/pdf-check-report";
import { postingSourceInputSchema, postingSourceSchema } from "@/contracts/model/posting-source";
import {
  FALLBACK_REASONS,
  POSTING_COMPLETENESS,
  POSTING_FORMATS,
  POSTING_METHODS,
  PRECISE_COMPLETENESS,
  PRECISE_FORMATS,
  PRECISE_METHODS,
  PRECISE_REASONS,
  UNREAD_REASONS,
} from "@/contracts/model/posting-values";
import { DATE_FORMATS, FONT_WEIGHTS, LEVEL_TYPES, PAGE_FORMATS, SIDEBAR_SIDES } from "@/contracts/model/resume/design-choices";
import { PICTURE_FITS } from "@/contracts/model/resume/picture";
import { resumeEntrySchema, resumeSchema } from "@/contracts/model/resume/resume";
import { KEYWORD_LAYOUTS, SKILL_LAYOUTS } from "@/contracts/model/resume/section";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { CLOSED_REASONS, STAGES } from "@/contracts/model/stages";
import {
  LETTER_VERSION_KINDS,
  letterVersionEntrySchema,
  RESUME_VERSION_KINDS,
  resumeVersionEntrySchema,
} from "@/contracts/model/version";
import { pageBreaksSchema } from "@/contracts/resumes/page-breaks";
import { publicViewSchema } from "@/contracts/resumes/public-view";

import { ADMIN_ANSWERED_SCHEMAS, ADMIN_SENT_SCHEMAS } from "./admin-names";
import { AI_ANSWERED_SCHEMAS, AI_SENT_SCHEMAS } from "./ai-names";
import { ARCHIVE_ANSWERED_SCHEMAS, ARCHIVE_SENT_SCHEMAS } from "./archive-names";
import { ASSISTANT_ANSWERED_SCHEMAS, ASSISTANT_SENT_SCHEMAS } from "./assistant-names";
import { CAREER_ANSWERED_SCHEMAS, CAREER_SENT_SCHEMAS } from "./career-names";
import { answerOf, entryOf } from "./document-parts";
import { CALENDAR_ANSWERED_SCHEMAS, CALENDAR_SENT_SCHEMAS } from "./linked-calendar-names";
import { CONTACTS_ANSWERED_SCHEMAS, CONTACTS_SENT_SCHEMAS } from "./linked-contacts-names";
import { MAILBOX_ANSWERED_SCHEMAS, MAILBOX_SENT_SCHEMAS } from "./mailbox-names";
import { PUSH_ANSWERED_SCHEMAS, PUSH_SENT_SCHEMAS } from "./push-names";
import { SHARE_LINK_ANSWERED_SCHEMAS, SHARE_LINK_SENT_SCHEMAS } from "./share-link-names";

type Answering = { "~orpc": { outputSchema?: unknown } };

const eventOf = (operation: Answering) =>
  getEventIteratorSchemaDetails(operation["~orpc"].outputSchema as AnySchema)?.yields as z.ZodType;

const { account, applications, coverLetters, documents, files, fonts, instance, postings, postingSearch, resumes, webAccess } =
  contract;

const entry = (type: string) => activityEntrySchema.options.find(({ shape }) => shape.type.value === type) ?? z.never();

/** Named response schemas, wherever they occur. */
export const ANSWERED_SCHEMAS: Record<string, z.ZodType> = {
  ResumeId: newResumeIdSchema,
  ImportReading: importReadingSchema,
  ImportPlace: importPlaceSchema,
  UnplacedText: unplacedTextSchema,
  ImportDuplicate: importDuplicateSchema,
  ImportLook: importLookSchema,
  AlsoFound: alsoFoundSchema,
  FoundApplication: alsoFoundSchema.shape.applications.element,
  ...AI_ANSWERED_SCHEMAS,
  Resume: resumeSchema,
  ResumeEntry: resumeEntrySchema,
  ResumeVersion: resumeVersionEntrySchema,
  ResumeVersionWithData: answerOf(resumes.versions.read),
  ResumeUpdate: eventOf(resumes.updates),
  ResumeStatistics: answerOf(resumes.statistics),
  ResumeDay: entryOf(resumes.dailyStatistics),
  SlugCheck: answerOf(resumes.slugCheck),
  StylesheetCheck: answerOf(resumes.checkStyles),
  DownloadLink: answerOf(resumes.downloadLink),
  CoverLetter: letterSchema,
  CoverLetterPage: answerOf(coverLetters.list),
  CoverLetterState: letterStateSchema,
  CoverLetterVersion: letterVersionEntrySchema,
  CoverLetterVersionWithData: answerOf(coverLetters.versions.read),
  CoverLetterStyle: letterStyleSchema,
  CoverLetterMetadata: letterMetadataSchema,
  CoverLetterDetails: letterDetailsSchema,
  CoverLetterAddress: letterAddressSchema,
  CoverLetterDocument: letterDocumentSchema,
  DocumentEntry: documentEntrySchema,
  DocumentFound: documentFoundSchema,
  DocumentCounts: answerOf(documents.counts),
  CheckReport: checkReportSchema,
  CheckFinding: checkFindingSchema,
  JobMatch: jobMatchSchema,
  JobMatchTerm: jobMatchTermSchema,
  PdfCheckReport: pdfCheckReportSchema,
  PdfCheckFinding: pdfCheckReportSchema.shape.findings.element,
  PdfCheckTip: pdfCheckReportSchema.shape.tips.element,
  PageBreaks: pageBreaksSchema,
  PublicView: publicViewSchema,
  PageCheckReport: pageCheckReportSchema,
  PageFinding: pageFindingSchema,
  RepairedResume: answerOf(resumes.repairPages),
  Fit: fitSchema,
  UploadedFile: answerOf(files.upload),
  StorageUsage: answerOf(files.usage),
  Application: applicationSchema,
  AgendaItem: agendaItemSchema,
  CalendarFeed: calendarFeedSchema,
  ChangeEvent: changeEventSchema,
  EventPage: eventPageSchema,
  ApplicationSettings: trackerSettingsSchema,
  ApplicationContact: contactSchema,
  ApplicationStatistics: answerOf(applications.stats),
  SearchResult: entryOf(postingSearch.search),
  WebAccess: answerOf(webAccess.read),
  WebAccessTest: answerOf(webAccess.test),
  ImportedCount: answerOf(applications.importMany),
  UpdatedCount: answerOf(applications.bulkUpdate),
  DeletedCount: answerOf(applications.bulkDelete),
  ActivityEntry: activityEntrySchema,
  StageEntry: entry("stage"),
  NoteEntry: entry("note"),
  InterviewEntry: entry("interview"),
  InterviewParticipant: participantSchema,
  PostingSource: postingSourceSchema,
  ReadPosting: readPostingSchema,
  CapturedPosting: capturedPostingSchema,
  PostingDuplicate: capturedPostingSchema.shape.duplicates.element,
  PostingPlaces: readPostingSchema.shape.foundIn.unwrap(),
  AutofilledApplication: answerOf(postings.autofill),
  ...CAREER_ANSWERED_SCHEMAS,
  ...ADMIN_ANSWERED_SCHEMAS,
  ...ARCHIVE_ANSWERED_SCHEMAS,
  ...SHARE_LINK_ANSWERED_SCHEMAS,
  ...MAILBOX_ANSWERED_SCHEMAS,
  ...PUSH_ANSWERED_SCHEMAS,
  ...CALENDAR_ANSWERED_SCHEMAS,
  ...CONTACTS_ANSWERED_SCHEMAS,
  ...ASSISTANT_ANSWERED_SCHEMAS,
  Template: templateSchema,
  TemplateLook: templateSchema.shape.look,
  TemplatePalette: templateSchema.shape.palettes.element,
  FontFamily: entryOf(fonts.list),
  FontFace: (entryOf(fonts.list) as typeof ownFontFamilySchema).shape.faces.element,
  ApiKey: answerOf(account.createApiKey),
  Activity: entryOf(account.activity),
  Webhook: webhookSchema,
  WebhookDelivery: webhookDeliverySchema,
  WebhookBody: webhookBodySchema,
  CreatedWebhook: answerOf(webhooks.create),
  ConnectedProgram: programSchema,
  ProgramPlace: programSchema.shape.places.element,
  ExportedUser: exportedUserSchema,
  ExportedCareer: accountExportSchema.shape.career,
  AccountExport: accountExportSchema,
  AuthProviders: answerOf(instance.providers),
  Flags: answerOf(instance.flags),
  FirecrawlStatus: answerOf(webAccess.readFirecrawl),
  InstanceStatistics: answerOf(instance.statistics),
};

const operation = (op: string) => patchOperationSchema.options.find(({ shape }) => shape.op.value === op) ?? z.never();

/** Named request schemas, and enums used on both sides. */
export const SENT_SCHEMAS: Record<string, z.ZodType> = {
  PatchOperation: patchOperationSchema,
  AddOperation: operation("add"),
  RemoveOperation: operation("remove"),
  ReplaceOperation: operation("replace"),
  MoveOperation: operation("move"),
  CopyOperation: operation("copy"),
  TestOperation: operation("test"),
  CoverLetterMetadataInput: inputOf(letterMetadataSchema),
  CoverLetterStyleInput: inputOf(letterStyleSchema),
  CoverLetterDocumentInput: letterDocumentInputSchema,
  NewApplication: z.object(newApplicationFields),
  ApplicationContactInput: contactSchema,
  InterviewParticipantInput: participantSchema,
  PostingSourceInput: postingSourceInputSchema,
  ApplicationStage: z.enum(STAGES),
  AgendaKind: z.enum(AGENDA_KINDS),
  ClosedReason: z.enum(CLOSED_REASONS),
  InterviewKind: z.enum(INTERVIEW_KINDS),
  InterviewAudience: z.enum(AUDIENCES),
  PostingMethod: z.enum(POSTING_METHODS),
  PostingFormat: z.enum(POSTING_FORMATS),
  PostingCompleteness: z.enum(POSTING_COMPLETENESS),
  PostingFallbackReason: z.enum(FALLBACK_REASONS),
  PrecisePostingMethod: z.enum(PRECISE_METHODS),
  PrecisePostingFormat: z.enum(PRECISE_FORMATS),
  PrecisePostingCompleteness: z.enum(PRECISE_COMPLETENESS),
  PrecisePostingReason: z.enum(PRECISE_REASONS),
  PostingUnreadReason: z.enum(UNREAD_REASONS),
  PostingFilledBy: z.enum(FILLED_BY),
  PostingPlace: z.enum(POSTING_PLACES),
  ...CAREER_SENT_SCHEMAS,
  ...ADMIN_SENT_SCHEMAS,
  ...ARCHIVE_SENT_SCHEMAS,
  ...SHARE_LINK_SENT_SCHEMAS,
  ...MAILBOX_SENT_SCHEMAS,
  ...PUSH_SENT_SCHEMAS,
  ...CALENDAR_SENT_SCHEMAS,
  ...CONTACTS_SENT_SCHEMAS,
  ...ASSISTANT_SENT_SCHEMAS,
  ActivityKind: z.enum(ACTIVITY_KINDS),
  CheckCode: z.enum(CHECK_CODES),
  CoverLetterForm: z.enum(LETTER_FORMS),
  CoverLetterLayout: z.enum(LETTER_LAYOUTS),
  CoverLetterVersionKind: z.enum(LETTER_VERSION_KINDS),
  DateFormat: z.enum(DATE_FORMATS),
  DocumentType: z.enum(DOCUMENT_TYPES),
  FontRefusal: z.enum(FONT_REFUSALS),
  FontWeight: z.enum(FONT_WEIGHTS),
  KeywordLayout: z.enum(KEYWORD_LAYOUTS),
  LevelType: z.enum(LEVEL_TYPES),
  PageCheckCode: z.enum(PAGE_CHECK_CODES),
  PageFormat: z.enum(PAGE_FORMATS),
  PdfCheckCode: z.enum(PDF_CHECK_CODES),
  PictureFit: z.enum(PICTURE_FITS),
  ResumeVersionKind: z.enum(RESUME_VERSION_KINDS),
  SidebarSide: z.enum(SIDEBAR_SIDES),
  SkillLayout: z.enum(SKILL_LAYOUTS),
  ...AI_SENT_SCHEMAS,
  WebAccessProvider: z.enum(WEB_PROVIDERS),
  TemplateName: z.enum(TEMPLATE_NAMES),
};
