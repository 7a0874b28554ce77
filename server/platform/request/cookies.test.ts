import { parseCookies } from "better-call";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readCookies } from "./cookies";

test("of two cookies with the same name both parsers take the first, so that both layers see the same session", () => {
  const header = "better-auth.session_token=first; theme=dark; better-auth.session_token=second";
  expect(readCookies(header)).toMatchObject({ "better-auth.session_token": "first", theme: "dark" });
  expect(parseCookies(header).get("better-auth.session_token")).toBe("first");
});

test("values stay as they were sent, so that a signed one can be passed on", () => {
  expect(readCookies("a=b%2Bc%3D.x%2Fy%3D; b=x=y=; c=")).toMatchObject({ a: "b%2Bc%3D.x%2Fy%3D", b: "x=y=", c: "" });
});

test.each([null, undefined, "", ";", "=", "novalue", "; ;a", "__proto__=x; constructor=y"])("%j breaks nothing", (header) => {
  expect(Object.values(readCookies(header)).every((value) => typeof value === "string")).toBe(true);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test("any header can be parsed", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (header) => void readCookies(header)));
});
