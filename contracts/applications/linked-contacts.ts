import { z } from "zod";
import { emptySchema, errors, idSchema, owned, routesOf } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";
import { disconnectedSchema } from "@/contracts/model/dav-account";
import {
  bookPersonSchema,
  contactsConnectionFields,
  foundAddressBookSchema,
  linkedContactsInput,
  linkedContactsSchema,
} from "@/contracts/model/linked-contacts";

const route = routesOf("Integrations");

const SERVER = { url: "https://dav.example.com", username: "ida.strand@example.com" };
const PASSWORD = { password: "abcd efgh ijkl mnop" };
const WORK = "https://dav.example.com/addressbooks/ida/work/";
const CHOICES = { addressBook: WORK, direction: "import" };
const EXAMPLE = { configured: true, ...SERVER, ...CHOICES, lastReadAt: "2026-11-28T09:00:00.000Z", lastError: null };

const read = owned
  .route(
    route("GET", "/integrations/contacts", "getLinkedContacts", "Read the address book account", "Never contains the password."),
  )
  .output(linkedContactsSchema)
  .meta({ example: { output: EXAMPLE } });

const save = owned
  .route(
    route(
      "PUT",
      "/integrations/contacts",
      "saveLinkedContacts",
      "Connect an address book",
      "The password is stored encrypted and is never returned, logged or exported. With `import`, nothing of the address book is stored. With `export`, cards move to a newly chosen address book, and cards that are not ours are never touched. A host in a private network, or plain `http`, is 400, unless the administrator has listed the host.",
    ),
  )
  .input(linkedContactsInput)
  .output(linkedContactsSchema)
  .errors(errors("BAD_REQUEST", "PRECONDITION_FAILED"))
  .meta({ limit: "mutation", example: { input: { ...SERVER, ...PASSWORD, ...CHOICES }, output: EXAMPLE } });

const remove = owned
  .route(
    route(
      "DELETE",
      "/integrations/contacts",
      "deleteLinkedContacts",
      "Disconnect the address book",
      "Deletes address, user name and password, and removes our cards from the address book unless `keepCards` is true; the body is optional. Cards to which something was added there stay. Also disconnects if the server cannot be reached.",
    ),
  )
  .input(z.object({ keepCards: z.boolean().default(false).describe("Whether our cards stay in the address book.") }))
  .output(disconnectedSchema)
  .errors(errors("RATE_LIMIT_EXCEEDED"))
  .meta({ limit: "webAccess", example: { input: { keepCards: false }, output: { removed: 3, left: 0, error: null } } });

const test = owned
  .route(
    route(
      "POST",
      "/integrations/contacts/tests",
      "createContactsTest",
      "Test an address book account",
      "Signs in and lists the address books; stores nothing. `{}` tests the connected account, url, username and password another one.",
    ),
  )
  .input(z.object(contactsConnectionFields).partial())
  .output(
    z.object({
      success: z.boolean(),
      error: z.string().optional().describe("What went wrong and what to do; absent on success."),
      addressBooks: z.array(foundAddressBookSchema),
    }),
  )
  .errors(errors("BAD_REQUEST", "PRECONDITION_FAILED", "RATE_LIMIT_EXCEEDED"))
  .meta({
    limit: "webAccess",
    example: {
      input: { ...SERVER, ...PASSWORD },
      output: { success: true, addressBooks: [{ url: WORK, name: "Work" }] },
    },
  });

const writeNow = owned
  .route(
    route(
      "POST",
      "/integrations/contacts/writings",
      "createContactsWriting",
      "Write to the address book now",
      "For the direction `export`. Waits up to ten seconds for the end; a longer comparison continues. `lastReadAt` and `lastError` of the account say how it ended. The body is empty or `{}`.",
    ),
  )
  .output(emptySchema)
  .errors(errors("PRECONDITION_FAILED", "RATE_LIMIT_EXCEEDED"))
  .meta({ limit: "webAccess", empty: true });

const suggest = owned
  .route(
    route(
      "GET",
      "/integrations/contacts/suggestions",
      "suggestContacts",
      "Suggest people of the address book",
      "For the direction `import`; otherwise empty. People in whose name, company, title or email address each word of `query` occurs, those at the company of the application first; without a query only these. The server of the address book searches; nothing is stored.",
    ),
  )
  .input(
    z.object({
      applicationId: idSchema.optional().describe("An application, whose contacts are left out."),
      query: z.string().max(LIMITS.linkedContacts.query).default("").describe("Words of at least two letters."),
    }),
  )
  .output(
    z.object({
      people: z.array(bookPersonSchema),
      error: z.string().nullable().describe("Why the address book could not be searched; null if it could."),
    }),
  )
  .errors(errors("NOT_FOUND"))
  .meta({
    limit: "mutation",
    example: {
      input: { query: "kim" },
      output: {
        people: [{ name: "Kim Harbour", role: "Recruiter", company: "Northpine", email: "kim@example.com", phone: "+31 30 123" }],
        error: null,
      },
    },
  });

/** A CardDAV account: its people are suggested as contacts, or contacts of applications are put into it. */
export const linkedContacts = { read, save, delete: remove, test, writeNow, suggest };
