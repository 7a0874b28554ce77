import { hasPhrase, plain } from "./plain";

const CODES =
  "AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FO FR GA GB GD GE GH GI GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW".split(
    " ",
  );

const TAGS = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "tr", "uk", "ar", "ja"];

const ALIASES: Readonly<Record<string, string>> = {
  uk: "GB",
  "u k": "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  britain: "GB",
  "united kingdom of great britain and northern ireland": "GB",
  us: "US",
  usa: "US",
  "u s": "US",
  "u s a": "US",
  "united states of america": "US",
  america: "US",
  eeuu: "US",
  holland: "NL",
  "the netherlands": "NL",
  "czech republic": "CZ",
  turkey: "TR",
  "russian federation": "RU",
  "republic of korea": "KR",
  "south korea": "KR",
  "viet nam": "VN",
  "republic of ireland": "IE",
  brd: "DE",
  uae: "AE",
  // As sentences of other languages inflect them.
  "vereinigten konigreich": "GB",
  "vereinigten staaten": "US",
  niederlanden: "NL",
  "wielkiej brytanii": "GB",
  polsce: "PL",
  niemczech: "DE",
  holandii: "NL",
  "stanach zjednoczonych": "US",
  "великіи британіі": "GB",
  украіні: "UA",
  польщі: "PL",
  німеччині: "DE",
  turkiyede: "TR",
  almanyada: "DE",
  "birlesik krallikta": "GB",
};

/** ISO 3166 alpha-3 codes that forms use as values, of the countries where they differ from the first letters of the alpha-2 code. */
const LONG: Readonly<Record<string, string>> = {
  DEU: "DE",
  AUT: "AT",
  CHE: "CH",
  POL: "PL",
  PRT: "PT",
  SWE: "SE",
  UKR: "UA",
  IRL: "IE",
  DNK: "DK",
  ESP: "ES",
  TUR: "TR",
  EST: "EE",
};

let names: Map<string, string> | null = null;

/** Country codes by every name of a country that is known here, in twelve languages. */
function namesOfCountries(): Map<string, string> {
  if (names) return names;
  names = new Map(Object.entries(ALIASES));
  for (const tag of TAGS) {
    const display = new Intl.DisplayNames([tag], { type: "region" });
    for (const code of CODES) {
      const name = plain(display.of(code) ?? "");
      if (name !== "" && !names.has(name)) names.set(name, code);
    }
  }
  return names;
}

/** The code of a country by its name or code, or null. */
export function countryCode(text: string): string | null {
  const found = namesOfCountries().get(plain(text));
  if (found) return found;
  const upper = text.trim().toUpperCase();
  if (CODES.includes(upper)) return upper;
  return LONG[upper] ?? (upper.length === 3 ? (CODES.find((code) => upper === alphaThree(code)) ?? null) : null);
}

/** A guess that is used only to recognise a value, never to write one. */
const alphaThree = (code: string): string =>
  ({
    GB: "GBR",
    US: "USA",
    FR: "FRA",
    IT: "ITA",
    NL: "NLD",
    BE: "BEL",
    CA: "CAN",
    AU: "AUS",
    JP: "JPN",
    IN: "IND",
    BR: "BRA",
    MX: "MEX",
  })[code] ?? "";

/** Countries that a text names. Two-letter codes are too common as words. */
export function countriesIn(text: string): string[] {
  const words = plain(text);
  const found = new Set<string>();
  for (const [name, code] of namesOfCountries())
    if (
      (name.length > 3 || /^(usa|uae|uk|us|u s|u k)$/.test(name)) &&
      hasPhrase(words, name) &&
      !(name === "us" && !/\bU\.?S\.?\b/.test(text))
    )
      found.add(code);
  return [...found].sort();
}
