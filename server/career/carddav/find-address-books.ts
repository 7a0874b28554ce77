import { type Dav, refuseFailure } from "@/server/career/dav/dav";
import { DavFailed } from "@/server/career/dav/dav-failed";
import { type FolderKind, findFolders, isOfType } from "@/server/career/dav/find-folders";

const ADDRESS_BOOKS: FolderKind = {
  home: ["card:addressbook-home-set", "addressbookHomeSet"],
  wellKnown: "/.well-known/carddav",
  props: {},
  isOne: (folder) => isOfType(folder, "addressbook"),
};

/** The address books of an account, found from the address of its server. Throws DavFailed. */
export const findAddressBooks = (dav: Dav, address: string): Promise<{ url: string; name: string }[]> =>
  findFolders(dav, address, ADDRESS_BOOKS);

/** Throws DavFailed where there is no address book any more. */
export async function refuseMissing(dav: Dav, addressBook: string): Promise<void> {
  const found = await dav.propfind(addressBook, "0", { "d:resourcetype": {} });
  refuseFailure(found, "unknown-target");
  const [folder] = found.resources;
  if (!folder || !isOfType(folder, "addressbook")) throw new DavFailed("unknown-target");
}
