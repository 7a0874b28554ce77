import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import type { DavError } from "@/contracts/model/dav-account";
import { CONTACTS_ERRORS } from "@/contracts/model/linked-contacts";
import { readCard } from "@/domain/applications/cards/read-card";
import { openDav } from "@/server/career/dav/dav";
import { davFailure } from "@/server/career/dav/dav-failed";
import { compareDue } from "@/server/career/dav/runner";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { call, signUp, withInstance } from "@/server/testing/instance";
import { findCards } from "./find-cards";
import { readBook } from "./read-book";
import { ADDRESS_BOOKS } from "./runner";

withInstance({ CALENDAR_ALLOWED_HOSTS: "127.0.0.1" });

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function start(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

const xml =
  (body: string | ((sent: string) => string), status = 207): RequestListener =>
  async (request, response) => {
    let sent = "";
    for await (const part of request) sent += String(part);
    response.writeHead(status, { "content-type": "application/xml" });
    response.end(typeof body === "string" ? body : body(sent));
  };

const list = (...resources: string[]) =>
  `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:carddav">${resources.join("")}</d:multistatus>`;
const resource = (href: string, props: string) =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
const cardOf = (name: string, ...more: string[]) =>
  ["BEGIN:VCARD", "VERSION:3.0", ...more, `FN:${name}`, "ORG:Northpine &amp; Sons", "END:VCARD", ""].join("&#13;\n");
const data = (text: string) => `<c:address-data>${text}</c:address-data>`;

const BOUNDS = { requestMs: 2_000, maxBytes: 8 * 1024 * 1024, maxTags: 400_000 };
const open = (url: string) => openDav({ url, username: "ida", password: "secret" }, BOUNDS);
const find = async (url: string) => findCards(await open(url), `${url}/b/`, "kim");
const reasonOf = (work: Promise<unknown>): Promise<DavError | null> =>
  work.then(
    () => null,
    (error: unknown) => davFailure(error).reason,
  );

describe("an address book that misbehaves is reported in words", () => {
  test.each<[string, DavError, RequestListener]>([
    ["rejects the password", "wrong-password", xml("", 401)],
    ["is gone", "unknown-target", xml("", 404)],
    ["is no address book", "unknown-target", (_request, response) => response.end("<h1>Hello</h1>")],
    ["does not respond", "timeout", () => {}],
    [
      "redirects into a private network",
      "redirect",
      (_request, response) => response.writeHead(302, { location: "http://10.0.0.1/" }).end(),
    ],
    ["ends the connection", "connection-lost", (request) => request.socket.destroy()],
    ["floods", "too-much", xml(list(" ".repeat(9 * 1024 * 1024)))],
    ["sends entities in entities", "too-much", xml(`<!DOCTYPE d [<!ENTITY a "&b;&b;"><!ENTITY b "&c;&c;">]>${list("&a;")}`)],
    ["sends the beginnings of tags", "too-much", xml(`${"<".repeat(400_001)}${"a".repeat(7_000_000)}/>`)],
    ["sends elements in elements", "too-much", xml(list(`${"<a>".repeat(20_000)}${"</a>".repeat(20_000)}`))],
  ])("%s", async (_name, reason, listener) => {
    const url = await start(listener);
    expect(await reasonOf(find(url))).toBe(reason);
  });

  test("the sentence is stored, and it is tried again later", async () => {
    const url = await start(xml("", 401));
    const ada = await signUp();
    const body = { url, username: "ida", password: "secret", addressBook: `${url}/b/`, direction: "export" };
    await call("PUT", "/integrations/contacts", { key: ada.key, body });
    await compareDue(database(), ADDRESS_BOOKS, new Date(), ada.userId);
    const state = await database().contactsAccount.findUniqueOrThrow({ where: { userId: ada.userId } });
    expect([state.lastError, state.failures, state.lease]).toEqual([CONTACTS_ERRORS["wrong-password"], 1, null]);
    expect(state.nextReadAt.getTime()).toBeGreaterThan(Date.now() + 50 * 60_000);
    // It stays connected no longer because of that.
    const gone = await call("DELETE", "/integrations/contacts", { key: ada.key, body: {} });
    expect([gone.status, gone.body.left]).toEqual([200, 0]);
    for (const address of ["https://10.0.0.1/b/", "https://[::1]/b/", "http://dav.example.com/b/"])
      expect([
        address,
        (await call("PUT", "/integrations/contacts", { key: ada.key, body: { ...body, addressBook: address } })).status,
      ]).toEqual([address, 400]);
  });
});

test("addresses that are none are left out of what is found", async () => {
  const books = "<d:resourcetype><d:collection/><c:addressbook/></d:resourcetype>";
  const url = await start(
    xml((sent) => {
      if (sent.includes("addressbook-home-set"))
        return list(resource("/", "<c:addressbook-home-set><d:href>/h/</d:href></c:addressbook-home-set>"));
      return list(resource("http://[", books), resource("/h/%zz/", books), resource("/h/good/", books));
    }),
  );
  const ada = await signUp();
  const tested = await call("POST", "/integrations/contacts/tests", {
    key: ada.key,
    body: { url, username: "ida", password: "secret" },
  });
  expect([tested.status, tested.body.addressBooks]).toEqual([
    200,
    [
      { url: `${url}/h/%zz/`, name: "%zz" },
      { url: `${url}/h/good/`, name: "good" },
    ],
  ]);
  expect(await readBook(newId(), () => open(url), `${url}/b/`)).toEqual([]);
});

test("a photo of five megabytes is not looked at, and a card that is too large does not hide the others", async () => {
  const photo = (bytes: number) =>
    `PHOTO;ENCODING=b;TYPE=JPEG:${"A".repeat(60)}${`&#13;\n ${"A".repeat(74)}`.repeat(bytes / 82)}`;
  const cards: Record<string, string> = {
    "/b/kim.vcf": cardOf("Kim Harbour", photo(5 * 1024 * 1024)),
    "/b/tom.vcf": cardOf("Tom Quill", photo(5 * 1024 * 1024)),
    "/b/eve.vcf": cardOf("Eve Marsh", photo(9 * 1024 * 1024)),
  };
  const url = await start(
    xml((sent) =>
      sent.includes("addressbook-query")
        ? list(...Object.keys(cards).map((href) => resource(href, "<d:getetag>1</d:getetag>")))
        : list(...Object.entries(cards).flatMap(([href, text]) => (sent.includes(href) ? [resource(href, data(text))] : []))),
    ),
  );
  const found = (await find(url)) ?? [];
  expect(found.map(readCard)).toEqual([
    { name: "Kim Harbour", role: "", company: "Northpine & Sons", email: "", phone: "" },
    { name: "Tom Quill", role: "", company: "Northpine & Sons", email: "", phone: "" },
  ]);
  expect(found.join("").length).toBeLessThan(1_000);
});

test("10,000 people of a server that cannot search are read once, and other requests are answered during this", {
  timeout: 60_000,
}, async () => {
  const hrefs = Array.from({ length: 10_000 }, (_, index) => `/b/${index}.vcf`);
  let requests = 0;
  const answer = xml((sent) => {
    requests += 1;
    if (!sent.includes("multiget"))
      return list(resource("/b/", ""), ...hrefs.map((href) => resource(href, "<d:getetag>1</d:getetag>")));
    return list(
      ...[...sent.matchAll(/\/b\/(\d+)\.vcf/g)].map(([href, number]) => resource(href, data(cardOf(`Person ${number}`)))),
    );
  });
  const url = await start(answer);
  const key = newId();
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const people = await readBook(key, () => open(url), `${url}/b/`);
  clearInterval(watch);
  expect(people).toHaveLength(10_000);
  const once = requests;
  expect(await readBook(key, () => open(url), `${url}/b/`)).toHaveLength(10_000);
  expect(requests).toBe(once);
  process.stdout.write(`10,000 people in ${once} requests; the event loop was held up for at most ${Math.round(longest)} ms\n`);
});
