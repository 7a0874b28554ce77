import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { preciseSource } from "@/contracts/model/precise-source";
import { type Answer, call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { type HostileServer, startHostileServer } from "./testing/hostile-server";
import { TEXT } from "./testing/pages";

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
