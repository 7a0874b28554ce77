import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { OTHER_LICENCES } from "@/components/features/home/font-licences";
import { FONT_FAMILIES, SIGN_FAMILIES } from "@/typeset/fonts/fonts";

const table = readFileSync(new URL("../../../docs/fonts.md", import.meta.url), "utf8");
const licences = new Map(
  [...table.matchAll(/^\| ([^|]+) \| `[^`]+` \| ([^|]+) \|/gm)].map(([, name, licence]) => [name, licence]),
);

it.each([...FONT_FAMILIES.keys(), ...SIGN_FAMILIES.keys()])("names the licence of %s", (name) => {
  expect(OTHER_LICENCES.get(name) ?? "OFL-1.1").toBe(licences.get(name));
});
