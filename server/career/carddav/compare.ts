import type { Contact } from "@/contracts/model/application";
import type { Stage } from "@/contracts/model/stages";
import { pairCards } from "@/domain/applications/cards/pair-cards";
import { cardFieldsOf } from "@/domain/applications/cards/write-card";
import { peopleOf } from "@/domain/applications/people";
import { connectionOf } from "@/server/career/dav/connection";
import { openDav } from "@/server/career/dav/dav";
import type { Db } from "@/server/platform/db/client";
import type { ContactsAccount } from "@/server/platform/db/generated/client";
import { renewLease } from "@/server/platform/leases/lease";
import { refuseMissing } from "./find-address-books";
import { removeCard } from "./remove-card";
import { toCard } from "./rows";
import { type Comparison, createCard, settleCard } from "./settle-card";

/** Puts the people of applications into the address book under a lease. Only cards of ours are touched. Throws DavFailed, or LeaseLost. */
export async function compare(db: Db, account: ContactsAccount, _now: Date): Promise<void> {
  const dav = await openDav(connectionOf("contacts", account));
  const folder = account.addressBook.replace(/\/?$/, "/");
  const comparison: Comparison = { db, dav, folder, account };
  await refuseMissing(dav, folder);
  const rows = (await db.linkedCard.findMany({ where: { userId: account.userId }, orderBy: { id: "asc" } })).map(toCard);
  const people = peopleOf(await applicationsWithContacts(db, account.userId));
  // Cards of an address book that is no longer the chosen one are removed there, and made here.
  const here = rows.filter(({ href }) => href === "" || href.startsWith(folder));
  const pairs = pairCards(people, here);
  const paired = new Set(pairs.values());
  for (const row of rows) {
    if (paired.has(row)) continue;
    await renewLease(db, "contacts_account", account);
    if (row.href === "" || (await removeCard(dav, row))) await db.linkedCard.deleteMany({ where: { id: row.id } });
  }
  for (const person of people) {
    const row = pairs.get(person);
    if (row) await settleCard(comparison, row, person, cardFieldsOf(person));
    else await createCard(comparison, person, cardFieldsOf(person));
  }
}

/** Without postings and notes, which are most of an application. */
async function applicationsWithContacts(db: Db, ownerId: string): Promise<Parameters<typeof peopleOf>[0]> {
  const select = { id: true, company: true, role: true, status: true, updatedAt: true, contacts: true };
  const rows = await db.application.findMany({ where: { userId: ownerId }, select });
  return rows.map(({ status, updatedAt, contacts, ...application }) => ({
    ...application,
    status: status as Stage,
    updatedAt: updatedAt.toISOString(),
    contacts: contacts as unknown as Contact[],
  }));
}
