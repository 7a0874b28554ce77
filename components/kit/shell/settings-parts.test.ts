import { expect, test } from "vitest";
import { SETTINGS_PARTS, settingsAddress, settingsPartOf } from "./settings-parts";

test("a part has a page, and a place within it a fragment of that page", () => {
  expect(settingsAddress("account")).toBe("/settings");
  expect(settingsAddress("username")).toBe("/settings#username");
  expect(settingsAddress("keys")).toBe("/settings/keys");
  expect(settingsAddress("webhooks")).toBe("/settings/keys#webhooks");
  expect(SETTINGS_PARTS.map(settingsPartOf)).toEqual(SETTINGS_PARTS);
});

test("what is no place of the settings has no part", () => {
  for (const name of ["", "constructor", "toString", "Keys", "keys/"]) expect(settingsPartOf(name)).toBeNull();
});
