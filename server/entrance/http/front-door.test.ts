import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fileName } from "@/server/documents/rendering/file-name";
import { contentDisposition } from "@/server/entrance/http/content-disposition";
import { canonicalPath, enter } from "@/server/entrance/http/front-door";
import { parseEnv } from "@/server/platform/env";
import { networkOf } from "@/server/platform/limits/network";
import {
  CLIENT_HEADER,
  clientFrom,
  clientOf,
  IGNORED_PROXY_HEADER,
  ignoredProxyOf,
  sealedClient,
} from "@/server/platform/request/client";

const proxies = (text?: string) => parseEnv(text === undefined ? {} : { TRUST_PROXY: text }).TRUST_PROXY;

describe("the spelling of a path", () => {
  test.each([
    ["/", "/"],
    ["/documents", "/documents"],
    ["/documents/", "/documents/"],
    ["//evil.example/x", "/evil.example/x"],
    ["/a//b///c", "/a/b/c"],
    ["/%61pi/openapi/flags", "/api/openapi/flags"],
    ["/ada/%C3%A9t%C3%A9", "/ada/%C3%A9t%C3%A9"],
    ["/_next/static/chunks/app/%5Busername%5D/x.js", "/_next/static/chunks/app/%5Busername%5D/x.js"],
    ["/a...b/..c", "/a...b/..c"],
  ])("%s is %s", (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

  test.each(["/x/..", "/.", "/x/../y", "/%2e%2e/x", "/x/%2E", "/.%2e/x", "/a%2fb", "/a%2Fb", "/a%5cb", "/a\\b"])(
    "%s is refused",
    (path) => expect(canonicalPath(path)).toBeNull(),
  );

  test("is idempotent: a canonical path stays as it is", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\/[ -~]{0,40}$/), (path) => {
        const canonical = canonicalPath(path);
        if (canonical !== null) expect(canonicalPath(canonical)).toBe(canonical);
      }),
    );
  });
});

const request = (parts: { url?: string; headers?: Record<string, string>; peer?: string; rawHosts?: string[] }) => {
  const headers: Record<string, string> = { host: "dossier.example", ...parts.headers };
  const hosts = parts.rawHosts ?? [headers.host ?? ""];
  return {
    method: "GET",
    url: parts.url ?? "/",
    headers,
    rawHeaders: hosts.flatMap((host) => ["Host", host]),
    socket: { remoteAddress: parts.peer ?? "192.0.2.1" },
  } as unknown as IncomingMessage;
};

describe("the front door", () => {
  test.each([
    ["two hosts", { rawHosts: ["a.example", "b.example"] }],
    ["a host that is none", { headers: { host: "a.example/x" } }],
    ["another host in the target", { url: "http://other.example/" }],
    ["no path", { url: "*" }],
    ["a fragment", { url: "/a#b" }],
  ])("refuses %s", (_name, parts) => expect(enter(request(parts), []).kind).toBe("refuse"));

  test("accepts the absolute URL that a proxy sends", () => {
    const whole = request({ url: "http://dossier.example/documents?x=1" });
    expect([enter(whole, []).kind, whole.url]).toEqual(["enter", "/documents?x=1"]);
  });

  test("drops headers that only this process or a trusted proxy may send", () => {
    const spoofed = request({
      headers: {
        [CLIENT_HEADER]: "203.0.113.9",
        "x-forwarded-for": "203.0.113.9",
        "x-forwarded-host": "evil.example",
        "x-forwarded-proto": "https",
        "x-real-ip": "203.0.113.9",
        "x-middleware-subrequest": "middleware",
        forwarded: "for=203.0.113.9",
      },
    });
    expect(enter(spoofed, proxies())).toEqual({
      kind: "enter",
      client: { address: "192.0.2.1", isSecure: false, isForwarded: false, isRelayed: true },
    });
    const { headers } = spoofed;
    expect(clientOf(new Headers(headers as Record<string, string>))).toBe("192.0.2.1");
    expect(Object.keys(headers).sort()).toEqual(
      ["host", CLIENT_HEADER, IGNORED_PROXY_HEADER, "x-forwarded-for", "x-forwarded-proto"].sort(),
    );
    expect(ignoredProxyOf(new Headers(headers as Record<string, string>))).toBe("192.0.2.1");
    expect([headers["x-forwarded-for"], headers["x-forwarded-proto"]]).toEqual(["192.0.2.1", "http"]);
  });

  test("no client can forge the sealed address", () => {
    expect(clientOf(new Headers({ [CLIENT_HEADER]: "203.0.113.9" }))).toBe("unknown");
    expect(clientOf(new Headers({ [CLIENT_HEADER]: sealedClient("203.0.113.9") }))).toBe("203.0.113.9");
  });
});

describe("the client's address", () => {
  const from = (peer: string, forwarded: string | undefined, trusted?: string) =>
    clientFrom(
      peer,
      forwarded === undefined ? {} : { "x-forwarded-for": forwarded, "x-forwarded-proto": "https" },
      proxies(trusted),
    );

  test.each([
    ["a stranger's word counts nothing", from("192.0.2.1", "203.0.113.9"), "192.0.2.1", false],
    ["a proxy on this machine is trusted", from("127.0.0.1", "203.0.113.9"), "203.0.113.9", true],
    ["its last entry counts, the client wrote the others", from("::1", "1.1.1.1, 203.0.113.9"), "203.0.113.9", true],
    ["trusted hops are passed over", from("10.0.0.2", "203.0.113.9, 10.0.0.1", "10.0.0.0/8"), "203.0.113.9", true],
    ["a proxy in a private network", from("172.18.0.3", "203.0.113.9", "private"), "203.0.113.9", true],
    ["none trusts not even this machine", from("127.0.0.1", "203.0.113.9", "none"), "127.0.0.1", false],
    ["what is no address is nobody's", from("127.0.0.1", "nonsense"), "127.0.0.1", true],
    ["a port and brackets are no part of it", from("127.0.0.1", "[2001:db8::1]:443"), "2001:db8::1", true],
    ["IPv4 written as IPv6 is IPv4", from("::ffff:192.0.2.1", undefined), "192.0.2.1", false],
  ])("%s", (_name, client, address, isSecure) => expect(client).toMatchObject({ address, isSecure }));

  test.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::ffff:c000:201", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:ffff::1%eth0", "2001:db8:1:2::/64"],
    ["fe80::1", "fe80:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("limits count %s as %s", (address, network) => expect(networkOf(address)).toBe(network));

  test("a setting that is not an address is reported", () => expect(() => proxies("10.0.0.0/99")).toThrow("10.0.0.0/99"));
});

describe("names of files", () => {
  test.each([["Résumé – 履歴書 👩‍💻"], ["\ud83d"], [`${"x".repeat(99)}👩‍💻`], ['a"b\\c%d'], ["\u0000\n"], ["it's (new)*"]])(
    "%j becomes a header",
    (name) => {
      const header = contentDisposition("attachment", fileName(name, "pdf"));
      expect(() => new Headers({ "content-disposition": header })).not.toThrow();
      const encoded = /filename\*=UTF-8''([^;]+)$/.exec(header)?.[1] ?? "";
      expect(decodeURIComponent(encoded)).toBe(fileName(name, "pdf"));
    },
  );

  test("any text becomes a name that file systems and headers accept", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const name = fileName(text, "pdf");
        expect(name.isWellFormed()).toBe(true);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
        expect(() => new Headers({ "content-disposition": contentDisposition("inline", name) })).not.toThrow();
      }),
    );
  });
});
