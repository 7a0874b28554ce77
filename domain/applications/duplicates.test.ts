import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { appliedBefore } from "./applied-before";
import { duplicateFinder } from "./duplicates";
import { canonicalLink, jobIdOf } from "./posting-link";
import { companyKey, roleKey } from "./same-name";

describe("names", () => {
  test.each([
    ["Northpine GmbH", "northpine"],
    ["Northpine G.m.b.H. & Co. KG", "Northpine"],
    ["Northpine, Inc.", "NORTHPINE"],
    ["Northpine B.V.", "Northpine Ltd"],
    ["Müller & Söhne AG", "Muller & Sohne"],
    ["Müller", "Mu\u0308ller"],
    ["Straße 9", "Strasse 9"],
    ["Łódź Sp. z o.o.", "Lodz"],
    ["Nordic A/S", "Nordic ApS"],
    ["L’Atelier S.A.R.L.", "L'Atelier"],
  ])("%s and %s are one company", (one, other) => expect(companyKey(one)).toBe(companyKey(other)));

  test.each([
    ["Northpine", "Southpine"],
    ["Inc", "Ltd"],
    ["株式会社北", "株式会社南"],
    ["!!!", "???"],
  ])("%s and %s are two companies", (one, other) => expect(companyKey(one)).not.toBe(companyKey(other)));

  test.each([
    ["Product Designer (m/w/d)", "product designer"],
    ["Développeur H/F", "Developpeur"],
    ["Senior Engineer – Platform", "Senior Engineer, Platform"],
  ])("%s and %s are one role", (one, other) => expect(roleKey(one)).toBe(roleKey(other)));

  test("signs that distinguish two languages are preserved", () => {
    expect(new Set(["C Developer", "C++ Developer", "C# Developer"].map(roleKey)).size).toBe(3);
  });

  test("the form is settled: made of itself it stays the same, and case never matters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }), (name) => {
        expect(companyKey(companyKey(name))).toBe(companyKey(name));
        expect(roleKey(roleKey(name))).toBe(roleKey(name));
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z .&,]{1,40}$/), (name) => {
        expect(companyKey(name.toUpperCase())).toBe(companyKey(name.toLowerCase()));
      }),
    );
  });
});

describe("links", () => {
  test.each([
    ["https://www.example.com/jobs/1/?utm_source=x&b=2&a=1#apply", "http://example.com/jobs/1?a=1&b=2"],
    ["https://example.com/jobs/1?gclid=9", "https://EXAMPLE.com/jobs/1"],
  ])("%s and %s lead to one posting", (one, other) => expect(canonicalLink(one)).toBe(canonicalLink(other)));

  test("a parameter that names the posting is preserved", () => {
    expect(canonicalLink("https://example.com/job?id=1")).not.toBe(canonicalLink("https://example.com/job?id=2"));
  });

  test("the order of parameters and what was clicked never matter", () => {
    const pairs = fc.uniqueArray(fc.tuple(fc.stringMatching(/^p[a-z]{1,4}$/), fc.stringMatching(/^\w{0,6}$/)), { maxLength: 6 });
    fc.assert(
      fc.property(pairs, fc.string(), (parameters, campaign) => {
        const link = (input: [string, string][]) => `https://example.com/j?${new URLSearchParams(input)}`;
        const clicked: [string, string][] = [["utm_campaign", campaign], ...[...parameters].reverse()];
        expect(canonicalLink(link(clicked))).toBe(canonicalLink(link(parameters)));
      }),
    );
  });

  test.each(["", "no link", "mailto:a@b.c"])("“%s” is no link, so nothing duplicates it", (text) => {
    expect([canonicalLink(text), jobIdOf(text)]).toEqual([null, null]);
  });

  test.each([
    ["https://boards.greenhouse.io/northpine/jobs/4011223", "https://northpine.example/careers?gh_jid=4011223"],
    [
      "https://jobs.lever.co/northpine/5ac21346-8e0c-4494-8e7a-3eb92ff77902",
      "https://jobs.lever.co/northpine/5ac21346-8e0c-4494-8e7a-3eb92ff77902/apply?lever-source=x",
    ],
    [
      "https://www.linkedin.com/jobs/view/designer-at-northpine-3712345678",
      "https://linkedin.com/jobs/search/?currentJobId=3712345678",
    ],
    ["https://de.indeed.com/viewjob?jk=ab12cd34", "https://www.indeed.com/jobs?q=x&vjk=ab12cd34"],
    ["https://northpine.jobs.personio.de/job/123?language=de", "https://northpine.jobs.personio.de/job/123#apply"],
  ])("%s and %s are one job of a board", (one, other) => {
    expect(jobIdOf(one)).not.toBeNull();
    expect(jobIdOf(one)).toBe(jobIdOf(other));
  });

  test("jobs of two companies that count for themselves are two", () => {
    expect(jobIdOf("https://a.jobs.personio.de/job/1")).not.toBe(jobIdOf("https://b.jobs.personio.de/job/1"));
  });
});

