type Spelled = { value: number; start: number; length: number; unit: string };

const ENGLISH =
  "two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 hundred 100 thousand 1000 one 1";
const FRENCH =
  "deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15 seize 16 vingt 20 vingts 20 trente 30 quarante 40 cinquante 50 soixante 60 septante 70 huitante 80 nonante 90 cent 100 cents 100 mille 1000 un 1 une 1";
const SPANISH =
  "dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15 dieciseis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiun 21 veintiuno 21 veintiuna 21 veintidos 22 veintitres 23 veinticuatro 24 veinticinco 25 veintiseis 26 veintisiete 27 veintiocho 28 veintinueve 29 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 ciento 100 doscientos 200 doscientas 200 trescientos 300 trescientas 300 cuatrocientos 400 quinientos 500 quinientas 500 seiscientos 600 setecientos 700 ochocientos 800 novecientos 900 mil 1000 un 1 uno 1 una 1";

const parsed = (list: string): ReadonlyMap<string, number> => {
  const parts = list.split(" ");
  return new Map(parts.flatMap((word, index) => (index % 2 === 0 ? [[word, Number(parts[index + 1])] as const] : [])));
};

/** How numbers are put together of words: what may be between a word and the next. */
const SERIES: Record<
  string,
  { words: ReadonlyMap<string, number>; joins: (before: number, after: number, between: string) => boolean }
> = {
  en: {
    words: parsed(ENGLISH),
    joins: (before, after, between) =>
      (/^[\s-]$/.test(between) && (after >= 100 || (before >= 20 && before < 100 && after < 10) || before >= 100)) ||
      (between === " and " && before >= 100 && after < 100),
  },
  fr: {
    words: parsed(FRENCH),
    joins: (before, after, between) =>
      (/^[\s-]$/.test(between) &&
        (after >= 100 || before >= 100 || before >= 20 || (before === 4 && after === 20) || (before === 10 && after < 10))) ||
      (/^[\s-]et[\s-]$/.test(between) && before >= 20 && (after === 1 || after === 11)),
  },
  es: {
    words: parsed(SPANISH),
    joins: (before, after, between) =>
      (between === " " && (after === 1000 || before >= 100)) || (between === " y " && before >= 30 && before < 100 && after < 10),
  },
};

/** Numbers as words in a normalised text. A word of one language may be another thing in another, so only those of the languages count. */
export function spelledAmounts(text: string, languages: readonly string[]): Spelled[] {
  return languages.flatMap((language) => {
    const series = SERIES[language];
    if (series) return inSeries(text, series);
    if (language === "de") return germanNumbers(text);
    if (language === "ar") return arabicNumbers(text);
    return language === "ja" ? kanjiNumbers(text) : [];
  });
}

function inSeries(text: string, { words, joins }: NonNullable<(typeof SERIES)[string]>): Spelled[] {
  const found: { value: number; start: number; end: number; last: number; sum: number; current: number }[] = [];
  for (const match of text.matchAll(/(?<!\p{L})\p{L}+(?!\p{L})/gu)) {
    const value = words.get(match[0]);
    if (value === undefined) continue;
    const previous = found.at(-1);
    if (previous && joins(previous.last, value, text.slice(previous.end, match.index))) {
      if (value === 1000) {
        previous.sum += Math.max(previous.current, 1) * 1000;
        previous.current = 0;
      } else if (value === 100) previous.current = Math.max(previous.current, 1) * 100;
      else if (value === 20 && previous.last === 4) previous.current += 76;
      else previous.current += value;
      previous.last = value === 20 && previous.last === 4 ? 80 : value;
      previous.end = match.index + match[0].length;
      previous.value = previous.sum + previous.current;
    } else {
      const [sum, current] = value === 1000 ? [1000, 0] : [0, value];
      found.push({ value, start: match.index, end: match.index + match[0].length, last: value, sum, current });
    }
  }
  return found.filter(({ value }) => value > 1).map(({ value, start, end }) => ({ value, start, length: end - start, unit: "" }));
}

const GERMAN_ONES = "ein|zwei|drei|vier|funf|sechs|sieben|acht|neun".split("|");
const GERMAN_TEENS = "zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|achtzehn|neunzehn".split("|");
const GERMAN_TENS = "zwanzig|dreißig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig".split("|");

/** Below a hundred, in one word; null for another word. */
function germanSmall(word: string): number | null {
  const unit = GERMAN_ONES.indexOf(word);
  if (unit >= 0) return unit + 1;
  const teen = GERMAN_TEENS.indexOf(word);
  if (teen >= 0) return teen + 10;
  const ten = GERMAN_TENS.findIndex((one) => word.endsWith(one));
  if (ten < 0) return null;
  const rest = word.slice(0, -(GERMAN_TENS[ten]?.length ?? 0));
  if (rest === "") return (ten + 2) * 10;
  const one = rest.endsWith("und") ? GERMAN_ONES.indexOf(rest.slice(0, -3)) : -1;
  return one < 0 ? null : (ten + 2) * 10 + one + 1;
}

