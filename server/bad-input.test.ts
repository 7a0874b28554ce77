import { beforeAll, describe, expect, test } from "vitest";
import { call, ORIGIN, type Person, sendRequest, signUp, withInstance } from "@/server/testing/instance";
import { untilWatched } from "@/server/testing/watched";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

const create = (body: unknown) => call("POST", "/resumes", { key: ada.key, body });

async function whole(): Promise<{ id: string; data: Record<string, unknown> }> {
  const { body: id } = await create({ name: "Input", withSampleData: true });
  return { id, data: (await call("GET", `/resumes/${id}`, { key: ada.key })).body.data };
}

describe("input that can be cleaned is cleaned", () => {
  test("NUL characters and lone surrogates never reach the database", async () => {
    const { body: id } = await call("POST", "/resumes", {
      key: ada.key,
      raw: '{"name":"a\\u0000b\\ud800c","tags":["x\\udfffy"]}',
    });
    expect((await call("GET", `/resumes/${id}`, { key: ada.key })).body).toMatchObject({
      name: expect.stringMatching(/^ab.?c$/u),
      tags: [expect.stringMatching(/^x.?y$/u)],
    });
    const { id: other, data } = await whole();
    const text = JSON.stringify({ data: { ...data, basics: { ...(data.basics as object), headline: "MARK" } } }).replace(
      "MARK",
      "h\\u0000i\\udc00",
    );
    const saved = await call("PUT", `/resumes/${other}`, { key: ada.key, raw: text });
    expect(saved.status).toBe(200);
    expect(saved.body.data.basics.headline).not.toMatch(/[\0\ud800-\udfff]/);
  });

  test("NUL in a path or query finds nothing and breaks nothing", async () => {
    expect((await call("GET", "/resumes/%00", { key: ada.key })).status).toBe(404);
    expect((await call("GET", "/cover-letters?search=a%00b", { key: ada.key })).status).toBe(200);
    expect((await call("GET", "/resumes?tags=%00", { key: ada.key })).status).toBe(200);
  });

  test("an unknown template falls back, as specified", async () => {
    const { id, data } = await whole();
    const saved = await call("PUT", `/resumes/${id}`, {
      key: ada.key,
      body: { data: { ...data, metadata: { ...(data.metadata as object), template: "charizard" } } },
    });
    expect(saved.body.data.metadata.template).toBe("onyx");
  });

  test.each([
    "file:///etc/passwd",
    "http://127.0.0.1:5432/x.png",
    "http://169.254.169.254/latest",
    "http://[::1]/x",
    "javascript:alert(1)",
    "http://localhost/x.png",
  ])("a picture at %s is not stored", async (url) => {
    const { id, data } = await whole();
    const saved = await call("PUT", `/resumes/${id}`, {
      key: ada.key,
      body: { data: { ...data, picture: { ...(data.picture as object), url } } },
    });
    expect([saved.status, saved.body.data?.picture.url]).toEqual([200, ""]);
  });
});

