import { CONTACTS_ERRORS } from "@/contracts/model/linked-contacts";
import type { Comparing } from "@/server/career/dav/runner";
import { type ContactsAccount, Prisma } from "@/server/platform/db/generated/client";

/** Contacts of applications that are put into address books. An address book that only suggests people is read when someone searches it. */
export const ADDRESS_BOOKS: Comparing<ContactsAccount> = {
  table: "contacts_account",
  active: Prisma.sql`due.direction = 'export'`,
  sentences: CONTACTS_ERRORS,
  compare: async (db, account, now) => (await import("./compare")).compare(db, account, now),
  failed: "An address book could not be compared.",
  none: "No address book is connected that contacts are put into. Connect one in Settings first.",
};
