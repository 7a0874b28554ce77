/** First halves of compounds, in languages that write them with a hyphen. At the end of a line they keep it. */
const FIRST_HALVES = new Set(
  `after all anti award back best break built business client cloud code company consumer context cost cross customer cutting data day decision
  decentralised decision deep double drag due early easy eco employee end ever evidence ex fact fast few first five follow four front full
  future go goal ground half hand hands hard hardware head heavy high highly higher human ice industry job key kick large last left
  lesson light long low lower machine main mid mission mixed model more multi must near never next nine non object off
  old one open outcome part peer people performance platform policy post pre problem process product quick rapid real record
  resource results right risk role safety sales second self semi service seven short side single six small socio software solution
  sought stand start state step store strong student success sugar super take task team tech ten test third thought three
  time top touch trade triple trouble two ultra user value vendor vice video voice walk water web well wide win word work world year zero
  aide après arrière avant chef compte demi grand lui mi mini moyen non peut porte quasi rendez sous vice franco anglo
  e ad hoc b2b`.split(/\s+/),
);
/** Second halves that make a compound of whatever precedes them. */
const SECOND_HALVES =
  /^(?:agnostic|aided|assisted|aware|backed|based|bound|capable|centred|centric|centered|class|compatible|compliant|conscious|critical|controlled|depth|derived|digit|driven|economic|edge|effective|efficient|employed|enabled|facing|factor|focused|focussed|founded|founder|friendly|functional|generation|grade|grained|hosted|impact|intensive|latency|native|oriented|owned|paced|performance|performing|powered|producing|profile|profit|proof|quality|ranking|ready|related|response|scale|sector|sensitive|skilled|solving|source|specific|speed|supported|tested|thinking|tolerant|trained|winning)(?!\p{L})/iu;
/** Ends of words: “process-” before “ing” is a divided word. */
const WORD_END =
  /^(?:ing|ings|ed|er|ers|ion|ions|ment|ments|ness|ly|able|al|ally|ity|ive|ful|less|ship|ships|or|ors|ation|ations|ist|ists|ism|ance|ence|es|en|ty|try|tion|tions|sion|ing|ter|ters|ting|ring|ning|ding|ling|ping|ses|ces|age|ages|ward|wards)(?!\p{L})/iu;

/**
 * Whether the hyphen at the end of a line is a part of the word, as in “high-impact”, and not only the mark of a divided one.
 */
export function keepsHyphen(before: string, after: string): boolean {
  const first = /[\p{L}\p{N}]+$/u.exec(before)?.[0]?.toLowerCase() ?? "";
  const second = /^[\p{L}\p{N}]+/u.exec(after)?.[0]?.toLowerCase() ?? "";
  // “state-of-the-” is a chain of words.
  if (/[\p{L}\p{N}]-[\p{L}\p{N}]+$/u.test(before)) return true;
  if (SECOND_HALVES.test(after) && second.length > 3 && first.length > 2) return true;
  return FIRST_HALVES.has(first) && second.length > 1 && !WORD_END.test(after);
}
