import { ar } from "./ar";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { ja } from "./ja";
import { nl } from "./nl";
import { pl } from "./pl";
import { pt } from "./pt";
import { tr } from "./tr";
import { uk } from "./uk";
import type { Words } from "./words";

/** The languages in which forms are understood: those of the interface. */
export const LANGUAGES: Readonly<Record<string, Words>> = { en, de, fr, es, it, pt, nl, pl, tr, uk, ar, ja };
