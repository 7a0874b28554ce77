import { describe, expect, it } from "vitest";
import { standardJsonResume } from "@/domain/exports/json-resume";
import { levelOf, networkLevelOf } from "@/domain/imports/level-words";
import jsonResume from "@/domain/sample/json-resume.json";
import { sampleResumeData } from "@/domain/sample/resume";
import v4 from "@/domain/sample/resume-v4.json";
import v5 from "@/domain/sample/resume-v5.json";
import { dataOf, read } from "./testing/json-formats";

describe("importing JSON Resume", () => {
  const data = dataOf("JSON_RESUME", jsonResume);

  it("imports the format's own sample", () => {
    expect(data.basics).toMatchObject({
      name: "Richard Hendriks",
      headline: "Programmer",
      location: "2712 Broadway St, San Francisco, California CA 94115, US",
      website: { url: "http://richardhendricks.example.com" },
    });
    expect(data.summary.content).toMatch(/^<p>Richard hails from Tulsa/);
    expect(data.sections.profiles.items[0]).toMatchObject({
      network: "Twitter",
      username: "neutralthoughts",
      icon: "twitter-logo",
    });
    expect(data.sections.experience.items[0]).toMatchObject({
      company: "Pied Piper",
      position: "CEO/President",
      period: "Dec 2013 – Dec 2014",
      dates: { start: "2013-12", end: "2014-12", present: false },
    });
    expect(data.sections.experience.items[0]?.description).toMatch(/<p>Pied Piper is .*<\/p><ul><li><p>Build an algorithm/);
    expect(data.sections.education.items[0]).toMatchObject({
      school: "University of Oklahoma",
      degree: "Bachelor, Information Technology",
      grade: "4.0",
      description: "<ul><li><p>DB1101 - Basic SQL</p></li><li><p>CS2011 - Java Introduction</p></li></ul>",
    });
    expect(data.sections.awards.items[0]).toMatchObject({ title: "Digital Compression Pioneer Award", date: "Nov 2014" });
    expect(data.sections.skills.items[0]).toMatchObject({ name: "Web Development", proficiency: "Master", level: 5 });
    expect(data.sections.languages.items[0]).toMatchObject({ language: "English", fluency: "Native speaker", level: 5 });
    expect(data.sections.volunteer.items[0]?.description).toBe(
      "<p>Teacher</p><p>Global movement of free coding clubs for young people.</p><ul><li><p>Awarded 'Teacher of the Month'</p></li></ul>",
    );
    expect(data.sections.projects.items[0]?.description).toContain("Smoogle");
  });

  it.each([
    [
      { address: "Elm Quay 14\nFlat 3", postalCode: "SE1", city: "London", region: "Southwark", countryCode: "GB" },
      "Elm Quay 14, Flat 3, London, Southwark SE1, GB",
    ],
    [{ address: "Kaistraße 4", postalCode: "24103", city: "Kiel", countryCode: "DE" }, "Kaistraße 4, 24103 Kiel, DE"],
    [{ postalCode: "1010", city: "Wien" }, "1010 Wien"],
    [{ region: "Bretagne" }, "Bretagne"],
    ["Leeds", "Leeds"],
  ])("keeps every part of an address, in the order of its country", (location, printed) => {
    expect(dataOf("JSON_RESUME", { basics: { name: "Ilse", location } }).basics.location).toBe(printed);
  });

  it("escapes texts, and treats a missing end as ongoing", () => {
    const result = dataOf("JSON_RESUME", {
      work: [{ name: "A", startDate: "2020", summary: "<b>1 < 2 & 3</b>", highlights: ["<script>x</script>"] }],
    });
    expect(result.sections.experience.items[0]).toMatchObject({
      dates: { start: "2020", end: null, present: true },
      period: "2020 – Present",
      description: "<p>&lt;b&gt;1 &lt; 2 &amp; 3&lt;/b&gt;</p><ul><li><p>&lt;script&gt;x&lt;/script&gt;</p></li></ul>",
    });
  });

  it("keeps unreadable dates as they were written", () => {
    const result = dataOf("JSON_RESUME", { work: [{ name: "A", startDate: "Summer of 69", endDate: "2020" }] });
    expect(result.sections.experience.items[0]).toMatchObject({
      period: "Summer of 69 – 2020",
      dates: { start: null, raw: "Summer of 69 – 2020" },
    });
  });

  it.each([
    ["our own format", v5],
    ["the version before", v4],
    ["a list", []],
    ["something else", { a: 1 }],
    ["null", null],
  ])("refuses %s", (_, value) => {
    expect(read("JSON_RESUME", value)).toEqual({ ok: false });
  });

  it("keeps entries, dates and lists of our own export", () => {
    const again = dataOf("JSON_RESUME", standardJsonResume(sampleResumeData()));
    const sample = sampleResumeData();
    expect(again.sections.skills.items.map(({ name, keywords }) => [name, keywords])).toEqual(
      sample.sections.skills.items.map(({ name, keywords }) => [name, keywords]),
    );
    expect(again.sections.experience.items.map(({ company, dates }) => [company, dates])).toEqual([
      ["Tidewater Instruments", { start: "2022-03", end: null, present: true }],
      ["Fernhill Energy", { start: "2020-01", end: "2022-02", present: false }],
      ["Fernhill Energy", { start: "2017-09", end: "2019-12", present: false }],
    ]);
    expect(again.sections.experience.items[0]?.description).toBe(sample.sections.experience.items[0]?.description);
  });
});

describe("levels in words", () => {
  it.each([
    ["Native speaker", 5],
    ["expert", 5],
    ["Fluent", 4],
    ["Intermediate", 3],
    ["basic", 2],
    ["Novice", 1],
    ["C2", 5],
    ["C1 (IELTS 8)", 4],
    ["B2", 3],
    ["B1", 2],
    ["A2", 1],
    ["3", 3],
    ["4/5", 4],
    ["", 0],
    ["whatever", 0],
  ])("%j is %d", (text, level) => {
    expect(levelOf(text)).toBe(level);
  });

  it("of the network's archive", () => {
    expect(
      [
        "Native or bilingual proficiency",
        "Full professional proficiency",
        "Professional working proficiency",
        "Limited working proficiency",
        "Elementary proficiency",
      ].map(networkLevelOf),
    ).toEqual([5, 4, 3, 2, 1]);
  });
});
