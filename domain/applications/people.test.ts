import fc from "fast-check";
import { expect, test } from "vitest";
import { findPeople, peopleOf } from "./people";
import { sampleApplication } from "./testing/sample-application";

const contact = (name: string, email = "", more = {}) => ({ name, email, role: "", type: "", phone: "", ...more });
const application = (
  id: string,
  company: string,
  contacts: ReturnType<typeof contact>[],
  updatedAt = "2026-03-01T00:00:00.000Z",
) => sampleApplication({ id, company, contacts, updatedAt });

test("the same address is one person, whatever the company and the spelling of either", () => {
  const people = peopleOf([
    application("a", "Northpine", [contact("Kim Harbour", "kim@example.com")]),
    application("b", "Southfield", [contact("K. Harbour", "KIM@example.com")]),
  ]);
  expect(people).toHaveLength(1);
  expect(people[0]).toMatchObject({ companies: ["Northpine", "Southfield"], applications: [{ id: "a" }, { id: "b" }] });
});

test("the same name is one person at one company and two people at two", () => {
  const all = [
    application("a", "Northpine GmbH", [contact("Kim Harbour")]),
    application("b", "northpine", [contact("kim  harbour")]),
    application("c", "Southfield", [contact("Kim Harbour")]),
  ];
  expect(peopleOf(all).map(({ applications }) => applications.map(({ id }) => id).sort())).toEqual([["a", "b"], ["c"]]);
});

test("a third mention can show that two people are one", () => {
  const all = [
    application("a", "Northpine", [contact("Kim Harbour")]),
    application("b", "Southfield", [contact("Kim H.", "kim@example.com")]),
    application("c", "Northpine", [contact("Kim Harbour", "kim@example.com")]),
  ];
  expect(peopleOf(all)).toHaveLength(1);
});

test("details come from the last edited application that has them", () => {
  const [person] = peopleOf([
    application("old", "Northpine", [contact("Kim", "kim@example.com", { phone: "1", role: "Recruiter" })]),
    application("new", "Northpine", [contact("Kim Harbour", "kim@example.com", { phone: "2" })], "2026-04-01T00:00:00.000Z"),
  ]);
  expect(person).toMatchObject({
    name: "Kim Harbour",
    phone: "2",
    role: "Recruiter",
    applications: [{ id: "new" }, { id: "old" }],
  });
});

test("everyone is listed exactly once, for any order of the applications", () => {
  const some = fc.record({
    company: fc.constantFrom("A", "B", "C"),
    name: fc.constantFrom("Kim", "Lee", "Mo"),
    email: fc.constantFrom("", "x@example.com", "y@example.com"),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 12 }), (list) => {
      const all = list.map(({ company, name, email }, index) => application(String(index), company, [contact(name, email)]));
      const ids = (of: typeof all) =>
        peopleOf(of)
          .map(({ applications }) =>
            applications
              .map(({ id }) => id)
              .sort()
              .join(),
          )
          .sort();
      expect(
        ids(all)
          .flatMap((each) => each.split(",").filter(Boolean))
          .sort(),
      ).toEqual(all.map(({ id }) => id).sort());
      expect(ids([...all].reverse())).toEqual(ids(all));
      const people = peopleOf(all);
      expect(new Set(people.map(({ key }) => key)).size).toBe(people.length);
    }),
  );
});

test("a search finds by every word in names, companies and addresses", () => {
  const people = peopleOf([
    application("a", "Northpine", [contact("Kim Harbour", "kim@example.com")]),
    application("b", "Southfield", [contact("Lee Moor")]),
  ]);
  expect(findPeople(people, "north KIM").map(({ name }) => name)).toEqual(["Kim Harbour"]);
  expect(findPeople(people, "  ")).toHaveLength(2);
});
