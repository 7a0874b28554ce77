import { EXAMPLE_APPLICATION } from "@/contracts/applications/example";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { contract } from "@/contracts/index";
import { NO_CAREER } from "@/contracts/model/account-export";
import type { Letter, LetterState } from "@/contracts/model/letter";
import { checkResume } from "@/domain/check/check-resume";
import { matchJob } from "@/domain/job-match/match";
import { exportLetterDocument } from "@/domain/letters/document";
import { styleFromResume } from "@/domain/letters/links";
import { checkPdf } from "@/domain/pdf-check/check-pdf";
import type { ReadPdf } from "@/domain/pdf-check/read-pdf";
import { sampleResumeData } from "@/domain/sample/resume";

const at = "2026-11-20T09:30:00.000Z";
const id = EXAMPLE_ID;
const entry = { id, kind: "named", name: "Before the interview", createdAt: at };

type Contract = { "~orpc": { outputSchema?: unknown; inputSchema?: unknown } };

const output = (procedure: Contract) => procedure["~orpc"].outputSchema;
const input = (procedure: Contract) => procedure["~orpc"].inputSchema;

const EXAMPLE_PDF: ReadPdf = {
  name: "resume.pdf",
  bytes: 73_000,
  hasSignature: true,
  pages: 1,
  title: "Ilse Marwick",
  language: "en",
  encrypted: false,
  xfa: false,
  lines: [
    "Ilse Marwick",
    "ilse@example.com",
    "Experience",
    "Engineer, Harbour Works, 2021 – 2024",
    "Education",
    "Aberlyn University, 2017",
  ].map((text) => ({ text })),
  layout: [{ width: 595, height: 842, runs: [], links: [], rules: [] }],
  objects: null,
};

/** Complete documents as examples, by schema; aliases of an operation share its schemas. */
export function exampleDocuments(): Map<unknown, unknown> {
  const data = sampleResumeData();
  const resume = {
    id,
    name: "Designer",
    slug: "designer",
    tags: ["design"],
    isPublic: false,
    showDownloadButtons: true,
    isLocked: false,
    createdAt: at,
    updatedAt: at,
    data,
    hasPassword: false,
    applicationId: null,
  };
  const state: LetterState = {
    name: "Letter to Northpine",
    recipient: "",
    content: "<p>I read your posting with interest.</p>",
    greeting: null,
    signOff: null,
    layout: "structured",
    recipientName: "Kim Harbour",
    recipientCompany: "Northpine",
    letterDate: "2026-11-20",
    style: styleFromResume(data),
  };
  const letter: Letter = {
    id,
    ...state,
    sourceResumeId: null,
    sourceApplicationId: null,
    senderLinked: false,
    designLinked: false,
    isLocked: false,
    revision: 1,
    createdAt: at,
    updatedAt: at,
  };
  const { resumes, coverLetters, account, ai, archive, shareLinks } = contract;
  const { name } = data.basics;
  const parsed = {
    data,
    lines: [name],
    leftOut: [],
    coverage: 1,
    isReliable: true,
    fields: [{ path: "/basics/name", text: name, status: "found", isEssential: true, lines: [0] }],
  };
  const user = {
    id,
    name: "Ilse Marwick",
    email: "ilse@example.com",
    username: "ilse",
    displayUsername: "ilse",
    image: null,
    emailVerified: false,
    createdAt: at,
    updatedAt: at,
  };
  return new Map<unknown, unknown>([
    [output(resumes.read), resume],
    [output(ai.parsePdf), data],
    [output(ai.parseDocx), data],
    [output(ai.compareParse), parsed],
    [output(resumes.versions.read), { ...entry, data }],
    [output(resumes.check), checkResume(data, new Date(at))],
    [output(resumes.jobMatch), matchJob(data, "Designer with experience in research and typography.")],
    [output(resumes.checkPdf), checkPdf(EXAMPLE_PDF, undefined)],
    [output(resumes.checkOwnPdf), checkPdf(EXAMPLE_PDF, undefined)],
    [output(resumes.repairPages), { resume, changes: ["Side margins: 14 pt → 23 pt"] }],
    [
      output(shareLinks.read),
      { type: "resume", document: resume, allowDownload: true, allowComments: false, isAnonymous: false },
    ],
    [input(resumes.importData), { data }],
    [input(shareLinks.mergeCopy), { data }],
    [input(archive.importResume), { resume: { ...resume, trashedAt: null } }],
    [input(archive.importLetter), { letter: { ...letter, tags: [], trashedAt: null } }],
    [input(archive.importApplication), { application: { ...EXAMPLE_APPLICATION, sent: [] } }],
    [input(archive.importVersions), { type: "resume", id, versions: [{ ...entry, data }] }],
    [output(coverLetters.read), letter],
    [output(coverLetters.list), { items: [letter], total: 1 }],
    [output(coverLetters.versions.read), { ...entry, data: state }],
    [output(coverLetters.exportDocument), exportLetterDocument(state)],
    [input(coverLetters.importDocument), { document: exportLetterDocument(state) }],
    [
      output(account.export),
      {
        exportedAt: at,
        user,
        resumes: [resume],
        coverLetters: [letter],
        applications: [],
        shareLinks: [],
        mailbox: null,
        calendar: null,
        addressBook: null,
        webhooks: [],
        pushDevices: [],
        programs: [],
        aiCalls: [],
        career: NO_CAREER,
      },
    ],
  ]);
}
