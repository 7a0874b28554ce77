import { expect, test } from "vitest";
import { isForeign, isOwnOrigin } from "./origin";

const direct = (host: string) => ({ host, forwardedHost: null });

test.each([
  ["localhost", "http://localhost:3000", direct("localhost:3000"), []],
  ["a LAN address", "http://192.168.1.20:3000", direct("192.168.1.20:3000"), []],
  ["a proxy that ends TLS and keeps Host", "https://cv.example.org", direct("cv.example.org"), []],
  ["a proxy that forwards the host", "https://cv.example.org", { host: "app:3000", forwardedHost: "cv.example.org" }, []],
  ["a proxy that hides the host, with APP_URL", "https://cv.example.org", direct("app:3000"), ["https://cv.example.org"]],
  ["a default port that one side writes out", "https://cv.example.org", direct("cv.example.org:443"), []],
] as const)("pages reached by %s are our own", (_name, origin, request, configured) => {
  expect(isOwnOrigin(origin, request, configured)).toBe(true);
});

test.each(["https://evil.example", "http://localhost:4000", "null", ""])("a page on %s is foreign", (origin) => {
  expect(isOwnOrigin(origin, direct("localhost:3000"), ["https://cv.example.org"])).toBe(false);
});

test("a request started by a foreign site is foreign even without Origin", () => {
  expect(isForeign(new Headers({ "sec-fetch-site": "cross-site", host: "localhost:3000" }), [])).toBe(true);
  expect(
    isForeign(new Headers({ "sec-fetch-site": "same-origin", host: "localhost:3000", origin: "http://localhost:3000" }), []),
  ).toBe(false);
});
