import { beforeAll, describe, expect, test } from "vitest";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let kim: Person;
beforeAll(async () => {
  kim = await signUp();
});

const KINDS = {
  resume: {
    make: async () => (await call("POST", "/resumes", { key: kim.key, body: { name: "Designer", tags: [] } })).body as string,
    path: (id: string) => `/resumes/${id}`,
    write: (id: string) => ["PUT", `/resumes/${id}`, { name: `Designer ${Math.random()}` }] as const,
  },
  letter: {
    make: async () =>
      (await call("POST", "/cover-letters", { key: kim.key, body: { name: "To Northpine", content: "<p>Hello</p>" } })).body
        .id as string,
    path: (id: string) => `/cover-letters/${id}`,
    write: (id: string) => ["PATCH", `/cover-letters/${id}`, { name: `Letter ${Math.random()}` }] as const,
  },
  application: {
    make: async () =>
      (await call("POST", "/applications", { key: kim.key, body: { company: "Northpine", role: "Designer" } })).body as string,
    path: (id: string) => `/applications/${id}`,
    write: (id: string) => ["PATCH", `/applications/${id}`, { notes: `Note ${Math.random()}` }] as const,
  },
};

describe.each(Object.entries(KINDS))("If-Match of a %s", (_kind, { make, path, write }) => {
  const read = (id: string) => call("GET", path(id), { key: kim.key });
  const change = (id: string, etag: string | null) => {
    const [method, address, body] = write(id);
    return call(method, address, { key: kim.key, body, headers: etag === null ? {} : { "if-match": etag } });
  };

  test("a change is made if the state matches, and the response names the next one", async () => {
    const id = await make();
    const first = (await read(id)).headers.get("etag") ?? expect.fail("no ETag");
    const changed = await change(id, first);
    expect(changed.status).toBe(200);
    const next = changed.headers.get("etag");
    expect(next).not.toBe(first);
    expect((await read(id)).headers.get("etag")).toBe(next);
    expect((await change(id, `"other", ${next}`)).status).toBe(200);
  });

  test("a state that is past, weak or unknown changes nothing", async () => {
    const id = await make();
    const first = (await read(id)).headers.get("etag") ?? "";
    expect((await change(id, first)).status).toBe(200);
    const before = await read(id);
    for (const etag of [first, `W/${before.headers.get("etag")}`, '"x"', ""]) {
      const refused = await change(id, etag);
      expect([refused.status, refused.body.code]).toEqual([412, "PRECONDITION_FAILED"]);
    }
    expect((await read(id)).body).toEqual(before.body);
  });

  test("of twenty concurrent changes that name the same state, one is made", async () => {
    const id = await make();
    const etag = (await read(id)).headers.get("etag");
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(id, etag)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 409, 412].includes(status))).toBe(true);
  });

  test("what does not exist is 404, and a deletion names its state too", async () => {
    const id = await make();
    const etag = (await read(id)).headers.get("etag") ?? "";
    expect((await call("DELETE", path(id), { key: kim.key, headers: { "if-match": '"past"' } })).status).toBe(412);
    expect((await call("DELETE", path(id), { key: kim.key, headers: { "if-match": etag } })).status).toBe(200);
    const missing = "019d0000-0000-7000-8000-000000000000";
    expect((await change(missing, etag)).status).toBe(404);
  });
});

test("adding something has no state to name, and goes through", async () => {
  const headers = { "if-match": '"x"' };
  expect((await call("POST", "/resumes", { key: kim.key, body: { name: "A", tags: [] }, headers })).status).toBe(200);
});
