import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Contact } from "@/contracts/model/application";
import { readCard } from "@/domain/applications/cards/read-card";
import { peopleOf } from "@/domain/applications/people";
import { compareDue } from "@/server/career/dav/runner";
import {
  missingRadicale,
  RADICALE_PASSWORD,
  type Radicale,
  type RemoteFolder,
  startRadicale,
} from "@/server/career/dav/testing/radicale";
import { randomOf } from "@/server/career/dav/testing/random";
import { listApplications } from "@/server/job-search/applications/read";
import { database } from "@/server/platform/db/client";
import { isEveryCase } from "@/server/testing/in-turn";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { ADDRESS_BOOKS } from "./runner";

const missing = missingRadicale();
if (missing) process.stdout.write(`${missing}\n`);

withInstance({ CALENDAR_ALLOWED_HOSTS: "127.0.0.1" });

const EDITS = Number(process.env.CONTACT_EDITS ?? (isEveryCase ? 150 : 60));
const SEED = Number(process.env.CONTACT_SEED ?? 7);
const COMPANIES = ["Northpine", "Southoak", "Easthill"];
const FOREIGN = 5;
const MAX_CONTACTS = 6;

/** Cards of other programs, as they write them. */
const foreign = (index: number) =>
  [
    ...["BEGIN:VCARD", "VERSION:3.0", `UID:foreign-${index}`, `FN:Kim ${index}`, `N:${index};Kim;;;`, "ORG:Northpine"],
    ...[
      `item1.EMAIL;TYPE=WORK:kim${index}@example.com`,
      "item1.X-ABLABEL:Desk",
      `NOTE:Northpine: Designer ${index}`,
      "END:VCARD",
      "",
    ],
  ].join("\r\n");

describe.skipIf(missing !== null)("random edits of contacts", () => {
  let server: Radicale;
  let ada: Person;
  let book: RemoteFolder;
  let applications: string[];

  beforeAll(async () => {
    server = await startRadicale();
    ada = await signUp();
    book = await server.addressBook(ada.username, "people");
    for (let index = 0; index < FOREIGN; index++) await book.put(`foreign-${index}.vcf`, foreign(index));
    const add = async (company: string) =>
      (await call("POST", "/applications", { key: ada.key, body: { company, role: "Designer" } })).body as string;
    applications = await Promise.all(COMPANIES.map(add));
    const account = { url: server.url, username: ada.username, password: RADICALE_PASSWORD, addressBook: book.url };
    await call("PUT", "/integrations/contacts", { key: ada.key, body: { ...account, direction: "export" } });
  });
  afterAll(() => server.stop());

  const compareNow = async () => {
    await database().contactsAccount.update({ where: { userId: ada.userId }, data: { nextReadAt: new Date(0) } });
    await compareDue(database(), ADDRESS_BOOKS, new Date(), ada.userId);
    const { lastError } = await database().contactsAccount.findUniqueOrThrow({ where: { userId: ada.userId } });
    expect(lastError).toBeNull();
  };
  const cards = async () => Promise.all((await book.list()).map(async (path) => ({ path, ...(await book.get(path)) })));
  const foreignCards = async () => (await cards()).filter(({ path }) => path.includes("foreign-"));

  test(`${EDITS} edits: none is lost, nothing is there twice, and no other card changes`, {
    timeout: 60_000 + EDITS * 1_000,
  }, async () => {
    const random = randomOf(SEED);
    const before = await foreignCards();
    const counts = { added: 0, changed: 0, removed: 0, kept: 0 };
    let number = 0;
    const someone = (): Contact => {
      number += 1;
      const email = random(2) === 0 ? `person${number}@example.com` : "";
      return { name: `Person ${number}; "ä, \\ 漢`, role: random(2) === 0 ? "Recruiter" : "", type: "", email, phone: "" };
    };
    const change = (contact: Contact): Contact => {
      number += 1;
      const changes: Partial<Contact>[] = [
        { name: `Person ${number}` },
        { email: `person${number}@example.com` },
        { phone: `+31 ${number}` },
        { role: "", email: "" },
      ];
      return { ...contact, ...changes[random(changes.length)] };
    };
    for (let edits = 0; edits < EDITS; ) {
      const paths = new Map(
        (await database().linkedCard.findMany({ where: { userId: ada.userId } })).map(({ href, local }) => [
          (local as { email: string }).email,
          href,
        ]),
      );
      for (let count = 1 + random(12); count > 0 && edits < EDITS; count--, edits++) {
        const id = applications[random(applications.length)] ?? "";
        const { contacts } = (await call("GET", `/applications/${id}`, { key: ada.key })).body as { contacts: Contact[] };
        const at = random(Math.max(1, contacts.length));
        const kind =
          contacts.length === 0
            ? "added"
            : contacts.length >= MAX_CONTACTS
              ? "removed"
              : (["added", "changed", "changed", "removed"] as const)[random(4)];
        const current = contacts[at];
        if (kind === "added" || !current) contacts.push(someone());
        else contacts.splice(at, 1, ...(kind === "changed" ? [change(current)] : []));
        counts[kind ?? "added"] += 1;
        expect((await call("PATCH", `/applications/${id}`, { key: ada.key, body: { contacts } })).status).toBe(200);
      }
      await compareNow();
      const people = peopleOf((await listApplications(database(), ada.userId, {})).entries);
      const expected = people.map(({ name, role, companies, email, phone }) => ({
        name,
        role,
        company: companies[0],
        email,
        phone,
      }));
      const found = (await cards()).filter(({ path }) => !path.includes("foreign-"));
      const sorted = (list: unknown[]) =>
        list.map((each) => JSON.stringify(each, ["name", "role", "company", "email", "phone"])).sort();
      expect(sorted(found.map(({ text }) => readCard(text)))).toEqual(sorted(expected));
      expect(await foreignCards()).toEqual(before);
      // Who keeps the address keeps the card.
      for (const { href, local } of await database().linkedCard.findMany({ where: { userId: ada.userId } })) {
        const { email } = local as { email: string };
        const earlier = email === "" ? undefined : paths.get(email);
        if (earlier === undefined) continue;
        expect(href).toBe(earlier);
        counts.kept += 1;
      }
    }
    expect(counts.added + counts.changed + counts.removed).toBe(EDITS);
    expect(counts.kept).toBeGreaterThan(EDITS / 10);
    process.stdout.write(`${JSON.stringify(counts)}\n`);
  });
});