describe("duplicates", () => {
  const known = [
    {
      id: "a",
      company: "Northpine GmbH",
      role: "Product Designer",
      sourceUrl: "https://boards.greenhouse.io/northpine/jobs/1234567",
    },
    { id: "b", company: "Tallis", role: "Engineer", sourceUrl: "https://tallis.example/jobs/7" },
  ];
  const find = duplicateFinder(known);

  test.each([
    ["job-id", { company: "Other", role: "Other", sourceUrl: "https://northpine.example/?gh_jid=1234567" }, ["a"]],
    ["link", { company: "Other", role: "Other", sourceUrl: "http://www.tallis.example/jobs/7/?utm_source=x" }, ["b"]],
    ["company-and-role", { company: "northpine", role: "product designer (f/m/x)", sourceUrl: "" }, ["a"]],
  ])("are found by %s", (reason, posting, ids) => {
    expect(find(posting).map((found) => [found.application.id, found.reason])).toEqual(ids.map((id) => [id, reason]));
  });

  test("nothing is a duplicate of itself, and what it duplicates is found from both sides", () => {
    const posting = fc.record({
      company: fc.constantFrom("Northpine", "Northpine Ltd", "Tallis"),
      role: fc.constantFrom("Designer", "designer", "Engineer"),
      sourceUrl: fc.constantFrom("", "https://x.example/1", "https://x.example/1?ref=y", "https://x.example/2"),
    });
    fc.assert(
      fc.property(fc.array(posting, { maxLength: 12 }), (postings) => {
        const all = postings.map((one, index) => ({ ...one, id: String(index) }));
        const finder = duplicateFinder(all);
        const pairs = all.flatMap((one) => finder(one).map(({ application }) => `${one.id} ${application.id}`));
        expect(new Set(pairs).size).toBe(pairs.length);
        for (const pair of pairs) {
          const [one, other] = pair.split(" ");
          expect(one).not.toBe(other);
          expect(pairs).toContain(`${other} ${one}`);
        }
      }),
    );
  });
});

test("the same company was applied to before: only what was sent counts, the latest first", () => {
  const of = (id: string, company: string, appliedAt?: string) => ({ id, company, appliedAt });
  const all = [
    of("a", "Northpine", "2026-01-01T12:00:00.000Z"),
    of("b", "Northpine GmbH", "2026-02-01T12:00:00.000Z"),
    of("c", "Northpine"),
    of("d", "Tallis", "2026-02-01T12:00:00.000Z"),
  ];
  expect(appliedBefore({ company: "NORTHPINE Inc." }, all).map(({ id }) => id)).toEqual(["b", "a"]);
  expect(appliedBefore({ id: "b", company: "Northpine" }, all).map(({ id }) => id)).toEqual(["a"]);
});
