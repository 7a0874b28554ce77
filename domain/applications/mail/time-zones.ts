/** Names that Windows gives time zones, which Outlook writes into calendars. */
const WINDOWS: Record<string, string> = {
  "gmt standard time": "Europe/London",
  "greenwich standard time": "Africa/Abidjan",
  "w. europe standard time": "Europe/Berlin",
  "central europe standard time": "Europe/Budapest",
  "central european standard time": "Europe/Warsaw",
  "romance standard time": "Europe/Paris",
  "e. europe standard time": "Europe/Chisinau",
  "gtb standard time": "Europe/Bucharest",
  "fle standard time": "Europe/Kyiv",
  "turkey standard time": "Europe/Istanbul",
  "russian standard time": "Europe/Moscow",
  "israel standard time": "Asia/Jerusalem",
  "south africa standard time": "Africa/Johannesburg",
  "arabian standard time": "Asia/Dubai",
  "india standard time": "Asia/Kolkata",
  "china standard time": "Asia/Shanghai",
  "singapore standard time": "Asia/Singapore",
  "tokyo standard time": "Asia/Tokyo",
  "korea standard time": "Asia/Seoul",
  "aus eastern standard time": "Australia/Sydney",
  "new zealand standard time": "Pacific/Auckland",
  "eastern standard time": "America/New_York",
  "central standard time": "America/Chicago",
  "mountain standard time": "America/Denver",
  "pacific standard time": "America/Los_Angeles",
  "atlantic standard time": "America/Halifax",
  "e. south america standard time": "America/Sao_Paulo",
  "argentina standard time": "America/Argentina/Buenos_Aires",
  "sa pacific standard time": "America/Bogota",
  "central standard time (mexico)": "America/Mexico_City",
};

/** Abbreviations that people write behind a time. Ambiguous ones, such as IST, are left out. */
const SHORT: Record<string, string> = {
  cet: "Europe/Berlin",
  cest: "Europe/Berlin",
  mez: "Europe/Berlin",
  mesz: "Europe/Berlin",
  hec: "Europe/Paris",
  gmt: "UTC",
  utc: "UTC",
  bst: "Europe/London",
  wet: "Europe/Lisbon",
  west: "Europe/Lisbon",
  eet: "Europe/Helsinki",
  eest: "Europe/Helsinki",
  et: "America/New_York",
  est: "America/New_York",
  edt: "America/New_York",
  ct: "America/Chicago",
  cst: "America/Chicago",
  cdt: "America/Chicago",
  mt: "America/Denver",
  mst: "America/Denver",
  mdt: "America/Denver",
  pt: "America/Los_Angeles",
  pst: "America/Los_Angeles",
  pdt: "America/Los_Angeles",
  brt: "America/Sao_Paulo",
};

/** The IANA name of a zone that a calendar names; null if it is none that is known. */
export function zoneNamed(name: string): string | null {
  const plain = name
    .trim()
    .replace(/^\/[^/]+\/(?:Olson_[^/]+\/)?/, "")
    .replace(/^"|"$/g, "");
  if (plain === "" || plain.length > 64) return null;
  const known = WINDOWS[plain.toLowerCase()];
  if (known) return known;
  if (!/^[A-Za-z][\w+/-]*$/.test(plain)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: plain }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The zone of an abbreviation behind a time, such as `CET` or `UTC+1`. */
export function zoneOfAbbreviation(text: string): string | null {
  const short = text.trim().toLowerCase();
  const offset = /^(?:utc|gmt)\s*([+−-])\s*0?(\d{1,2})(?::?00)?$/.exec(short);
  // In the names of these zones the sign is turned around.
  if (offset && Number(offset[2]) <= 12)
    return Number(offset[2]) === 0 ? "UTC" : `Etc/GMT${offset[1] === "+" ? "-" : "+"}${Number(offset[2])}`;
  return SHORT[short] ?? null;
}

/** Cities whose time people name: "London time", "heure de Paris". */
const CITY_TIME =
  /\b(?:(?<before>[a-z]+(?: [a-z]+)?) time\b|(?:heure de|hora de|hora del|ora di|horario de|czasu) (?<behind>[a-z]+(?: [a-z]+)?)|(?<german>[a-z]+)er (?:zeit|ortszeit)\b)/g;

const cities = new Map<string, string>();

/** The zone of a city whose time a sentence names, in small letters without accents. */
export function zoneOfCity(words: string): string | null {
  if (cities.size === 0)
    for (const zone of Intl.supportedValuesOf("timeZone"))
      if (/^(?:Europe|America|Asia|Africa|Australia|Pacific)\//.test(zone))
        cities.set((zone.split("/").at(-1) ?? "").replaceAll("_", " ").toLowerCase(), zone);
  for (const { groups } of words.matchAll(CITY_TIME)) {
    const names = Object.values(groups ?? {}).flatMap((name) =>
      name ? [name, name.split(" ").at(-1) ?? "", name.split(" ")[0] ?? ""] : [],
    );
    for (const name of names) {
      const zone = cities.get(name);
      if (zone) return zone;
    }
  }
  return null;
}