function germanValue(word: string): number | null {
  if (word === "anderthalb" || word === "eineinhalb") return 1.5;
  if (word.endsWith("einhalb")) {
    const whole = germanValue(word.slice(0, -"einhalb".length));
    return whole === null ? null : whole + 0.5;
  }
  for (const [name, factor] of [
    ["tausend", 1000],
    ["hundert", 100],
  ] as const) {
    const at = word.indexOf(name);
    if (at < 0) continue;
    const many = at === 0 ? 1 : germanValue(word.slice(0, at));
    const after = word.slice(at + name.length).replace(/^und(?=.)/, "");
    const rest = after === "" ? 0 : germanValue(after);
    return many === null || rest === null ? null : many * factor + rest;
  }
  return germanSmall(word);
}

const germanNumbers = (text: string): Spelled[] =>
  [...text.matchAll(/(?<!\p{L})\p{L}{3,}(?!\p{L})/gu)].flatMap((match) => {
    const value = germanValue(match[0]);
    return value === null || value <= 1 ? [] : [{ value, start: match.index, length: match[0].length, unit: "" }];
  });

const ARABIC_ONES: [number, string][] = [
  [2, "اثن[ايت]\\p{L}*"],
  [3, "ثلاثه?"],
  [4, "اربعه?"],
  [5, "خمسه?"],
  [6, "سته?"],
  [7, "سبعه?"],
  [8, "ثماني?ه?"],
  [9, "تسعه?"],
  [10, "عشره?"],
  [1, "احد|احدي"],
];
const ARABIC_TENS: [number, string][] = [
  [20, "عشر[وي]ن"],
  [30, "ثلاث[وي]ن"],
  [40, "اربع[وي]ن"],
  [50, "خمس[وي]ن"],
  [60, "ست[وي]ن"],
  [70, "سبع[وي]ن"],
  [80, "ثمان[وي]ن"],
  [90, "تسع[وي]ن"],
  [100, "ما?[ءي]ه"],
  [200, "ما?[ءي]ت[اي]ن"],
  [1000, "الف"],
  [2000, "الف[اي]ن"],
];
const ARABIC_WORD = new RegExp(
  `(?<![\\p{L}\\p{M}])[وبل]?(?:${[...ARABIC_TENS, ...ARABIC_ONES].map(([, word]) => `(${word})`).join("|")})(?!\\p{L})`,
  "gu",
);
const ARABIC_VALUES = [...ARABIC_TENS, ...ARABIC_ONES].map(([value]) => value);
/** Two of a measure are an ending. */
const ARABIC_TWO: [string, RegExp][] = [
  ["year", /(?<!\p{L})[وبل]?(?:سنت[اي]ن|عام[اي]ن)(?!\p{L})/gu],
  ["month", /(?<!\p{L})[وبل]?شهر[اي]ن(?!\p{L})/gu],
  ["week", /(?<!\p{L})[وبل]?اسبوع[اي]ن(?!\p{L})/gu],
  ["day", /(?<!\p{L})[وبل]?يوم[اي]ن(?!\p{L})/gu],
  ["", /(?<!\p{L})[وبل]?(?:زميل|زميلت|سائق|حادث|طالبت|مر|ليلت|لغت|فريق|مشروع|شخص)[اي]ن(?!\p{L})/gu],
];

function arabicNumbers(text: string): Spelled[] {
  const found: Spelled[] = [];
  for (const match of text.matchAll(ARABIC_WORD)) {
    const value = ARABIC_VALUES[match.slice(1).findIndex((group) => group !== undefined)] ?? 0;
    const previous = found.at(-1);
    const between = previous ? text.slice(previous.start + previous.length, match.index) : "";
    const isTeen = value === 10 && previous && previous.value < 10 && between === " ";
    const isJoined = previous && between === " " && match[0].startsWith("و") && value >= 20 && previous.value < 10;
    if (previous && (isTeen || isJoined)) {
      previous.value += value;
      previous.length = match.index + match[0].length - previous.start;
    } else found.push({ value, start: match.index, length: match[0].length, unit: "" });
  }
  const twos = ARABIC_TWO.flatMap(([unit, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ value: 2, start: match.index, length: match[0].length, unit })),
  );
  return [...found.filter(({ value }) => value > 1), ...twos];
}

const KANJI = "〇一二三四五六七八九";
/** Numbers count only before what they count: many words begin with such a letter. */
const KANJI_NUMBER =
  /[〇一二三四五六七八九十百千万億]+(?=名|人(?!前)|件|年|月|日|台|棟|回|社|店|校|冊|枚|個|点|本|室|床|頭|着|足|型|組|軒|席|品|曲|便|杯|食|種|度|ポイント|キロ|%|割|倍|時間|週|歳|円|[かヶカケ箇](?:所|月)|級(?!者))/gu;

const kanjiNumbers = (text: string): Spelled[] =>
  [...text.matchAll(KANJI_NUMBER)].flatMap((match) => {
    const value = kanjiValue(match[0]);
    return value < 2 ? [] : [{ value, start: match.index, length: match[0].length, unit: "" }];
  });

function kanjiValue(word: string): number {
  let [total, section, current] = [0, 0, 0];
  for (const letter of word) {
    const digit = KANJI.indexOf(letter);
    if (digit >= 0) current = current * 10 + digit;
    else if (letter === "万" || letter === "億") {
      total += Math.max(section + current, 1) * (letter === "万" ? 1e4 : 1e8);
      [section, current] = [0, 0];
    } else {
      section += Math.max(current, 1) * (letter === "十" ? 10 : letter === "百" ? 100 : 1000);
      current = 0;
    }
  }
  return total + section + current;
}
