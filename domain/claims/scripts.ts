/** Consonants of a word by its script, so that a name can be compared with how another script writes it. */
const ARABIC: Record<string, string> = {
  ب: "b",
  ت: "t",
  ث: "t",
  ج: "j",
  ح: "h",
  خ: "k",
  د: "d",
  ذ: "d",
  ر: "r",
  ز: "z",
  س: "s",
  ش: "s",
  ص: "s",
  ض: "d",
  ط: "t",
  ظ: "z",
  غ: "g",
  ف: "f",
  ق: "k",
  ك: "k",
  ل: "l",
  م: "m",
  ن: "n",
  ه: "h",
  پ: "b",
  چ: "j",
  ڤ: "f",
  گ: "g",
};
/** The consonant of each kana, by the columns of the syllabary. */
const KANA: [string, string][] = [
  ["カキクケコ", "k"],
  ["ガギグゲゴ", "g"],
  ["サシスセソ", "s"],
  ["ザジズゼゾ", "z"],
  ["タチツテト", "t"],
  ["ダヂヅデド", "d"],
  ["ナニヌネノン", "n"],
  ["ハヒフヘホ", "h"],
  ["バビブベボ", "b"],
  ["パピプペポ", "b"],
  ["マミムメモ", "m"],
  ["ラリルレロ", "r"],
  ["ワ", "w"],
  ["ヴ", "f"],
];
const KATAKANA = new Map(KANA.flatMap(([letters, consonant]) => [...letters].map((letter) => [letter, consonant] as const)));
const LATIN: [RegExp, string][] = [
  [/ph/g, "f"],
  [/sch|sh|ch(?=[ei])/g, "s"],
  [/ck|ch|[cq]/g, "k"],
  [/x/g, "ks"],
  [/[vw]/g, "f"],
  [/p/g, "b"],
  [/[aeiouy]/g, ""],
  [/(\w)\1+/g, "$1"],
];

const cache = new Map<string, { script: string; bones: string } | null>();

function bonesOf(word: string): { script: string; bones: string } | null {
  const known = cache.get(word);
  if (known !== undefined) return known;
  if (cache.size > 20_000) cache.clear();
  const made = makeBones(word);
  cache.set(word, made);
  return made;
}

function makeBones(word: string) {
  if (/^[\p{sc=Arabic}]{3,}$/u.test(word)) {
    const bones = [...word.replace(/^ال/, "")].map((letter) => ARABIC[letter] ?? "").join("");
    return { script: "arabic", bones: bones.replace(/(\w)\1+/g, "$1") };
  }
  if (/^[\p{sc=Katakana}ー]{3,}$/u.test(word))
    return {
      script: "katakana",
      bones: [...word]
        .map((letter) => KATAKANA.get(letter) ?? "")
        .join("")
        .replace(/(\w)\1+/g, "$1"),
    };
  if (!/^\p{sc=Latin}{4,}$/u.test(word)) return null;
  return { script: "latin", bones: LATIN.reduce((bones, [pattern, by]) => bones.replace(pattern, by), word) };
}

/** Japanese has no l, no r before consonants, and writes f, v, h with what it has. */
const loose = (bones: string) =>
  bones
    .replace(/[rlh]/g, "")
    .replace(/[fbw]/g, "b")
    .replace(/[tz]/g, "s")
    .replace(/g/g, "k")
    .replace(/(\w)\1+/g, "$1");
/** No name is longer in any script; a text without spaces is. */
const LONGEST_NAME = 60;
const LEAST_BONES = 3;

/** Whether two words of different scripts may be the same name. */
export function soundsLike(one: string, other: string): boolean {
  if (Math.max(one.length, other.length) > LONGEST_NAME) return false;
  const isPlain = (word: string) => word.charCodeAt(0) < 0x250;
  if (isPlain(one) === isPlain(other)) return false;
  const [a, b] = [bonesOf(one), bonesOf(other)];
  if (!a || !b || a.script === b.script) return false;
  if (a.script === "katakana" || b.script === "katakana") {
    const [x, y] = [loose(a.bones), loose(b.bones)];
    return x === y && x.length >= 2 && Math.max(a.bones.length, b.bones.length) >= LEAST_BONES;
  }
  return a.bones.length >= LEAST_BONES && a.bones.replace(/h/g, "") === b.bones.replace(/h/g, "");
}
