import { type Person, personKeys } from "@/domain/applications/people";

/** What is known of a card that belongs to a person. */
export interface KnownCard {
  /** What the person was known by: addresses, and names at companies. */
  keys: readonly string[];
  /** Applications that named the person. */
  applications: readonly string[];
}

/**
 * Which card belongs to which person. People have no ids: the card of someone with the same address, or the same name at the same company, is
 * theirs; then the only one that is left in an application belongs to the only person who is left there, whose name and address were changed at once.
 */
export function pairCards<Card extends KnownCard>(people: readonly Person[], cards: readonly Card[]): Map<Person, Card> {
  const pairs = new Map<Person, Card>();
  const left = new Set(cards);
  const take = (person: Person, card: Card | undefined) => {
    if (!card || pairs.has(person) || !left.delete(card)) return;
    pairs.set(person, card);
  };
  const byKey = new Map<string, Card[]>();
  for (const card of cards) for (const key of card.keys) byKey.set(key, [...(byKey.get(key) ?? []), card]);
  for (const person of people)
    take(
      person,
      personKeys(person)
        .flatMap((key) => byKey.get(key) ?? [])
        .find((card) => left.has(card)),
    );
  const cardsIn = new Map<string, Card[]>();
  for (const card of left) for (const id of card.applications) cardsIn.set(id, [...(cardsIn.get(id) ?? []), card]);
  const peopleIn = new Map<string, Person[]>();
  for (const person of people.filter((each) => !pairs.has(each)))
    for (const { id } of person.applications) peopleIn.set(id, [...(peopleIn.get(id) ?? []), person]);
  for (const [id, [person, ...others]] of peopleIn) {
    const [card, ...more] = cardsIn.get(id) ?? [];
    if (person && others.length === 0 && more.length === 0) take(person, card);
  }
  return pairs;
}
