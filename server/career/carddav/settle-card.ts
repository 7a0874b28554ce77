import { type CardFields, changeCard, writeCard } from "@/domain/applications/cards/write-card";
import { type Person, personKeys } from "@/domain/applications/people";
import type { Dav } from "@/server/career/dav/dav";
import { putResource, readResource, type Written } from "@/server/career/dav/resources";
import type { Db } from "@/server/platform/db/client";
import type { ContactsAccount } from "@/server/platform/db/generated/client";
import { asJson } from "@/server/platform/db/json";
import { newId } from "@/server/platform/ids";
import { renewLease } from "@/server/platform/leases/lease";
import { asColumns, type CardRow, knownFields } from "./rows";

export interface Comparison {
  db: Db;
  dav: Dav;
  /** Address of the address book, with a slash at its end. */
  folder: string;
  account: ContactsAccount;
}

const known = (person: Person) => ({ keys: personKeys(person), applications: person.applications.map(({ id }) => id) });

/** Stored before it is sent: whatever happens in between, the next comparison knows what may have arrived. */
export async function createCard(comparison: Comparison, person: Person, fields: CardFields): Promise<void> {
  const { db, folder, account } = comparison;
  const id = newId();
  const row: CardRow = { id, href: `${folder}${id}.vcf`, etag: null, ...known(person), local: fields, sent: fields };
  await renewLease(db, "contacts_account", account);
  const json = { local: asJson(fields), sent: asJson(fields) };
  await db.linkedCard.create({ data: { ...row, ...json, userId: account.userId } });
  await put(comparison, row, fields, writeCard(uidOf(row), fields), null);
}

/** Brings a card of ours to what Dossier says. What someone else changed in it stays, and one that was removed is not put there again. */
export async function settleCard(comparison: Comparison, row: CardRow, person: Person, fields: CardFields): Promise<void> {
  const { db, dav, account } = comparison;
  const next = known(person);
  const isSame = row.sent === null && isEqual(row.local, fields);
  if (!isEqual([row.keys, row.applications], [next.keys, next.applications])) await save(db, row, next);
  if (row.href === "" || isSame) return;
  await renewLease(db, "contacts_account", account);
  const current = await readResource(dav, row.href, row.href);
  if (!current) {
    // Either it has never arrived, or someone has removed it.
    if (row.etag === null && row.sent !== null) await put(comparison, row, fields, writeCard(uidOf(row), fields), null);
    else await save(db, row, { href: "", sent: null });
    return;
  }
  const text = changeCard(current.text, knownFields(row), fields);
  await put(comparison, row, fields, text, current.etag);
}

const uidOf = ({ id }: CardRow) => `urn:uuid:${id}`;
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const save = (db: Db, { id }: CardRow, fields: Partial<CardRow>) =>
  db.linkedCard.updateMany({ where: { id }, data: asColumns(fields) });

async function put({ db, dav }: Comparison, row: CardRow, fields: CardFields, text: string, etag: string | null): Promise<void> {
  if (!isEqual(row.sent, fields)) await save(db, row, { sent: fields });
  const written: Written = await putResource(dav, new URL(row.href), "card", text, etag);
  // Changed by someone else at the same time: the next comparison reads it again.
  if (written !== "changed") await save(db, row, { etag: written.etag, local: fields, sent: null });
}
