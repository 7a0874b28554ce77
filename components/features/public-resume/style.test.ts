import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PUBLIC_TOKENS } from "@/components/features/public-resume/style";

const css = readFileSync(new URL("../../../app/tokens.css", import.meta.url), "utf8");

describe.each([
  ["light", ":root", PUBLIC_TOKENS.light],
  ["dark", ".dark", PUBLIC_TOKENS.dark],
] as const)("in the %s theme", (_theme, selector, tokens) => {
  const start = css.indexOf(`\n${selector} {`);
  const block = css.slice(start, css.indexOf("\n}", start));

  it.each(Object.entries(tokens))("the shared page's %s is the interface's", (name, value) => {
    expect(block).toContain(`--${name}: ${value};`);
  });
});
