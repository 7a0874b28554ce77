import { z } from "zod";
import { emptySchema, errors, idSchema, owned, pagingSchema, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { applicationFields } from "@/contracts/model/application";
import { mailProposalSchema, PROPOSAL_STATES } from "@/contracts/model/mail-proposal";
import { forwardingSchema, mailboxFields, mailboxInput, mailboxSchema } from "@/contracts/model/mailbox";

const route = routesOf("Integrations");
const ofApplications = routesOf("Applications");

const EXAMPLE = {
  host: "imap.example.com",
  port: 993,
  security: "tls" as const,
  username: "ida.strand@example.com",
};

const EXAMPLE_MAILBOX = {
  configured: true,
  ...EXAMPLE,
  folders: ["INBOX"],
  lastReadAt: "2026-11-27T09:00:00.000Z",
  canForward: true,
  lastError: null,
};

const read = owned
  .route(route("GET", "/integrations/mailbox", "getMailbox", "Read the mailbox", "Never contains the password."))
  .output(mailboxSchema)
  .meta({ example: { output: EXAMPLE_MAILBOX } });

const save = owned
  .route(
    route(
      "PUT",
      "/integrations/mailbox",
      "saveMailbox",
      "Connect a mailbox",
      "The mailbox is opened read-only, over TLS only, and never changed. The password is stored encrypted and is never returned, logged or exported. Folders that were read stay read, unless host or user name change. A host in a private network is 400, unless the administrator has listed it.",
    ),
  )
  .input(mailboxInput)
  .output(mailboxSchema)
  .errors(errors("BAD_REQUEST", "PRECONDITION_FAILED"))
  .meta({
    limit: "mutation",
    example: { input: { ...EXAMPLE, password: "abcd efgh ijkl mnop", folders: ["INBOX"] }, output: EXAMPLE_MAILBOX },
  });

const remove = owned
  .route(
    route(
      "DELETE",
      "/integrations/mailbox",
      "deleteMailbox",
      "Disconnect the mailbox",
      "Deletes host, user name and password. Proposals stay.",
    ),
  )
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

const test = owned
  .route(
    route(
      "POST",
      "/integrations/mailbox/tests",
      "createMailboxTest",
      "Test a mailbox",
      "Signs in and lists the folders; reads no mail and stores nothing. `{}` tests the connected mailbox, the body of `PUT` another one.",
    ),
  )
  .input(z.object(mailboxFields).partial())
  .output(
    z.object({
      success: z.boolean(),
      error: z.string().optional().describe("What went wrong and what to do; absent on success."),
      folders: z.array(z.string()).describe("Names of the folders that can be read."),
    }),
  )
  .errors(errors("BAD_REQUEST", "PRECONDITION_FAILED", "RATE_LIMIT_EXCEEDED"))
  .meta({
    limit: "webAccess",
    example: {
      input: { ...EXAMPLE, password: "abcd efgh ijkl mnop" },
      output: { success: true, folders: ["INBOX", "Archive", "Jobs"] },
    },
  });

const readNow = owned
  .route(
    route(
      "POST",
      "/integrations/mailbox/readings",
      "createMailboxReading",
      "Read the mailbox now",
      "Waits up to ten seconds for the end of the reading; a longer one continues. `lastReadAt` and `lastError` of the mailbox say how it ended. The body is empty or `{}`.",
    ),
  )
  .output(emptySchema)
  .errors(errors("PRECONDITION_FAILED", "RATE_LIMIT_EXCEEDED"))
  .meta({ limit: "webAccess", empty: true });

const EXAMPLE_PROPOSAL = {
  id: EXAMPLE_ID,
  kind: "interview" as const,
  sentence: "We would like to invite you to a conversation on Thursday, 3 December at 14:00.",
  from: "Northpine Careers <careers@northpine.example>",
  subject: "Your application as Product Designer",
  receivedAt: "2026-11-26T08:12:00.000Z",
  authenticated: "pass" as const,
  applicationId: EXAMPLE_ID,
  isSure: true,
  suggestions: [{ applicationId: EXAMPLE_ID, company: "Northpine", role: "Product Designer" }],
  interview: { at: "2026-12-03T13:00:00.000Z", durationMinutes: 60, location: "", timezone: "Europe/Amsterdam" },
  interviewChange: "adds" as const,
  replaces: null,
  state: "open" as const,
};

const list = owned
  .route(
    ofApplications(
      "GET",
      "/applications/mail-proposals",
      "listMailProposals",
      "List what mails propose",
      "Newest first. Of each mail only sender, subject, date and the one sentence are stored.",
    ),
  )
  .input(pagingSchema.extend({ state: z.enum(PROPOSAL_STATES).optional().describe("Only proposals in this state.") }))
  .output(z.array(mailProposalSchema))
  .meta({ example: { output: [EXAMPLE_PROPOSAL] } });

const accept = owned
  .route(
    ofApplications(
      "POST",
      "/applications/mail-proposals/{id}/accept",
      "acceptMailProposal",
      "Accept what a mail proposes",
      "Adds the stage, the interview, or a note with the sentence to `applicationId`, to a new application, or, without both, to the application that was proposed (400 if there is none). An interview that the mail moves or cancels is moved or removed instead. A stage never goes backwards; the sentence becomes a note then. Accepting it again changes nothing and returns the same application; after dismissal it is 409.",
    ),
  )
  .input(
    z
      .object({
        id: idSchema,
        applicationId: idSchema.optional().describe("The application to change."),
        create: z
          .object({ company: applicationFields.company, role: applicationFields.role })
          .optional()
          .describe("Adds a new application."),
      })
      .refine(({ applicationId, create }) => applicationId === undefined || create === undefined, {
        path: ["create"],
        message: "Give either an application or a new one.",
      }),
  )
  .output(z.object({ applicationId: z.string() }))
  .errors(errors("BAD_REQUEST", "NOT_FOUND", "CONFLICT"))
  .meta({
    limit: "mutation",
    example: { input: { applicationId: EXAMPLE_ID }, output: { applicationId: EXAMPLE_ID } },
  });

const dismiss = owned
  .route(
    ofApplications(
      "DELETE",
      "/applications/mail-proposals/{id}",
      "dismissMailProposal",
      "Dismiss what a mail proposes",
      "It is not proposed again. Dismissing it twice is fine; an accepted one is 409.",
    ),
  )
  .input(z.object({ id: idSchema }))
  .output(emptySchema)
  .errors(errors("NOT_FOUND", "CONFLICT"))
  .meta({ limit: "mutation", empty: true });

const EXAMPLE_FORWARDING = {
  address: "k7m2q4x9t3b6w8z5r2n4@in.dossier.example.org",
  lastReceivedAt: "2026-11-26T08:12:00.000Z",
  lastDroppedAt: null,
  confirmation: null,
};

const FORWARDING = "/integrations/mailbox/forwarding";

const readForwarding = owned
  .route(
    route("GET", FORWARDING, "getForwarding", "Read the forwarding address", "404 where this instance takes no forwarded mail."),
  )
  .output(forwardingSchema)
  .errors(errors("NOT_FOUND"))
  .meta({ example: { output: EXAMPLE_FORWARDING } });

const renewForwarding = owned
  .route(
    route(
      "POST",
      FORWARDING,
      "createForwarding",
      "Make a forwarding address",
      "A new one, which replaces the present one at once. Anyone who knows it can send to it. The body is empty or `{}`.",
    ),
  )
  .output(forwardingSchema)
  .errors(errors("NOT_FOUND"))
  .meta({ limit: "mutation", example: { output: { ...EXAMPLE_FORWARDING, lastReceivedAt: null } } });

const deleteForwarding = owned
  .route(
    route(
      "DELETE",
      FORWARDING,
      "deleteForwarding",
      "Delete the forwarding address",
      "Mails to it are dropped from then on. Proposals stay.",
    ),
  )
  .output(emptySchema)
  .errors(errors("NOT_FOUND"))
  .meta({ limit: "mutation", empty: true });

/** A mailbox that is read for news of applications. Source: additions C. */
export const mailbox = {
  read,
  save,
  delete: remove,
  test,
  readNow,
  forwarding: { read: readForwarding, renew: renewForwarding, delete: deleteForwarding },
};

/** What its mails propose. */
export const mailProposals = { list, accept, dismiss };
