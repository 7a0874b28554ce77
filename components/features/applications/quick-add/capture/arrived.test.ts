import { describe, expect, it } from "vitest";
import { bookmarklet, CAPTURED_PAGE } from "@/components/features/applications/quick-add/bookmarklet";
import { pageIn, sharedIn } from "@/components/features/applications/quick-add/capture/arrived";

describe("a page that arrives in a message", () => {
  const opener = {} as Window;
  const message = (more: Record<string, unknown> = {}, data: Record<string, unknown> = {}) => ({
    origin: "https://board.example",
    source: opener,
    data: { type: CAPTURED_PAGE, url: "https://board.example/jobs/7", html: "<h1>Designer</h1>", ...data },
    ...more,
  });

  it("is taken from the window that opened this one", () => {
    expect(pageIn(message(), opener)).toEqual({ kind: "page", url: "https://board.example/jobs/7", html: "<h1>Designer</h1>" });
  });

  it.each([
    ["another window", message({ source: {} })],
    ["another origin than the page it claims to be", message({ origin: "https://evil.example" })],
    ["a sandboxed frame", message({ origin: "null" })],
    ["an address that is no page", message({}, { url: "javascript:alert(1)" })],
    ["an address that is far too long", message({}, { url: `https://board.example/${"a".repeat(5000)}` })],
    ["something else", message({}, { type: "other" })],
    ["HTML that is no text", message({}, { html: { toString: () => "x" } })],
    ["no data", message({ data: null })],
  ])("is not taken from %s", (_, event) => {
    expect(pageIn(event as unknown as MessageEvent, opener)).toBeNull();
  });

  it("is not taken without an opener", () => {
    expect(pageIn(message({ source: null }) as unknown as MessageEvent, null)).toBeNull();
  });

  it("is cut at the longest page the server takes", () => {
    const sent = pageIn(message({}, { html: "x".repeat(3_000_000) }), opener);
    expect(sent?.kind === "page" && sent.html.length).toBe(2 * 1024 * 1024);
  });
});

describe("what another app shares", () => {
  it("is put together from the fields that apps fill, each text once", () => {
    const link = "https://board.example/jobs/7";
    const shared = (fields: Record<string, string>) => sharedIn(`?${new URLSearchParams(fields)}`);
    expect(shared({ title: "Designer", text: link })).toEqual({ kind: "shared", text: `Designer\n${link}` });
    expect(shared({ title: "Designer", text: `Look: ${link}`, url: link })).toEqual({
      kind: "shared",
      text: `Designer\nLook: ${link}\n${link}`,
    });
    expect(shared({ text: link, url: link })).toEqual({ kind: "shared", text: link });
    expect(shared({ title: " " })).toBeNull();
  });
});

it("the bookmark is one line of an address, whatever the origin", () => {
  const address = bookmarklet("https://dossier.example:8443");
  expect(address).toMatch(/^javascript:[!-~]+$/);
  const code = decodeURIComponent(address.slice("javascript:".length));
  expect(() => new Function(code)).not.toThrow();
  expect(code).toContain('"https://dossier.example:8443"');
});