describe("other bad input is rejected with its own error, and nothing is written", () => {
  test.each([
    ["a name of 100,000 characters", { name: "x".repeat(100_000) }],
    ["a name of spaces", { name: "   " }],
    ["a name of 101 characters", { name: "x".repeat(101) }],
    ["21 tags", { name: "x", tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }],
    ["a tag of 41 characters", { name: "x", tags: ["x".repeat(41)] }],
    ["text for a truth value", { name: "x", withSampleData: "true" }],
    ["a number for a name", { name: 7 }],
    ["a list for a body", []],
    ["null", null],
  ])("%s", async (_name, body) => {
    const before = (await call("GET", "/resumes", { key: ada.key })).body.length;
    expect(await create(body)).toMatchObject({ status: 400, body: { code: "BAD_REQUEST", message: "Input validation failed" } });
    expect((await call("GET", "/resumes", { key: ada.key })).body.length).toBe(before);
  });

  test.each([
    ["a person's name of 100,000 characters", "basics", { name: "x".repeat(100_000) }],
    ["a picture of 1000 points", "picture", { size: 1000 }],
    ["a headline that is a list", "basics", { headline: [] }],
    ["a section that is missing", "sections", { experience: undefined }],
  ])("%s inside the data", async (_name, key, part) => {
    const { id, data } = await whole();
    const answer = await call("PUT", `/resumes/${id}`, {
      key: ada.key,
      body: { data: { ...data, [key]: { ...(data[key] as object), ...part } } },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
    expect(answer.body.data.issues[0].path.slice(0, 2)).toEqual(["data", key]);
  });

  test("a body of 12 MB", async () => {
    expect(await call("POST", "/resumes", { key: ada.key, raw: JSON.stringify({ name: "x".repeat(12_000_000) }) })).toMatchObject(
      { status: 413, body: { code: "PAYLOAD_TOO_LARGE" } },
    );
  });

  test("a body whose type is not JSON", async () => {
    expect(
      await call("POST", "/resumes", { key: ada.key, raw: "<xml/>", headers: { "content-type": "application/xml" } }),
    ).toMatchObject({ status: 415 });
  });

  test.each(["{", '{"name":', "nul", '{"name":"\u0001"}'])("the malformed text %j", async (raw) => {
    expect(await call("POST", "/resumes", { key: ada.key, raw })).toMatchObject({
      status: 400,
      body: { code: "BAD_REQUEST", defined: false, data: null },
    });
  });

  test("keys named __proto__ do nothing", async () => {
    const answer = await call("POST", "/resumes", {
      key: ada.key,
      raw: '{"name":"Proto","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    });
    expect(answer.status).toBe(200);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test("an unsupported method, and paths that do not exist", async () => {
    for (const [method, path] of [
      ["PUT", "/resumes"],
      ["POST", "/flags"],
      ["GET", "/resumes/a/b/c/d"],
    ] as const)
      expect(await call(method, path, { key: ada.key })).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    const unknown = await sendRequest(new Request(`${ORIGIN}/api/nothing/here`));
    expect([unknown.status, Object.keys((await unknown.json()) as object).sort()]).toEqual([
      404,
      ["code", "data", "defined", "message", "status"],
    ]);
  });
});

test("the files that programs request at the root exist", async () => {
  for (const path of ["/schema.json", "/robots.txt", "/sitemap.xml", "/llms.txt"])
    expect([path, (await sendRequest(new Request(`${ORIGIN}${path}`))).status]).toEqual([path, 200]);
  const schema = (await (await sendRequest(new Request(`${ORIGIN}/schema.json`))).json()) as { properties: object };
  expect(Object.keys(schema.properties).sort()).toEqual([
    "basics",
    "customSections",
    "metadata",
    "picture",
    "sections",
    "summary",
  ]);
});

describe("following changes", () => {
  test("an open editor receives a change made through the API", async () => {
    const { id } = await whole();
    const controller = new AbortController();
    const stream = await sendRequest(
      new Request(`${ORIGIN}/api/openapi/resumes/${id}/updates`, {
        headers: { "x-api-key": ada.key },
        signal: controller.signal,
      }),
    );
    expect([stream.status, stream.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
    const reader = stream.body?.getReader();
    const heard = (async () => {
      let text = "";
      while (!text.includes("resume.updated")) text += new TextDecoder().decode((await reader?.read())?.value);
      return text;
    })();
    await untilWatched(id);
    await call("PATCH", `/resumes/${id}`, {
      key: ada.key,
      body: { operations: [{ op: "replace", path: "/basics/headline", value: "heard" }] },
    });
    expect(await heard).toMatch(new RegExp(`"resumeId":"${id}".*"mutation":"patch"`));
    controller.abort();
    await reader?.cancel().catch(() => {});
  });

  test("a client with the newest state gets 304, and the full response after a change", async () => {
    const { id } = await whole();
    for (const path of [`/resumes/${id}`, "/resumes", "/documents"]) {
      const first = await call("GET", path, { key: ada.key });
      const etag = first.headers.get("etag") ?? "";
      expect(
        (
          await sendRequest(
            new Request(`${ORIGIN}/api/openapi${path}`, { headers: { "x-api-key": ada.key, "if-none-match": etag } }),
          )
        ).status,
      ).toBe(304);
      await call("PUT", `/resumes/${id}`, { key: ada.key, body: { name: `Changed ${path}` } });
      const again = await sendRequest(
        new Request(`${ORIGIN}/api/openapi${path}`, { headers: { "x-api-key": ada.key, "if-none-match": etag } }),
      );
      expect([path, again.status]).toEqual([path, 200]);
      expect(JSON.stringify(await again.json())).toContain(`Changed ${path}`);
    }
  });
});
