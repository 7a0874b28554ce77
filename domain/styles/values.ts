import type { StyleBorder, StyleColour, StyleProperty } from "@/domain/styles/language";

type Read = { value: unknown } | { expected: string };

const OWN_COLOURS = ["accent", "text", "paper"] as const;
const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const RGB =
  /^rgba?\(\s*\d{1,3}(?:\.\d+)?\s*[,\s]\s*\d{1,3}(?:\.\d+)?\s*[,\s]\s*\d{1,3}(?:\.\d+)?\s*(?:[,/]\s*(?:\d*\.)?\d+%?\s*)?\)$/i;

function readColour(text: string): StyleColour | null {
  const own = OWN_COLOURS.find((name) => name === text.toLowerCase());
  if (own) return { own };
  return HEX.test(text) || RGB.test(text) ? { hex: text } : null;
}

const readLength = (text: string): number | null => {
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+))(pt|mm)?$/i.exec(text);
  if (!match || (!match[2] && Number(match[1]) !== 0)) return null;
  return Number(match[1]) * (match[2]?.toLowerCase() === "mm" ? 72 / 25.4 : 1);
};

function readBorder(words: readonly string[]): StyleBorder | null {
  if (words.length === 1 && words[0] === "none") return { width: 0, color: { own: "text" } };
  const [width, color] = [readLength(words[0] ?? ""), readColour(words[1] ?? "accent")];
  return words.length <= 2 && width !== null && width >= 0 && width <= 8 && color ? { width, color } : null;
}

const NAMED_WEIGHTS: Record<string, number> = { normal: 400, bold: 700 };

const COLOURS = "a colour such as #1a4d2e, rgb(26, 77, 46), accent, text or paper";

/** Reads the words of a value, or returns what was expected instead. */
export function readStyleValue({ value }: StyleProperty, words: readonly string[]): Read {
  const [text = ""] = words;
  const valueOr = (read: unknown, expected: string): Read =>
    read === null || read === undefined ? { expected } : { value: read };
  if (value.kind === "border") return valueOr(readBorder(words), `a width up to 8pt and a colour, such as 0.5pt accent, or none`);
  if (words.length > 1) return { expected: "one value" };
  if (value.kind === "colour") return valueOr(readColour(text), COLOURS);
  if (value.kind === "word")
    return valueOr(
      value.words.find((word) => word === text.toLowerCase()),
      listed(value.words),
    );
  if (value.kind === "weight") {
    const weight = NAMED_WEIGHTS[text.toLowerCase()] ?? (/^[1-9]00$/.test(text) ? Number(text) : null);
    return valueOr(weight, "100 to 900 in hundreds, normal or bold");
  }
  const number = value.kind === "length" ? readLength(text) : /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
  const unit = value.kind === "length" ? "pt" : "";
  const inside = number !== null && number >= value.min && number <= value.max ? number : null;
  return valueOr(inside, `${value.kind === "length" ? "a length" : "a number"} from ${value.min}${unit} to ${value.max}${unit}`);
}

export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
