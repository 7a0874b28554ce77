import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { DavError } from "@/contracts/model/dav-account";
import { CALENDAR_ERRORS } from "@/contracts/model/linked-calendar";
import { openDav } from "@/server/career/dav/dav";
import { davFailure } from "@/server/career/dav/dav-failed";
import { davFetch } from "@/server/career/dav/dav-fetch";
import { compareDue } from "@/server/career/dav/runner";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { findCalendars } from "./find-calendars";
import { readEvents } from "./read-events";
import { CALENDARS } from "./runner";

withInstance({ CALENDAR_ALLOWED_HOSTS: "127.0.0.1,localhost" });

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function start(behaviour: Behaviour, made: Server = createServer(behaviour)): Promise<string> {
  server = made;
  await new Promise<void>((resolve) => made.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(made.address() as { port: number }).port}`;
}

const connection = (url: string) => ({ url, username: "ida", password: "secret" });
const reasonOf = (work: Promise<unknown>): Promise<DavError | null> =>
  work.then(
    () => null,
    (error: unknown) => davFailure(error).reason,
  );
const find = async (url: string) => findCalendars(await openDav(connection(url)), url);

const xml =
  (body: string, status = 207): Behaviour =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/xml" });
    response.end(body);
  };

const MULTISTATUS = '<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">';
const HUGE = 6 * 1024 * 1024;

describe("a server that misbehaves is reported in words", () => {
  test.each<[string, DavError, Behaviour]>([
    ["rejects the password", "wrong-password", xml("", 401)],
    ["is no calendar server", "nothing-found", (_request, response) => response.end("<h1>Hello</h1>")],
    ["has an error", "server-error", xml("", 500)],
    [
      "redirects to another host",
      "redirect",
      (_request, response) => response.writeHead(301, { location: "http://10.0.0.1/" }).end(),
    ],
    [
      "redirects to another port",
      "redirect",
      (_request, response) => response.writeHead(302, { location: "http://127.0.0.1:9/" }).end(),
    ],
    ["redirects in circles", "redirect", (_request, response) => response.writeHead(308, { location: "/again" }).end()],
    ["floods", "too-much", xml(`${MULTISTATUS}${" ".repeat(HUGE)}</d:multistatus>`)],
    ["ends the connection", "connection-lost", (request) => request.socket.destroy()],
    [
      "has calendars elsewhere",
      "redirect",
      xml(
        `${MULTISTATUS}<d:response><d:href>/</d:href><d:propstat><d:prop><c:calendar-home-set><d:href>http://10.0.0.1/</d:href></c:calendar-home-set></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>`,
      ),
    ],
    [
      "sends entities in entities",
      "too-much",
      xml(
        `<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>${MULTISTATUS}&c;</d:multistatus>`,
      ),
    ],
    [
      "sends elements in elements",
      "too-much",
      xml(`${MULTISTATUS}${"<a>".repeat(20_000)}${"</a>".repeat(20_000)}</d:multistatus>`),
    ],
    ["sends more elements than a list has", "too-much", xml(`${MULTISTATUS}${"<a/>".repeat(200_000)}</d:multistatus>`)],
    ["ends in the middle", "nothing-found", xml(`${MULTISTATUS}<d:response><d:href>`)],
  ])("%s", async (_name, reason, behaviour) => {
    const url = await start(behaviour);
    expect(await reasonOf(find(url))).toBe(reason);
  });

  test("does not respond", async () => {
    const url = await start(() => {});
    expect(await reasonOf(davFetch(connection(url), { requestMs: 200 })(url))).toBe("timeout");
  });

  test("sends one byte at a time", async () => {
    const url = await start((_request, response) => {
      const drip = setInterval(() => response.write(" "), 20).unref();
      response.on("close", () => clearInterval(drip));
    });
    expect(await reasonOf(davFetch(connection(url), { requestMs: 300 })(url))).toBe("timeout");
  });

  test("nobody listens, or there is no such host", async () => {
    expect(await reasonOf(find("http://127.0.0.1:1"))).toBe("unreachable");
    expect(await reasonOf(find("https://calendar.invalid"))).toBe("not-found");
  });

  test.skipIf(!existsSync("/usr/bin/openssl"))("a certificate of nobody: not even the user name is sent", async () => {
    const folder = mkdtempSync(join(tmpdir(), "dossier-tls-"));
    const options = ["-newkey", "rsa:2048", "-nodes", "-keyout", "key", "-out", "cert", "-days", "2", "-subj", "/CN=localhost"];
    execFileSync("/usr/bin/openssl", ["req", "-x509", ...options], { cwd: folder, stdio: "ignore" });
    let requests = 0;
    const tls = { key: readFileSync(join(folder, "key")), cert: readFileSync(join(folder, "cert")) };
    const made = createTlsServer(tls, () => {
      requests += 1;
    });
    const url = (await start(() => {}, made)).replace("http:", "https:").replace("127.0.0.1", "localhost");
    expect(await reasonOf(find(url))).toBe("certificate");
    expect(requests).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  });
});

