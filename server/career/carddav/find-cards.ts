import { type Dav, refuseFailure, textOf } from "@/server/career/dav/dav";
import { DavFailed } from "@/server/career/dav/dav-failed";

/** Cards that are read of one search. */
const MAX_READ = 40;

/** What is requested of a card. Some servers send all of it nevertheless. */
const PARTS = ["VERSION", "FN", "N", "ORG", "TITLE", "ROLE", "EMAIL", "TEL", "KIND", "X-ABSHOWAS"];
const SEARCHED = ["FN", "ORG", "EMAIL"];

/** What servers say of a search that they do not offer or that they fail at. */
const CANNOT_SEARCH = new Set([400, 403, 405, 415, 422, 500, 501, 507]);

const named = (name: string) => ({ _attributes: { name } });

/** The texts of cards whose name, company or email address contains a word; null where the server cannot search that. Throws DavFailed. */
export async function findCards(dav: Dav, addressBook: string, word: string): Promise<string[] | null> {
  const match = { _attributes: { collation: "i;unicode-casemap", "match-type": "contains" }, _text: word };
  const found = await dav.report(addressBook, {
    "card:addressbook-query": {
      "d:prop": { "d:getetag": {} },
      "card:filter": {
        _attributes: { test: "anyof" },
        "card:prop-filter": SEARCHED.map((name) => ({ ...named(name), "card:text-match": match })),
      },
      "card:limit": { "card:nresults": { _text: String(MAX_READ) } },
    },
  });
  if (!found.isList && CANNOT_SEARCH.has(found.resources[0]?.status ?? 0)) return null;
  refuseFailure(found, "unknown-target");
  const hrefs = found.resources.flatMap(({ href, status }) => (href && status < 300 ? [href] : []));
  return readCards(dav, addressBook, hrefs.slice(0, MAX_READ));
}

/** The texts of some cards. Together they may be too much because of their photos; one that is alone too large is left out. */
export async function readCards(dav: Dav, addressBook: string, hrefs: readonly string[]): Promise<string[]> {
  if (hrefs.length === 0) return [];
  try {
    const found = await dav.report(addressBook, {
      "card:addressbook-multiget": {
        "d:prop": { "card:address-data": { "card:prop": PARTS.map(named) } },
        "d:href": hrefs.map((href) => ({ _text: href })),
      },
    });
    refuseFailure(found, "unknown-target");
    return found.resources.map(({ props }) => textOf(props?.addressData)).filter((text) => text !== "");
  } catch (error) {
    if (!(error instanceof DavFailed) || error.reason !== "too-much") throw error;
    if (hrefs.length === 1) return [];
    const middle = Math.ceil(hrefs.length / 2);
    return [
      ...(await readCards(dav, addressBook, hrefs.slice(0, middle))),
      ...(await readCards(dav, addressBook, hrefs.slice(middle))),
    ];
  }
}
