import type { CheckReport } from "@/contracts/model/check-report";
import type { JobMatch } from "@/contracts/model/job-match";
import type { LetterState } from "@/contracts/model/letter";
import type { PageCheckReport } from "@/contracts/model/page-check";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { AnonymityPreview, SharedLetter } from "@/contracts/model/share-link";
import type { CleanOptions } from "@/domain/normalise/clean-texts";
import type { Printed } from "@/domain/page-check/geometry";
import type { Found, FoundIn, ReadPosting } from "@/domain/postings/found";
import type { AnonymousOptions } from "@/domain/share-links/anonymous/anonymous-resume";
import type { Edited, mergeBack } from "@/domain/share-links/anonymous/merge-back";
import type { OfficePicture } from "@/server/documents/exports/office/model";
import type { TypesettingJob } from "@/typeset/job";
import type { PrepareOptions } from "@/typeset/prepare";

/** A document as a file whose format needs no typesetting. */
export type ResumeFile = { data: ResumeData; title: string; picture: OfficePicture | null };
export type LetterFile = { letter: LetterState; picture: OfficePicture | null };

/** The places of a posting that say something, most reliable first. */
type PostingPlaces = (readonly [FoundIn, Found | null])[];

/** The printed lines of a document, and the same text as searching compares it. */
export type SearchTexts = { lines: string; text: string };

/** What each kind of work gets and returns. Both are plain data, because they may be sent to another process. */
export interface Tasks {
  prepareResume: (input: { data: ResumeData; options: PrepareOptions }) => TypesettingJob;
  prepareLetter: (input: { letter: LetterState; options: PrepareOptions }) => TypesettingJob;
  /** As JSON: thousands of small objects take long to send. */
  printedSections: (input: { data: ResumeData }) => string;
  checkResume: (input: { data: ResumeData; now: Date }) => CheckReport;
  /** `printed` is `Printed` as JSON. */
  checkPages: (input: {
    data: ResumeData;
    printed: string;
    picture: { width: number; height: number } | null;
    now: Date;
  }) => PageCheckReport;
  matchJob: (input: { data: ResumeData; jobDescription: string }) => JobMatch;
  saveResume: (input: { value: unknown; options: CleanOptions }) => ResumeData;
  anonymousResume: (input: { data: ResumeData; options: AnonymousOptions }) => ResumeData;
  anonymousLetter: (input: { letter: SharedLetter; options: AnonymousOptions }) => SharedLetter;
  mergeCopy: (input: { data: ResumeData } & Edited) => ReturnType<typeof mergeBack>;
  previewOfResume: (input: { data: ResumeData; options: AnonymousOptions }) => AnonymityPreview;
  previewOfLetter: (input: { letter: SharedLetter; options: AnonymousOptions }) => AnonymityPreview;
  resumeTexts: (input: { data: ResumeData; named: string }) => SearchTexts;
  letterTexts: (input: { letter: LetterState; named: string }) => SearchTexts;
  resumeMarkdown: (input: { data: ResumeData }) => string;
  resumePlainText: (input: { data: ResumeData }) => string;
  jsonResume: (input: { data: ResumeData }) => string;
  resumeHtml: (input: ResumeFile) => string;
  resumeWord: (input: ResumeFile & { properties?: Record<string, string> }) => Uint8Array;
  /** The lines of a resume's Word file, as the reader of imports has them. */
  wordLines: (input: { data: ResumeData }) => string[];
  resumeOpenDocument: (input: ResumeFile) => Uint8Array;
  letterMarkdown: (input: { letter: LetterState }) => string;
  letterPlainText: (input: { letter: LetterState }) => string;
  letterHtml: (input: LetterFile) => string;
  letterWord: (input: LetterFile) => Uint8Array;
  letterOpenDocument: (input: LetterFile) => Uint8Array;
  postingOfText: (input: { text: string }) => ReadPosting;
  postingOfHtml: (input: { html: string }) => ReadPosting;
  placesInText: (input: { text: string }) => PostingPlaces;
  placesInHtml: (input: { html: string }) => PostingPlaces;
  /** `DavList` as JSON: thousands of small objects take long to send. */
  davList: (input: { status: number; type: string; text: string }) => string;
  /** `RawMail` or null as JSON, of bytes written as Latin-1. */
  rawMail: (input: { bytes: string; bounds: { plain: number; html: number; calendar: number } }) => string;
}

export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskResult<Name extends TaskName> = ReturnType<Tasks[Name]>;

type Work<Name extends TaskName> = (input: TaskInput<Name>) => TaskResult<Name> | Promise<TaskResult<Name>>;

