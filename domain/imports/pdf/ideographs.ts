/**
 * Fonts of Chinese and Japanese share a glyph between a word and the radical that looks like it, and many programs then write the radical
 * into the file: “⽒” for “氏”. Those with a separate number in Unicode are the words again.
 */
export const plainIdeographs = (text: string): string =>
  text
    .replaceAll(/[\u2f00-\u2fd5]/g, (radical) => radical.normalize("NFKC"))
    .replaceAll(/[\u2e80-\u2eff]/g, (radical) => WORDS[radical] ?? radical)
    // The middle dot of Japanese shares its glyph with a sign of dictionaries.
    .replaceAll(/(?<!\p{Script=Latin})\u2027(?!\p{Script=Latin})/gu, "・");

/** Radicals of the supplement, which has no such table in Unicode. */
const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  "⺒巳⺝月⺟母⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟"
    .match(/../gu)
    ?.map((pair) => [...pair]) ?? [],
);
