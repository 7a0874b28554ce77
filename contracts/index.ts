import { account } from "@/contracts/account";
import { admin } from "@/contracts/admin";
import { ai } from "@/contracts/ai";
import { aiCalls } from "@/contracts/ai-calls";
import { aiProviders } from "@/contracts/ai-providers";
import { applicationAi } from "@/contracts/application-ai";
import { applications } from "@/contracts/applications";
import { archive } from "@/contracts/archive";
import { assistant } from "@/contracts/assistant";
import { calendar } from "@/contracts/calendar";
import { career } from "@/contracts/career";
import { coverLetters } from "@/contracts/cover-letters";
import { documents } from "@/contracts/documents";
import { events } from "@/contracts/events";
import { files } from "@/contracts/files";
import { fonts } from "@/contracts/fonts";
import { instance } from "@/contracts/instance";
import { mailbox, mailProposals } from "@/contracts/mailbox";
import { postings } from "@/contracts/postings";
import { programs } from "@/contracts/programs";
import { resumes } from "@/contracts/resumes";
import { shareLinks } from "@/contracts/share-links";
import { templates } from "@/contracts/templates";
import { postingSearch, webAccess } from "@/contracts/web-access";
import { webhooks } from "@/contracts/webhooks";

/** Named, because declarations of the whole would be too long for the compiler. */
type Contract = {
  instance: typeof instance;
  account: typeof account;
  archive: typeof archive;
  programs: typeof programs;
  documents: typeof documents;
  shareLinks: typeof shareLinks;
  events: typeof events;
  webhooks: typeof webhooks;
  files: typeof files;
  fonts: typeof fonts;
  templates: typeof templates;
  resumes: typeof resumes;
  coverLetters: typeof coverLetters;
  applications: typeof applications;
  calendar: typeof calendar;
  postings: typeof postings;
  postingSearch: typeof postingSearch;
  webAccess: typeof webAccess;
  mailbox: typeof mailbox;
  mailProposals: typeof mailProposals;
  aiProviders: typeof aiProviders;
  aiCalls: typeof aiCalls;
  ai: typeof ai;
  applicationAi: typeof applicationAi;
  career: typeof career;
  assistant: typeof assistant;
  admin: typeof admin;
};

/** The API's table of contents: every operation, once. Server, client, forms and the OpenAPI document are derived from it. */
export const contract: Contract = {
  instance,
  account,
  archive,
  programs,
  documents,
  shareLinks,
  events,
  webhooks,
  files,
  fonts,
  templates,
  resumes,
  coverLetters,
  applications,
  calendar,
  postings,
  postingSearch,
  webAccess,
  mailbox,
  mailProposals,
  aiProviders,
  aiCalls,
  ai,
  applicationAi,
  career,
  assistant,
  admin,
};
