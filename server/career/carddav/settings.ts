import type { CONTACT_DIRECTIONS, LinkedContacts, LinkedContactsInput } from "@/contracts/model/linked-contacts";
import { connectionOf, passwordToStore, refusePrivate } from "@/server/career/dav/connection";
import { openDav } from "@/server/career/dav/dav";
import { type Left, REMOVAL, removeOurs } from "@/server/career/dav/remove-ours";
import { type Db, transaction } from "@/server/platform/db/client";
import type { ContactsAccount } from "@/server/platform/db/generated/client";
import { lockAccount } from "@/server/platform/db/lock-rows";
import { removeCard } from "./remove-card";
import { toCard } from "./rows";

const NONE: LinkedContacts = {
  ...{ configured: false, url: "", username: "", addressBook: null, direction: "import" },
  ...{ lastReadAt: null, lastError: null },
};

function toLinkedContacts(row: ContactsAccount): LinkedContacts {
  const { url, username, addressBook, lastReadAt, lastError } = row;
  const direction = row.direction as (typeof CONTACT_DIRECTIONS)[number];
  return { configured: true, url, username, addressBook, direction, lastReadAt: lastReadAt?.toISOString() ?? null, lastError };
}

/** The address book account of a person, or the defaults of one that is not connected. */
export async function readLinkedContacts(db: Db, ownerId: string): Promise<LinkedContacts> {
  const row = await db.contactsAccount.findUnique({ where: { userId: ownerId } });
  return row ? toLinkedContacts(row) : NONE;
}

/** Connects an account, or changes the one that is connected. Throws BAD_REQUEST for a private host or a missing password. */
export function saveLinkedContacts(db: Db, ownerId: string, input: LinkedContactsInput, now: Date): Promise<LinkedContacts> {
  const { password: _, ...chosen } = input;
  for (const address of [input.url, input.addressBook]) refusePrivate(address);
  return transaction(db, async (tx) => {
    // Two first connections of one account wait for each other here.
    await lockAccount(tx, ownerId);
    const current = await tx.contactsAccount.findUnique({ where: { userId: ownerId } });
    const isSame = current?.url === input.url && current.username === input.username;
    const sealedPassword = passwordToStore("contacts", ownerId, current, input);
    // A comparison under the old settings ends at its next step, because its lease is gone.
    const state = { lease: null, leaseUntil: null, failures: 0, lastError: null, nextReadAt: now, comparedAt: null };
    const fields = { ...chosen, sealedPassword, ...state, updatedAt: now };
    const row = await tx.contactsAccount.upsert({
      where: { userId: ownerId },
      create: { userId: ownerId, ...fields },
      update: { ...fields, ...(isSame ? {} : { lastReadAt: null }) },
    });
    if (!isSame) await tx.linkedCard.deleteMany({ where: { userId: ownerId } });
    return toLinkedContacts(row);
  });
}

/**
 * Disconnects the account, if there is one; then removes our cards from its address book, unless they are kept. It stays disconnected whatever the
 * server says.
 */
export async function deleteLinkedContacts(db: Db, ownerId: string, { keepCards }: { keepCards: boolean }): Promise<Left> {
  const account = await db.contactsAccount.findUnique({ where: { userId: ownerId } });
  const rows = await db.linkedCard.findMany({ where: { userId: ownerId } });
  await db.contactsAccount.deleteMany({ where: { userId: ownerId } });
  const cards = rows.map(toCard).filter(({ href }) => href !== "");
  if (!account || keepCards) return { removed: 0, left: account ? cards.length : 0, error: null };
  const open = () => openDav(connectionOf("contacts", account), REMOVAL);
  return removeOurs(cards, open, (dav, card) => removeCard(dav, card));
}
