const RGBA =
  /^rgba?\(\s*(\d{1,3}(?:\.\d+)?)\s*[, ]\s*(\d{1,3}(?:\.\d+)?)\s*[, ]\s*(\d{1,3}(?:\.\d+)?)\s*(?:[,/]\s*(\d*\.?\d+%?)\s*)?\)$/i;
const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

const byte = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, "0");

/** A colour as `#rrggbb` or `#rrggbbaa`, from `rgba(r, g, b, a)` or a hex colour; `fallback` when it is neither. */
export function hexColour(colour: string, fallback: string): string {
  const text = colour.trim();
  if (HEX.test(text)) return text.toLowerCase();
  const match = RGBA.exec(text);
  if (!match) return fallback;
  const [, red = "0", green = "0", blue = "0", alphaText = "1"] = match;
  const alpha = alphaText.endsWith("%") ? Number.parseFloat(alphaText) / 100 : Number.parseFloat(alphaText);
  const opaque = `#${byte(Number(red))}${byte(Number(green))}${byte(Number(blue))}`;
  return alpha >= 1 ? opaque : `${opaque}${byte(alpha * 255)}`;
}

type Rgb = readonly [number, number, number];

const channels = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const hexOf = (colour: Rgb): string => `#${colour.map(byte).join("")}`;

/** That share of a colour on a ground. */
export function blend(colour: string, share: number, ground: string): string {
  const [over, under] = [channels(colour), channels(ground)];
  return hexOf(over.map((value, at) => value * share + (under[at] ?? 0) * (1 - share)) as unknown as Rgb);
}

/** A colour as it shows on a ground, without transparency. */
export function opaque(colour: string, fallback: string, ground = "#ffffff"): string {
  const hex = hexColour(colour, fallback);
  const long = hex.length <= 5 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join("")}` : hex;
  const share = long.length === 9 ? Number.parseInt(long.slice(7), 16) / 255 : 1;
  return share === 1 ? long.slice(0, 7) : blend(long.slice(0, 7), share, ground);
}

/** Relative luminance as WCAG defines it. */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG measures it. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
