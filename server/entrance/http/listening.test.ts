import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { statusOf, withSocket } from "./testing/raw-requests";

// The built application behind a real socket, with requests that no well-behaved client sends.

const { application, key, port, raw, api } = withSocket();

const get = (path: string, headers = "") => raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`);

describe("bytes that are no request", () => {
  const health = "GET /api/health HTTP/1.1\r\nHost: a\r\n";
  test.each([
    ["no HTTP", "garbage\r\n\r\n", 400, "BAD_REQUEST"],
    ["a header without a name", `${health}: x\r\n\r\n`, 400, "BAD_REQUEST"],
    ["two lengths", `${health}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400, "BAD_REQUEST"],
    ["no host", "GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "BAD_REQUEST"],
    ["too many headers", `${health}X: ${"x".repeat(20_000)}\r\n\r\n`, 431, "REQUEST_HEADER_FIELDS_TOO_LARGE"],
  ])("%s: the error has the form and the headers of all others", async (_, text, status, code) => {
    const answer = await raw(text);
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(statusOf(answer)).toBe(status);
    expect(JSON.parse(body)).toEqual({ defined: false, code, status, message: expect.any(String), data: null });
    expect(head).toMatch(/^x-content-type-options: nosniff$/im);
    expect(head).toMatch(/^content-security-policy: default-src 'none'/im);
    expect(head).toMatch(/^connection: close$/im);
    expect(Number(/^content-length: (\d+)$/im.exec(head)?.[1])).toBe(body.length);
  });

  test("they do not get into a response that has begun", async () => {
    const made = await api("/resumes", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Watched" }),
    });
    const id: string = await made.json();
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port(), "127.0.0.1");
      let received = "";
      socket.on("data", (chunk) => {
        if (received === "") socket.write("garbage\r\n\r\n");
        received += chunk.toString("latin1");
      });
      socket.on("close", () => resolve(received));
      socket.on("error", reject);
      socket.write(`GET /api/openapi/resumes/${id}/updates HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${key()}\r\n\r\n`);
    });
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200"]);
  });

  test("an unknown expectation is ignored", async () => {
    expect(statusOf(await raw(`${health}Expect: miracles\r\nConnection: close\r\n\r\n`))).toBe(200);
  });
});

