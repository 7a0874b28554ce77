import { expect, test } from "vitest";
import { newId } from "@/server/platform/ids";
import { CLIENT_HEADER, sealedClient } from "@/server/platform/request/client";
import { withInstance } from "@/server/testing/instance";
import { sharedPage } from "./shared-pages";

withInstance({ RATE_LIMITS: "on", RATE_LIMIT_PUBLIC_PDF_PER_MINUTE: "30" });

const from = (address: string) => new Headers({ [CLIENT_HEADER]: sealedClient(address) });

test("a page is rendered once for everyone, and again when its content has changed", async () => {
  const resumeId = newId();
  let made = 0;
  const read = (state: string, address: string) =>
    sharedPage({ resumeId, state: resumeId + state, headers: from(address) }, async () => `page ${++made}`);
  expect([await read("1", "192.0.2.1"), await read("1", "192.0.2.2"), await read("2", "192.0.2.1")]).toEqual([
    "page 1",
    "page 1",
    "page 2",
  ]);
});

test("a client that has ever new pages made is refused; those that are cached remain open to it, and everything to others", async () => {
  const resumeId = newId();
  const read = (state: string, address: string) =>
    sharedPage({ resumeId, state: resumeId + state, headers: from(address) }, async () => state);
  const first = await read("first", "192.0.2.7");
  let refused = 0;
  for (let count = 0; count < 200 && refused === 0; count++) if ((await read(`${count}`, "192.0.2.7")) === null) refused++;
  expect(refused).toBe(1);
  expect(await read("first", "192.0.2.7")).toBe(first);
  expect(await read("another", "192.0.2.7")).toBeNull();
  expect(await read("another", "198.51.100.8")).toBe("another");
});
