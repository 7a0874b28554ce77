import { describe, expect, test } from "vitest";
import { decodeText } from "@/domain/postings/decode-text";
import { readPostingInput, storedLink } from "@/domain/postings/source-link";

describe("what a person gave", () => {
  test.each([
    [" https://northpine.example/jobs/7 ", "https://northpine.example/jobs/7", ""],
    ["northpine.example/jobs/7", "https://northpine.example/jobs/7", ""],
    ["<https://northpine.example/jobs/7>", "https://northpine.example/jobs/7", ""],
    ["file:///etc/passwd", "file:///etc/passwd", ""],
    ["https://northpine.example/jobs/7\nSeen on Monday", "https://northpine.example/jobs/7", "Seen on Monday"],
    ["Seen on Monday\n\nhttps://northpine.example/jobs/7", "https://northpine.example/jobs/7", "Seen on Monday"],
    ["Write to https://northpine.example/jobs/7 soon", null, "Write to https://northpine.example/jobs/7 soon"],
    ["Designer", null, "Designer"],
    ["first line\nhttps://a.example/1\nlast line", null, "first line\nhttps://a.example/1\nlast line"],
  ])("%j", (input, link, text) => {
    expect(readPostingInput(input)).toEqual({ link, text });
  });

  test("a link is stored without name and password, and only if it is http or https", () => {
    expect(storedLink("https://ada:secret@northpine.example/jobs/7")).toBe("https://northpine.example/jobs/7");
    expect([storedLink("javascript:alert(1)"), storedLink("file:///etc/passwd"), storedLink("not a link")]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe("the encoding of a page", () => {
  const windows = Uint8Array.from([0x4d, 0xfc, 0x6e, 0x63, 0x68, 0x65, 0x6e]);
  test.each([
    ["as its header names it", windows, "text/html; charset=ISO-8859-1", "München"],
    ["as UTF-8 where it is that", new TextEncoder().encode("München"), "text/html", "München"],
    ["as Windows-1252 where it is not", windows, "text/html", "München"],
    [
      "as the page names it",
      new Uint8Array([...new TextEncoder().encode('<meta charset="koi8-r">'), 0xf0]),
      "",
      '<meta charset="koi8-r">П',
    ],
    ["as its byte order mark says", Uint8Array.from([0xff, 0xfe, 0x4d, 0x00]), "text/html; charset=utf-8", "M"],
    ["as if none were named, where nobody knows the named one", windows, "text/html; charset=klingon", "München"],
  ])("is read %s", (_name, bytes, type, text) => {
    expect(decodeText(bytes, type)).toBe(text);
  });
});
