import { describe, expect, it } from "vitest";
import { readFile } from "@/domain/imports/read-file";
import type { Reading } from "@/domain/imports/reading";

const bytes = (text: string) => new TextEncoder().encode(text);

function read(text: string, format = "AUTO" as Parameters<typeof readFile>[1]): Reading {
  let number = 0;
  const result = readFile(bytes(text), format, () => `id-${++number}`);
  if (!result.ok) throw new Error(`${result.reason}: ${result.recognised}`);
  return result.reading;
}

describe("RenderCV", () => {
  const CV = `# yaml-language-server: $schema=https://example.com/schema.json
cv:
  name: Ada Byron
  headline: Analyst
  location: Leeds, United Kingdom
  email: [ada@example.com, ada@other.example.com]
  phone: tel:+44-20-7946-0123
  website: https://ada.example.com
  social_networks:
    - {network: LinkedIn, username: ada}
    - network: GitHub
      username: ada-b
  sections:
    summary:
      - Counts with **engines** and [care](https://care.example.com).
    experience:
      - company: Analytical Engines Ltd
        position: Lead Analyst
        location: London
        start_date: 2020-03
        end_date: present
        summary: Led the counting.
        highlights:
          - Cut errors by *half*
          - Taught forty people
      - company: Old Co
        position: Clerk
        date: Jan 2015 – Feb 2017
    education:
      - institution: Academy
        area: Mathematics
        degree: BSc
        start_date: 2010
        end_date: "2014-06"
        highlights: ["GPA: 3.9/4.0"]
    publications:
      - title: Notes on an engine
        authors: [Ada Byron, "***C. Babbage***"]
        doi: 10.1000/182
        date: 2016-07
        journal: Memoirs
    technologies:
      - label: Languages
        details: TypeScript, Rust (since 2019)
      - label: Tools
        details: Git
    certifications:
      - bullet: Certified Counter
    languages:
      - "English: Native"
    Invited Talks:
      - number: How to count, London 2019
      - reversed_number: Why to count
    Service:
      - name: Reviewer
        date: Fall 2023
        location: Remote
design:
  theme: classic
`;

  it("reads every kind of entry with its dates", () => {
    const { data, format } = read(CV);
    expect(format).toBe("RENDERCV");
    const { basics, sections, customSections, summary } = data;
    expect(basics).toMatchObject({
      name: "Ada Byron",
      headline: "Analyst",
      email: "ada@example.com",
      phone: "+44-20-7946-0123",
      location: "Leeds, United Kingdom",
      website: { url: "https://ada.example.com" },
      customFields: [{ text: "ada@other.example.com" }],
    });
    expect(summary.content).toBe('<p>Counts with <strong>engines</strong> and <a href="https://care.example.com">care</a>.</p>');
    expect(sections.profiles.items).toMatchObject([
      { network: "LinkedIn", username: "ada", website: { url: "https://linkedin.com/in/ada" } },
      { network: "GitHub", username: "ada-b" },
    ]);
    expect(sections.experience.items).toMatchObject([
      {
        company: "Analytical Engines Ltd",
        position: "Lead Analyst",
        location: "London",
        dates: { start: "2020-03", present: true },
        description:
          "<p>Led the counting.</p><ul><li><p>Cut errors by <em>half</em></p></li><li><p>Taught forty people</p></li></ul>",
      },
      { company: "Old Co", dates: { start: "2015-01", end: "2017-02", present: false } },
    ]);
    expect(sections.education.items).toMatchObject([
      { school: "Academy", degree: "BSc", area: "Mathematics", dates: { start: "2010", end: "2014-06" } },
    ]);
    expect(sections.publications.items).toMatchObject([
      {
        title: "Notes on an engine",
        publisher: "Memoirs",
        website: { url: "https://doi.org/10.1000/182" },
        dates: { start: "2016-07" },
      },
    ]);
    expect(sections.skills.items).toMatchObject([
      { name: "Languages", keywords: ["TypeScript", "Rust (since 2019)"] },
      { name: "Tools", keywords: ["Git"] },
    ]);
    expect(sections.certifications.items).toMatchObject([{ title: "Certified Counter" }]);
    expect(sections.languages.items).toMatchObject([{ language: "English", fluency: "Native", level: 5 }]);
    expect(customSections).toMatchObject([
      { title: "Invited Talks", items: [{ content: expect.stringContaining("How to count, London 2019") }] },
      { title: "Service", items: [{ name: "Reviewer", period: "Fall 2023" }] },
    ]);
  });

  it("refuses aliases that multiply, and JSON Resume as YAML is JSON Resume", () => {
    const bomb = `cv:\n  name: x\na: &a [x,x,x,x,x,x,x,x,x]\n${"bcdefghi"
      .split("")
      .map((name, index) => `${name}: &${name} [${Array.from({ length: 9 }, () => `*${"abcdefgh"[index]}`).join(",")}]`)
      .join("\n")}\n`;
    expect(readFile(bytes(bomb), "AUTO", () => "id")).toMatchObject({ ok: false, reason: "damaged" });
    expect(read("basics:\n  name: Ada Byron\nwork:\n  - name: Old Co\n    position: Clerk\n")).toMatchObject({
      format: "JSON_RESUME",
      data: { basics: { name: "Ada Byron" }, sections: { experience: { items: [{ company: "Old Co" }] } } },
    });
  });
});

