import { describe, expect, it, test } from "vitest";
import { type Person, peopleOf } from "@/domain/applications/people";
import { pairCards } from "./pair-cards";
import { readCard } from "./read-card";
import { suggestedFrom } from "./suggested";
import { type CardFields, changeCard, isOnlyOurs, writeCard } from "./write-card";

const card = (...lines: string[]) => ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD", ""].join("\r\n");
const NOBODY = { name: "", role: "", company: "", email: "", phone: "" };

describe("a card is read", () => {
  it.each<[string, string, Partial<typeof NOBODY>]>([
    [
      "of version 3.0, with groups, folds and escapes",
      card(
        "FN:Kim Harbour\\, Jr",
        "item1.ORG:Northpine\\; Labs;Design",
        "TITLE:Lead of ",
        " Design",
        "item2.EMAIL;TYPE=INTERNET:kim@example.com",
      ),
      { name: "Kim Harbour, Jr", company: "Northpine; Labs", role: "Lead of Design", email: "kim@example.com" },
    ],
    [
      "of version 4.0, with addresses as links",
      card("FN:Kim", 'TEL;VALUE=uri;TYPE="voice,work":tel:+31-30-123', "EMAIL:mailto:kim@example.com").replace("3.0", "4.0"),
      { name: "Kim", phone: "+31-30-123", email: "kim@example.com" },
    ],
    [
      "of version 2.1, in quoted-printable over several lines",
      card(
        "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:H=C3=A4rbour;K=",
        "im;;;",
        "TITLE;QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Pr=FCferin",
      ).replace("3.0", "2.1"),
      { name: "Kim Härbour", role: "Prüferin" },
    ],
    [
      "with line feeds alone, and only the parts of a name",
      card("N:Harbour;Kim;Q.;Dr.;").replaceAll("\r", ""),
      { name: "Kim Q. Harbour" },
    ],
    [
      "with the address at work before others",
      card("FN:Kim", "EMAIL;TYPE=HOME,PREF:kim@home.example", "EMAIL;TYPE=WORK:kim@example.com"),
      { name: "Kim", email: "kim@example.com" },
    ],
    [
      "with lines that are none, and an address that is none",
      card("FN:Kim", "no line", ":x", "EMAIL:kim at home", 'TEL;X="a:1'),
      { name: "Kim" },
    ],
    ["cut off", "BEGIN:VCARD\r\nFN:Kim\r\nORG:North", { name: "Kim", company: "North" }],
  ])("%s", (_, text, expected) => {
    expect(readCard(text)).toEqual({ ...NOBODY, ...expected });
  });

  it.each([
    ["a list", card("FN:Team", "KIND:group")],
    ["a company", card("FN:Northpine", "ORG:Northpine", "X-ABShowAs:COMPANY")],
    ["a card without a name", card("EMAIL:kim@example.com")],
    ["no card", "<html>"],
    ["nothing", ""],
  ])("but not %s", (_, text) => {
    expect(readCard(text)).toBeNull();
  });

  // A quadratic reading of any of them would not end within the time limit of a test.
  it("in time that grows with its length, whatever it contains", () => {
    const photo = `PHOTO;ENCODING=b:${"A".repeat(74)}${"\r\n A".repeat(100_000)}`;
    const crafted = [
      `EMAIL${";X=1".repeat(200_000)}`,
      `N:${"\\;".repeat(500_000)}`,
      `ORG;ENCODING=QUOTED-PRINTABLE:${"=\r\n".repeat(100_000)}`,
      `NOTE${";A=1".repeat(100_000)};QUOTED-PRINTABLE:${"b=\r\n".repeat(300_000)}`,
    ];
    expect(readCard(card(photo, ...crafted, "FN:Kim"))?.name).toBe("Kim");
  });
});

const kim: CardFields = {
  ...NOBODY,
  name: "Kim Harbour",
  company: "Northpine",
  email: "kim@example.com",
  type: "recruiter",
  note: "Northpine: Designer",
};

