import { describe, expect, it } from "vitest";
import { type Candidate, type MailHints, matchMail, onlyMatch } from "@/domain/applications/mail/match-mail";

const application = (id: string, company: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  company,
  role: "Product Designer",
  status: "applied",
  contacts: [],
  sourceUrl: "",
  ...more,
});

const mail = (more: Partial<MailHints> = {}): MailHints => ({
  from: { name: "Ida", address: "jobs@northpine.example" },
  subject: "Your application",
  text: "",
  ...more,
});

const only = (hints: MailHints, all: readonly Candidate[]) => onlyMatch(matchMail(hints, all));

describe("an application is the only one that fits", () => {
  it.each<[string, Partial<MailHints>, Partial<Candidate>]>([
    ["its company's domain", {}, {}],
    ["a domain with words that companies add", { from: { name: "", address: "x@northpine-careers.com" } }, {}],
    [
      "a domain below that of the company",
      { from: { name: "", address: "x@mail.north-pine.co.uk" } },
      { company: "North Pine Ltd" },
    ],
    [
      "the name of its sender, even when another service sends the mail",
      { from: { name: "Northpine Careers", address: "no-reply@greenhouse.io" } },
      {},
    ],
    [
      "its posting",
      { from: { name: "", address: "x@ats.example" }, links: ["https://boards.greenhouse.io/np/jobs/4011223?gh_src=mail"] },
      { company: "Other name", sourceUrl: "https://boards.greenhouse.io/np/jobs/4011223" },
    ],
    [
      "a contact",
      { from: { name: "", address: "TOM@gmail.com" } },
      { contacts: [{ name: "Tom", role: "", type: "", email: "tom@gmail.com", phone: "" }] },
    ],
  ])("by %s", (_, hints, more) => {
    expect(only(mail(hints), [application("a", "Northpine", more), application("b", "Southoak")])).toBe("a");
  });

  it("when the mail names one of two roles", () => {
    const all = [application("a", "Northpine"), application("b", "Northpine", { role: "Data Analyst" })];
    expect(only(mail({ subject: "Data Analyst" }), all)).toBe("b");
  });
});

describe("no application is the only one", () => {
  const two = [application("a", "Northpine"), application("b", "Northpine", { role: "Data Analyst" })];

  it.each<[string, Partial<MailHints>, Candidate[]]>([
    ["of two of one company, none of which is named", {}, two],
    ["of two that are both named", { text: "Product Designer or Data Analyst?" }, two],
    ["of two with the same role", {}, [application("a", "Northpine"), application("b", "Northpine")]],
    [
      "where the longer role holds the shorter one",
      { subject: "Senior Product Designer" },
      [application("a", "Northpine"), application("b", "Northpine", { role: "Senior Product Designer" })],
    ],
    [
      "where the company is mentioned in passing",
      { from: { name: "", address: "x@y.example" }, text: "Like Northpine we grow." },
      [two[0] as Candidate],
    ],
    ["whose name is a short word", { from: { name: "Oak", address: "x@y.example" } }, [application("a", "Oak")]],
    ["that nothing points to", { from: { name: "", address: "x@y.example" } }, two],
    [
      "where another company is named as well",
      { subject: "Northpine and Southoak" },
      [application("a", "Northpine"), application("b", "Southoak")],
    ],
  ])("%s", (_, hints, all) => {
    expect(only(mail(hints), all)).toBeNull();
  });
});

it("a domain that ends like another is another", () => {
  const posting = application("a", "Other", { sourceUrl: "https://jobs.evilnorthpine.example/1" });
  expect(matchMail(mail(), [posting])).toEqual([]);
});