/** How the work is done, here or in a process of the pool. The rules are loaded when they are needed. */
export const WORK: { [Name in TaskName]: Work<Name> } = {
  prepareResume: async ({ data, options }) => (await import("@/typeset/prepare")).prepareResume(data, options),
  prepareLetter: async ({ letter, options }) => (await import("@/typeset/letters/prepare-letter")).prepareLetter(letter, options),
  printedSections: async ({ data }) =>
    JSON.stringify([...(await import("@/typeset/content/printed-sections")).printedSections(data)]),
  checkResume: async ({ data, now }) => (await import("@/domain/check/check-resume")).checkResume(data, now),
  checkPages: async ({ data, printed, ...facts }) =>
    (await import("@/domain/page-check/check-page")).checkPages(data, { ...facts, printed: JSON.parse(printed) as Printed }),
  matchJob: async ({ data, jobDescription }) => (await import("@/domain/job-match/match")).matchJob(data, jobDescription),
  saveResume: async ({ value, options }) => (await import("@/domain/normalise/save")).saveResumeData(value, options),
  anonymousResume: async ({ data, options }) =>
    (await import("@/domain/share-links/anonymous/anonymous-resume")).anonymousResumeData(data, options),
  anonymousLetter: async ({ letter, options }) =>
    (await import("@/domain/share-links/anonymous/anonymous-letter")).anonymousLetter(letter, options),
  mergeCopy: async ({ data, ...copies }) => (await import("@/domain/share-links/anonymous/merge-back")).mergeBack(data, copies),
  previewOfResume: async ({ data, options }) =>
    (await import("@/domain/share-links/anonymous/preview")).previewOfResume(data, options),
  previewOfLetter: async ({ letter, options }) =>
    (await import("@/domain/share-links/anonymous/preview")).previewOfLetter(letter, options),
  resumeTexts: async ({ data, named }) => {
    const { visibleText } = await import("@/domain/sections/visible-text");
    return searchTexts(named, [data.basics.name, ...visibleText(data)].join("\n"));
  },
  letterTexts: async ({ letter, named }) =>
    searchTexts(named, (await import("@/domain/exports/letter")).letterToPlainText(letter)),
  resumeMarkdown: async ({ data }) => (await import("@/domain/exports/markdown")).resumeToMarkdown(data),
  resumePlainText: async ({ data }) => (await import("@/domain/exports/plain-text")).resumeToPlainText(data),
  jsonResume: async ({ data }) =>
    JSON.stringify((await import("@/domain/exports/json-resume")).resumeToJsonResume(data), null, 2),
  resumeHtml: async ({ data, title, picture }) =>
    (await import("@/server/documents/exports/html/resume")).resumeToHtml(data, title, picture),
  resumeWord: async ({ properties, ...file }) =>
    (await import("@/server/documents/exports/office/word")).wordFile(await officeResume(file), properties),
  wordLines: async ({ data }) => {
    const { wordFile } = await import("@/server/documents/exports/office/word");
    const { readWordLines } = await import("@/domain/imports/read-lines");
    return readWordLines(await wordFile(await officeResume({ data, title: data.basics.name, picture: null })));
  },
  resumeOpenDocument: async (file) =>
    (await import("@/server/documents/exports/office/open-document")).openDocumentFile(await officeResume(file)),
  letterMarkdown: async ({ letter }) => (await import("@/domain/exports/letter")).letterToMarkdown(letter),
  letterPlainText: async ({ letter }) => (await import("@/domain/exports/letter")).letterToPlainText(letter),
  letterHtml: async ({ letter, picture }) =>
    (await import("@/server/documents/exports/html/letter")).letterToHtml(letter, picture),
  letterWord: async (file) => (await import("@/server/documents/exports/office/word")).wordFile(await officeLetter(file)),
  letterOpenDocument: async (file) =>
    (await import("@/server/documents/exports/office/open-document")).openDocumentFile(await officeLetter(file)),
  postingOfText: async ({ text }) => (await import("@/domain/postings/read")).readText(text),
  placesInText: async ({ text }) => (await import("@/domain/postings/read")).placesInText(text),
  placesInHtml: async ({ html }) => (await import("@/domain/postings/read")).placesInHtml(html),
  davList: async (response) => JSON.stringify(await (await import("@/server/platform/dav/read-list")).readDavList(response)),
  rawMail: async ({ bytes, bounds }) => {
    const { readRawMail } = await import("@/server/platform/incoming-mail/read-mail");
    return JSON.stringify(await readRawMail(Buffer.from(bytes, "latin1"), bounds));
  },
  postingOfHtml: async ({ html }) => (await import("@/domain/postings/read")).readHtml(html),
};

async function searchTexts(named: string, lines: string): Promise<SearchTexts> {
  const { searchText } = await import("@/domain/search/search-text");
  return { lines, text: searchText(`${named}\n${lines}`) };
}

const officeResume = async ({ data, title, picture }: ResumeFile) =>
  (await import("@/server/documents/exports/office/resume")).officeResume(data, title, picture);

const officeLetter = async ({ letter, picture }: LetterFile) =>
  (await import("@/server/documents/exports/office/letter")).officeLetter(letter, picture);
