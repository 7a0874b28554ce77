import { expect, test } from "vitest";
import { contactsToCsv, contactsToVcards } from "./contact-cards";

const at = "2026-11-20T09:30:00.000Z";
const person = {
  name: "Kim, Harbour; \\Lead",
  role: "Recruiter",
  type: "recruiter",
  email: "kim@example.com",
  phone: "+31 30 123",
};
const application = (company: string, contacts: (typeof person)[]) => ({
  id: company,
  company,
  role: "Designer",
  status: "saved" as const,
  updatedAt: at,
  contacts,
});

test("each person is one card, with special characters escaped and long lines folded within 75 octets", () => {
  const long = { ...person, name: "Zoë 漢字 ".repeat(30).trim(), email: "zoe@example.com" };
  const cards = contactsToVcards([application("Northpine", [person]), application("Tallis", [person, long])]);
  expect(cards.match(/BEGIN:VCARD\r\nVERSION:4\.0\r\n/g)).toHaveLength(2);
  const unfolded = cards.replaceAll("\r\n ", "");
  expect(unfolded).toContain("FN:Kim\\, Harbour\\; \\\\Lead\r\n");
  expect(unfolded).toContain(`FN:${long.name}\r\n`);
  expect(unfolded).toMatch(/NOTE:(Northpine: Designer\\nTallis|Tallis: Designer\\nNorthpine): Designer/);
  for (const line of cards.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(cards).not.toContain("\ufffd");
});

test("no line of a card comes from a value, and no cell of the table is a formula", () => {
  const bad = { ...person, name: "=cmd|' /C calc'!A0", role: "x\r\nEND:VCARD\r\nBEGIN:VCARD" };
  const cards = contactsToVcards([application("Northpine", [bad])]);
  expect(cards.split("\r\n").filter((line) => line === "BEGIN:VCARD")).toHaveLength(1);
  expect(contactsToCsv([application("Northpine", [bad])])).toContain(`'=cmd|' /C calc'!A0`);
});

test.each(["=1+\n1", "+1\r\n", "-2\n=3", "@SUM(A1)\nx", "\t=1\n"])(
  "%j is no formula either, though it has a line break",
  (role) => {
    expect(contactsToCsv([application("Northpine", [{ ...person, role }])])).toContain(`'${role}`);
  },
);

test("control characters leave nothing of a card outside its line", () => {
  const bad = { ...person, name: "A\u0000\u0007\u001bB\u0085C", phone: "1\u000b2", role: "x\ny" };
  const cards = contactsToVcards([application("Northpine", [bad])]);
  expect(cards.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
  expect(cards).toContain("FN:ABC\r\n");
  expect(cards).toContain("TITLE:x\\ny\r\n");
});
