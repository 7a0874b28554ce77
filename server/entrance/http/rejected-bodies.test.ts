import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { statusOf, withSocket } from "./testing/raw-requests";

const { application, key, raw, api } = withSocket();

describe("a rejected body", () => {
  const form = (bytes: number) => {
    const data = new FormData();
    data.set("file", new Blob([new Uint8Array(bytes)]), "résumé 👩‍💻.bin");
    return data;
  };

  test("an anonymous upload gets its 401, even if the client sends everything first", async () => {
    for (const bytes of [100, 2_000_000, 9_000_000]) {
      const answer = await fetch(`${application().address}/api/openapi/files`, { method: "POST", body: form(bytes) });
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
    const memory = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${application().child.pid}/status`, "utf8"))?.[1]) * 1024;
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
      `POST /api/openapi/resumes HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${key()}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n${body}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200/);
  });

  test("signing in accepts at most 64 kB", async () => {
    const body = JSON.stringify({ email: "x".repeat(70_000), password: "y" });
    const answer = await fetch(`${application().address}/api/auth/sign-in/email`, {
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
    const answer = await fetch(`${application().address}/nobody/here`, {
      method: "POST",
      headers: { "content-type": type },
      body,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test("a page accepts no body without a length, and none over 64 kB", async () => {
    const chunked = await raw(
      "POST /nobody/here HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n",
    );
    expect(statusOf(chunked)).toBe(411);
    const large = await fetch(`${application().address}/nobody/here`, { method: "POST", body: new Uint8Array(70_000) });
    expect(large.status).toBe(413);
  });
});
