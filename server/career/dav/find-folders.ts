import type { Listed } from "@/server/platform/dav/read-list";
import { type Dav, hrefOf, refuseFailure, textOf } from "./dav";
import { DavFailed } from "./dav-failed";
import { decoded } from "./resources";

const MAX_FOLDERS = 100;

/** What is looked for: calendars or address books. */
export interface FolderKind {
  /** The property that says where they are, as it is requested and as the library names it. */
  home: readonly [requested: string, name: string];
  wellKnown: string;
  /** More properties that decide about a folder. */
  props: Record<string, object>;
  isOne: (folder: Listed) => boolean;
}

/** The calendars or address books of an account, found from the address of its server. Throws DavFailed. */
export async function findFolders(dav: Dav, address: string, kind: FolderKind): Promise<{ url: string; name: string }[]> {
  const home = (await homeFrom(dav, address, kind)) ?? (await homeFrom(dav, new URL(kind.wellKnown, address).href, kind));
  if (home === null) throw new DavFailed("nothing-found");
  const found = await dav.propfind(home, "1", { "d:displayname": {}, "d:resourcetype": {}, ...kind.props });
  refuseFailure(found, "nothing-found");
  const folders = found.resources.flatMap((folder) => {
    const { href, props } = folder;
    if (!href || !URL.canParse(href, home) || !kind.isOne(folder)) return [];
    const { href: url, pathname } = new URL(href, home);
    const name = decoded(pathname.split("/").filter(Boolean).at(-1) ?? url);
    return [{ url, name: textOf(props?.displayname).slice(0, 200) || name }];
  });
  if (folders.length === 0) throw new DavFailed("nothing-found");
  return folders.slice(0, MAX_FOLDERS);
}

/** Where they are, as the resource at an address says; null if it does not. */
async function homeFrom(dav: Dav, address: string, { home: [requested, name] }: FolderKind): Promise<string | null> {
  const places = { "d:current-user-principal": {}, [requested]: {} };
  const [first] = (await dav.propfind(address, "0", places)).resources;
  if (first && first.status >= 500) throw new DavFailed("server-error");
  const own = hrefOf(first?.props?.[name], address);
  const principal = hrefOf(first?.props?.currentUserPrincipal, address);
  if (own !== null || principal === null) return own;
  const [person] = (await dav.propfind(principal, "0", places)).resources;
  return hrefOf(person?.props?.[name], principal);
}

export const isOfType = ({ props }: Listed, type: string): boolean => Object.keys(props?.resourcetype ?? {}).includes(type);
