import { account } from "@/server/accounts/account/procedures";
import { admin } from "@/server/accounts/admin/procedures";
import { files } from "@/server/accounts/files/procedures";
import { instance } from "@/server/accounts/instance/procedures";
import { programs } from "@/server/accounts/programs/procedures";
import { textReports } from "@/server/accounts/text-reports/procedures";
import { aiCalls } from "@/server/ai/ledger/procedures";
import { ai } from "@/server/ai/procedures";
import { aiProviders } from "@/server/ai/providers/procedures";
import { assistant } from "@/server/assistant/procedures";
import { linkedCalendar } from "@/server/career/caldav/procedures";
import { agenda, calendar } from "@/server/career/calendar/procedures";
import { linkedContacts } from "@/server/career/carddav/procedures";
import { career } from "@/server/career/procedures";
import { push } from "@/server/career/push/procedures";
import { resumeLanguages, resumeLinks } from "@/server/career/record/procedures";
import { fonts } from "@/server/documents/fonts/procedures";
import { coverLetters } from "@/server/documents/letters/procedures";
import { anonymousCopies, shareLinks } from "@/server/documents/links/procedures";
import { documents } from "@/server/documents/procedures";
import { resumes } from "@/server/documents/resumes/procedures";
import { sharedResumes } from "@/server/documents/sharing/procedures";
import { templates } from "@/server/documents/templates/procedures";
import { readInstance } from "@/server/entrance/instance/procedures";
import { applications } from "@/server/job-search/applications/procedures";
import { mailbox, mailProposals } from "@/server/job-search/mailbox/procedures";
import { postings } from "@/server/job-search/postings/procedures";
import { postingSearch, webAccess } from "@/server/job-search/web-access/procedures";
import { applicationAi, letterDrafts } from "@/server/job-search/writing/procedures";
import { api } from "@/server/platform/orpc";
import { archive } from "@/server/portability/archive/procedures";
import { events } from "@/server/portability/events/procedures";
import { accountExport, archiveOfPerson } from "@/server/portability/procedures";
import { webhooks } from "@/server/portability/webhooks/procedures";

/**
 * Every operation of the contract with its handler; a missing one does not compile. An operation that needs a floor above its domain has
 * its handler there, and is added to its domain here.
 */
export const router = api.router({
  instance,
  account: { ...account, export: accountExport },
  archive,
  programs,
  documents,
  shareLinks,
  events,
  webhooks,
  files,
  fonts,
  templates,
  resumes: { ...resumes, ...sharedResumes, ...anonymousCopies, links: resumeLinks, languages: resumeLanguages },
  coverLetters: { ...coverLetters, ...letterDrafts },
  applications: { ...applications, agenda },
  calendar,
  postings,
  postingSearch,
  webAccess,
  linkedCalendar,
  linkedContacts,
  mailbox,
  mailProposals,
  push,
  aiProviders,
  aiCalls,
  ai,
  applicationAi,
  career,
  assistant,
  textReports,
  admin: {
    ...admin,
    people: { ...admin.people, archive: archiveOfPerson },
    instance: { ...admin.instance, read: readInstance },
  },
});
