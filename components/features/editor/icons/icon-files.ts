import { engineAddress } from "@/components/kit/page-preview/engine-address";
import { iconFile, iconName } from "@/typeset/content/icons";

/** The folder of the drawings, which the page is printed with as well: everything comes from our own address. */
let folder: Promise<string> | null = null;

/** Where the icons are. Asked for once; a failure is asked again the next time. */
export function iconFolder(): Promise<string> {
  folder ??= engineAddress()
    .then(({ icons }) => icons)
    .catch((error: unknown) => {
      folder = null;
      throw error;
    });
  return folder;
}

/** The address of an icon's drawing; null for a name that is none. */
export async function iconAddress(name: string): Promise<string | null> {
  const wanted = iconName(name);
  return wanted === null ? null : `${await iconFolder()}${iconFile(wanted)}`;
}
