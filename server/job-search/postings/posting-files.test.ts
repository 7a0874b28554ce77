import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databasePool } from "@/server/platform/db/client";
import { type Answer, call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { type HostileServer, startHostileServer } from "./testing/hostile-server";
import { TEXT } from "./testing/pages";
import { inTurn } from "./turns";

withInstance({ POSTING_READER_ALLOWED_HOSTS: "127.0.0.1/32" });

let ada: Person;

let server: HostileServer;

beforeAll(async () => {
  ada = await signUp();
  server = await startHostileServer();
});

afterAll(() => server.close());

const parse = (input: string, person = ada, path = "/applications/ai/parse-posting"): Promise<Answer> =>
  call("POST", path, { key: person.key, body: { input } });

describe("a posting from a file", () => {
  const send = (bytes: BlobPart, name: string, type: string) => {
    const form = new FormData();
    form.set("file", new File([bytes], name, { type }));
    return call("POST", "/applications/postings/files", { key: ada.key, form });
  };

  test("reads a saved page and a text, in their own encoding and whatever they are called", async () => {
    const page = new Uint8Array(Buffer.from("<html><h1>Fährmann</h1><p>Standort: München</p></html>", "latin1"));
    expect(await send(page, "posting", "application/octet-stream")).toMatchObject({
      status: 200,
      body: {
        role: "Fährmann",
        location: "München",
        filledBy: "page",
        sourceUrl: null,
        postingSource: { method: "paste", format: "text", precise: { method: "file", format: "html" } },
      },
    });
    expect((await send(TEXT, "posting.txt", "text/plain")).body).toMatchObject({
      role: "Harbour Planner",
      postingSource: { format: "text" },
    });
  });

  test("reads a PDF", async () => {
    const resume = (await call("POST", "/resumes", { key: ada.key, body: { name: "Location: Utrecht", withSampleData: true } }))
      .body as string;
    const pdf = await call("GET", `/resumes/${resume}/exports/pdf`, { key: ada.key });
    const { status, body } = await send(new Uint8Array(pdf.bytes), "posting.pdf", "application/pdf");
    expect([status, body.postingSource.precise, body.jobDescription.length > 200]).toEqual([
      200,
      { method: "file", format: "pdf" },
      true,
    ]);
  });

  test.each([
    ["a damaged PDF", "%PDF-1.7 nothing", "malformed"],
    ["a picture", "GIF89a\0\0\0", "not-a-page"],
    ["an empty file", " \n", "empty"],
  ])("returns 422 for %s", async (_name, content, reason) => {
    expect(await send(content, "file.pdf", "application/pdf")).toMatchObject({
      status: 422,
      body: { code: "POSTING_UNREADABLE", data: { reason } },
    });
  });

  test("refuses a file over 10 MiB", async () => {
    expect(await send(new Uint8Array(10 * 1024 * 1024 + 1), "file.txt", "text/plain")).toMatchObject({ status: 400 });
  });
});

test("a page that a browser sends is read, and its address never opened", async () => {
  server.requests.length = 0;
  const url = `${server.origin}/good`;
  const capture = (body: unknown) => call("POST", "/applications/postings/captures", { key: ada.key, body });
  expect(await capture({ url, html: "<h1>Ferry Engineer</h1><p>Company: Saltmarsh Ferries</p>" })).toMatchObject({
    status: 200,
    body: {
      role: "Ferry Engineer",
      company: "Saltmarsh Ferries",
      sourceUrl: url,
      filledBy: "page",
      postingSource: { method: "paste", requestedUrl: url, precise: { method: "extension", format: "html" } },
    },
  });
  expect(server.requests).toEqual([]);
  expect((await capture({ url, html: "<p>Berths, all day.</p>", title: "Harbour Clerk at Northpine" })).body).toMatchObject({
    role: "Harbour Clerk",
    company: "Northpine",
  });
  expect((await capture({ url, html: "<p>x</p>", title: "x".repeat(501) })).status).toBe(400);
  expect(await capture({ url: "javascript:alert(1)", html: "<p>x</p>" })).toMatchObject({ status: 400 });
  expect(await capture({ url, html: "<script>x</script>" })).toMatchObject({ status: 422, body: { data: { reason: "empty" } } });
});

test("a capture names the person's own applications for the same posting, and stores nothing", async () => {
  const person = await signUp();
  const url = "https://jobs.example.com/posting/4711";
  const html = "<h1>Ferry Engineer</h1><p>Company: Saltmarsh Ferries</p>";
  const send = async (key: string) => (await call("POST", "/applications/postings/captures", { key, body: { url, html } })).body;
  expect((await send(person.key)).duplicates).toEqual([]);
  const made = { company: "Saltmarsh Ferries", role: "Ferry Engineer", status: "applied" };
  const id = (await call("POST", "/applications", { key: person.key, body: made })).body;
  expect((await send(person.key)).duplicates).toEqual([{ applicationId: id, ...made }]);
  expect((await send(ada.key)).duplicates).toEqual([]);
  expect((await call("GET", "/applications", { key: person.key })).body).toHaveLength(1);
});

describe("pages that hang", () => {
  test("hold no database connection, let others read, and a third of the same person waits", async () => {
    const grace = await signUp();
    const hanging = [parse(`${server.origin}/silent`), parse(`${server.origin}/drip`)];
    const waiting = parse(`${server.origin}/good`);
    await expect.poll(() => server.requests.filter(({ url }) => url === "/silent" || url === "/drip").length).toBe(2);
    const pool = databasePool();
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
    expect((await parse(`${server.origin}/good`, grace)).status).toBe(200);
    const answers = await Promise.all(hanging);
    for (const answer of answers) expect(answer).toMatchObject({ status: 422, body: { data: { reason: "timeout" } } });
    expect([200, 429]).toContain((await waiting).status);
  });

  test("are refused when more than two of a person run and four wait; with a text beside the link the text is read", async () => {
    const [alan, ends] = [await signUp(), [] as (() => void)[]];
    const readings = Array.from({ length: 6 }, () =>
      inTurn(ada.userId, () => new Promise<void>((resolve) => ends.push(resolve))),
    );
    const refused = await parse(`${server.origin}/good`);
    expect([refused.status, refused.body.code, refused.headers.get("retry-after")]).toEqual([429, "TOO_MANY_REQUESTS", "10"]);
    const typed = await parse(`${TEXT}\n${server.origin}/good`);
    expect(typed).toMatchObject({
      status: 200,
      body: { jobDescription: TEXT, postingSource: { fallbackReason: "unavailable" } },
    });
    expect((await parse(`${server.origin}/good`, alan)).status).toBe(200);
    for (let ended = 0; ended < 6; ended++) {
      await expect.poll(() => ends.length).toBeGreaterThan(ended);
      ends[ended]?.();
    }
    await Promise.all(readings);
    expect((await parse(`${server.origin}/good`)).status).toBe(200);
  });
});
