import { describe, expect, it } from "vitest";
import { sampleResumeData } from "@/domain/sample/resume";
import { wordsOf } from "@/domain/share-links/places";
import { leaksIn, PERSONAS, type Persona, plantedResume, withContacts } from "@/domain/share-links/testing/planted";
import { anonymousLetter } from "./anonymous-letter";
import { anonymousResumeData } from "./anonymous-resume";
import { resumeIdentity } from "./identity";
import { previewOfResume } from "./preview";
import { redactorFor } from "./redactor";

const ALIAS = "Candidate BCDF";
const of = (persona: Persona) => withContacts(plantedResume(persona), persona);
const made = (persona: Persona) => anonymousResumeData(of(persona), { alias: ALIAS, account: persona.account });

describe.each(Object.entries(PERSONAS))("a person with a %s name", (_script, persona) => {
  it("planted into every field is in none of an anonymous copy", () => {
    expect(leaksIn(JSON.stringify(of(persona)), persona).length).toBe(persona.needles.length);
    expect(leaksIn(JSON.stringify(made(persona)), persona)).toEqual([]);
  });

  it.each(persona.spellings)("is not found in “%s”, alone or among words", (spelling) => {
    const redactor = redactorFor(resumeIdentity(of(persona), persona.account), ALIAS);
    for (const text of [spelling, `met ${spelling} there`, `(${spelling})`, `a ${spelling}, b`])
      expect([text, leaksIn(redactor.line(text), persona)]).toEqual([text, []]);
  });

  it.each(persona.links)("is not found in the address %s", (link) => {
    const redactor = redactorFor(resumeIdentity(of(persona), persona.account), ALIAS);
    expect(redactor.link(link)).toBe("");
    expect(leaksIn(redactor.rich(`<p><a href="${link}">x</a></p>`), persona)).toEqual([]);
  });

  it("is not found in a letter either", () => {
    const { basics, picture, metadata: design } = of(persona);
    const { notes: _notes, layout: _layout, ...metadata } = design;
    const text = `<p>${persona.spellings.join(", ")}</p>`;
    const letter = anonymousLetter(
      {
        recipient: text,
        content: text,
        greeting: text,
        signOff: text,
        layout: "structured",
        recipientName: persona.spellings[0] ?? "",
        recipientCompany: persona.spellings[1] ?? "",
        letterDate: null,
        details: {
          subject: persona.spellings.join(" "),
          senderAddress: { street: persona.basics.location },
          enclosures: [persona.spellings[0] ?? ""],
        },
        style: { basics, picture, metadata },
      },
      { alias: ALIAS, account: persona.account },
    );
    // Letters know no references, profiles or names of contacts in other documents.
    const ofLetter = {
      ...persona,
      needles: persona.needles.filter((needle) => !/quill|quiet|花子|الحلبي|tarochan/.test(needle)),
    };
    expect(leaksIn(JSON.stringify(letter), ofLetter)).toEqual([]);
  });
});

describe.each(Object.entries(PERSONAS))("a person with a %s name who asks to keep everything", (_script, persona) => {
  const { name, email, phone, location } = persona.basics;
  const keep = [
    name,
    ...name.split(/[\s・]/),
    email,
    phone,
    location,
    ...location.split(/[,、،]/),
    persona.username,
    persona.website,
  ];
  const wishes = { keep: [...keep, ...persona.spellings, ...persona.needles], remove: [{ words: "Engineer", instead: name }] };

  it("is in none of the copy all the same, nor in what is written instead", () => {
    const copy = anonymousResumeData(of(persona), { alias: ALIAS, account: persona.account, wishes });
    expect(leaksIn(JSON.stringify(copy), persona)).toEqual([]);
  });
});

it("the town stays where the person wants it to: in the header and in texts, without street and postcode", () => {
  const { Latin } = PERSONAS;
  const data = of(Latin);
  data.summary.content = "<p>At home in Musterweg 12b, 10115 Berlin; in Berlin since 2010.</p>";
  const copy = anonymousResumeData(data, {
    alias: ALIAS,
    account: Latin.account,
    wishes: { keep: ["berlin"], remove: [] },
  });
  expect(copy.basics.location).toBe("Berlin");
  expect(copy.summary.content).toBe("<p>At home in … Berlin; in Berlin since 2010.</p>");
});

