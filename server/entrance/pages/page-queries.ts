import type { ResumeData } from "@/contracts/model/resume/data";
import { EMPTY_LETTER_ORIGIN, type SharedLetter } from "@/contracts/model/share-link";
import { accountFacts } from "@/server/accounts/account/facts";
import { enabledProviders } from "@/server/accounts/auth/providers";
import { viewerFromHeaders } from "@/server/accounts/auth/viewer";
import { flags } from "@/server/accounts/instance/service";
import { findAskingProgram } from "@/server/accounts/programs/asking";
import { isAdmin } from "@/server/accounts/roles/who-is-admin";
import { setUpCodeField } from "@/server/accounts/sign-ups/appoint";
import { invitationState } from "@/server/accounts/sign-ups/invitations";
import { signUpRules } from "@/server/accounts/sign-ups/sign-ups";
import { webFontsOf } from "@/server/documents/fonts/web-fonts";
import { drawnPages } from "@/server/documents/links/drawn-pages";
import { readPublicResume } from "@/server/documents/sharing/access";
import { countVisit } from "@/server/documents/sharing/statistics";
import { runTask } from "@/server/documents/tasks/run-task";
import { handleWeb } from "@/server/entrance/web/web";
import { sendsMail } from "@/server/platform/adapters/mail/mail";
import { prepareReader } from "@/server/platform/adapters/pdf-reader/reader-processes";
import { database } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";
import { isRefusal } from "@/server/platform/errors";
import { networkOf } from "@/server/platform/limits/network";
import { PRODUCT_VERSION } from "@/server/platform/product-version";
import { actingAs } from "@/server/platform/request/acting";
import { clientOf } from "@/server/platform/request/client";
import { readCookies } from "@/server/platform/request/cookies";
import type { PrintedSection } from "@/typeset/content/printed-sections";
import { publicHome } from "./public-home";
import { sharedPage } from "./shared-pages";

/** Everything that pages ask of the server. They act through the API: what they get here is only shown. */
export const pageQueries = {
  productVersion: () => PRODUCT_VERSION,
  /** The signed-in person, or null. */
  viewer: viewerFromHeaders,
  isAdmin: (userId: string) => isAdmin(database(), userId),
  /** How the person can sign in and confirm what they do. */
  accountFacts: (userId: string) => accountFacts(database(), userId),
  instanceFlags: () => flags(database()),
  sendsMail,
  /** The other providers that people may sign in with, by id. */
  signInProviders: enabledProviders,
  acceptsPasswords: () => !env().DISABLE_EMAIL_AUTH,
  signUpRules: () => signUpRules(database()),
  setUpCodeField: (host: string | null) => setUpCodeField(database(), host),
  invitationState: (token: string) => invitationState(database(), token, new Date()),
  /** The program whose signed request this is, or null. */
  askingProgram: (request: URLSearchParams) => findAskingProgram(database(), request),
  /** A shared resume as the sender of these headers may see it. Counts the visit. */
  async sharedResume(address: { username: string; slug: string }, headers: Headers) {
    const viewer = await viewerFromHeaders(headers);
    const visitor = { userId: viewer?.id, cookies: readCookies(headers.get("cookie")) };
    const reading = await readPublicResume(database(), address, visitor);
    if (reading.kind !== "found") return reading;
    if (reading.isCounted) await countVisit(database(), "view", reading.resume.id, networkOf(clientOf(headers)));
    return { ...reading, fonts: await webFontsOf(reading.resume.data) };
  },
  /** The pages that a share link shows to the sender of these headers; none if they cannot be drawn now. */
  async linkPages(token: string, headers: Headers): Promise<string[]> {
    const client = networkOf(clientOf(headers));
    const cookies = readCookies(headers.get("cookie"));
    const draw = () => drawnPages(database(), token, { cookies, client }, new Date());
    return actingAs(null, client, draw).catch((error: unknown) => {
      if (isRefusal(error)) return [];
      throw error;
    });
  },
  /** The paragraphs of a letter, as plain text. */
  letterParagraphs: async (letter: SharedLetter): Promise<string[]> => {
    const style = { ...letter.style, ...EMPTY_LETTER_ORIGIN };
    const text = await runTask("letterPlainText", { letter: { ...letter, style, name: "Letter" } });
    return text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
  },
  /** The sections of a resume by id, as they print. */
  printedSections: async (data: ResumeData): Promise<ReadonlyMap<string, PrintedSection>> =>
    new Map(JSON.parse(await runTask("printedSections", { data })) as [string, PrintedSection][]),
  sharedPage,
  /** The person is about to choose a file. */
  prepareReader,
  /** The path of the shared resume that visitors of the front page see, or null. */
  publicHome: () => publicHome(database()),
  /** Calls the API, which checks access and limits. */
  request: (request: Request): Promise<Response> => handleWeb(request),
};
