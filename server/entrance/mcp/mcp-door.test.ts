import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { type Listening, listen } from "@/server/testing/listening";
import { mcpClient } from "@/server/testing/mcp";
import { textOf } from "./testing/tool-results";

withInstance();

let kim: Person;

let listening: Listening;

beforeAll(async () => {
  kim = await signUp();
  listening = await listen();
});

afterAll(() => listening.stop());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(listening.url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const PING = { jsonrpc: "2.0", id: 1, method: "ping" };

const CALL = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "list_resume_tags", arguments: {} } };

const MODERN = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

const HEADERS = { "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/call", "mcp-name": "list_resume_tags" };

test.each([
  ["2025", {}, {}],
  ["2026", { _meta: MODERN }, HEADERS],
] as const)(
  "a plain call of %s gets the same response as the library gives to one that requests progress",
  async (_year, extra, headers) => {
    const plain = await post({ ...CALL, params: { ...CALL.params, ...extra } }, { "x-api-key": kim.key, ...headers });
    const meta = { ...("_meta" in extra ? extra._meta : {}), progressToken: 1 };
    const whole = await post({ ...CALL, params: { ...CALL.params, _meta: meta } }, { "x-api-key": kim.key, ...headers });
    const answerOf = (text: string) => JSON.parse(text.replace(/^(event: message\n)?(id: .*\n)?data: /, ""));
    expect(answerOf(await plain.text())).toEqual(answerOf(await whole.text()));
  },
);

test("headers that contradict the message are refused", async () => {
  const params = { ...CALL.params, _meta: MODERN };
  const response = await post({ ...CALL, params }, { "x-api-key": kim.key, ...HEADERS, "mcp-name": "delete_resume" });
  expect(response.status).toBe(400);
});

describe("at the door", () => {
  const key = () => ({ "x-api-key": kim.key });

  test("without a credential, the response says where to get one", async () => {
    const response = await post(PING);
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe(
      `Bearer resource_metadata="${listening.url.origin}/.well-known/oauth-protected-resource/mcp"`,
    );
  });

  test.each(["GET", "DELETE", "PUT"])("%s is not allowed", async (method) => {
    const response = await fetch(listening.url, { method, headers: key() });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test("a page of another site is refused, and so is this machine under a foreign name", async () => {
    expect((await post(PING, { ...key(), origin: "https://evil.example" })).status).toBe(403);
    const { request } = await import("node:http");
    const status = await new Promise((resolve) => {
      const headers = { ...key(), host: "evil.example", "content-type": "application/json" };
      request(listening.url, { method: "POST", headers }, (response) => resolve(response.resume().statusCode)).end(
        JSON.stringify(PING),
      );
    });
    expect(status).toBe(403);
    expect((await post(PING, { ...key(), origin: listening.url.origin })).status).toBe(200);
  });

  test("bodies are bounded: 4 MiB in all, 3 MiB of base64, 20 messages per batch", async () => {
    expect((await post(" ".repeat(4 * 1024 * 1024 + 1), key())).status).toBe(413);
    expect(
      (
        await post(
          Array.from({ length: 21 }, () => PING),
          key(),
        )
      ).status,
    ).toBe(413);
    const client = await mcpClient(listening.url, kim.key);
    const file = { name: "large.pdf", data: "A".repeat(3 * 1024 * 1024 + 4) };
    const result = await client.callTool({ name: "api_file_create", arguments: { file } });
    expect(textOf(result)).toMatch(/at most 3 MiB of base64.*\(PAYLOAD_TOO_LARGE\)/);
    await client.close();
  });

  test.each([
    ["not JSON", "{"],
    ["no message", "[]"],
    ["a number", "7"],
    ["an unknown method", { ...PING, method: "tools/steal" }],
  ])("%s is an error, not a failure", async (_what, body) => {
    const response = await post(body, key());
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).toMatch(/error|^$/);
  });
});
