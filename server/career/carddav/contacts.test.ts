import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readCard } from "@/domain/applications/cards/read-card";
import { compareDue } from "@/server/career/dav/runner";
import {
  missingRadicale,
  RADICALE_PASSWORD,
  type Radicale,
  type RemoteFolder,
  startRadicale,
} from "@/server/career/dav/testing/radicale";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { ADDRESS_BOOKS } from "./runner";

const missing = missingRadicale();
if (missing) process.stdout.write(`${missing}\n`);

withInstance({ CALENDAR_ALLOWED_HOSTS: "127.0.0.1" });

const CONTACTS = "/integrations/contacts";
const contact = (name: string, more = {}) => ({ name, role: "", type: "", email: "", phone: "", ...more });
const card = (...lines: string[]) => ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD", ""].join("\r\n");

describe.skipIf(missing !== null)("an address book on a real server", () => {
  let server: Radicale;
  let ada: Person;
  let book: RemoteFolder;
  let northpine: string;

  beforeAll(async () => {
    server = await startRadicale();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    ada = await signUp();
    book = await server.addressBook(ada.username, "people");
    const body = { company: "Northpine", role: "Product Designer", status: "applied" };
    northpine = (await call("POST", "/applications", { key: ada.key, body })).body;
  });

  const connection = () => ({ url: server.url, username: ada.username, password: RADICALE_PASSWORD });
  const save = (direction: string, more = {}) =>
    call("PUT", CONTACTS, { key: ada.key, body: { ...connection(), addressBook: book.url, direction, ...more } });
  const state = async () => (await call("GET", CONTACTS, { key: ada.key })).body;
  const setContacts = (contacts: object[], id = northpine) =>
    call("PATCH", `/applications/${id}`, { key: ada.key, body: { contacts } });
  const writeNow = async () => {
    expect((await call("POST", `${CONTACTS}/writings`, { key: ada.key, body: {} })).status).toBe(200);
    expect(await state()).toMatchObject({ lastError: null, lastReadAt: expect.stringMatching(/Z$/) });
  };
  const suggest = async (query = "", applicationId = northpine) =>
    (await call("GET", `${CONTACTS}/suggestions?${new URLSearchParams({ query, applicationId })}`, { key: ada.key })).body;
  const names = async (query = "") => (await suggest(query)).people.map(({ name }: { name: string }) => name);
  const cards = async () => Promise.all((await book.list()).map(async (path) => (await book.get(path)).text));
  const ours = async () =>
    (await cards())
      .filter((text) => text.includes("-//Dossier//"))
      .map((text) => readCard(text)?.name)
      .sort();

  test("is found, saved without its password in any answer, and disconnected", async () => {
    const tested = await call("POST", `${CONTACTS}/tests`, { key: ada.key, body: connection() });
    expect(tested.body).toEqual({ success: true, addressBooks: [{ url: book.url, name: "people" }] });
    const wrong = await call("POST", `${CONTACTS}/tests`, { key: ada.key, body: { ...connection(), password: "wrong" } });
    expect(wrong.body).toMatchObject({
      success: false,
      error: expect.stringContaining("rejected the user name or the password"),
    });
    expect((await call("POST", `${CONTACTS}/tests`, { key: ada.key, body: {} })).status).toBe(412);
    const saved = await save("import");
    expect(saved.body).toMatchObject({ configured: true, addressBook: book.url, direction: "import" });
    // Nothing is written into it.
    expect((await call("POST", `${CONTACTS}/writings`, { key: ada.key, body: {} })).status).toBe(412);
    expect((await call("POST", `${CONTACTS}/tests`, { key: ada.key, body: {} })).body.success).toBe(true);
    const row = await database().contactsAccount.findUniqueOrThrow({ where: { userId: ada.userId } });
    const exported = await call("GET", "/auth/account/export", { key: ada.key });
    expect(exported.body.addressBook).toMatchObject({ url: server.url, addressBook: book.url });
    for (const text of [JSON.stringify(row), saved.bytes.toString(), exported.bytes.toString()])
      expect(text).not.toContain(RADICALE_PASSWORD);
    const moved = await call("PUT", CONTACTS, {
      key: ada.key,
      body: { url: "http://127.0.0.1:1", username: ada.username, addressBook: "http://127.0.0.1:1/b/" },
    });
    expect(moved.status).toBe(400);
    expect((await call("DELETE", CONTACTS, { key: ada.key })).body).toEqual({ removed: 0, left: 0, error: null });
    expect(await state()).toMatchObject({ configured: false, url: "" });
  });

  test("suggests people by name, company and address; nothing of those who are not chosen is stored", async () => {
    await book.put("kim.vcf", card("UID:kim", "FN:Kim Harbour", "N:Harbour;Kim;;;", "ORG:Northpine GmbH", "TITLE:Recruiter"));
    await book.put("tom.vcf", card("UID:tom", "FN:Tom Quill", "N:Quill;Tom;;;", "EMAIL:tom@northpine.example", "TEL:+31 30 123"));
    await book.put("eve.vcf", card("UID:eve", "FN:Eve Marsh", "N:Marsh;Eve;;;", "ORG:Southoak"));
    const before = await Promise.all((await book.list()).map((path) => book.get(path)));
    expect(await suggest()).toEqual({ people: [], error: null });
    await save("import");
    expect(await names()).toEqual(["Kim Harbour", "Tom Quill"]);
    expect(await names("marsh EVE")).toEqual(["Eve Marsh"]);
    expect(await names("southoak")).toEqual(["Eve Marsh"]);
    expect(await names("nobody")).toEqual([]);
    expect((await suggest("tom")).people).toEqual([
      { name: "Tom Quill", role: "", company: "", email: "tom@northpine.example", phone: "+31 30 123" },
    ]);
    await setContacts([contact("Kim Harbour")]);
    expect(await names()).toEqual(["Tom Quill"]);
    const stored = await database().$queryRaw<object[]>`select * from contacts_account where "userId" = ${ada.userId}::uuid`;
    expect(JSON.stringify(stored)).not.toMatch(/Quill|Marsh/);
    expect(await database().linkedCard.count({ where: { userId: ada.userId } })).toBe(0);
    expect(await Promise.all((await book.list()).map((path) => book.get(path)))).toEqual(before);
    expect((await call("GET", `${CONTACTS}/suggestions?applicationId=${northpine}`, { key: (await signUp()).key })).status).toBe(
      404,
    );
  });

  test("gets the people of applications, their changes and deletions, each once; other cards are left alone", async () => {
    await book.put("mum.vcf", card("UID:mum", "FN:Mum", "N:;Mum;;;", "X-CUSTOM:kept"));
    const mum = await book.get(`${new URL(book.url).pathname}mum.vcf`);
    await setContacts([contact("Kim Harbour", { email: "kim@example.com", role: "Recruiter" }), contact("Tom Quill")]);
    await save("export");
    await writeNow();
    expect(await ours()).toEqual(["Kim Harbour", "Tom Quill"]);
    const paths = await book.list();
    await writeNow();
    expect(await book.list()).toEqual(paths);
    // Someone adds a birthday to a card, and removes another card.
    const [path = ""] = paths.filter((each) => !each.endsWith("mum.vcf"));
    const changed = (await book.get(path)).text.replace("END:VCARD", "BDAY:1990-01-01\r\nEND:VCARD");
    expect(await book.put(path, changed)).toBe(201);
    const name = readCard(changed)?.name ?? "";
    const renamed = [
      contact("Kim Harbour", { email: "kim@example.com", phone: "+31 30 123" }),
      contact("Tom Quill", { phone: "+31 30 123" }),
    ];
    await setContacts(renamed);
    await writeNow();
    expect((await book.get(path)).text).toMatch(/BDAY:1990-01-01[\s\S]*TEL:\+31 30 123|TEL:\+31 30 123[\s\S]*BDAY:1990-01-01/);
    const other = paths.find((each) => each !== path && !each.endsWith("mum.vcf")) ?? "";
    await book.delete(other);
    await setContacts(renamed.map((person) => ({ ...person, phone: "" })));
    await writeNow();
    expect(await ours()).toEqual([name]);
    // Gone here: the card with something of theirs in it stays, and is theirs.
    await setContacts([]);
    await writeNow();
    expect(await ours()).toEqual([name]);
    expect(await database().linkedCard.count({ where: { userId: ada.userId } })).toBe(0);
    expect(await book.get(`${new URL(book.url).pathname}mum.vcf`)).toEqual(mum);
  });

  test("a person keeps the card over changes of name and address; cards move to another address book, and go when it is disconnected", async () => {
    await setContacts([contact("Kim Harbour", { email: "kim@example.com" })]);
    await save("export");
    await writeNow();
    const paths = await book.list();
    await setContacts([contact("Kim Strand", { email: "kim@example.com" })]);
    await writeNow();
    await setContacts([contact("Robin Strand", { email: "robin@example.com" })]);
    await writeNow();
    expect(await book.list()).toEqual(paths);
    expect(await ours()).toEqual(["Robin Strand"]);
    const first = book;
    book = await server.addressBook(ada.username, "jobs");
    await save("export");
    await writeNow();
    expect([await first.list(), await ours()]).toEqual([[], ["Robin Strand"]]);
    expect((await call("DELETE", CONTACTS, { key: ada.key, body: {} })).body).toEqual({ removed: 1, left: 0, error: null });
    expect(await book.list()).toEqual([]);
    await save("export");
    await writeNow();
    expect((await call("DELETE", CONTACTS, { key: ada.key, body: { keepCards: true } })).body).toEqual({
      removed: 0,
      left: 1,
      error: null,
    });
    expect(await ours()).toEqual(["Robin Strand"]);
  });

  test("a card that was sent without an answer is neither lost nor there twice", async () => {
    await setContacts([contact("Kim Harbour"), contact("Tom Quill")]);
    await save("export");
    await writeNow();
    const rows = await database().linkedCard.findMany({ where: { userId: ada.userId }, orderBy: { id: "asc" } });
    // As after an end of the process: one has arrived, and the other has not.
    await book.delete(new URL(rows[1]?.href ?? "").pathname);
    for (const { id, local } of rows)
      await database().linkedCard.update({ where: { id }, data: { etag: null, sent: local ?? {} } });
    await writeNow();
    expect(await ours()).toEqual(["Kim Harbour", "Tom Quill"]);
    await writeNow();
    expect(await book.list()).toHaveLength(2);
  });

  test("an unknown address book deletes nothing, and says what is wrong", async () => {
    await setContacts([contact("Kim Harbour")]);
    await save("export", { addressBook: `${server.url}/${ada.username}/nothing/` });
    await compareDue(database(), ADDRESS_BOOKS, new Date(), ada.userId);
    expect((await state()).lastError).toBe(
      "The chosen address book does not exist any more. Choose another one; nothing was deleted in Dossier.",
    );
    await save("import", { addressBook: `${server.url}/${ada.username}/nothing/` });
    const { people, error } = await suggest("kim");
    expect([people, error]).toEqual([[], (await state()).lastError]);
    expect(error).toContain("does not exist any more");
  });
});
