import { account } from "@/server/accounts/account/procedures";
import { admin } from "@/server/accounts/admin/procedures";
import { files } from "@/server/accounts/files/procedures";
import { instance } from "@/server/accounts/instance/procedures";
import { programs } from "@/server/accounts/programs/procedures";
import { applicationAi } from "@/server/ai/applications/procedures";
import { aiCalls } from "@/server/ai/ledger/procedures";
import { ai } from "@/server/ai/procedures";
import { aiProviders } from "@/server/ai/providers/procedures";
import { assistant } from "@/server/assistant/procedures";
import { career } from "@/server/career/procedures";
import { fonts } from "@/server/documents/fonts/procedures";
import { coverLetters } from "@/server/documents/letters/procedures";
import { documents } from "@/server/documents/procedures";
import { resumes } from "@/server/documents/resumes/procedures";
import { applications } from "@/server/job-search/applications/procedures";
import { calendar } from "@/server/job-search/calendar/procedures";
import { postings } from "@/server/job-search/postings/procedures";
import { postingSearch, webAccess } from "@/server/job-search/web-access/procedures";
import { api } from "@/server/platform/orpc";
import { archive } from "@/server/portability/archive/procedures";
import { events } from "@/server/portability/events/procedures";
import { webhooks } from "@/server/portability/webhooks/procedures";

/** Every operation of the contract with its handler; a missing one does not compile. */
export const router = api.router({
  instance,
  account,
  archive,
  programs,
  documents,
  events,
  webhooks,
  files,
  fonts,
  resumes,
  coverLetters,
  applications,
  calendar,
  postings,
  postingSearch,
  webAccess,
  aiProviders,
  aiCalls,
  ai,
  applicationAi,
  career,
  assistant,
  admin,
});
