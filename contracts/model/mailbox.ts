import { z } from "zod";
import { cleanText } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";
import { dayInput, timestamp } from "@/contracts/model/timestamp";

const bounds = LIMITS.mailbox;

/** How the connection is encrypted: from its beginning, or from the first command on. There is no third way. */
export const MAILBOX_SECURITY = ["tls", "starttls"] as const;
export type MailboxSecurity = (typeof MAILBOX_SECURITY)[number];

/** What can go wrong with a mailbox, with the sentence that the API returns for it. */
export const MAILBOX_ERRORS = {
  "wrong-password":
    "The server rejected the user name or the password. Most providers want an app password here, not the one of the account.",
  "not-found": "No server was found under this name. Check the host.",
  unreachable: "The server could not be reached. Check host and port.",
  "private-host": "This host is in a private network. Ask the administrator of this server to add it to MAILBOX_ALLOWED_HOSTS.",
  certificate: "The certificate of the server is not trusted, so nothing was sent to it. Check the host.",
  "no-encryption": "The server offers no encryption on this port, so no password was sent. Try the other setting, with port 993.",
  timeout: "The server took too long to respond. It is tried again later.",
  "connection-lost": "The server ended the connection. It is tried again later.",
  "too-much": "The server sent more data than a mailbox should. The reading was ended.",
  "unknown-folder": "One of the folders does not exist. Test the mailbox to see which ones there are.",
  "too-many-proposals": "There are too many undecided proposals. Decide some of them, then mails are read again.",
  "password-unreadable":
    "The saved password can no longer be read, because the encryption secret of this server has changed. Enter the password again.",
  "server-error": "The server reported an error. It is tried again later.",
} as const;
export type MailboxError = keyof typeof MAILBOX_ERRORS;

const folder = z
  .string()
  .overwrite((name) => cleanText(name).trim())
  .min(1)
  .max(bounds.folder)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks would end the command.
  .regex(/^[^\x00-\x1f\x7f]*$/, "A folder's name has no line breaks.");

const printable = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks would end the command.
    .regex(/^[^\x00-\x1f\x7f]*$/, "Line breaks are not allowed.");

/** What is needed to read a mailbox. */
export const mailboxFields = {
  host: z
    .string()
    .trim()
    .toLowerCase()
    .min(1)
    .max(bounds.host)
    .regex(/^(?:[\w.-]*|\[?[\da-f:.]*\]?)$/i, "This is not the name of a server.")
    .describe("Name of the IMAP server, such as `imap.example.com`."),
  port: z.number().int().min(1).max(65_535).describe("Usually 993 for `tls`, 143 for `starttls`."),
  security: z
    .enum(MAILBOX_SECURITY)
    .describe("Encrypted from the beginning, or after STARTTLS. Unencrypted connections are refused."),
  username: printable(bounds.username).trim().min(1).describe("Usually the email address."),
  password: printable(bounds.password)
    .optional()
    .describe("An app password. Omitted: the saved one stays, provided that host, port, security and user name are unchanged."),
  folders: z.array(folder).min(1).max(bounds.folders).optional().describe('Folders to read; `["INBOX"]` if omitted.'),
  since: dayInput.optional().describe("Mails received before this day are not read; 30 days ago if omitted the first time."),
};

export const mailboxInput = z.object(mailboxFields);
export type MailboxInput = z.output<typeof mailboxInput>;

export const mailboxSchema = z
  .object({
    configured: z.boolean().describe("Whether a mailbox is connected. Without one, the other fields have their defaults."),
    host: z.string(),
    port: z.number().int(),
    security: z.enum(MAILBOX_SECURITY),
    username: z.string(),
    folders: z.array(z.string()),
    lastReadAt: timestamp.nullable().describe("When it was last read to the end; null for never."),
    canForward: z.boolean().describe("Whether this instance takes forwarded mail: `/integrations/mailbox/forwarding`."),
    lastError: z.string().nullable().describe("Why the last reading failed, in one or two sentences; null if it did not."),
  })
  .describe("The mailbox of an account, without its password.");
export type Mailbox = z.infer<typeof mailboxSchema>;

export const forwardingSchema = z
  .object({
    address: z.string().nullable().describe("The private address; null until one is made."),
    lastReceivedAt: timestamp.nullable().describe("When the last mail came; null for never."),
    lastDroppedAt: timestamp
      .nullable()
      .describe(
        "When a mail was last dropped unread, because more than 200 came in an hour or too many proposals are undecided.",
      ),
    confirmation: z
      .object({
        code: z.string().describe("The code to enter there."),
        for: z.string().describe("The mailbox that would forward; empty if it is not said."),
        receivedAt: timestamp,
      })
      .nullable()
      .describe("What Gmail asks before it forwards, for seven days; null for nothing."),
  })
  .describe("The private address of an account: mails that are forwarded to it are read like those of a mailbox.");
export type Forwarding = z.infer<typeof forwardingSchema>;
