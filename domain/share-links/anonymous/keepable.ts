import { placeParts } from "@/domain/career/place-parts";
import { foldedText } from "./folded";

/** Words by which a street is known where it has no number. */
const STREET =
  /(?:^|[^\p{L}])(?:street|st|road|rd|lane|ln|avenue|ave|drive|court|square|terrace|close|place|rue|boulevard|chemin|allee|impasse|quai|via|viale|piazza|corso|vicolo|calle|carrer|avenida|paseo|plaza|rua|travessa|praca|largo|ulica|ul|aleja|plac|sokak|sokagi|cadde|caddesi|mahallesi|вулиця|вул|проспект|провулок|شارع|طريق|حي)(?:[^\p{L}]|$)|(?:strasse|str|weg|gasse|platz|ring|damm|straat|laan|plein|kade|gatan|vagen|gata)\.?(?:[^\p{L}]|$)|[丁番][目地]|통|로$|길$/u;

/** Town, region and country of an address: where so many live that they identify nobody. Nothing with a number, and no street. */
export function placesIn(address: string): string[] {
  const { city, region, country } = placeParts(address);
  return [city, region, country].filter(isPlace);
}

/** Whether a part of an address is a town, a region or a country rather than a street. */
export const isPlace = (part: string): boolean => [...part].length > 1 && !/\p{N}/u.test(part) && !STREET.test(foldedText(part));

/** Of the words that the person would like to keep those that may be kept, as the address has them. */
export function retainedPlaces(places: readonly string[], keep: readonly string[]): string[] {
  const requested = new Set(keep.map((words) => foldedText(words).trim()));
  return places.filter((place) => requested.has(foldedText(place)));
}
