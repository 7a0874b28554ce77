import { LANGUAGES } from "@/contracts/model/languages";

export type PlaceParts = { street: string; postalCode: string; city: string; region: string; country: string };

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Names that people write and the platform's lists do not have. */
const ALSO = ["UK", "U.K.", "USA", "U.S.A.", "US", "England", "Scotland", "Wales", "Northern Ireland", "Holland", "UAE"];
const US_STATE = /^[A-Z]{2}$/;
/** Codes of four to six digits, with those of the United Kingdom, Canada and the Netherlands. */
const POSTAL_CODE =
  /\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4} ?[A-Z]{2}|\d{2}-\d{3}|\d{5}-\d{3}|\d{4,6})\b/;
const WITH_NUMBER = /\p{L}{3}.*\b\d{1,4}[a-z]?$|^\d{1,5}[a-z]? \p{L}/u;

let countries: ReadonlySet<string> | null = null;

/** Names of all countries in the languages of the interface, in lower case. */
function countryNames(): ReadonlySet<string> {
  if (countries) return countries;
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
  const names = Object.keys(LANGUAGES).flatMap((language) => {
    const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    return codes.flatMap((code) => display.of(code) ?? []);
  });
  countries = new Set([...names, ...ALSO].map((name) => name.toLowerCase()));
  return countries;
}

/** The parts of a place such as “24103 Kiel, Germany”. What cannot be assigned is left out. */
export function placeParts(place: string): PlaceParts {
  const parts = place.split(/[,·|]/).map((part) => part.trim());
  const found: PlaceParts = { street: "", postalCode: "", city: "", region: "", country: "" };
  const rest = parts.filter((part) => part !== "");
  if (countryNames().has((rest.at(-1) ?? "").toLowerCase())) found.country = rest.pop() ?? "";
  if (rest.length > 1 && WITH_NUMBER.test(rest[0] ?? "") && !POSTAL_CODE.test(rest[0] ?? "")) found.street = rest.shift() ?? "";
  const withoutCode = rest.map((part) => {
    const code = found.postalCode === "" ? POSTAL_CODE.exec(part)?.[0] : undefined;
    if (!code) return part;
    found.postalCode = code;
    return part.replace(code, "").trim();
  });
  const [city = "", region = "", ...more] = withoutCode.filter((part) => part !== "");
  if (more.length > 0 || US_STATE.test(city)) return { ...found, region: US_STATE.test(city) ? city : "" };
  return { ...found, city, region };
}
