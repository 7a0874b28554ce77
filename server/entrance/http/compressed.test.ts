import type { IncomingMessage } from "node:http";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encoded, encoder } from "@/server/entrance/http/compressed";

const asking = (accepts: string | undefined, method = "GET") =>
  ({ method, headers: accepts === undefined ? {} : { "accept-encoding": accepts } }) as unknown as IncomingMessage;
const JSON_TEXT = JSON.stringify({ text: "a line that repeats. ".repeat(500) });

test.each([
  ["gzip, deflate, br", true],
  ["br;q=1, gzip;q=0.5", true],
  ["*", true],
  ["gzip;q=0, br", false],
  ["gzip;q=0.0", false],
  ["identity", false],
  [undefined, false],
])("accepting %s: compressed is %s, and `Vary` names what it depends on", async (accepts, isCompressed) => {
  const fields: Record<string, string> = { "content-type": "application/json" };
  const bytes = await encoded(asking(accepts), fields, JSON_TEXT);
  expect(fields["content-encoding"] === "gzip").toBe(isCompressed);
  expect(fields.vary).toBe("accept-encoding");
  expect(isCompressed ? gunzipSync(bytes).toString() : bytes).toBe(JSON_TEXT);
});

test("large responses are complete, and a cached response is compressed once", async () => {
  const large = JSON_TEXT.repeat(20);
  const ready: { gzipped?: Buffer } = {};
  const send = () => encoded(asking("gzip"), { "content-type": "application/json" }, large, ready);
  const first = await send();
  expect(gunzipSync(first).toString()).toBe(large);
  expect(await send()).toBe(first);
});

test("small responses, files, live streams, encoded responses and HEAD are unchanged", async () => {
  const left = async (fields: Record<string, string>, text = JSON_TEXT, method = "GET") => {
    expect(await encoded(asking("gzip", method), fields, text)).toBe(text);
    expect(fields["content-encoding"]).not.toBe("gzip");
  };
  await left({ "content-type": "application/json" }, "{}");
  await left({ "content-type": "application/pdf" });
  await left({ "content-type": "application/json", "content-encoding": "br" });
  await left({ "content-type": "application/json" }, JSON_TEXT, "HEAD");
  expect(encoder(asking("gzip"), new Headers({ "content-type": "text/event-stream" }))).toBeNull();
  expect(encoder(asking("gzip"), new Headers({ "content-type": "application/json", "content-length": "200" }))).toBeNull();
  const fields = new Headers({ "content-type": "application/json", "content-length": "20000", vary: "origin" });
  expect(encoder(asking("gzip"), fields)).not.toBeNull();
  expect(Object.fromEntries(fields)).toEqual({
    "content-type": "application/json",
    "content-encoding": "gzip",
    vary: "origin, accept-encoding",
  });
});