describe("a card of ours", () => {
  const text = writeCard("urn:uuid:1", kim);
  const lines = (of: string) => of.split("\r\n");

  it("can be read again", () => {
    expect(readCard(text)).toEqual({ ...NOBODY, name: kim.name, company: kim.company, email: kim.email });
    expect(text).toContain("UID:urn:uuid:1\r\nFN:Kim Harbour\r\nN:Harbour;Kim;;;\r\n");
  });

  it("changes only where Dossier has changed it", () => {
    const theirs = text
      .replace("END:VCARD", "BDAY:1990-01-01\r\nEMAIL;TYPE=HOME:kim@home.example\r\nEND:VCARD")
      .replace("NOTE:Northpine: Designer", "NOTE:Met at the fair");
    const next = { ...kim, name: "Kim Strand", email: "", phone: "+31 30 123", note: "Northpine: Lead" };
    const changed = changeCard(theirs, [kim], next);
    expect(lines(changed)).toEqual(
      expect.arrayContaining([
        "FN:Kim Strand",
        "N:Strand;Kim;;;",
        "TEL:+31 30 123",
        "BDAY:1990-01-01",
        "EMAIL;TYPE=HOME:kim@home.example",
        "NOTE:Met at the fair",
      ]),
    );
    expect(changed).not.toContain("kim@example.com");
    expect(lines(changed).at(-2)).toBe("END:VCARD");
  });

  it("stays without what someone has removed from it, and is the same where nothing has changed", () => {
    expect(changeCard(text, [kim], kim)).toBe(text);
    const without = text.replace("EMAIL:kim@example.com\r\n", "");
    expect(changeCard(without, [kim], { ...kim, email: "new@example.com" })).not.toContain("EMAIL");
  });

  it("has no lines that a name has put there", () => {
    const name = "Kim\r\nEMAIL:eve@example.com\rTEL:1\nURL:x\u2028URL:y\u2029URL:z\u0085URL:\0q";
    const written = writeCard("urn:uuid:2", { ...kim, name, company: name, role: name, phone: name, type: name, note: name });
    for (const card of [written, changeCard(text, [kim], { ...kim, name, note: name })]) {
      expect(card).not.toMatch(/[\u2028\u2029\u0085\0]/);
      const heads = card.split(/[\r\n]+/).filter((line) => /^(?:EMAIL|TEL|URL)/i.test(line));
      expect(heads).not.toContain("EMAIL:eve@example.com");
      expect(heads.filter((line) => /^(?:URL|TEL:1)/i.test(line))).toEqual([]);
    }
  });

  // Comparing each line with every other would take hours.
  it("is compared in time that grows with its length", () => {
    const many = card("FN:x\r\n".repeat(200_000));
    expect(changeCard(many, [kim], { ...kim, name: "Kim Strand" })).not.toContain("Strand");
    expect(isOnlyOurs(card(`NOTE:${kim.note}\r\n`.repeat(200_000)), [kim])).toBe(true);
  });

  it("is someone else's once they have added or changed something", () => {
    expect(isOnlyOurs(text.replace("END:VCARD", "REV:20261128T090000Z\r\nEND:VCARD"), [kim])).toBe(true);
    expect(isOnlyOurs(text.replace("END:VCARD", "PHOTO:x\r\nEND:VCARD"), [kim])).toBe(false);
    expect(isOnlyOurs(text.replace("kim@example.com", "kim@home.example"), [kim])).toBe(false);
  });
});

const at = "2026-11-28T09:00:00.000Z";
const applicationOf = (company: string, contacts: Partial<CardFields>[]) => ({
  ...{ id: company, company, role: "Designer", status: "saved" as const, updatedAt: at, sourceUrl: null },
  contacts: contacts.map(({ name = "", email = "" }) => ({ name, email, role: "", type: "", phone: "" })),
});

test("a person keeps the card when the name, the address, or both are changed", () => {
  const known = { id: "1", keys: ["email kim@example.com", "name kim northpine"], applications: ["Northpine"] };
  const other = { id: "2", keys: ["name ida northpine"], applications: ["Northpine"] };
  const cardOf = (contacts: Partial<CardFields>[], name: string) => {
    const people = peopleOf([applicationOf("Northpine", contacts)]);
    const person = people.find((each) => each.name === name) as Person;
    return pairCards(people, [known, other]).get(person)?.id;
  };
  expect(cardOf([{ name: "Kim S", email: "kim@example.com" }], "Kim S")).toBe("1");
  expect(cardOf([{ name: "Kim", email: "new@example.com" }], "Kim")).toBe("1");
  expect(cardOf([{ name: "Ida" }, { name: "Tom", email: "tom@example.com" }], "Tom")).toBe("1");
  expect(cardOf([{ name: "Tom" }, { name: "Eve" }], "Tom")).toBeUndefined();
});

test("people at the company come first, by its name or their address, without those who are contacts already", () => {
  const application = applicationOf("Northpine GmbH", [{ name: "Ida" }]);
  const people = [
    { ...NOBODY, name: "Eve", company: "Southoak" },
    { ...NOBODY, name: "Kim", email: "kim@northpine.example" },
    { ...NOBODY, name: "Adam", company: "Northpine" },
    { ...NOBODY, name: "ida", company: "Northpine" },
    null,
  ];
  const names = (query: string) => suggestedFrom(people, query, { ...application, sourceUrl: "" }).map(({ name }) => name);
  expect(names("")).toEqual(["Adam", "Kim"]);
  expect(names("eve south")).toEqual(["Eve"]);
  expect(suggestedFrom(people, "", null)).toEqual([]);
});
