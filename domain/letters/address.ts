import type { LetterState } from "@/contracts/model/letter";
import type { LetterAddress } from "@/contracts/model/letter-details";
import type { PrintedForm } from "@/contracts/model/letter-forms";
import { safeLocale } from "@/domain/dates/locale";
import { formOf, languageAndRegion } from "@/domain/letters/form";

export type AddressPart = keyof LetterAddress;
/** A printed line, and the part of the address that it is found by. */
export type AddressLine = { part: AddressPart; text: string };

type Addressed = Pick<LetterState, "details" | "style">;

/** Where the postcode goes. Everywhere else it is before the town. */
const AFTER_TOWN: ReadonlySet<string> = new Set(["US", "CA", "AU", "NZ", "IN", "ZA", "SG"]);
const BELOW_TOWN: ReadonlySet<string> = new Set(["GB", "IE"]);
const WRITTEN: Record<string, string> = { usa: "US", uk: "GB", england: "GB", scotland: "GB", wales: "GB" };

const COUNTRY_OF_FORM: Partial<Record<PrintedForm, string>> = {
  "us-block": "US",
  uk: "GB",
  french: "FR",
  "din-5008-a": "DE",
  "din-5008-b": "DE",
  swiss: "CH",
  japanese: "JP",
};

const plain = (text: string | undefined) => (text ?? "").trim().replaceAll(/\s+/g, " ");
const compared = (text: string) => text.toLowerCase().replaceAll(/[.\s]/g, "");

/** The countries by their names in a language, and by their codes. Names are many, so they are found once. */
const namesOf = new Map<string, ReadonlyMap<string, string>>();
function countriesIn(tag: string): ReadonlyMap<string, string> {
  const known = namesOf.get(tag);
  if (known) return known;
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const names = new Intl.DisplayNames([tag], { type: "region", fallback: "none" });
  const found = new Map<string, string>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = names.of(code);
    // Codes that were given up have the name of the country that has it today: the first one is used.
    if (!name) continue;
    const first = found.get(compared(name)) ?? code;
    found.set(compared(name), first).set(compared(code), first);
  }
  if (namesOf.size < 50) namesOf.set(tag, found);
  return found;
}

/** Languages in which people name countries whatever the language of the letter is. */
const USUAL_LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pt", "pl", "sv", "da", "ja"] as const;

/** The country that a name means in the language of the letter or a usual one; the name itself where it is none. */
function countryNamed(name: string, locale: string): string {
  const requested = compared(name);
  if (requested === "") return "";
  const written = WRITTEN[requested];
  if (written) return written;
  for (const tag of [safeLocale(locale), ...USUAL_LANGUAGES]) {
    const found = countriesIn(tag).get(requested);
    if (found) return found;
  }
  return requested;
}

/** The lines of an address in the order of its country, without the country; a letter's own country counts where none is named. */
function linesOf(address: LetterAddress, { details, style }: Addressed): AddressLine[] {
  const { locale } = style.metadata.page;
  const [street, postcode, city, country] = [address.street, address.postcode, address.city, address.country].map(plain) as [
    string,
    string,
    string,
    string,
  ];
  const form = formOf({ details, style });
  const own = COUNTRY_OF_FORM[form] ?? languageAndRegion(locale).region;
  const where = country === "" ? own : countryNamed(country, locale);
  const joined = (...parts: string[]) => parts.filter((part) => part !== "").join(" ");
  const lines: Record<"after" | "below" | "japanese" | "before", AddressLine[]> = {
    after: [
      { part: "street", text: street },
      { part: "city", text: joined(city, postcode) },
    ],
    below: [
      { part: "street", text: street },
      { part: "city", text: city },
      { part: "postcode", text: postcode },
    ],
    japanese: [
      { part: "postcode", text: postcode === "" || postcode.startsWith("〒") ? postcode : `〒${postcode}` },
      { part: "city", text: city + street },
    ],
    before: [
      { part: "street", text: street },
      { part: "city", text: joined(postcode, city) },
    ],
  };
  const order =
    where === "JP" ? "japanese" : BELOW_TOWN.has(where ?? "") ? "below" : AFTER_TOWN.has(where ?? "") ? "after" : "before";
  return lines[order].filter(({ text }) => text !== "");
}

/** The countries are printed when both sides are in different ones: the recipient's in capitals, as post offices ask for it. */
function countryLine(address: LetterAddress, other: LetterAddress, inCapitals: boolean, locale: string): AddressLine[] {
  const country = plain(address.country);
  if (country === "" || countryNamed(country, locale) === countryNamed(plain(other.country), locale)) return [];
  return [{ part: "country", text: inCapitals ? country.toLocaleUpperCase(safeLocale(locale)) : country }];
}

/** The recipient's address, line by line. */
export function recipientAddressLines(letter: Addressed): AddressLine[] {
  const { recipientAddress = {}, senderAddress = {} } = letter.details ?? {};
  const lines = linesOf(recipientAddress, letter);
  return [...lines, ...countryLine(recipientAddress, senderAddress, true, letter.style.metadata.page.locale)];
}

/** The sender's address, line by line; none without a street, postcode or town. */
export function senderAddressLines(letter: Addressed): AddressLine[] {
  const { recipientAddress = {}, senderAddress = {} } = letter.details ?? {};
  const lines = linesOf(senderAddress, letter);
  const isForeign = plain(recipientAddress.country) !== "";
  const country = isForeign ? countryLine(senderAddress, recipientAddress, false, letter.style.metadata.page.locale) : [];
  return lines.length === 0 ? [] : [...lines, ...country];
}

/** The sender's town, for the line of the date; null where the letter has no address of the sender. */
export const senderTown = ({ details }: Addressed): string | null => plain(details?.senderAddress?.city) || null;

/** The letter with the sender's address in the place of the resume's location, which is where heads and headers print it. */
export function withSenderAddress<Letter extends LetterState>(letter: Letter): Letter {
  const lines = senderAddressLines(letter);
  if (lines.length === 0 || letter.layout === "freeform") return letter;
  const location = lines.map(({ text }) => text).join(", ");
  return { ...letter, style: { ...letter.style, basics: { ...letter.style.basics, location } } };
}
