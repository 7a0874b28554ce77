import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Application, makeKey, startApplication } from "@/server/testing/application";

// The built application behind a real socket: what a sender can do that no polite client would.

const DATA_DIR = mkdtempSync(join(tmpdir(), "dossier-door-"));
let application: Application;
let key = "";
let port = 0;

beforeAll(async () => {
  application = await startApplication({ DATA_DIR, TYPESETTER_PROCESSES: "1", TRUST_PROXY: "loopback" });
  key = await makeKey(application.address);
  port = Number(new URL(application.address).port);
});

afterAll(async () => {
  application.child.kill("SIGTERM");
  await application.exited;
  rmSync(DATA_DIR, { recursive: true, force: true });
});

/** Sends text as it is and gives back everything that comes until the server closes, or two seconds pass. */
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

describe("a request that is not in its one form", () => {
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

  test("two hosts are refused", async () => {
    expect(statusOf(await raw("GET /api/health HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n"))).toBe(400);
  });

  test("the user name has one spelling in a public address", async () => {
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

  test.each(PATHS)("%s says what it may do and cannot be framed", async (path) => {
    const { headers } = await fetch(application.address + path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("'unsafe-eval'");
    expect(/script-src[^;]*'unsafe-inline'/.test(policy)).toBe(false);
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  test("say https for a year where a trusted proxy says that the browser came by it", async () => {
    for (const path of PATHS) {
      const { headers } = await fetch(application.address + path, { headers: { "x-forwarded-proto": "https" } });
      expect([path, headers.get("strict-transport-security")]).toEqual([path, "max-age=31536000"]);
    }
  });

  test("no script stands in the API reference itself", async () => {
    const html = await (await fetch(`${application.address}/api/openapi`)).text();
    expect(html.match(/<script(?![^>]*\ssrc=)[^>]*>/g)).toBeNull();
    expect((await fetch(`${application.address}/api/openapi/reference-start.js`)).status).toBe(200);
  });
});

describe("a body that is refused", () => {
  const form = (bytes: number) => {
    const data = new FormData();
    data.set("file", new Blob([new Uint8Array(bytes)]), "résumé 👩‍💻.bin");
    return data;
  };

  test("an upload of nobody gets its 401, also from a client that sends everything first", async () => {
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

  test("45 MB of an account get their 413 as an answer, not as a broken connection", async () => {
    const answer = await api("/files", { method: "POST", body: form(45_000_000) });
    expect([answer.status, (await answer.json()).code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });

  test("300 MB are not taken into memory", async () => {
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

  test("a client that asks first is not told to go on", async () => {
    const answer = await raw(
      "POST /api/openapi/files HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n",
    );
    expect(statusOf(answer)).toBe(401);
  });

  test("a client that asks first and may go on hears it", async () => {
    const body = JSON.stringify({ name: "Asked first" });
    const answer = await raw(
      `POST /api/openapi/resumes HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n${body}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200/);
  });

  test("signing in takes 64 kB at most", async () => {
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
  ])("a shared page answers %s with a page, not with a failure", async (_name, type, body) => {
    const answer = await fetch(`${application.address}/nobody/here`, { method: "POST", headers: { "content-type": type }, body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test("a page takes no body without a length, and none over 64 kB", async () => {
    const chunked = await raw(
      "POST /nobody/here HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n",
    );
    expect(statusOf(chunked)).toBe(411);
    const large = await fetch(`${application.address}/nobody/here`, { method: "POST", body: new Uint8Array(70_000) });
    expect(large.status).toBe(413);
  });
});

test("a document has four streams of events at once, and a fifth when one has ended", async () => {
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

describe("the framework behind the door", () => {
  test("its image service keeps nothing of shared pages: it is not served", async () => {
    for (const path of ["/_next/image?url=%2Fapi%2Fresumes%2Fa%2Fb%2Fcard&w=640&q=75", "/_next/image"])
      expect((await fetch(application.address + path)).status).toBe(404);
  });

  test("a request to upgrade is answered like any other, and keeps nobody from stopping", async () => {
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

  test("what it prints is a line of JSON, whatever somebody sent", async () => {
    for (const line of application.output().split("\n").slice(0, -1))
      if (!/^(✓|Dossier is at)/.test(line.trim())) expect(() => JSON.parse(line)).not.toThrow();
  });
});

test("redirects of the door say https for a year as well", async () => {
  const answer = await fetch(`${application.address}//about`, { headers: { "x-forwarded-proto": "https" }, redirect: "manual" });
  expect([answer.status, answer.headers.get("strict-transport-security")]).toEqual([308, "max-age=31536000"]);
});
