import { z } from "zod";
import { DAV_ERRORS, type DavError, davAddress, davConnectionFields } from "@/contracts/model/dav-account";
import { timestamp } from "@/contracts/model/timestamp";

/** What can go wrong with an account of an address book, with the sentence that the API returns for it. */
export const CONTACTS_ERRORS: Record<DavError, string> = {
  ...DAV_ERRORS,
  "too-much": "The server sent more data than an address book should. The reading was ended.",
  "nothing-found": "No address books were found at this address. Check it with your provider.",
  "unknown-target": "The chosen address book does not exist any more. Choose another one; nothing was deleted in Dossier.",
  "read-only": "The server does not allow changes to the chosen address book. Choose another one.",
};

export const contactsConnectionFields = davConnectionFields("CardDAV");

export const CONTACT_DIRECTIONS = ["import", "export"] as const;

const direction = z
  .enum(CONTACT_DIRECTIONS)
  .describe(
    "`import` suggests people of the address book as contacts of applications; `export` puts contacts of applications into it.",
  );

export const linkedContactsInput = z.object({
  ...contactsConnectionFields,
  addressBook: davAddress.describe("Address of the address book."),
  direction: direction.default("import"),
});
export type LinkedContactsInput = z.output<typeof linkedContactsInput>;

export const linkedContactsSchema = z
  .object({
    configured: z.boolean().describe("Whether an account is connected. Without one, the other fields have their defaults."),
    url: z.string(),
    username: z.string(),
    addressBook: z.string().nullable(),
    direction,
    lastReadAt: timestamp.nullable().describe("When it was last searched or compared without a failure; null for never."),
    lastError: z.string().nullable().describe("Why that failed last, in one or two sentences; null if it did not."),
  })
  .describe("The address book account of a person, without its password.");
export type LinkedContacts = z.infer<typeof linkedContactsSchema>;

export const foundAddressBookSchema = z.object({ url: z.string(), name: z.string() }).describe("An address book of the account.");

export const bookPersonSchema = z
  .object({
    name: z.string(),
    role: z.string().describe("Title in the address book; empty for none."),
    company: z.string(),
    email: z.string().describe("The address at work where there are several; empty for none."),
    phone: z.string(),
  })
  .describe("A person of the address book.");
export type BookPerson = z.infer<typeof bookPersonSchema>;
