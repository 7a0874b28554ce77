export type Language = "en" | "de" | "fr" | "es";

const LISTS: Record<Language, Record<number, string>> = {
  en: {
    2: "two",
    3: "three",
    4: "four",
    5: "five",
    6: "six",
    7: "seven",
    8: "eight",
    9: "nine",
    10: "ten",
    11: "eleven",
    12: "twelve",
    13: "thirteen",
    14: "fourteen",
    15: "fifteen",
    16: "sixteen",
    17: "seventeen",
    18: "eighteen",
    19: "nineteen",
    20: "twenty",
    30: "thirty",
    40: "forty",
    50: "fifty",
    60: "sixty",
    70: "seventy",
    80: "eighty",
    90: "ninety",
    100: "hundred",
    1000: "thousand",
  },
  de: {
    2: "zwei",
    3: "drei",
    4: "vier",
    5: "funf",
    6: "sechs",
    7: "sieben",
    8: "acht",
    9: "neun",
    10: "zehn",
    11: "elf",
    12: "zwolf",
    13: "dreizehn",
    14: "vierzehn",
    15: "funfzehn",
    16: "sechzehn",
    17: "siebzehn",
    18: "achtzehn",
    19: "neunzehn",
    20: "zwanzig",
    30: "dreißig",
    40: "vierzig",
    50: "funfzig",
    60: "sechzig",
    70: "siebzig",
    80: "achtzig",
    90: "neunzig",
    100: "hundert",
    1000: "tausend",
  },
  fr: {
    2: "deux",
    3: "trois",
    4: "quatre",
    5: "cinq",
    6: "six",
    7: "sept",
    8: "huit",
    9: "neuf",
    10: "dix",
    11: "onze",
    12: "douze",
    13: "treize",
    14: "quatorze",
    15: "quinze",
    16: "seize",
    20: "vingt",
    30: "trente",
    40: "quarante",
    50: "cinquante",
    60: "soixante",
    100: "cent",
    1000: "mille",
  },
  es: {
    2: "dos",
    3: "tres",
    4: "cuatro",
    5: "cinco",
    6: "seis",
    7: "siete",
    8: "ocho",
    9: "nueve",
    10: "diez",
    11: "once",
    12: "doce",
    13: "trece",
    14: "catorce",
    15: "quince",
    16: "dieciseis",
    17: "diecisiete",
    18: "dieciocho",
    19: "diecinueve",
    20: "veinte",
    30: "treinta",
    40: "cuarenta",
    50: "cincuenta",
    60: "sesenta",
    70: "setenta",
    80: "ochenta",
    90: "noventa",
    100: "cien",
    1000: "mil",
  },
};

/** Units below ten, with one, as they occur in compounds. */
const ONES: Record<Language, string> = { en: "one", de: "ein", fr: "un", es: "un" };

/** How each language puts ten and unit together, folded. */
const JOINED: Record<Language, (ten: string, unit: string) => string[]> = {
  en: (ten, unit) => [`${ten}-${unit}`, `${ten} ${unit}`],
  de: (ten, unit) => [`${unit}und${ten}`],
  fr: (ten, unit) => [`${ten}-${unit}`, `${ten} et ${unit}`, `${ten}-et-${unit}`],
  es: (ten, unit) => [`${ten} y ${unit}`, `${ten.replace(/e$/, "i")}${unit}`],
};

/** French counts on from sixty and four twenties, and writes seventeen to nineteen in two words. */
const FRENCH: [string, number][] = [
  ...[7, 8, 9].map((unit): [string, number] => [`dix-${LISTS.fr[unit]}`, 10 + unit]),
  ["soixante-dix", 70],
  ["quatre-vingts", 80],
  ["quatre-vingt", 80],
  ["quatre-vingt-dix", 90],
  ...[2, 3, 4, 5, 6].flatMap((unit): [string, number][] => [
    [`soixante-${LISTS.fr[10 + unit]}`, 70 + unit],
    [`quatre-vingt-${LISTS.fr[10 + unit]}`, 90 + unit],
    [`quatre-vingt-${LISTS.fr[unit]}`, 80 + unit],
  ]),
];

const wordsOf = (language: Language): [string, number][] => {
  const list = LISTS[language];
  const plain = Object.entries(list).map(([value, word]): [string, number] => [word, Number(value)]);
  const tens = [20, 30, 40, 50, 60, 70, 80, 90].flatMap((ten) => {
    const word = list[ten];
    return word === undefined ? [] : [[word, ten] as const];
  });
  const compounds = tens.flatMap(([ten, value]) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((unit) =>
      JOINED[language](ten, unit === 1 ? ONES[language] : (list[unit] ?? "")).map((word): [string, number] => [
        word,
        value + unit,
      ]),
    ),
  );
  return [...plain, ...compounds, ...(language === "fr" ? FRENCH : [])];
};

/** Numbers as words, folded. A word of one language may be another thing in another, so only those of the given languages count. */
export const numberWords = (languages: readonly Language[]): ReadonlyMap<string, number> => new Map(languages.flatMap(wordsOf));

const patterns = new Map<string, RegExp>();

/** Finds the number words of the languages, the longest first. */
export function numberWordPattern(languages: readonly Language[]): RegExp {
  const key = languages.join();
  const made = patterns.get(key);
  if (made) return made;
  const words = [...numberWords(languages).keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}-])(?:${words.join("|")})(?![\\p{L}\\p{M}])`, "gu");
  patterns.set(key, pattern);
  return pattern;
}

const SMALL_WORDS: Record<Language, RegExp> = {
  en: /\b(?:the|and|i|my|of|to|with|for|at|have|has|was|by)\b/g,
  de: /\b(?:der|die|das|und|ich|mein|meine|mit|bei|fur|habe|den|im|als|auf|zu|seit|war)\b/g,
  fr: /\b(?:le|la|les|et|je|j|mon|ma|de|des|du|avec|chez|pour|un|une|dans|suis|ai|depuis)\b/g,
  es: /\b(?:el|la|los|las|y|mi|de|del|con|en|para|un|una|fui|he|como|desde|al)\b/g,
};

/** The languages that have most small words in a folded text: one as a rule, several where it is too short to decide. */
export function languagesOf(folded: string): Language[] {
  const counts = (Object.keys(SMALL_WORDS) as Language[]).map((language) => ({
    language,
    count: folded.match(SMALL_WORDS[language])?.length ?? 0,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  return counts.filter(({ count }) => count === most).map(({ language }) => language);
}
