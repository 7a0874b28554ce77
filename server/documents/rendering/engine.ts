import { createHash } from "node:crypto";
import { dependencies } from "@/package.json";
import { PRODUCT_VERSION } from "@/server/platform/product-version";
import { singleton } from "@/server/platform/singleton";
import { TYPST_SOURCES } from "@/typeset/typst/sources";

const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 12);

/** The packages whose names begin so, with their exact versions. */
const packagesOf = (...beginnings: string[]) =>
  Object.entries(dependencies)
    .filter(([name]) => beginnings.some((beginning) => name.startsWith(beginning)))
    .sort();

/**
 * What prints a document, beside the document itself: release, engine, templates, fonts and icons. Equal texts mean that an equal state
 * prints as equal bytes; another text means that it may not.
 */
export const engineIdentity = (): string =>
  singleton("engine-identity", () =>
    [
      `dossier ${PRODUCT_VERSION}`,
      `engine ${digest(packagesOf("@myriaddreamin/typst", "sharp"))}`,
      `templates ${digest(TYPST_SOURCES)}`,
      `fonts ${digest(packagesOf("@expo-google-fonts/", "@phosphor-icons/"))}`,
    ].join(", "),
  );
