import type { BookPerson } from "@/contracts/model/linked-contacts";
import { readCard } from "@/domain/applications/cards/read-card";
import { type Dav, refuseFailure } from "@/server/career/dav/dav";
import { DavFailed } from "@/server/career/dav/dav-failed";
import { singleton } from "@/server/platform/singleton";
import { readCards } from "./find-cards";

// Some servers cannot search companies: Radicale ends with an error. Their address books are read as a whole and cached for a while.

const CACHED_MS = 5 * 60_000;
/** People in memory, of all accounts together. */
const MAX_CACHED = 50_000;
const MAX_CARDS = 20_000;
const BATCH = 500;
/** Someone waits; the reading continues, and the next search has it. */
const MAX_WAIT_MS = 12_000;

interface Book {
  people: Promise<BookPerson[]>;
  count: number;
  until: number;
}

const books = () => singleton("address-books", () => new Map<string, Book>());

/** Whether an address book is in memory. */
export const isCached = (key: string): boolean => (books().get(key)?.until ?? 0) > Date.now();

/** All people of an address book, from memory where they are there. Throws DavFailed. */
export async function readBook(key: string, open: () => Promise<Dav>, addressBook: string): Promise<BookPerson[]> {
  const known = isCached(key) ? books().get(key) : undefined;
  const book: Book = known ?? { people: readAll(open, addressBook), count: 0, until: Date.now() + CACHED_MS };
  if (!known) {
    books().set(key, book);
    book.people.then(
      ({ length }) => {
        book.count = length;
        forgetOldest();
      },
      () => books().delete(key),
    );
  }
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new DavFailed("timeout")), MAX_WAIT_MS).unref();
  });
  return Promise.race([book.people, late]);
}

function forgetOldest(): void {
  let count = 0;
  for (const [key, book] of [...books()].toReversed()) {
    count += book.count;
    if (count > MAX_CACHED || book.until <= Date.now()) books().delete(key);
  }
}

async function readAll(open: () => Promise<Dav>, addressBook: string): Promise<BookPerson[]> {
  const dav = await open();
  const found = await dav.propfind(addressBook, "1", { "d:getetag": {} });
  refuseFailure(found, "unknown-target");
  const folder = new URL(addressBook).pathname.replace(/\/?$/, "/");
  const hrefs = found.resources.flatMap(({ href }) =>
    href && URL.canParse(href, addressBook) && new URL(href, addressBook).pathname !== folder ? [href] : [],
  );
  if (hrefs.length > MAX_CARDS) throw new DavFailed("too-much");
  const people: BookPerson[] = [];
  for (let at = 0; at < hrefs.length; at += BATCH) {
    for (const text of await readCards(dav, addressBook, hrefs.slice(at, at + BATCH))) {
      const person = readCard(text);
      if (person) people.push(person);
    }
  }
  return people;
}
