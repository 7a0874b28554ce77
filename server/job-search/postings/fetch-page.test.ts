import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mayConnect, parseAllowedHosts } from "@/server/platform/outgoing/allowed-hosts";
import { isPublicAddress } from "@/server/platform/outgoing/public-address";
import { fetchPage } from "./fetch-page";
import type { Resolve } from "./resolve";
import { GOOD_PAGE, type HostileServer, startHostileServer } from "./testing/hostile-server";
import { Unread } from "./unread";

let server: HostileServer;
beforeAll(async () => {
  server = await startHostileServer();
});
afterAll(() => server.close());

const listed = (entries: readonly string[]) => parseAllowedHosts(entries.join(",")).allowed;
const allows = (entries: readonly string[], url: URL, address: string) => mayConnect(listed(entries), url, address);

type Options = { allowed?: string[]; resolve?: Resolve; ms?: number };

const read = (link: string, { allowed = [`127.0.0.1:${server.port}`], resolve, ms = 5_000 }: Options = {}) =>
  fetchPage(link, { allowed: listed(allowed), signal: AbortSignal.timeout(ms), ...(resolve ? { resolve } : {}) });

async function reasonOf(link: string, options?: Options): Promise<string> {
  try {
    return `read ${(await read(link, options)).kind}`;
  } catch (error) {
    if (error instanceof Unread) return error.reason;
    throw error;
  }
}

describe("pages that are read", () => {
  test.each(["/good", "/gzip", "/br", "/deflate"])("%s", async (path) => {
    expect(await read(server.origin + path)).toEqual({ url: server.origin + path, kind: "html", text: GOOD_PAGE });
  });

  test("text and JSON", async () => {
    expect([(await read(`${server.origin}/text`)).kind, (await read(`${server.origin}/json`)).kind]).toEqual(["text", "json"]);
  });

  test("over five redirects, and the final address is returned; a sixth is too many", async () => {
    expect(await read(`${server.origin}/redirects/5`)).toMatchObject({ url: `${server.origin}/good` });
    expect(await reasonOf(`${server.origin}/redirects/6`)).toBe("too-many-redirects");
  });

  test("the request names the product, and carries no cookie, no referrer and nothing else of a person", async () => {
    server.requests.length = 0;
    await read(`${server.origin}/good?a=1#part`).catch(() => {});
    expect(Object.keys(server.requests[0]?.headers ?? {}).sort()).toEqual([
      "accept",
      "accept-encoding",
      "connection",
      "host",
      "user-agent",
    ]);
    expect([server.requests[0]?.headers["user-agent"], server.requests[0]?.url]).toEqual([
      "Dossier (reads job postings)",
      "/good?a=1",
    ]);
  });
});

describe("a hostile or broken server ends in a reason", () => {
  test.each([
    ["/huge", "too-large"],
    ["/huge-announced", "too-large"],
    ["/endless", "too-large"],
    ["/bomb", "too-large"],
    ["/broken-gzip", "malformed"],
    ["/unknown-encoding", "malformed"],
    ["/picture", "not-a-page"],
    ["/untyped", "not-a-page"],
    ["/empty", "empty"],
    ["/gone", "unavailable"],
    ["/forbidden", "challenge"],
    ["/too-many", "rate-limit"],
    ["/half", "unreachable"],
    ["/no-http", "unreachable"],
    ["/headers-without-end", "unreachable"],
    ["/loop", "too-many-redirects"],
    ["/to-nowhere", "malformed"],
    ["/to-file", "unsafe-url"],
    ["/to-metadata", "unsafe-url"],
    ["/to-password", "unsafe-url"],
  ])("%s: %s", async (path, reason) => {
    expect(await reasonOf(server.origin + path)).toBe(reason);
  });

  test.each(["/silent", "/drip", "/chunk-without-end"])(
    "%s is left when the time is up, and its connection is closed",
    async (path) => {
      server.requests.length = 0;
      const started = performance.now();
      expect(await reasonOf(server.origin + path, { ms: 300 })).toBe("timeout");
      expect(performance.now() - started).toBeLessThan(3_000);
      const socket = server.requests[0]?.socket;
      if (socket && !socket.destroyed) await new Promise((resolve) => socket.once("close", resolve));
    },
  );

  test("the port is closed, a name is unknown, or its name server never responds", async () => {
    const closed = await startHostileServer();
    await closed.close();
    expect(await reasonOf(closed.origin, { allowed: ["127.0.0.1"] })).toBe("unreachable");
    const unknown = async () => Promise.reject(new Error("ENOTFOUND"));
    expect(await reasonOf("http://jobs.example/", { resolve: unknown })).toBe("unreachable");
    expect(await reasonOf("http://jobs.example/", { resolve: () => new Promise(() => {}), ms: 200 })).toBe("timeout");
  });
});

