import { CONTACTS_ERRORS } from "@/contracts/model/linked-contacts";
import { connectionToTest } from "@/server/career/dav/connection";
import { openDav } from "@/server/career/dav/dav";
import { DavFailed } from "@/server/career/dav/dav-failed";
import type { Db } from "@/server/platform/db/client";
import { findAddressBooks } from "./find-address-books";

type Tested = { success: boolean; error?: string; addressBooks: { url: string; name: string }[] };

const NONE = "No address book is connected. Connect one in Settings, then test it.";

/**
 * Signs in and lists the address books, of the connected account or of another one. Throws PRECONDITION_FAILED where none is connected,
 * BAD_REQUEST for half an input.
 */
export async function testContacts(db: Db, ownerId: string, input: Parameters<typeof connectionToTest>[2]): Promise<Tested> {
  const saved = await db.contactsAccount.findUnique({ where: { userId: ownerId } });
  try {
    const connection = connectionToTest("contacts", saved, input, NONE);
    return { success: true, addressBooks: await findAddressBooks(await openDav(connection), connection.url) };
  } catch (error) {
    if (error instanceof DavFailed) return { success: false, error: CONTACTS_ERRORS[error.reason], addressBooks: [] };
    throw error;
  }
}