it.each([
  ["24103 Kiel, Germany", ["Kiel", "Germany"]],
  ["Musterweg 12b, 10115 Berlin", ["Berlin"]],
  ["Lisbon", ["Lisbon"]],
  ["Calle Mayor, Madrid", ["Madrid"]],
  ["Church Lane, Ely", ["Ely"]],
  ["Rosenweg, Kiel", ["Kiel"]],
  ["1600 Pennsylvania Avenue", []],
  ["Żelazna 5", []],
])("of “%s” only %j can stay", (location, places) => {
  const data = sampleResumeData();
  data.basics.location = location;
  expect(previewOfResume(data, { alias: ALIAS, account: PERSONAS.Latin.account }).keepable).toEqual(places);
});

it("other words are removed everywhere with their links, and others are written instead", () => {
  const data = sampleResumeData();
  data.summary.content =
    '<p>At <a href="https://north-pine.example">Northpine</a>, NORTHPINE Group; see northpine.example/x.</p>';
  const wishes = { keep: [], remove: [{ words: "Northpine", instead: "a bank" }] };
  const options = { alias: ALIAS, account: PERSONAS.Latin.account, wishes };
  const copy = anonymousResumeData(data, options);
  expect(copy.summary.content).toBe("<p>At a bank, a bank Group; see …</p>");
  expect(previewOfResume(data, options).removed).toContainEqual({ kind: "other", words: "Northpine", count: 2 });
});

it("a preview lists what is removed by kind, with the words", () => {
  const { Latin } = PERSONAS;
  const { removed } = previewOfResume(of(Latin), { alias: ALIAS, account: Latin.account });
  const kinds = new Set(removed.map(({ kind }) => kind));
  for (const kind of ["name", "email", "phone", "address", "profile", "reference", "contact", "link"])
    expect(kinds).toContain(kind);
  expect(removed).toContainEqual({ kind: "name", words: Latin.basics.name, count: expect.any(Number) });
});

it("everything that does not say who it is stays: dates, places, addresses of others, and the words around names", () => {
  const data = sampleResumeData();
  data.basics = { ...data.basics, name: "May Rose Winter", email: "may@winter.example", location: "" };
  const [job] = data.sections.experience.items;
  if (!job) throw new Error("The sample has a job.");
  Object.assign(job, {
    company: "Canada Bridges",
    period: "May 2020 – Present",
    dates: { start: "2020-05", end: null, present: true },
    website: { url: "https://bridges.example/team", label: "" },
  });
  job.description = `<p>It may rain. In <strong>May</strong> it rained; Winter's team built <a href="https://bridges.example/new">a bridge</a>.</p>`;
  const copy = anonymousResumeData(data, {
    alias: ALIAS,
    account: { name: "May Winter", email: "m@gmail.com", username: "mayw" },
  });
  const [stored] = copy.sections.experience.items;
  expect(stored).toMatchObject({
    company: "Canada Bridges",
    period: "May 2020 – Present",
    website: { url: "https://bridges.example/team" },
  });
  expect(stored?.description).toBe(
    `<p>It may rain. In <strong>${ALIAS}</strong> it rained; ${ALIAS} team built <a href="https://bridges.example/new">a bridge</a>.</p>`,
  );
});

it("employers are hidden on request, everywhere and with their pages", () => {
  const data = sampleResumeData();
  const [first] = data.sections.experience.items;
  const company = first?.company ?? "";
  data.summary.content = `<p>At ${company} and elsewhere.</p>`;
  const copy = anonymousResumeData(data, { alias: ALIAS, account: PERSONAS.Latin.account, hideEmployers: true });
  expect(copy.sections.experience.items[0]?.company).toBe("Employer 1");
  expect(copy.summary.content).toBe("<p>At Employer 1 and elsewhere.</p>");
  expect(JSON.stringify(copy)).not.toContain(company);
});

it("a place in the copy is the same place in the resume", () => {
  const { Latin } = PERSONAS;
  const pointers = (document: object) => new Set(wordsOf("resume", document).map(({ pointer }) => pointer));
  const original = pointers(of(Latin));
  for (const pointer of pointers(made(Latin))) if (!pointer.startsWith("/basics/name")) expect(original).toContain(pointer);
});
