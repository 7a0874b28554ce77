/** One property of a vCard: `item1.EMAIL;TYPE=work:kim@example.com` has the group `item1`. */
export interface CardLine {
  /** As it is in the file, folds included, without its line end. */
  raw: string;
  /** In capitals, without group and parameters; empty for a line that is no property. */
  name: string;
  /** From the group to before the colon, as written. */
  head: string;
  /** As written, unfolded. */
  value: string;
}

/** Where the value begins: colons within quotation marks belong to parameters. */
const HEAD = /^(?:([\w-]+)\.)?([\w-]+)((?:;(?:[^":;]|"[^"]*")*)*):/;
const SOFT_BREAK = /;\s*(?:ENCODING=)?QUOTED-PRINTABLE/i;

/** The lines of a file, each with what is folded into it. Quoted-printable values continue after `=`. */
export function cardLines(text: string): CardLine[] {
  const raw: Written[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const last = raw.at(-1);
    const isSoft = last?.isQuoted && last.parts.at(-1)?.endsWith("=");
    if (last && (/^[ \t]/.test(line) || isSoft)) last.parts.push(line);
    else raw.push({ parts: [line], isQuoted: SOFT_BREAK.test(line) });
  }
  return raw.filter(({ parts: [first] }) => first !== "").map(toLine);
}

/** A line with those folded into it. `isQuoted`: quoted-printable. */
type Written = { parts: string[]; isQuoted: boolean };

function toLine({ parts, isQuoted }: Written): CardLine {
  const line = parts
    .map((part, index) => {
      const text = index === 0 ? part : isQuoted ? part.replace(/^[ \t]/, "") : part.slice(1);
      return isQuoted && index < parts.length - 1 && text.endsWith("=") ? text.slice(0, -1) : text;
    })
    .join("");
  const head = HEAD.exec(line);
  const raw = parts.join("\r\n");
  if (!head) return { raw, name: "", head: "", value: "" };
  const value = line.slice(head[0].length);
  return { raw, name: (head[2] ?? "").toUpperCase(), head: head[0].slice(0, -1), value };
}

/** Text as a value: separators and line ends, which for some programs U+2028 is as well, are escaped, other control characters left out. */
export const escaped = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .replace(/[\\,;]/g, "\\$&")
    .replaceAll("\n", "\\n");

export const unescaped = (value: string): string =>
  value.replace(/\\(.)/gs, (_, letter: string) => (/n/i.test(letter) ? "\n" : letter));

/** The parts of a value between separators that are not escaped, each unescaped. */
export const partsOf = (value: string): string[] => (value.match(/(?:\\.|[^;\\])+|(?<=^|;)(?=;|$)/gs) ?? []).map(unescaped);

/** The last word counts as the family name: people write a contact as one line. */
export function nameParts(name: string): string {
  const words = name.trim().split(/\s+/);
  const family = words.length > 1 ? (words.pop() ?? "") : "";
  return `${escaped(family)};${escaped(words.join(" "))};;;`;
}

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** A line in pieces of at most 75 octets, none of which ends within a character. */
export function folded(line: string): string {
  let result = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      result += "\r\n ";
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
