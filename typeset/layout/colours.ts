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
