import { LIMITS } from "@/contracts/limits";
import { type BookPerson, CONTACTS_ERRORS } from "@/contracts/model/linked-contacts";
import { readCard } from "@/domain/applications/cards/read-card";
import { searchWords, suggestedFrom } from "@/domain/applications/cards/suggested";
import { connectionOf } from "@/server/career/dav/connection";
import { openDav } from "@/server/career/dav/dav";
import { DavFailed } from "@/server/career/dav/dav-failed";
import { readApplication } from "@/server/job-search/applications/read";
import type { Db } from "@/server/platform/db/client";
import type { ContactsAccount } from "@/server/platform/db/generated/client";
import { findCards } from "./find-cards";
import { isCached, readBook } from "./read-book";

type Input = { applicationId?: string | undefined; query: string };
type Suggested = { people: BookPerson[]; error: string | null };

/** A card with a photo is large, and a list of thousands has many tags. */
const BOUNDS = { maxBytes: 8 * 1024 * 1024, maxTags: 400_000 };
/** Someone waits for the suggestions. */
const SEARCH = { ...BOUNDS, requestMs: 8_000, allMs: 15_000 };

/**
 * People of the address book, found by the server that has it: by a query, or else by the company of an application. Nothing of them is stored.
 * Empty where no address book suggests people. Throws NOT_FOUND for an application of others.
 */
export async function suggestPeople(db: Db, ownerId: string, { applicationId, query }: Input, now: Date): Promise<Suggested> {
  const application = applicationId === undefined ? null : await readApplication(db, ownerId, applicationId);
  const account = await db.contactsAccount.findUnique({ where: { userId: ownerId } });
  const word = searchWords(query, application?.company ?? "")[0];
  if (account?.direction !== "import" || word === undefined) return { people: [], error: null };
  const ended = (state: { lastError: string | null; lastReadAt?: Date }) =>
    db.contactsAccount.updateMany({ where: { userId: ownerId, updatedAt: account.updatedAt }, data: state });
  try {
    const people = suggestedFrom(await findPeople(account, word), query, application);
    await ended({ lastError: null, lastReadAt: now });
    return { people: people.slice(0, LIMITS.linkedContacts.suggestions), error: null };
  } catch (error) {
    if (!(error instanceof DavFailed)) throw error;
    const sentence = CONTACTS_ERRORS[error.reason];
    await ended({ lastError: sentence });
    return { people: [], error: sentence };
  }
}

/** By the server's search; or, where it cannot search, by reading all. */
async function findPeople(account: ContactsAccount, word: string): Promise<(BookPerson | null)[]> {
  const { userId, addressBook, updatedAt } = account;
  const connection = connectionOf("contacts", account);
  const key = `${userId} ${updatedAt.toISOString()}`;
  const cards = isCached(key) ? null : await findCards(await openDav(connection, SEARCH), addressBook, word);
  return cards ? cards.map(readCard) : readBook(key, () => openDav(connection, BOUNDS), addressBook);
}
