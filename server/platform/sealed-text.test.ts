import { expect, test } from "vitest";
import { openText, SealBroken, sealText } from "@/server/platform/sealed-text";
import { withInstance } from "@/server/testing/instance";

withInstance();

test("a sealed text opens for the row it was made for, and for no other", () => {
  const sealed = sealText("sk-secret", ["ada", "openai"]);
  expect(openText(sealed, ["ada", "openai"])).toBe("sk-secret");
  for (const other of [["eve", "openai"], ["ada", "exa"], ["ada"], ["adaopenai"], ["ada", "openai", ""]])
    expect(() => openText(sealed, other)).toThrow(SealBroken);
});

test("the same text looks different each time and reveals nothing", () => {
  const [one, two] = [sealText("sk-secret", ["ada"]), sealText("sk-secret", ["ada"])];
  expect(one).not.toBe(two);
  expect(Buffer.from(one.slice(2), "base64url").includes("sk-secret")).toBe(false);
});

test("a text of which one bit was changed, that was cut, or is of an unknown version does not open", () => {
  const sealed = sealText("sk-secret", ["ada"]);
  const bytes = Buffer.from(sealed.slice(2), "base64url");
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => openText(`1.${changed.toString("base64url")}`, ["ada"])).toThrow(SealBroken);
  }
  for (const broken of ["", "1", "1.", sealed.slice(0, 20), `2${sealed.slice(1)}`])
    expect(() => openText(broken, ["ada"])).toThrow(SealBroken);
});
