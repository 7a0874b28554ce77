/** A word of a text. */
export interface Word {
  /** As written. */
  label: string;
  /** For comparing: lower case, English plurals without their ending. */
  key: string;
}

const NO_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** Words keep what belongs to names such as C++, C#, Node.js, CI/CD and .NET. */
const WORD = /\.?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}+#]|[.'’/&_-](?=[\p{L}\p{N}]))*/gu;
const BREAK = /[\n\r\t;:!?()[\]{}"„“”«»•·|–—]+|[,.](?=\s|$)|\s[-*/]\s/gu;

/** The words of a line in runs without punctuation, because phrases do not extend across a comma. */
export function wordRuns(line: string): Word[][] {
  return line
    .normalize("NFKC")
    .split(BREAK)
    .map((part) => words(part))
    .filter((run) => run.length > 0);
}

function words(part: string): Word[] {
  const labels = NO_SPACES.test(part) ? segmented(part) : (part.match(WORD) ?? []);
  return labels.filter((label) => label.length <= 60).map((label) => ({ label, key: keyOf(label) }));
}

/** Languages without spaces between words. The locale matters little: the dictionaries go by script. */
const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

function segmented(part: string): string[] {
  return [...segmenter.segment(part)].filter((segment) => segment.isWordLike).map((segment) => segment.segment);
}

/** The form in which words are compared. */
export function keyOf(label: string): string {
  const key = label.toLowerCase().replaceAll("’", "'").replace(/'s$/, "");
  if (!/^[a-z]{4,}$/.test(key)) return key;
  if (key.endsWith("ies") && key.length > 4) return `${key.slice(0, -3)}y`;
  return key.endsWith("s") && !/(?:ss|us|is)$/.test(key) ? key.slice(0, -1) : key;
}
