import { expect, test } from "vitest";
import { isSharedPage, openerPolicy, pagePolicy } from "./page-policy";

const directive = (path: string, name: string) =>
  pagePolicy(path, "nonce", false)
    .split("; ")
    .find((each) => each.startsWith(`${name} `));

test("only pages with documents may show pictures of other sites", () => {
  for (const path of ["/", "/about", "/check", "/auth/sign-in", "/auth/consent", "/capture", "/unsubscribe/x"])
    expect([path, directive(path, "img-src")]).toEqual([path, "img-src 'self' data: blob:"]);
  for (const path of ["/documents", "/resumes/019b", "/letters/019b", "/applications", "/settings"])
    expect([path, directive(path, "img-src")]).toEqual([path, "img-src 'self' data: blob: https:"]);
});

test("addresses of shared resumes are distinguished from the application's own", () => {
  for (const path of ["/maren/designer", "/maren/designer/"]) expect([path, isSharedPage(path)]).toEqual([path, true]);
  for (const path of ["/", "/maren", "/auth/sign-in", "/resumes/019b", "/photos/sample-picture.jpg", "/_next/data", "/a/b/c"])
    expect([path, isSharedPage(path)]).toEqual([path, false]);
});

test("only the capture page keeps the window that opened it", () => {
  expect([openerPolicy("/capture"), openerPolicy("/auth/consent"), openerPolicy("/maren/designer")]).toEqual([
    "unsafe-none",
    "same-origin",
    "same-origin",
  ]);
});