test("follows a redirect on the same host, as from /.well-known/caldav", async () => {
  const url = await start((request, response) => {
    if (request.url === "/.well-known/caldav") response.writeHead(301, { location: "/dav/" }).end();
    else response.writeHead(207, { "content-type": "application/xml" }).end(`${MULTISTATUS}${request.url}</d:multistatus>`);
  });
  expect(await (await davFetch(connection(url))(`${url}/.well-known/caldav`)).text()).toContain("/dav/");
});

test("an event that the server does not list is gone only if it says so", async () => {
  const answers: Record<string, number> = { "/c/a.ics": 404, "/c/b.ics": 503 };
  const url = await start((request, response) => {
    if (request.method === "REPORT") xml(`${MULTISTATUS}</d:multistatus>`)(request, response);
    else response.writeHead(answers[request.url ?? ""] ?? 500).end();
  });
  const dav = await openDav(connection(url));
  expect(await readEvents(dav, `${url}/c/`, ["/c/a.ics"])).toEqual(new Map([["/c/a.ics", null]]));
  expect(await reasonOf(readEvents(dav, `${url}/c/`, ["/c/b.ics"]))).toBe("server-error");
});

describe("addresses", () => {
  const save = async (person: Person, url: string) =>
    call("PUT", "/integrations/calendar", { key: person.key, body: { url, username: "ida", password: "secret" } });

  test("private ones and plain http are refused, unless they are listed", async () => {
    const ada = await signUp();
    for (const url of ["https://10.0.0.1", "https://[::1]", "https://0x7f.1.2.3", "https://radicale", "http://dav.example.com"])
      expect([url, (await save(ada, url)).status]).toEqual([url, 400]);
    for (const url of ["https://dav.example.com", "http://127.0.0.1:5232"])
      expect([url, (await save(ada, url)).status]).toEqual([url, 200]);
    for (const url of ["ftp://dav.example.com", "https://ida:secret@dav.example.com", "dav.example.com"])
      expect([url, (await save(ada, url)).status]).toEqual([url, 400]);
  });

  test("a failure is stored in words, and is tried again later; a disabled account is left alone", async () => {
    const url = await start(xml("", 401));
    const ada = await signUp();
    const body = { url, username: "ida", password: "secret", calendar: `${url}/c/` };
    await call("PUT", "/integrations/calendar", { key: ada.key, body });
    await database().user.update({ where: { id: ada.userId }, data: { banned: true } });
    await compareDue(database(), CALENDARS, new Date(), ada.userId);
    const state = () => database().calendarAccount.findUniqueOrThrow({ where: { userId: ada.userId } });
    expect(await state()).toMatchObject({ lastError: null, failures: 0 });
    await database().user.update({ where: { id: ada.userId }, data: { banned: false } });
    await compareDue(database(), CALENDARS, new Date(), ada.userId);
    const { lastError, failures, nextReadAt, lease } = await state();
    expect([lastError, failures, lease]).toEqual([CALENDAR_ERRORS["wrong-password"], 1, null]);
    expect(nextReadAt.getTime()).toBeGreaterThan(Date.now() + 50 * 60_000);
  });
});
