import { expect, test } from "vitest";
import { regionalPaper } from "./regional-paper";

test.each(["en-US", "en-CA", "fr-CA", "es-MX", "fil-PH", "es-CL", "zh-Hant-US"])("%s has Letter and inches", (tag) => {
  expect(regionalPaper(tag)).toEqual({ format: "letter", unit: "in" });
});

test.each(["en-GB", "de-DE", "de", "en", "pt-BR", "zh-Hans-CN", ""])("%s has A4 and millimetres", (tag) => {
  expect(regionalPaper(tag)).toEqual({ format: "a4", unit: "mm" });
});
