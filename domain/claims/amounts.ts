import { spelledAmounts } from "./spelled-numbers";

/** A number as a text gives it. Its unit is a measure; what else it counts is found by the words around it. */
export type Amount = {
  value: number;
  unit: string;
  start: number;
  end: number;
  /** Where its unit ends. */
  unitEnd: number;
  /** Round words for many: any value from `value` up to ten times as many. */
  isVague: boolean;
};

const DIGITS =
  /(?:(?<![\p{sc=Latin}\d.,٬٫])|(?<=(?<![\p{L}\p{N}])[x×]))(?:\d{1,3}(?:[.,'’٬\u00a0\u202f ]\d{3})+(?!\d)|\d+)(?:[.,٫]\d+)?/gu;

/** What follows a number and raises it. */
const SCALES: [number, RegExp][] = [
  [1e3, /^\s?(?:k\b|thousand|tausend|mille\b|mil\b|[اآ]لاف|الف|千)/u],
  [1e4, /^\s?万/u],
  [1e6, /^\s?(?:mio\b|m\b(?!\s?s)|million\w*|millone?s?\b|مليون|ملايين)(?:\s(?:de\b|d['’]))?/u],
  [1e8, /^\s?億/u],
  [1e9, /^\s?(?:bn\b|billion\w*|milliard\w*|مليار)/u],
];

const UNITS: [string, RegExp][] = [
  ["percent", /^\s?(?:%|٪|percent|per cent|prozent|pour cent|por ciento|في المءه|بالمءه|في الميه|بالميه|パーセント)/u],
  [
    "money",
    /^\s?(?:€|\$|£|¥|euros?\b|eur\b|dollars?\b|usd\b|chf\b|pounds?\b|d.euros?\b|円|ユーロ|ドル|دولار|يورو|ريال|درهم|جنيه|ليره|دينار)/u,
  ],
  ["tonne", /^[\s-]?(?:t\b|tons?\b|tonn\w+|tonelada\w*|トン|طنا?(?!\p{L}))/u],
  ["kilometre", /^[\s-]?(?:km\b|kilom\w+|キロ(?!グ)|كيلومتر\p{L}?|كم(?!\p{L}))/u],
  ["kilogram", /^[\s-]?(?:kg\b|kilos?\b|kilogram\w*|キログラム|كيلوغرام)/u],
  ["millisecond", /^\s?(?:ms\b|milli\w*|ミリ秒)/u],
  ["second", /^\s?(?:s\b|seconds?|sekunden?|secondes?|segundos?|秒|ثانيه|ثواني)/u],
  ["minute", /^[\s-]?(?:min\b|minutes?\b|minuten?\b|minutos?\b|分(?!の)|دقيقه|دقاءق|دقايق)/u],
  ["hour", /^[\s-]?(?:h\b|hours?\b|stunden?\b|heures?\b|horas?\b|時間|ساعه|ساعات)/u],
  ["day", /^[\s-]?(?:days?\b|tagen?\b|tage\b|tag\b|jours?\b|dias?\b|日間?|يوما?|ايام)/u],
  ["week", /^[\s-]?(?:weeks?\b|wochen?\b|semaines?\b|semanas?\b|週間?|اسبوعا?|اسابيع)/u],
  ["month", /^[\s-]?(?:months?\b|monaten?\b|monate\b|mois\b|mes(?:es)?\b|[かヶカケ箇]月|شهرا?|اشهر|شهور)/u],
  ["year", /^[\s-]?(?:years?\b|jahren?\b|jahre\b|ans?\b|annees?\b|anos?\b|年間?(?!\d)|سنه|سنوات|عاما?(?!\p{L})|اعوام)/u],
];

/** Parts and multiples. “Half” is German for “helped”. */
const MULTIPLES: [number, string, RegExp][] = [
  [
    2,
    "times",
    /\b(?:doubl(?:ed|ing)|twice as|twofold|multipli\w+ (?:por|par) (?:dos|2|deux)|verdoppel\w*|zweifache|dupli(?:qu|c)\w+|double[er]?)|ضاعف\p{L}*|الي الضعف|倍増|2倍|二倍/gu,
  ],
  [3, "times", /\b(?:tripl\w+|threefold|multipli\w+ (?:por|par) (?:tres|3|trois)|verdreifach\w*)|ثلاثه اضعاف|3倍|三倍/gu],
  [75, "percent", /\b(?:three quarters|drei ?viertel|trois quarts|tres cuartos)\b|ثلاثه ارباع|4分の3/gu],
  [67, "percent", /\b(?:two thirds|zwei ?drittel|deux tiers|dos tercios)\b|ثلثي|ثلثين|3分の2/gu],
  [
    50,
    "percent",
    /\b(?:half|halv\w+|halfte|halbier\w*|moitie|mitad|divis\w+ (?:par|entre) (?:deux|2)|divid\w+ (?:por|entre) (?:dos|2))\b|(?<!\p{L})[بل]?النصف(?!\p{L})|半分|半減/gu,
  ],
  [33, "percent", /\b(?:a third|one third|drittel|un tiers|d.un tiers|un tercio)\b|(?<!\p{L})ب?(?:ال)?ثلث(?!\p{L})|3分の1/gu],
  [25, "percent", /\b(?:a quarter|one quarter|viertel|un quart|un cuarto)\b|(?<!\p{L})ب?(?:ال)?ربع(?!\p{L})|4分の1/gu],
  [
    20,
    "percent",
    /\b(?:a fifth|one fifth|funftel|un cinquieme|un quinto|una quinta parte)\b|(?<!\p{L})[بل]?الخمس(?!\p{L})|5分の1/gu,
  ],
  [10, "percent", /\b(?:a tenth|one tenth|zehntel|un dixieme|una decima parte)\b|(?<!\p{L})[بل]?العشر(?!\p{L})|10分の1/gu],
];
const TIME_OF_DAY =
  /^\s?(?:o.clock|in the (?:morning|afternoon|evening)|[ap]\.?m\b|uhr\b|de la (?:tarde|manana|noche)|時(?!間))/u;
/** “Half past two”, “um halb zwei”. */
const BEFORE_TIME = /\b(?:halb|viertel (?:vor|nach|auf)|dreiviertel|half past|quarter (?:past|to)|a las?|sobre las)\s$/u;
/** 割 are tenths. */
const TENTHS = /^\s?割/u;

/** Round words for a number that may be a little more or less. */
const ABOUT: [number, RegExp][] = [
  [6, /\b(?:half a dozen|(?:ein )?halbes dutzend|demi-douzaine|media docena)\b|نصف دزينه/gu],
  [10, /\b(?:dizaine|decena)\b/gu],
  [12, /\b(?:dozen|dutzend|douzaine|docena)\b/gu],
  [15, /\bquinzaine\b/gu],
  [20, /\b(?:vingtaine|veintena)\b/gu],
  [30, /\b(?:trentaine|treintena)\b/gu],
  [40, /\bquarantaine\b/gu],
  [50, /\bcinquantaine\b/gu],
  [60, /\bsoixantaine\b/gu],
  [100, /\b(?:centaine|centenar)\b/gu],
];

/** “Every sixth week” is every six weeks. */
const EVERY: [number, RegExp][] = (
  [
    [2, "second|other|zweite|deuxieme|segund[oa]"],
    [3, "third|dritte|troisieme|tercera?"],
    [4, "fourth|vierte|quatrieme|cuart[oa]"],
    [5, "fifth|funfte|cinquieme|quint[oa]"],
    [6, "sixth|sechste|sixieme|sext[oa]"],
  ] as const
).map(([value, words]) => [value, new RegExp(`\\b(?:every|each|jede[nrsm]?|chaque|cada) (?:${words})[nrsm]?(?=\\s)`, "gu")]);

/** Round words for many, with the smallest number that they mean. */
const MANY: [number, RegExp][] = [
  [10, /\bdizaines\b|\bdecenas\b|عشرات|数十/gu],
  [12, /\bdozens\b|\bdutzende\w?\b|\bdouzaines\b|\bdocenas\b/gu],
  [100, /\bhundreds\b|\bhunderte\w?\b|\bcentaines\b|\bcentenares\b|\bcientos\b|مءات|ميات|数百/gu],
  [1000, /\bthousands\b|\btausende\w?\b|\bmilliers?\b|\bmiles\b|(?<!\d\s?)[اآ]لاف|数千/gu],
  [1_000_000, /\b(?:an?|one|eine?r?|une?|una) (?:million|millon)\b|مليون/gu],
];

/** The numbers of a normalised text, in their order. Years are dates and no numbers; one is a word rather than a number. */
export function amountsIn(text: string, languages: readonly string[], isYearAt: (index: number) => boolean): Amount[] {
  const digits = [...text.matchAll(DIGITS)]
    .filter((match) => !isListMark(text, match) && !isLabel(text, match) && !isYearAt(match.index))
    .map((match) => amountAt(text, match.index, match[0].length, valueOfDigits(match[0])))
    .filter(({ unitEnd }) => !TIME_OF_DAY.test(text.slice(unitEnd, unitEnd + 20)))
    .filter(({ value, unit, end }) => value !== 1 || unit === "percent" || unit === "money" || text.charAt(end) === "級");
  const isDigit = (start: number) => digits.some((one) => start >= one.start && start < one.end);
  const spelled = spelledAmounts(text, languages)
    .filter(({ start }) => !BEFORE_TIME.test(text.slice(Math.max(0, start - 16), start)))
    .filter(({ start, length }) => !isDigit(start) && !TIME_OF_DAY.test(text.slice(start + length, start + length + 20)))
    .map(({ value, start, length, unit }) => {
      const amount = amountAt(text, start, length, value);
      return unit === "" ? amount : { ...amount, unit };
    });
  const parts = MULTIPLES.flatMap(([value, unit, pattern]) =>
    [...text.matchAll(pattern)]
      .filter(([word]) => word !== "half" || languages.includes("en"))
      .map((match) => ({ value, unit, isVague: false, ...placeOf(match) })),
  );
  const isPart = ({ start }: Amount) => parts.some((part) => start >= part.start && start < part.end);
  const about = ABOUT.flatMap(([value, pattern]) =>
    [...text.matchAll(pattern)].map((match) => {
      const of = /^ d(?:e |['’])/.exec(text.slice(match.index + match[0].length))?.[0].length ?? 0;
      const { unit, unitEnd } = amountAt(text, match.index, match[0].length + of, value);
      return { value, unit, isVague: false, ...placeOf(match), ...(unit === "" ? {} : { unitEnd }) };
    }),
  );
  const many = MANY.flatMap(([value, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ value, unit: "", isVague: true, ...placeOf(match) })),
  ).filter(({ start, end }) => ![...digits, ...spelled].some((one) => start < one.end && end > one.start));
  const every = EVERY.flatMap(([value, pattern]) =>
    [...text.matchAll(pattern)].map((match) => {
      const { start, end } = placeOf(match);
      return { value, unit: unitOf(text.slice(end, end + 24))[0], isVague: false, start, end, unitEnd: end };
    }),
  ).filter(({ unit }) => unit !== "");
  const one = [...text.matchAll(ONE_AND_A_HALF)].map((match) => ({
    value: 1.5,
    unit: unitOf(match[0].slice(match[0].indexOf(" ")))[0],
    isVague: false,
    ...placeOf(match),
  }));
  const ofHour = PARTS_OF_HOUR.flatMap(([value, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ value, unit: "minute", isVague: false, ...placeOf(match) })),
  );
  const numbers = [...digits, ...spelled].filter((one) => !isPart(one)).map((one) => withHalf(text, one));
  const all = [...every, ...ofHour, ...one, ...numbers, ...parts, ...about, ...many].sort(
    (a, b) => a.start - b.start || b.unitEnd - a.unitEnd,
  );
  return ofOneUnit(
    text,
    all.filter((one) => !all.some((other) => other !== one && isInside(one, other))),
  );
}

const RANGE =
  /^\s*(?:to|auf|bis|a|au|al|hasta|and|und|et|y|zu|statt|الي|و|から|–|-)\s*(?:about|rund|etwa|unos|environ|نحو|約)?\s*$/u;

/** “From 25 to 9 minutes”: both are minutes. */
function ofOneUnit(text: string, all: readonly Amount[]): Amount[] {
  return all.map((one, at) => {
    const next = all[at + 1];
    const isRange = next && one.unit === "" && next.unit !== "" && RANGE.test(text.slice(one.unitEnd, next.start));
    return isRange ? { ...one, unit: next.unit } : one;
  });
}

/** “Half a dozen” is no half; a “year and a half” no half either. */
const isInside = (one: Amount, other: Amount): boolean =>
  one.start >= other.start && one.end <= other.unitEnd && one.unitEnd - one.start < other.unitEnd - other.start;

/** “An hour and a half”. */
const ONE_AND_A_HALF =
  /\b(?:an?|one|une?|una?) (?:hour|year|month|week|heure|an|annee|mois|semaine|hora|ano|mes|semana)(?: and a half| et demie?| y medi[oa])\b/gu;

/** “Two years and a half”. */
const PARTS_OF_HOUR: [number, RegExp][] = [
  [15, /\b(?:viertelstunde|quarter of an hour|quart d['’]heure|cuarto de hora)\b|(?<!\p{L})ربع ساعه/gu],
  [45, /\b(?:dreiviertelstunde|three quarters of an hour|trois quarts d['’]heure|tres cuartos de hora)\b|ثلاثه ارباع الساعه/gu],
  [30, /\b(?:halben? stunde|half an hour|demi-heure|media hora)\b|(?<!\p{L})نصف ساعه|半時間/gu],
];
const AND_A_HALF = /^(?: and a half| et demie?| y medi[oa]| ونصف)(?!\p{L})/u;
function withHalf(text: string, one: Amount): Amount {
  const half = one.unit === "" ? null : AND_A_HALF.exec(text.slice(one.unitEnd, one.unitEnd + 12));
  return half ? { ...one, value: one.value + 0.5, unitEnd: one.unitEnd + half[0].length } : one;
}

const placeOf = (match: RegExpExecArray) => {
  const end = match.index + match[0].length;
  return { start: match.index, end, unitEnd: end };
};

/** “2. ” or “12) ” at the beginning of a line counts the lines. */
const isListMark = (text: string, { 0: digits, index }: RegExpExecArray): boolean =>
  digits.length <= 3 && /^[.)]\s/.test(text.slice(index + digits.length)) && /(?:^|\n)\s*$/.test(text.slice(0, index));

/** “Class 7b” is a name. */
const isLabel = (text: string, { 0: digits, index }: RegExpExecArray): boolean =>
  digits.length <= 2 && /^[a-f](?![\p{L}\p{N}])/u.test(text.slice(index + digits.length));

function valueOfDigits(digits: string): number {
  const [, whole = digits, fraction] = /^(\d{1,3}(?:[.,'’٬\u00a0\u202f ]\d{3})+|\d+)(?:[.,٫](\d+))?$/.exec(digits) ?? [];
  return Number(`${whole.replace(/\D/g, "")}.${fraction ?? "0"}`);
}

function amountAt(text: string, start: number, length: number, figure: number): Amount {
  let value = figure;
  let end = start + length;
  for (const [factor, pattern] of SCALES) {
    const scale = pattern.exec(text.slice(end, end + 20));
    if (!scale) continue;
    value *= factor;
    end += scale[0].length;
    // “1万2千”.
    const further = factor === 1e4 ? /^(\d{1,4})(千?)/.exec(text.slice(end, end + 5)) : null;
    if (further) {
      value += Number(further[1]) * (further[2] ? 1000 : 1);
      end += further[0].length;
    }
    break;
  }
  if (TENTHS.test(text.slice(end, end + 2)))
    return { value: value * 10, unit: "percent", start, end, unitEnd: end + 1, isVague: false };
  const rest = text.slice(end, end + 24);
  const before = /[€$£¥]\s?$/.test(text.slice(Math.max(0, start - 2), start));
  const [unit, more] = before ? ["money", 0] : unitOf(rest);
  return { value, unit, start, end, unitEnd: end + more, isVague: false };
}

function unitOf(rest: string): [unit: string, length: number] {
  for (const [unit, pattern] of UNITS) {
    const match = pattern.exec(rest);
    if (match) return [unit, match[0].length];
  }
  return ["", 0];
}

/** How often: a day, per week, 毎週. */
const RATES: [string, RegExp][] = [
  [
    "hour",
    /\b(?:an|per|each|every|pro|je|die|par|por|a la|cada) (?:hour|stunde|heure|hora)|\bstundlich|(?:في |كل )ال?ساعه|毎時|1時間(?:に|あたり)/u,
  ],
  [
    "day",
    /\b(?:a|per|each|every|pro|je|am|jeden|par|chaque|al|por|cada) (?:day|tag|jour|dia)\b|\bdaily|\btaglich|\bdiari|\bquotidien|(?:في |كل )(?:ال)?يوم|يوميا|1日(?!か)|毎日|日々/u,
  ],
  [
    "week",
    /\b(?:(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:days?)? (?:mornings?|afternoons?|evenings?|nights?)|(?:on|every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|jeden (?:\w+tag|mittwoch)|(?:chaque|le|tous les) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?|(?:cada|los) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?))\b|كل (?:اثنين|ثلاثاء|اربعاء|خميس|جمعه|سبت|احد)|毎[月火水木金土日]曜|\b(?:a|per|each|every|pro|je|jede|par|chaque|a la|por|cada) (?:week|woche|semaine|semana)\b|\bweekly|\bwochentlich|\bhebdomadaire|\bsemanal|(?:في |كل )(?:ال)?اسبوع|اسبوعيا|毎週|1週間(?:に|あたり)|週に?(?:\d+|[一二三四五六数])[回日]/u,
  ],
  [
    "month",
    /\b(?:a|per|each|every|pro|je|im|jeden|par|chaque|al|por|cada) (?:month|monat|mois|mes)\b|\bmonthly|\bmonatlich|\bmensuel|\bmensual|(?:في |كل )(?:ال)?شهر|شهريا|毎月|(?<!\d)月に|月(?:\d+|[一二三四五数])回/u,
  ],
  [
    "year",
    /\b(?:a|per|each|every|pro|je|im|jedes|par|chaque|al|por|cada) (?:year|jahr|an|ano)\b|\byearly|\bjahrlich|\bannuel|\banual|(?:في |كل )(?:ال)?(?:سنه|عام)|سنويا|毎年|(?<!\d{4})年に|年(?:\d+|[一二三四五数])回/u,
  ],
  [
    "weekend",
    /\b(?:every|each|jedes|am|chaque|cada|todos los) (?:weekend|wochenende|week-end|fin(?:es)? de semana)|(?:في |كل )(?:عطله|نهايه)|毎週末|週末ごと/u,
  ],
  [
    "rarer",
    /\b(?:every|each|jede[nrsm]?|alle|chaque|cada|un|tous les|toutes les|todos los) (?:other|second|third|fourth|two|three|zweite[nrs]?|dritte[nrs]?|vierte[nrs]?|zwei|drei|deux|deuxieme|troisieme|dos|tres|segund[oa]|tercer) (?:days?|weeks?|weekends?|months?|years?|tage?|wochen?|wochenenden?|monate?|jahre?|jours?|semaines?|week-ends?|mois|ans|dias?|semanas?|fin(?:es)? de semana|meses|mes|anos?)\b|隔[週月日]/u,
  ],
  [
    "term",
    /\b(?:(?:every|each|per|a) (?:term|semester|quarter)|(?:jedes|pro|im) (?:halbjahr|semester|quartal)|(?:chaque|par) (?:trimestre|semestre)|(?:cada|por|al) (?:trimestre|semestre|curso))\b|كل فصل|毎学期|学期ごと/u,
  ],
  [
    "evening",
    /\b(?:an|per|each|every|pro|je|am|jeden|par|chaque|por|cada) (?:evening|abend|soir|noche|night)\b|(?:كل )(?:مساء|ليله)|毎晩/u,
  ],
];

export const ratesIn = (text: string): string[] => RATES.filter(([, pattern]) => pattern.test(text)).map(([rate]) => rate);
