import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { preciseSource } from "@/contracts/model/precise-source";
import { databasePool } from "@/server/platform/db/client";
import { type Answer, call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { type HostileServer, startHostileServer } from "./testing/hostile-server";
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

const TEXT = "Harbour Planner at Northpine\nLocation: Utrecht\n\nRequirements:\n- Tide tables by heart";

describe("reading a posting", () => {
  test.each(["/applications/ai/parse-posting", "/applications/ai/posting-parses"])(
    "%s reads a link and reports its method",
    async (path) => {
      const link = `${server.origin}/to-good`;
      const { status, body } = await parse(link, ada, path);
      expect([status, body]).toEqual([
        200,
        {
          role: "Harbour Planner",
          company: "Northpine",
          location: "",
          salary: "",
          requirements: [],
          jobDescription: "Plan berths.",
          sourceUrl: link,
          filledBy: "page",
          postingSource: {
            method: "builtin",
            format: "text",
            truncated: false,
            completeness: "unknown",
            requestedUrl: link,
            resolvedUrl: `${server.origin}/good`,
            retrievedAt: expect.stringMatching(/^\d{4}-.*Z$/),
          },
          contact: null,
          deadline: null,
          enrichmentWarning: null,
          foundIn: { role: "json-ld", company: "json-ld", jobDescription: "json-ld" },
        },
      ]);
    },
  );

  test("pasted text and pasted HTML are read without opening anything", async () => {
    server.requests.length = 0;
    const text = await parse(`${TEXT}\nSee also ${server.origin}/good for more.`);
    expect(text).toMatchObject({
      status: 200,
      body: {
        role: "Harbour Planner",
        company: "Northpine",
        location: "Utrecht",
        requirements: ["Tide tables by heart"],
        sourceUrl: null,
        filledBy: "none",
        postingSource: { method: "paste", format: "text" },
      },
    });
    const html = await parse("<div><h1>Harbour Planner</h1><p>Standort: Utrecht</p><ul><li>Boats</li></ul></div>");
    expect(html.body).toMatchObject({
      role: "Harbour Planner",
      location: "Utrecht",
      jobDescription: "Harbour Planner\n\nStandort: Utrecht\n\n• Boats",
    });
    expect(server.requests).toEqual([]);
  });

  test("a link with a text beside it fills the gaps from the text, and a text long enough to be the posting stays as it was typed", async () => {
    const short = await parse(`${server.origin}/good\nLocation: Utrecht`);
    expect(short.body).toMatchObject({
      role: "Harbour Planner",
      location: "Utrecht",
      jobDescription: "Plan berths.",
      foundIn: { role: "json-ld", location: "label" },
    });
    const typed = `Location: Utrecht\n${"Berths are planned by hand. ".repeat(10)}`.trim();
    const long = await parse(`${typed}\n${server.origin}/good`);
    expect(long.body).toMatchObject({ company: "Northpine", location: "Utrecht", jobDescription: typed });
  });

  test("a link that must not be opened leaves what was typed, alone and with a text", async () => {
    for (const link of ["http://10.0.0.1/jobs", "http://[::1]/", `${server.origin}/to-metadata`]) {
      const alone = await parse(link);
      expect(alone).toMatchObject({
        status: 200,
        body: {
          role: "",
          company: "",
          jobDescription: link,
          sourceUrl: link,
          filledBy: "none",
          postingSource: {
            method: "paste",
            format: "text",
            completeness: "unknown",
            requestedUrl: link,
            fallbackReason: "unsafe-url",
          },
        },
      });
      const { body } = await parse(`${link}\n${TEXT}`);
      expect(body).toMatchObject({
        role: "Harbour Planner",
        jobDescription: TEXT,
        sourceUrl: link,
        filledBy: "none",
        postingSource: { method: "paste", fallbackReason: "unsafe-url" },
      });
    }
    expect((await parse("file:///etc/passwd")).body).toMatchObject({
      jobDescription: "file:///etc/passwd",
      sourceUrl: null,
      postingSource: { fallbackReason: "unsafe-url" },
    });
    expect((await parse("https://ada:secret@jobs.example/1")).body).toMatchObject({
      sourceUrl: "https://jobs.example/1",
      postingSource: { requestedUrl: "https://jobs.example/1", fallbackReason: "unsafe-url" },
    });
  });

  test.each([
    ["/huge", "too-large"],
    ["/endless", "too-large"],
    ["/bomb", "too-large"],
    ["/loop", "too-many-redirects"],
    ["/gone", "unavailable"],
    ["/challenge", "challenge"],
    ["/picture", "not-a-page"],
    ["/no-http", "unreachable"],
  ])("%s alone returns 422 with the reason %s, and with a text 200 with the text", async (path, reason) => {
    const alone = await parse(server.origin + path);
    expect(alone).toMatchObject({ status: 422, body: { code: "POSTING_UNREADABLE", defined: true, data: { reason } } });
    const { status, body } = await parse(`${TEXT}\n${server.origin}${path}`);
    expect([status, body.role, body.jobDescription, body.sourceUrl, preciseSource(body.postingSource).fallbackReason]).toEqual([
      200,
      "Harbour Planner",
      TEXT,
      server.origin + path,
      reason,
    ]);
  });

  test("a page of 20,000 nested elements, a text and JSON are read", async () => {
    expect((await parse(`${server.origin}/deep`)).body).toMatchObject({ location: "Lund", filledBy: "page" });
    expect((await parse(`${server.origin}/text`)).body).toMatchObject({ role: "Harbour Planner", company: "Northpine" });
    expect((await parse(`${server.origin}/json`)).body).toMatchObject({ role: "Harbour Planner", foundIn: { role: "json-ld" } });
  });

  test("nothing but spaces, too much, and no input are refused", async () => {
    for (const input of ["", "   ", "x".repeat(20_001)])
      expect(await parse(input)).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
  });
});

test.each(["/applications/ai/autofill", "/applications/ai/autofills"])("%s reads four fields of a text", async (path) => {
  const { status, body } = await call("POST", path, { key: ada.key, body: { jobDescription: `${TEXT}\nSalary: €52,000` } });
  expect([status, body]).toEqual([
    200,
    { company: "Northpine", role: "Harbour Planner", location: "Utrecht", salary: "€52,000" },
  ]);
});

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