describe("a request that is not normalised", () => {
  test.each([
    "/x/../documents",
    "/./documents",
    "/%2e%2e/api/health",
    "/api%2fhealth",
    "/api\\health",
    "/api/openapi/resumes/%2e%2e/flags",
  ])("%s is refused", async (path) => expect(statusOf(await get(path))).toBe(400));

  test.each([
    ["//api/health", "/api/health"],
    ["/%61pi/health?x=1", "/api/health?x=1"],
    ["//evil.example/%2561", "/evil.example/%2561"],
  ])("%s leads to its one spelling", async (path, location) => {
    const answer = await get(path);
    expect([statusOf(answer), /^location: (.*)$/im.exec(answer)?.[1]]).toEqual([308, location]);
  });

  test("a change is never redirected", async () => {
    expect(
      statusOf(await raw("POST //api/openapi/resumes HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")),
    ).toBe(400);
  });

  test("two hosts are rejected", async () => {
    expect(statusOf(await raw("GET /api/health HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n"))).toBe(400);
  });

  test("the username has one spelling in a public address", async () => {
    const answer = await fetch(`${application().address}/Some.Body/resume`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/some.body/resume"]);
  });
});

describe("headers", () => {
  const PATHS = [
    "/",
    "/api/health",
    "/api/openapi/flags",
    "/api/openapi/nothing",
    "/api/openapi",
    "/robots.txt",
    "/nobody/here",
    "/theme.js",
    "/uploads/x",
  ];

  test.each(PATHS)("%s has a content security policy and cannot be framed", async (path) => {
    const { headers } = await fetch(application().address + path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("'unsafe-eval'");
    expect(/script-src[^;]*'unsafe-inline'/.test(policy)).toBe(false);
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  test("send HSTS for a year when a trusted proxy reports that the browser uses https", async () => {
    for (const path of PATHS) {
      const { headers } = await fetch(application().address + path, { headers: { "x-forwarded-proto": "https" } });
      expect([path, headers.get("strict-transport-security")]).toEqual([path, "max-age=31536000"]);
    }
  });

  test("a shared page runs no script and loads pictures of other sites only where it shows one", async () => {
    const { user } = (await (await api("/auth/account/export")).json()) as { user: { username: string } };
    const policyOf = async (picture: string) => {
      const id = await (
        await api("/resumes", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ name: "Shared", withSampleData: true }),
        })
      ).json();
      const put = (body: object) =>
        api(`/resumes/${id}`, { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
      const { data } = await (await api(`/resumes/${id}`)).json();
      const { slug } = await (
        await put({ isPublic: true, data: { ...data, picture: { ...data.picture, url: picture } } })
      ).json();
      const page = await fetch(`${application().address}/${user.username}/${slug}`);
      expect(page.status).toBe(200);
      expect(page.headers.get("cross-origin-opener-policy")).toBe("same-origin");
      return page.headers.get("content-security-policy") ?? "";
    };
    const plain = await policyOf("");
    expect(plain).toContain("script-src 'none'");
    expect(plain).toContain("img-src 'self' data:;");
    expect(await policyOf("https://pictures.example.com/a.jpg")).toContain("img-src 'self' data: https:;");
    // An address where nothing is shared has the strict policy of such pages too.
    const missing = await fetch(`${application().address}/nobody/here`);
    expect(missing.headers.get("content-security-policy")).toContain("script-src 'none'");
  });

  test("the API reference contains no inline script", async () => {
    const html = await (await fetch(`${application().address}/api/openapi`)).text();
    expect(html.match(/<script(?![^>]*\ssrc=)[^>]*>/g)).toBeNull();
    expect((await fetch(`${application().address}/api/openapi/reference-start.js`)).status).toBe(200);
  });
});

describe("a connection serves the next request after a refused one", () => {
  const health = "GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const chunked = "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n";
  test.each([
    ["an ambiguous path", "GET /uploads/..%5csecret HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["the image service of Next", "GET /_next/image?url=x HTTP/1.1\r\nHost: localhost\r\n\r\n", 404],
    ["an unknown method", "OPTIONS /uploads/..%5c HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["missing credentials", "GET /api/openapi/resumes HTTP/1.1\r\nHost: localhost\r\n\r\n", 401],
    ["a form without a length", `POST /nobody/here HTTP/1.1\r\nHost: localhost\r\n${chunked}`, 411],
    ["a body before the credentials", `POST /api/openapi/files HTTP/1.1\r\nHost: localhost\r\n${chunked}`, 401],
  ])("%s", async (_name, refused, status) => {
    const socket = connect(port(), "127.0.0.1");
    let received = "";
    let isClosed = false;
    socket.on("data", (chunk) => (received += chunk.toString("latin1")));
    socket.on("close", () => (isClosed = true));
    socket.write(refused);
    await expect.poll(() => statusOf(received)).toBe(status);
    // The farewell of connections that are closed with an unread body takes two seconds.
    await new Promise((resolve) => setTimeout(resolve, 2_300));
    expect(isClosed).toBe(false);
    received = "";
    socket.write(health);
    await expect.poll(() => statusOf(received)).toBe(200);
    socket.destroy();
  });
});

test("a document has at most four concurrent event streams; a fifth works when one has ended", async () => {
  const id = (await (
    await api("/resumes", { method: "POST", headers: { "content-type": "application/json" }, body: '{"name":"Watched"}' })
  ).json()) as string;
  const open = async () => {
    const end = new AbortController();
    const answer = await api(`/resumes/${id}/updates`, { signal: end.signal });
    return { status: answer.status, end, retryAfter: answer.headers.get("retry-after") };
  };
  const four = await Promise.all([open(), open(), open(), open()]);
  const fifth = await open();
  expect([four.map(({ status }) => status), fifth.status, fifth.retryAfter]).toEqual([[200, 200, 200, 200], 429, "5"]);
  four[0]?.end.abort();
  let status = 429;
  for (let attempt = 0; attempt < 100 && status === 429; attempt++) status = (await open()).status;
  expect(status).toBe(200);
});

describe("the framework behind the front door", () => {
  test("its image service, which would cache shared pages, is not served", async () => {
    for (const path of ["/_next/image?url=%2Fapi%2Fresumes%2Fa%2Fb%2Fcard&w=640&q=75", "/_next/image"])
      expect((await fetch(application().address + path)).status).toBe(404);
  });

  test("an upgrade request is handled like any other and does not delay shutdown", async () => {
    await fetch(`${application().address}/about`);
    const upgrade = "Connection: Upgrade\r\nUpgrade: x\r\n";
    const answer = await raw(`GET /api/health HTTP/1.1\r\nHost: a\r\n${upgrade}\r\n`);
    expect(statusOf(answer)).toBe(200);
    expect(statusOf(await raw(`GET //api/health HTTP/1.1\r\nHost: a\r\n${upgrade}\r\n`))).toBe(308);
  });

  test.each([
    ["GET /zz/%00 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400],
    ["GET /%ff%fe/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400],
    ["GET /builder/%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400],
    ["TRACE /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 405],
    ["GET / HTTP/1.1\r\nHost: a\r\nRSC: 1\r\nNext-Router-State-Tree: garbage\r\nConnection: close\r\n\r\n", 400],
  ])("%j is no failure of the server", async (text, status) => expect(statusOf(await raw(text))).toBe(status));

  test("everything it prints is a line of JSON, whatever was sent", async () => {
    for (const line of application().output().split("\n").slice(0, -1))
      if (!/^(✓|Dossier is at|Set-up code: )/.test(line.trim())) expect(() => JSON.parse(line)).not.toThrow();
  });
});

test("redirects of the front door send HSTS for a year too", async () => {
  const answer = await fetch(`${application().address}//about`, {
    headers: { "x-forwarded-proto": "https" },
    redirect: "manual",
  });
  expect([answer.status, answer.headers.get("strict-transport-security")]).toEqual([308, "max-age=31536000"]);
});