describe("addresses that are not public are never connected to", () => {
  test.each([
    ["http://127.0.0.1/"],
    ["http://2130706433/"],
    ["http://0x7f.1/"],
    ["http://0177.0.0.1/"],
    ["http://①②⑦.0.0.1/"],
    ["http://0.0.0.0/"],
    ["http://10.0.0.1/"],
    ["http://172.16.0.1/"],
    ["http://192.168.1.1/"],
    ["http://100.64.0.1/"],
    ["http://169.254.169.254/latest/meta-data/"],
    ["http://168.63.129.16/"],
    ["http://224.0.0.1/"],
    ["http://255.255.255.255/"],
    ["http://[::1]/"],
    ["http://[::]/"],
    ["http://[::ffff:127.0.0.1]/"],
    ["http://[::ffff:a9fe:a9fe]/"],
    ["http://[::7f00:1]/"],
    ["http://[64:ff9b::7f00:1]/"],
    ["http://[2002:7f00:1::]/"],
    ["http://[2001:0:1::]/"],
    ["http://[fd00:ec2::254]/"],
    ["http://[fe80::1]/"],
    ["http://[4000::1]/"],
    ["ftp://jobs.example/"],
    ["file:///etc/passwd"],
    ["javascript:alert(1)"],
    ["http://ada:secret@jobs.example/"],
    ["https://ada@jobs.example/"],
    ["http://"],
  ])("%s", async (link) => {
    const resolve: Resolve = async () => [{ address: "8.8.8.8", family: 4 }];
    expect(await reasonOf(link, { allowed: [], resolve, ms: 1_000 })).toBe("unsafe-url");
  });

  test("a name with a private address among public ones is refused", async () => {
    for (const address of ["127.0.0.1", "::ffff:10.0.0.1", "fd00::1", "169.254.169.254", "fe80::1%eth0"]) {
      const resolve: Resolve = async () => [
        { address: "8.8.8.8", family: 4 },
        { address, family: address.includes(":") ? 6 : 4 },
      ];
      expect(await reasonOf("http://jobs.example/", { allowed: [], resolve })).toBe("unsafe-url");
    }
    expect(await reasonOf("http://localhost/", { allowed: [] })).toBe("unsafe-url");
  });

  test("a redirect to another port of an allowed host is checked again", async () => {
    const inside = createServer((_request, response) => void response.end("secret"));
    await new Promise<void>((resolve) => inside.listen(0, "127.0.0.1", resolve));
    const { port } = inside.address() as AddressInfo;
    const outside = createServer(
      (_request, response) => void response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end(),
    );
    await new Promise<void>((resolve) => outside.listen(0, "127.0.0.1", resolve));
    const allowed = `127.0.0.1:${(outside.address() as AddressInfo).port}`;
    let requests = 0;
    inside.on("request", () => requests++);
    expect(await reasonOf(`http://${allowed}/`, { allowed: [allowed] })).toBe("unsafe-url");
    expect(requests).toBe(0);
    for (const each of [inside, outside]) await new Promise((resolve) => each.close(resolve));
  });

  test("a name that resolves differently the second time is connected to as checked, and resolved once", async () => {
    let requests = 0;
    const resolve: Resolve = async () => [{ address: requests++ === 0 ? "127.0.0.1" : "169.254.169.254", family: 4 }];
    const page = await read(`http://jobs.example:${server.port}/good`, { allowed: ["127.0.0.1/32"], resolve });
    expect([page.text, requests]).toEqual([GOOD_PAGE, 1]);
    expect(server.requests.at(-1)?.headers.host).toBe(`jobs.example:${server.port}`);
  });

  test("a redirect to the same name looks it up again, and the new address is checked", async () => {
    let requests = 0;
    const resolve: Resolve = async () => [{ address: requests++ === 0 ? "127.0.0.1" : "10.0.0.1", family: 4 }];
    expect(await reasonOf(`http://jobs.example:${server.port}/to-good`, { allowed: ["127.0.0.1/32"], resolve })).toBe(
      "unsafe-url",
    );
  });
});

test("an address of the other family that cannot be reached leaves the next one to be tried", async () => {
  const resolve: Resolve = async () => [
    { address: "127.0.0.9", family: 4 },
    { address: "127.0.0.1", family: 4 },
  ];
  expect(await reasonOf(`http://jobs.example:${server.port}/good`, { allowed: ["127.0.0.0/8"], resolve })).toBe("read html");
});

test("what the operator allows: names, names with a port, addresses and ranges, and nothing beside them", () => {
  const url = (text: string) => new URL(text);
  expect(allows(["jobs.intranet.example"], url("https://jobs.intranet.example:8443/"), "10.0.0.1")).toBe(true);
  expect(allows(["jobs.intranet.example:443"], url("https://jobs.intranet.example/"), "10.0.0.1")).toBe(true);
  expect(allows(["jobs.intranet.example:443"], url("http://jobs.intranet.example/"), "10.0.0.1")).toBe(false);
  expect(allows(["intranet.example"], url("https://jobs.intranet.example/"), "10.0.0.1")).toBe(false);
  expect(allows(["10.20.0.0/16"], url("https://any.example/"), "10.20.3.4")).toBe(true);
  expect(allows(["10.20.0.0/16"], url("https://any.example/"), "10.21.3.4")).toBe(false);
  expect(allows(["fd00::/8"], url("https://any.example/"), "10.20.3.4")).toBe(false);
  expect(["8.8.8.8", "2606:4700::1111"].map(isPublicAddress)).toEqual([true, true]);
  expect(["nonsense", "", "::ffff:8.8.8.8.8"].map(isPublicAddress)).toEqual([false, false, false]);
});
