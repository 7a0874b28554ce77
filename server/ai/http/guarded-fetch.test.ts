import { afterAll, expect, test } from "vitest";
import { isAllowedAddress, isListedHost, parseAllowedHosts } from "@/server/platform/outgoing/allowed-hosts";
import { sendJson, startFakeService } from "@/server/testing/fake-service";
import { guardedFetch } from "./guarded-fetch";

const fake = await startFakeService((_request, response) => sendJson(response, 200, { ok: true }));
afterAll(() => fake.stop());
const { port } = new URL(fake.url);
const listed = (text: string) => parseAllowedHosts(text).allowed;

test.each([
  "10.0.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "168.63.129.16",
  "::1",
  "fd00::1",
  "::ffff:10.0.0.1",
  "64:ff9b::a00:1",
  "0.0.0.0",
  "224.0.0.1",
  "nonsense",
])("%s is not on the public internet", (address) => expect(isAllowedAddress(listed(""), address)).toBe(false));

test.each(["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"])("%s is", (address) =>
  expect(isAllowedAddress(listed(""), address)).toBe(true),
);

test("ranges allow their addresses, hosts their ports", () => {
  expect(isAllowedAddress(listed("10.1.0.0/16"), "10.1.2.3")).toBe(true);
  expect(isAllowedAddress(listed("10.1.0.0/16"), "10.2.0.1")).toBe(false);
  expect(isAllowedAddress(listed("fd00::/8"), "fd12::1")).toBe(true);
  expect(isListedHost(listed("localhost:11434"), "LOCALHOST", 11434)).toBe(true);
  expect(isListedHost(listed("localhost:11434"), "localhost", 80)).toBe(false);
  expect(isListedHost(listed("gpu.lan, [::1]:8080"), "gpu.lan", 80)).toBe(true);
  expect(isListedHost(listed("gpu.lan, [::1]:8080"), "[::1]", 8080)).toBe(true);
  expect(parseAllowedHosts("gpu.lan, http://x, a:99999").unreadable).toEqual(["http://x", "a:99999"]);
});

test("a name is looked up once, and the connection goes to the address that was checked", async () => {
  await expect(guardedFetch(listed(""))(`http://localhost:${port}/`)).rejects.toMatchObject({ reason: "private-address" });
  await expect(guardedFetch(listed(""))(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ reason: "private-address" });
  expect(fake.received).toHaveLength(0);
  const answer = await guardedFetch(listed(`localhost:${port}`))(`http://localhost:${port}/`, { method: "POST", body: "{}" });
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect((await guardedFetch(listed("127.0.0.0/8,::1/128"))(`http://localhost:${port}/`)).status).toBe(200);
});
