import { account } from "@/server/account/procedures";
import { admin } from "@/server/admin/procedures";
import { applicationAi } from "@/server/ai/applications/procedures";
import { aiCalls } from "@/server/ai/ledger/procedures";
import { ai } from "@/server/ai/procedures";
import { aiProviders } from "@/server/ai/providers/procedures";
import { applications } from "@/server/applications/procedures";
import { archive } from "@/server/archive/procedures";
import { assistant } from "@/server/assistant/procedures";
import { calendar } from "@/server/calendar/procedures";
import { career } from "@/server/career/procedures";
import { coverLetters } from "@/server/documents/letters/procedures";
import { documents } from "@/server/documents/procedures";
import { resumes } from "@/server/documents/resumes/procedures";
import { events } from "@/server/events/procedures";
import { files } from "@/server/files/procedures";
import { fonts } from "@/server/fonts/procedures";
import { instance } from "@/server/instance/procedures";
import { api } from "@/server/orpc";
import { postings } from "@/server/postings/procedures";
import { programs } from "@/server/programs/procedures";
import { templates } from "@/server/templates/procedures";
import { postingSearch, webAccess } from "@/server/web-access/procedures";
import { webhooks } from "@/server/webhooks/procedures";

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
  templates,
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
