import { beforeAll, describe, expect, test } from "vitest";
import { handleWeb } from "@/server/entrance/web/web";
import { ORIGIN, type Person, signUp, withInstance } from "@/server/testing/instance";
import { connect, newProgram } from "@/server/testing/program";

withInstance();

const EXTENSION = "chrome-extension://abcdefghijklmnopabcdefghijklmnop";
const REDIRECT = "https://abcdefghijklmnopabcdefghijklmnop.chromiumapp.org/";

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

const ask = (path: string, headers: Record<string, string>, method = "GET") =>
  handleWeb(new Request(`${ORIGIN}/api/openapi${path}`, { method, headers: { host: new URL(ORIGIN).host, ...headers } }));
const allowed = (response: Response) => response.headers.get("access-control-allow-origin");

describe("the browser extension", () => {
  test("connects with the address to which browsers return, and reads responses with its token", async () => {
    const program = await newProgram({ client_name: "Dossier (Chrome)", redirect_uris: [REDIRECT] });
    const { access_token: token } = await connect(program, ada, "api:read api:write offline_access");
    const response = await ask("/applications", { origin: EXTENSION, authorization: `Bearer ${token}` });
    expect([response.status, allowed(response)]).toEqual([200, EXTENSION]);
    expect(response.headers.get("vary")).toContain("origin");
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
  });

  test("is answered before it sends, with the methods and headers that it needs", async () => {
    const response = await ask(
      "/applications",
      { origin: EXTENSION, "access-control-request-method": "PATCH", "access-control-request-headers": "authorization" },
      "OPTIONS",
    );
    expect([response.status, allowed(response)]).toEqual([204, EXTENSION]);
    expect(response.headers.get("access-control-allow-methods")).toContain("PATCH");
    expect(response.headers.get("access-control-allow-headers")).toContain("authorization");
  });

  test("can read why it was refused", async () => {
    const response = await ask("/applications", {
      origin: "moz-extension://2c127fa4-62c7-7e4f-90e5-472b45eecfdc",
      authorization: "Bearer x.y.z",
    });
    expect([response.status, allowed(response)]).toEqual([401, "moz-extension://2c127fa4-62c7-7e4f-90e5-472b45eecfdc"]);
  });

  test("gets nothing by a session of the browser", async () => {
    const response = await ask("/applications", { origin: EXTENSION, cookie: ada.cookie, "sec-fetch-site": "cross-site" });
    expect(response.status).toBe(403);
  });
});

test.each([
  "https://evil.example",
  "null",
  "chrome-extension://",
  "chrome-extension://abc.evil.example",
  "https://chrome-extension.evil.example",
  "chrome-extension://abc/path",
])("pages of %s may read nothing", async (origin) => {
  expect(allowed(await ask("/applications", { origin, cookie: ada.cookie }))).toBeNull();
  const preflight = await ask("/applications", { origin, "access-control-request-method": "GET" }, "OPTIONS");
  expect([preflight.status, allowed(preflight)]).toEqual([404, null]);
});
