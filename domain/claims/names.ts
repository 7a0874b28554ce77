import type { Found } from "./claim";
import { fold, oncePerSource } from "./fold";
import { languagesOf } from "./number-words";

const NAME = "\\p{Lu}[\\p{L}\\p{M}\\p{N}&+.’'-]*[\\p{L}\\p{N}]";
const SEQUENCE = new RegExp(`(?<![\\p{L}\\p{N}])${NAME}(?:\\s+(?:(?:of|de|del|du|des|la|the|and|&)\\s+)?${NAME})*`, "gu");
/** German writes every noun with a capital, so that only what follows such a word is taken for a name. */
const GERMAN_NAME = new RegExp(
  `(?<=\\b(?:bei|Bei|Firma|Unternehmen|Universität|Hochschule|beherrsche(?: ich)?)\\s+(?:der\\s+|dem\\s+)?)${NAME}(?:\\s+${NAME})*`,
  "gu",
);

/** Names that say nothing of a person, folded. */
const NEUTRAL = new Set(
  "i dear sir madam sincerely regards hiring monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english german french spanish italian dutch portuguese polish russian chinese japanese arabic senior junior bachelor bachelor's master master's phd mba bsc msc ms mr mrs head lead director manager kunden bedarf kollegen kolleginnen projekten fragen ihnen interesse".split(
    " ",
  ),
);

/**
 * The names that a text mentions in the midst of a sentence: employers, schools, products. Each of their words must be in the source.
 * `addressed` are names that may be mentioned all the same, such as the company that is written to.
 */
export function nameClaims(text: string, addressed: readonly string[]): Found[] {
  const isGerman = languagesOf(fold(text)).includes("de");
  const known = new Set(addressed.flatMap(wordsOf));
  return [...text.matchAll(isGerman ? GERMAN_NAME : SEQUENCE)].flatMap((match) => {
    const isFirst = !isGerman && isSentenceStart(text, match.index);
    // The first word of a sentence has a capital whatever it is.
    const words = wordsOf(isFirst ? match[0].replace(/^\S+/, "") : match[0]);
    const telling = words.filter((word) => !NEUTRAL.has(word));
    if (telling.length === 0) return [];
    const isAddressed = telling.every((word) => known.has(word)) && !EMPLOYED.test(fold(text.slice(0, match.index)));
    if (isAddressed) return [];
    return [
      {
        kind: "name" as const,
        start: match.index,
        end: match.index + match[0].length,
        isIn: (source) => telling.every((word) => wordsOfSource(source).has(word)),
      },
    ];
  });
}

const wordsOfSource = oncePerSource(({ text }) => new Set(wordsOf(text)));

/** Words before a name that make it an employer of the past. */
const EMPLOYED =
  /(?:\b(?:worked|was employed|employed|served|interned) (?:at|for|with)|\bmy (?:time|years|role|job) (?:at|with)|travaill\w+ (?:chez|pour)|trabaj(?:e|aba) (?:en|para)|(?:zeit|jahren?|tatigkeit) bei)\s+(?:the\s+|der\s+|la\s+)?$/;

/** Also after the mark of a list: a bullet, a dash or a number at the beginning of a line. */
const isSentenceStart = (text: string, index: number): boolean =>
  /(?:^|[.!?:\n]\s*|[.!?:]\s["“«]?|(?:^|\n)\s*(?:[•·▪‣◦*–—-]|\d{1,3}[.)])\s+)$/.test(text.slice(0, index));

const wordsOf = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? []).filter(
    (word) => word.length > 1 && !/^(?:of|de|del|du|des|la|the|and|d|l|s)$/.test(word),
  );