describe("earlier versions and forms of JSON", () => {
  it("reads version 3, whose dates are in pairs and whose levels have two scales", () => {
    const value = {
      name: "CV",
      basics: {
        name: "Ada Byron",
        headline: "Analyst",
        email: "ada@example.com",
        summary: "I **count**.",
        location: { city: "Leeds", country: "UK" },
        profiles: [{ network: "GitHub", username: "ada", url: "https://github.com/ada" }],
        photo: { url: "https://example.com/ada.jpg", visible: true },
      },
      sections: {
        work: {
          name: "Jobs I held",
          items: [
            { name: "Old Co", position: "Clerk", date: { start: "2015-01-01", end: "" }, summary: "- Counted\n- Wrote", url: "" },
          ],
        },
        education: {
          items: [{ institution: "Academy", degree: "BSc", area: "Maths", score: "1.0", date: { start: "2010", end: "2014" } }],
        },
        skills: { visible: false, items: [{ name: "Counting", level: "Expert", levelNum: 8, keywords: ["sums"] }] },
        "1a2b": { name: "Talks", type: "custom", items: [{ title: "How to count", subtitle: "London", summary: "Yes" }] },
      },
      metadata: { locale: "de", layout: [[["work"], ["education"]]] },
    };
    const { data, format } = read(JSON.stringify(value));
    expect(format).toBe("REACTIVE_RESUME_V3");
    expect(data).toMatchObject({
      basics: { name: "Ada Byron", location: "Leeds, UK" },
      picture: { url: "https://example.com/ada.jpg" },
      summary: { content: "<p>I <strong>count</strong>.</p>" },
      metadata: { page: { locale: "de" } },
      sections: {
        experience: {
          title: "Jobs I held",
          items: [
            {
              company: "Old Co",
              position: "Clerk",
              dates: { start: "2015-01", present: true },
              description: "<ul><li><p>Counted</p></li><li><p>Wrote</p></li></ul>",
            },
          ],
        },
        education: { items: [{ school: "Academy", grade: "1.0", dates: { start: "2010", end: "2014" } }] },
        skills: { items: [{ name: "Counting", level: 4, keywords: ["sums"], hidden: true }] },
      },
      customSections: [{ title: "Talks", items: [{ name: "How to count, London" }] }],
    });
  });

  it("reads versions before it, whose sections could be switched off", () => {
    const value = {
      profile: { firstName: "Ada", lastName: "Byron", subtitle: "Analyst", email: "ada@example.com" },
      objective: { enable: true, heading: "Objective", body: "To count." },
      work: {
        enable: true,
        heading: "Work Experience",
        items: [{ enable: true, title: "Old Co", role: "Clerk", start: "2015", end: "2017" }],
      },
      skills: { enable: true, items: [{ skill: "Counting", rating: 4 }] },
      hobbies: { enable: false, items: [{ hobby: "Chess" }] },
      languages: { enable: true, items: [{ key: "English", level: "Native" }] },
    };
    expect(read(JSON.stringify(value), "REACTIVE_RESUME_V3").data).toMatchObject({
      basics: { name: "Ada Byron", headline: "Analyst" },
      summary: { content: "<p>To count.</p>" },
      sections: {
        experience: { title: "", items: [{ company: "Old Co", position: "Clerk", dates: { start: "2015", end: "2017" } }] },
        skills: { items: [{ name: "Counting", level: 4 }] },
        interests: { items: [{ name: "Chess", hidden: true }] },
        languages: { items: [{ language: "English", level: 5 }] },
      },
    });
  });

  it("reads the first forms of JSON Resume: other names, texts instead of entries, several addresses", () => {
    const value = {
      bio: { firstName: "Ada", lastName: "Byron", email: { work: "ada@example.com" } },
      work: [
        { company: "Old Co", position: "Clerk", website: "https://old.example.com", startDate: "2015-01-09", endDate: "2017" },
      ],
      skills: ["Counting", { name: "Poetry" }],
      hobbies: [{ name: "Chess" }],
      languages: [{ name: "English", level: "native" }],
    };
    expect(read(JSON.stringify(value)).data).toMatchObject({
      basics: { name: "Ada Byron", email: "ada@example.com" },
      sections: {
        experience: {
          items: [{ company: "Old Co", website: { url: "https://old.example.com" }, dates: { start: "2015-01", end: "2017" } }],
        },
        skills: { items: [{ name: "Counting" }, { name: "Poetry" }] },
        interests: { items: [{ name: "Chess" }] },
        languages: { items: [{ language: "English", level: 5 }] },
      },
    });
  });

  it("refuses other JSON by name, and version 3 as version 4, instead of making an empty resume", () => {
    const refused = (text: string, format: Parameters<typeof readFile>[1]) => readFile(bytes(text), format, () => "id");
    expect(refused('{"compilerOptions": {"strict": true}}', "AUTO")).toMatchObject({
      ok: false,
      recognised: "JSON that is no resume we know",
    });
    const three = '{"basics": {"name": "A"}, "sections": {"work": {"items": []}}, "metadata": {"layout": []}}';
    expect(refused(three, "REACTIVE_RESUME_V4")).toMatchObject({
      ok: false,
      reason: "other-format",
      recognised: "resume data of version 3 or earlier",
    });
  });
});
