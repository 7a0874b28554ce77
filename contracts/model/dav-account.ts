import { z } from "zod";
import { cleanText } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";

const bounds = LIMITS.davAccount;

/** What can go wrong with an account on a CalDAV or CardDAV server, with the sentence that the API returns for it. */
export const DAV_ERRORS = {
  "wrong-password":
    "The server rejected the user name or the password. Most providers want an app password here, not the one of the account.",
  "not-found": "No server was found under this name. Check the address.",
  unreachable: "The server could not be reached. Check the address.",
  "private-host": "This host is in a private network. Ask the administrator of this server to add it to CALENDAR_ALLOWED_HOSTS.",
  certificate: "The certificate of the server is not trusted, so nothing was sent to it. Check the address.",
  redirect: "The server redirects to another host, so no password was sent there. Enter the address of that host.",
  timeout: "The server took too long to respond. It is tried again later.",
  "connection-lost": "The server ended the connection. It is tried again later.",
  "password-unreadable":
    "The saved password can no longer be read, because the encryption secret of this server has changed. Enter the password again.",
  "server-error": "The server reported an error. It is tried again later.",
} as const;
/** The last four name the calendar or the address book in their sentences. */
export type DavError = keyof typeof DAV_ERRORS | "too-much" | "nothing-found" | "unknown-target" | "read-only";

export const davAddress = z
  .string()
  .trim()
  .max(bounds.url)
  .regex(/^https?:/i, "This is not an https address.")
  .refine(isAddress, "This is not an https address without user name and password.");

/** The length comes first: names of hosts are read in quadratic time. */
function isAddress(text: string): boolean {
  if (text.length > bounds.url || !URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username === "" && password === "" && hash === "";
}

const printable = (max: number) =>
  z
    .string()
    .overwrite(cleanText)
    .min(1)
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks would end the header.
    .regex(/^[^\x00-\x1f\x7f]*$/, "Line breaks are not allowed.");

/** What is needed to sign in to a server. */
export const davConnectionFields = (protocol: "CalDAV" | "CardDAV") => ({
  url: davAddress.describe(
    `Address of the ${protocol} server, such as \`https://dav.example.com\`. Plain \`http\` only for hosts that the administrator has listed.`,
  ),
  username: printable(bounds.username)
    .regex(/^[^:]*$/, "A user name has no colon.")
    .describe("Usually the email address."),
  password: printable(bounds.password)
    .optional()
    .describe("An app password. Omitted: the saved one stays, provided that address and user name are unchanged."),
});

/** What has become of the events or cards that Dossier had put there. */
export const disconnectedSchema = z
  .object({
    removed: z.number().int().describe("Events or cards of ours that were removed there."),
    left: z.number().int().describe("Events or cards of ours that are still there."),
    error: z.string().nullable().describe("Why some could not be removed; null if all could, or were kept on request."),
  })
  .describe("What has become of our events or cards. The account is disconnected in any case.");
