import { engineAddress } from "@/components/kit/page-preview/engine-address";
import { iconFile, iconName } from "@/typeset/content/icons";

/** The folder of the drawings, which the page is printed with as well: everything comes from our own address. */
let folder: Promise<string> | null = null;

/** The folder of the icons. Loaded once; after a failure it is loaded again next time. */
export function iconFolder(): Promise<string> {
  folder ??= engineAddress()
    .then(({ icons }) => icons)
    .catch((error: unknown) => {
      folder = null;
      throw error;
    });
  return folder;
}

/** The address of an icon's drawing; null for an invalid name. */
export async function iconAddress(name: string): Promise<string | null> {
  const requested = iconName(name);
  return requested === null ? null : `${await iconFolder()}${iconFile(requested)}`;
}
