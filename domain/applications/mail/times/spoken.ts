/** Hours from one to twelve as they are said: in German, Dutch and Polish "half three" is half past two. */
const HOURS = {
  en: "one two three four five six seven eight nine ten eleven twelve",
  de: "eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf",
  fr: "une deux trois quatre cinq six sept huit neuf dix onze midi",
  es: "una dos tres cuatro cinco seis siete ocho nueve diez once doce",
  it: "una due tre quattro cinque sei sette otto nove dieci undici dodici",
  pt: "uma duas tres quatro cinco seis sete oito nove dez onze doze",
  nl: "een twee drie vier vijf zes zeven acht negen tien elf twaalf",
  pl: "pierwszej drugiej trzeciej czwartej piatej szostej siodmej osmej dziewiatej dziesiatej jedenastej dwunastej",
};

type Language = keyof typeof HOURS;

const named = (language: Language): string => `(${HOURS[language].replaceAll(" ", "|")}|1[0-2]|[1-9])`;

/** Words around an hour, and the minutes that they add to it. */
const SPOKEN: readonly [Language, (hour: string) => string, number][] = [
  ["en", (hour) => `half(?: past)? ${hour}`, 30],
  ["en", (hour) => `quarter past ${hour}`, 15],
  ["en", (hour) => `quarter to ${hour}`, -15],
  ["en", (hour) => `(?<=\\bat )${hour}(?: o'clock)`, 0],
  ["de", (hour) => `halb ${hour}`, -30],
  ["de", (hour) => `viertel nach ${hour}`, 15],
  ["de", (hour) => `viertel vor ${hour}`, -15],
  ["nl", (hour) => `half ${hour}`, -30],
  ["nl", (hour) => `kwart over ${hour}`, 15],
  ["nl", (hour) => `kwart voor ${hour}`, -15],
  ["pl", (hour) => `wpol do ${hour}`, -30],
  ["pl", (hour) => `kwadrans po ${hour}`, 15],
  ["fr", (hour) => `${hour} heures? et demie`, 30],
  ["fr", (hour) => `${hour} heures? et quart`, 15],
  ["es", (hour) => `(?<=\\blas? )${hour} y media`, 30],
  ["es", (hour) => `(?<=\\blas? )${hour} y cuarto`, 15],
  ["it", (hour) => `(?<=\\b(?:le|alle) )${hour} e mezz[ao]`, 30],
  ["it", (hour) => `(?<=\\b(?:le|alle) )${hour} e un quarto`, 15],
  ["pt", (hour) => `(?<=\\bas? )${hour} e meia`, 30],
  ["de", (hour) => `(?<=\\bum )${hour} uhr`, 0],
  ["fr", (hour) => `(?<=\\ba )${hour} heures?`, 0],
  ["es", (hour) => `(?<=\\ba las )${hour}(?= (?:de la|en|del)\\b|[.,?!]|$)`, 0],
  ["it", (hour) => `(?<=\\balle )${hour}(?= (?:in|di|del)\\b|[.,?!]|$)`, 0],
  ["nl", (hour) => `(?<=\\bom )${hour} uur`, 0],
  ["pl", (hour) => `(?<=\\bo(?: godzinie)? )${hour}`, 0],
];

const RULES = SPOKEN.map(([language, around, minutes]) => ({
  pattern: new RegExp(`(?<![\\w'])${around(named(language))}(?![\\w:])`, "g"),
  hours: HOURS[language].split(" "),
  minutes,
  isEnglishHalf: language === "en" && minutes === 30,
}));

const DUTCH_OR_GERMAN = /\b(?:uur|om|het|een|je|wij|kun|gesprek|uhr|um|wir|sie|dich)\b/;

/**
 * Words with their spoken hours as times: "halb drei" is 14:30. Nobody is interviewed before seven; "half seven" may be either, and
 * stays as it is.
 */
export function withSpokenTimes(words: string): string {
  return RULES.reduce((text, { pattern, hours, minutes, isEnglishHalf }) => {
    // "Half drie" is Dutch, and "half 3" in Dutch is half past two.
    if (isEnglishHalf && DUTCH_OR_GERMAN.test(text)) return text;
    return text.replaceAll(pattern, (whole: string, hour: string) => {
      const number = hours.includes(hour) ? hours.indexOf(hour) + 1 : Number(hour);
      const at = number * 60 + minutes;
      if (number === 7) return whole;
      const daytime = at < 7 * 60 ? at + 12 * 60 : at;
      return `${Math.floor(daytime / 60)}:${String(daytime % 60).padStart(2, "0")}`;
    });
  }, words);
}
