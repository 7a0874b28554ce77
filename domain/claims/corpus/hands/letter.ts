import type { Authored } from "../authors/authored";

export type Letter = { language: string; source: string; letter: string };

/** A letter about the person of a hand. */
export function letterOf(language: string, hands: readonly Authored[], author: Authored["author"], letter: string): Letter {
  const source = hands.find((hand) => hand.author === author)?.source;
  if (source === undefined) throw new Error(`no hand ${author} in ${language}`);
  return { language, source, letter };
}
