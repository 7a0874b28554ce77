import { afterAll, beforeAll, beforeEach } from "vitest";
import type { MailProposal } from "@/contracts/model/mail-proposal";
import { call, type Person, signUp } from "@/server/testing/instance";
import { trustAuthority } from "../connect";
import { stopWatching } from "../watch";
import { DOVECOT_PASSWORD, type Dovecot, missingDovecot, startDovecot } from "./dovecot";

export const MAILBOX = "/integrations/mailbox";
export const PROPOSALS = "/applications/mail-proposals";

/** Why tests with a real server cannot run here, or null. */
export const missing = missingDovecot();
if (missing) process.stdout.write(`${missing}\n`);

/** A mail as it arrives. */
export const mail = (text: string, headers: Record<string, string> = {}) =>
  `${Object.entries({
    From: "Northpine Careers <careers@northpine.example>",
    To: "ida@example.com",
    Subject: "Your application",
    Date: "Thu, 26 Nov 2026 09:00:00 +0100",
    "Message-ID": `<${Math.random()}@northpine.example>`,
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("")}\n${text}\n`;

export const REJECTION = "Dear Ida,\n\nunfortunately we have decided to proceed with other candidates.\n";

type State = { server: Dovecot; ada: Person; user: string; northpine: string };

/** A real server with a mailbox for each test, whose owner has one application; `current` has what changes from test to test. */
export function withMailbox() {
  const current = {} as State;
  beforeAll(async () => {
    current.server = await startDovecot();
    trustAuthority(current.server.authority);
  });
  afterAll(async () => {
    stopWatching();
    await current.server.stop();
  });
  beforeEach(async () => {
    current.ada = await signUp();
    current.user = current.ada.username;
    const body = { company: "Northpine", role: "Product Designer", status: "applied" };
    current.northpine = (await call("POST", "/applications", { key: current.ada.key, body })).body;
  });

  const connection = () => ({
    host: "localhost",
    port: current.server.port,
    security: "tls",
    username: current.user,
    password: DOVECOT_PASSWORD,
  });
  const save = (more = {}) =>
    call("PUT", MAILBOX, { key: current.ada.key, body: { ...connection(), since: "2026-01-01", ...more } });
  const readNow = () => call("POST", `${MAILBOX}/readings`, { key: current.ada.key, body: {} });
  const state = async () => (await call("GET", MAILBOX, { key: current.ada.key })).body;
  const proposals = async (query = ""): Promise<MailProposal[]> =>
    (await call("GET", `${PROPOSALS}${query}`, { key: current.ada.key })).body;
  const application = async (id = current.northpine) => (await call("GET", `/applications/${id}`, { key: current.ada.key })).body;
  return { current, connection, save, readNow, state, proposals, application };
}
