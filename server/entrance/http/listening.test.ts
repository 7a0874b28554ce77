import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { type Application, makeKey } from "@/server/testing/application";
import { withApplications } from "@/server/testing/applications";

// The built application behind a real socket, with requests that no well-behaved client sends.

const { start, readyFolder } = withApplications("file");
let application: Application;
let key = "";
let port = 0;

beforeAll(async () => {
  application = await start(readyFolder(), { TRUST_PROXY: "loopback" });
  key = await makeKey(application.address);
  port = Number(new URL(application.address).port);
});

/** Sends raw text and returns everything received until the server closes or two seconds pass. */
function raw(text: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
    socket.on("close", () => resolve(answer));
    socket.on("error", (error) => (answer ? resolve(answer) : reject(error)));
    socket.write(text);
  });
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const get = (path: string, headers = "") => raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`);
const api = (path: string, init: RequestInit = {}) =>
  fetch(`${application.address}/api/openapi${path}`, { ...init, headers: { "x-api-key": key, ...init.headers } });

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
      const socket = connect(port, "127.0.0.1");
      let received = "";
      socket.on("data", (chunk) => {
        if (received === "") socket.write("garbage\r\n\r\n");
        received += chunk.toString("latin1");
      });
      socket.on("close", () => resolve(received));
      socket.on("error", reject);
      socket.write(`GET /api/openapi/resumes/${id}/updates HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${key}\r\n\r\n`);
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
    const answer = await fetch(`${application.address}/Some.Body/resume`, { redirect: "manual" });
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
    const { headers } = await fetch(application.address + path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("'unsafe-eval'");
    expect(/script-src[^;]*'unsafe-inline'/.test(policy)).toBe(false);
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  test("send HSTS for a year when a trusted proxy reports that the browser uses https", async () => {
    for (const path of PATHS) {
      const { headers } = await fetch(application.address + path, { headers: { "x-forwarded-proto": "https" } });
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
      const page = await fetch(`${application.address}/${user.username}/${slug}`);
      expect(page.status).toBe(200);
      expect(page.headers.get("cross-origin-opener-policy")).toBe("same-origin");
      return page.headers.get("content-security-policy") ?? "";
    };
    const plain = await policyOf("");
    expect(plain).toContain("script-src 'none'");
    expect(plain).toContain("img-src 'self' data:;");
    expect(await policyOf("https://pictures.example.com/a.jpg")).toContain("img-src 'self' data: https:;");
    // An address where nothing is shared has the strict policy of such pages too.
    const missing = await fetch(`${application.address}/nobody/here`);
    expect(missing.headers.get("content-security-policy")).toContain("script-src 'none'");
  });

  test("the API reference contains no inline script", async () => {
    const html = await (await fetch(`${application.address}/api/openapi`)).text();
    expect(html.match(/<script(?![^>]*\ssrc=)[^>]*>/g)).toBeNull();
    expect((await fetch(`${application.address}/api/openapi/reference-start.js`)).status).toBe(200);
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
    const socket = connect(port, "127.0.0.1");
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

describe("a rejected body", () => {
  const form = (bytes: number) => {
    const data = new FormData();
    data.set("file", new Blob([new Uint8Array(bytes)]), "résumé 👩‍💻.bin");
    return data;
  };

  test("an anonymous upload gets its 401, even if the client sends everything first", async () => {
    for (const bytes of [100, 2_000_000, 9_000_000]) {
      const answer = await fetch(`${application.address}/api/openapi/files`, { method: "POST", body: form(bytes) });
      expect([bytes, answer.status, (await answer.json()).code]).toEqual([bytes, 401, "UNAUTHORIZED"]);
    }
    expect(
      statusOf(
        await raw(
          Buffer.concat([
            Buffer.from(
              "POST /api/openapi/files HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 8000000\r\n\r\n",
            ),
            Buffer.alloc(8_000_000),
          ]),
        ),
      ),
    ).toBe(401);
  });

  test("45 MB from an account get a 413 response, not a broken connection", async () => {
    const answer = await api("/files", { method: "POST", body: form(45_000_000) });
    expect([answer.status, (await answer.json()).code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });

  test("300 MB are not read into memory", async () => {
    const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${application.child.pid}/status`, "utf8"))?.[1]) * 1024;
    await api("/flags");
    const before = memory();
    const chunk = new Uint8Array(1_000_000);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent++ < 300) controller.enqueue(chunk);
        else controller.close();
      },
    });
    const outcome = await api("/resumes", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      duplex: "half",
    } as RequestInit).then(
      (answer) => answer.status,
      () => "closed",
    );
    expect(["closed", 413]).toContain(outcome);
    expect(memory() - before).toBeLessThan(40_000_000);
  });

  test("a client that sends `Expect: 100-continue` gets no 100 when rejected", async () => {
    const answer = await raw(
      "POST /api/openapi/files HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n",
    );
    expect(statusOf(answer)).toBe(401);
  });

  test("a client that sends `Expect: 100-continue` gets 100 when accepted", async () => {
    const body = JSON.stringify({ name: "Asked first" });
    const answer = await raw(
      `POST /api/openapi/resumes HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n${body}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200/);
  });

  test("signing in accepts at most 64 kB", async () => {
    const body = JSON.stringify({ email: "x".repeat(70_000), password: "y" });
    const answer = await fetch(`${application.address}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect([answer.status, (await answer.json()).code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });

  test.each([
    ["JSON", "application/json", '{"password":"x"}'],
    ["a broken form", "multipart/form-data; boundary=b", "--b\r\nhalf of"],
    ["nothing", "text/plain", ""],
  ])("a shared page responds to %s with a page, not with a failure", async (_name, type, body) => {
    const answer = await fetch(`${application.address}/nobody/here`, { method: "POST", headers: { "content-type": type }, body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test("a page accepts no body without a length, and none over 64 kB", async () => {
    const chunked = await raw(
      "POST /nobody/here HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n",
    );
    expect(statusOf(chunked)).toBe(411);
    const large = await fetch(`${application.address}/nobody/here`, { method: "POST", body: new Uint8Array(70_000) });
    expect(large.status).toBe(413);
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
      expect((await fetch(application.address + path)).status).toBe(404);
  });

  test("an upgrade request is handled like any other and does not delay shutdown", async () => {
    await fetch(`${application.address}/about`);
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
    for (const line of application.output().split("\n").slice(0, -1))
      if (!/^(✓|Dossier is at|Set-up code: )/.test(line.trim())) expect(() => JSON.parse(line)).not.toThrow();
  });
});

test("redirects of the front door send HSTS for a year too", async () => {
  const answer = await fetch(`${application.address}//about`, { headers: { "x-forwarded-proto": "https" }, redirect: "manual" });
  expect([answer.status, answer.headers.get("strict-transport-security")]).toEqual([308, "max-age=31536000"]);
});
