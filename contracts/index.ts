import { account } from "@/contracts/accounts/account";
import { archive } from "@/contracts/accounts/archive";
import { files } from "@/contracts/accounts/files";
import { programs } from "@/contracts/accounts/programs";
import { textReports } from "@/contracts/accounts/text-reports";
import { admin } from "@/contracts/admin/admin";
import { ai } from "@/contracts/ai/ai";
import { aiCalls } from "@/contracts/ai/calls";
import { aiProviders } from "@/contracts/ai/providers";
import { applicationAi } from "@/contracts/applications/ai";
import { applications } from "@/contracts/applications/applications";
import { calendar } from "@/contracts/applications/calendar";
import { linkedCalendar } from "@/contracts/applications/linked-calendar";
import { linkedContacts } from "@/contracts/applications/linked-contacts";
import { mailbox, mailProposals } from "@/contracts/applications/mailbox";
import { postings } from "@/contracts/applications/postings";
import { postingSearch, webAccess } from "@/contracts/applications/web-access";
import { assistant } from "@/contracts/assistant/assistant";
import { career } from "@/contracts/career/career";
import { push } from "@/contracts/career/push";
import { documents } from "@/contracts/documents/documents";
import { fonts } from "@/contracts/documents/fonts";
import { templates } from "@/contracts/documents/templates";
import { events } from "@/contracts/events/events";
import { webhooks } from "@/contracts/events/webhooks";
import { instance } from "@/contracts/instance";
import { coverLetters } from "@/contracts/letters/letters";
import { resumes } from "@/contracts/resumes/resumes";
import { shareLinks } from "@/contracts/sharing/links";

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
  linkedCalendar: typeof linkedCalendar;
  linkedContacts: typeof linkedContacts;
  postings: typeof postings;
  postingSearch: typeof postingSearch;
  webAccess: typeof webAccess;
  mailbox: typeof mailbox;
  mailProposals: typeof mailProposals;
  push: typeof push;
  aiProviders: typeof aiProviders;
  aiCalls: typeof aiCalls;
  ai: typeof ai;
  applicationAi: typeof applicationAi;
  career: typeof career;
  assistant: typeof assistant;
  admin: typeof admin;
  textReports: typeof textReports;
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
  linkedCalendar,
  linkedContacts,
  postings,
  postingSearch,
  webAccess,
  mailbox,
  mailProposals,
  push,
  aiProviders,
  aiCalls,
  ai,
  applicationAi,
  career,
  assistant,
  admin,
  textReports,
};
