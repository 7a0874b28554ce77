import { account } from "@/contracts/account";
import { ai } from "@/contracts/ai";
import { aiCalls } from "@/contracts/ai-calls";
import { aiProviders } from "@/contracts/ai-providers";
import { applicationAi } from "@/contracts/application-ai";
import { applications } from "@/contracts/applications";
import { assistant } from "@/contracts/assistant";
import { calendar } from "@/contracts/calendar";
import { career } from "@/contracts/career";
import { coverLetters } from "@/contracts/cover-letters";
import { documents } from "@/contracts/documents";
import { files } from "@/contracts/files";
import { fonts } from "@/contracts/fonts";
import { instance } from "@/contracts/instance";
import { postings } from "@/contracts/postings";
import { resumes } from "@/contracts/resumes";
import { postingSearch, webAccess } from "@/contracts/web-access";

/** The API's table of contents: every operation, once. Server, client, forms and the OpenAPI document are derived from it. */
export const contract = {
  instance,
  account,
  documents,
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
};
