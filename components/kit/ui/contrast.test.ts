import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../../../app/tokens.css", import.meta.url), "utf8");

/** The custom properties of one rule, as written. */
function properties(selector: string): Record<string, string> {
  const start = css.indexOf(`\n${selector} {`);
  const block = css.slice(start, css.indexOf("\n}", start));
  return Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? "", match[2] ?? ""]));
}

const light = properties(":root");
const themes = { light, dark: { ...light, ...properties(".dark") } };

function resolve(theme: Record<string, string>, name: string): string {
  const value = theme[`--${name}`];
  if (value === undefined) throw new Error(`no token --${name}`);
  const reference = /^var\(--([\w-]+)\)$/.exec(value);
  return reference?.[1] ? resolve(theme, reference[1]) : value;
}

/** Relative luminance of an opaque oklch colour, by way of linear sRGB (clipped to its range). */
function luminance(oklch: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = (/oklch\(([^)/]+)\)/.exec(oklch)?.[1] ?? "").trim().split(/\s+/).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Record<string, string>, text: string, ground: string): number {
  const [high = 0, low = 0] = [luminance(resolve(theme, text)), luminance(resolve(theme, ground))].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["canvas", "background", "card", "popover", "muted", "accent"];
const inks = ["foreground", "muted-foreground", "subtle-foreground", "primary-ink", "success", "warning", "danger", "info"];
const pairs = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ["primary-foreground", "primary"],
  ["primary-foreground", "primary-hover"],
  ["primary-soft-foreground", "primary-soft"],
  ["foreground", "primary-soft"],
  ["muted-foreground", "primary-soft"],
  ["success", "success-soft"],
  ["warning", "warning-soft"],
  ["danger", "danger-soft"],
  ["info", "info-soft"],
  ["destructive-foreground", "destructive"],
  ["inverse-foreground", "inverse"],
  ["inverse-muted", "inverse"],
] as const;

describe.each(Object.entries(themes))("in the %s theme", (_name, theme) => {
  it.each(pairs)("text in %s can be read on %s", (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["input", "ring"].flatMap((line) => ["canvas", "background", "card"].map((ground) => [line, ground] as const)))(
    "the line %s can be seen on %s",
    (line, ground) => {
      expect(contrast(theme, line, ground)).toBeGreaterThanOrEqual(3);
    },
  );
});
