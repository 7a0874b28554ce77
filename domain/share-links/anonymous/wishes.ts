import type { Anonymity } from "@/contracts/model/share-link";
import type { Identity } from "./identity";
import { retainedPlaces } from "./keepable";
import { GONE, type Renamed, redactorFor } from "./redactor";

export const NO_WISHES: Anonymity = { keep: [], remove: [] };

/** The words to remove and their replacements, from which the same words are removed. */
export function removedWords(identity: Identity, alias: string, { remove }: Anonymity): Renamed[] {
  if (remove.length === 0) return [];
  const { line } = redactorFor(identity, alias, { renamed: remove.map(({ words }) => ({ name: words, as: GONE })) });
  return remove.map(({ words, instead }) => ({ name: words, as: instead === "" ? GONE : line(instead) }));
}

/** The places that stay, as the header of the copy shows them. */
export const retainedPlace = ({ places }: Identity, { keep }: Anonymity): string => retainedPlaces(places, keep).join(", ");
