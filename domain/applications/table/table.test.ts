import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Application } from "@/contracts/model/application";
import { matchColumns } from "@/domain/applications/table/columns";
import { recogniseExport } from "@/domain/applications/table/exports-of-others";
import { dayOrderOf, readDay } from "@/domain/applications/table/read-day";
import { readRows } from "@/domain/applications/table/read-rows";
import { readStage } from "@/domain/applications/table/status-words";
import { applicationsToCsv } from "@/domain/applications/table/write-rows";
import { readTable } from "@/domain/tables/read-table";

function read(text: string, locale = "en-US") {
  const table = readTable(new TextEncoder().encode(text));
  if (!table) throw new Error("not a table");
  return readRows(table, { match: matchColumns(table.headers), known: recogniseExport(table.headers), locale });
}

describe("reading applications from a table", () => {
  it("reads a German table with semicolons", () => {
    const text =
      "Firma;Stelle;Status;Bewerbungsdatum;Ort;Gehalt;Notizen\nMüller GmbH;Gärtnerin;Absage;05.11.2026;Köln;48.000 €;Nett am Telefon\n";
    expect(read(text, "de-DE").items).toEqual([
      {
        number: 2,
        item: {
          company: "Müller GmbH",
          role: "Gärtnerin",
          status: "closed",
          closedReason: "not-selected",
          stageEnteredAt: "2026-11-05",
          appliedAt: "2026-11-05",
          location: "Köln",
          salary: "48.000 €",
          notes: "Nett am Telefon",
        },
      },
    ]);
  });

  it("reads LinkedIn's applications and saved jobs", () => {
    const applied =
      'Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers\n"10/3/26, 9:14 AM",mara@example.com,,Northpine,Designer,http://jobs.example.com/view/1,cv.pdf,\n';
    expect(read(applied).items[0]?.item).toEqual({
      company: "Northpine",
      role: "Designer",
      status: "applied",
      stageEnteredAt: "2026-10-03",
      source: "LinkedIn",
      sourceUrl: "http://jobs.example.com/view/1",
      contacts: [{ name: "mara@example.com", role: "", type: "", email: "mara@example.com", phone: "" }],
    });
    const saved = "Saved Date,Job Url,Job Title,Company Name\n10/14/26,http://jobs.example.com/view/2,Designer,Southoak\n";
    expect(read(saved).items[0]?.item).toMatchObject({ status: "saved", source: "LinkedIn", stageEnteredAt: "2026-10-14" });
  });

  it.each([
    [
      "Teal",
      "Job Position,Company,Location,Max. Salary,Status,Date Saved,Date Applied\nCook,Inn,Leeds,30000,Interviewing,2026-09-01,2026-09-04\n",
      "interview",
    ],
    ["Huntr", "Company,Title,List Name,Location,Url\nInn,Cook,Wishlist,Leeds,https://jobs.example.com/3\n", "saved"],
    ["Notion", 'Company,Position,Stage,Apply date\nInn,Cook,Offer,"September 4, 2026"\n', "offer"],
  ])("recognises the export of %s", (name, text, status) => {
    const table = readTable(new TextEncoder().encode(text));
    expect(recogniseExport(table?.headers ?? [])?.name).toBe(name);
    expect(read(text).items[0]?.item).toMatchObject({ company: "Inn", role: "Cook", status });
  });

  it("names every row it does not read, with the reason", () => {
    const text = `Company,Role,Tags\n,Cook,\nInn,,\nInn,"${"x".repeat(600)}",\n"Open,Cook,\nLast,Baker,"a, b"\n`;
    const { items, skipped } = read(text);
    expect(skipped.map(({ number, reason, field }) => [number, reason, field])).toEqual([
      [2, "no-company", undefined],
      [3, "no-role", undefined],
      [4, "invalid", "role"],
      [5, "broken", undefined],
    ]);
    expect(items).toEqual([{ number: 6, item: { company: "Last", role: "Baker", status: "saved", tags: ["a", "b"] } }]);
  });

  it("reports unknown words for a stage", () => {
    expect(read("Company,Role,Status\nInn,Cook,Simmering\n")).toMatchObject({
      items: [{ item: { status: "saved" } }],
      unknownStages: ["Simmering"],
    });
  });

  it("keeps an address that is none out of the link", () => {
    const { items } = read("Company,Role,Link\nInn,Cook,javascript:alert(1)\nInn,Cook,jobs.example.com/1\n");
    expect(items.map(({ item }) => item.sourceUrl)).toEqual([undefined, "https://jobs.example.com/1"]);
  });

  it("counts every row once, whatever the cells say", () => {
    const cell = fc.oneof(
      fc.constantFrom("", "Inn", "applied", "31.12.2026", "=1+1", "https://x.example"),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 5, maxLength: 5 }), { maxLength: 10 }), (rows) => {
        const table = {
          headers: ["Company", "Role", "Status", "Applied", "Link"],
          rows: rows.map((cells, index) => ({ number: index + 2, cells })),
          broken: [],
        };
        const { items, skipped } = readRows(table, { match: matchColumns(table.headers), known: null, locale: "de" });
        expect(items.length + skipped.length).toBe(rows.length);
      }),
    );
  });
});

describe("days of tables", () => {
  it.each([
    ["2026-11-05", "2026-11-05"],
    ["2026-11-05T09:14:00.000Z", "2026-11-05"],
    ["5.11.2026", "2026-11-05"],
    ["05/11/26", "2026-11-05"],
    ["5 novembre 2026", "2026-11-05"],
    ["5. November 2026", "2026-11-05"],
    ["Nov 5, 2026 10:00 AM", "2026-11-05"],
    ["2026年11月5日", "2026-11-05"],
    ["31.2.2026", undefined],
    ["soon", undefined],
    ["", undefined],
  ])("reads %s", (text, expected) => {
    expect(readDay(text, "day-first", text.includes("novembre") ? "fr-FR" : "de-DE")).toBe(expected);
  });

  it("finds the order from the column", () => {
    expect(dayOrderOf(["1/2/2026", "1/13/2026"], "day-first")).toBe("month-first");
    expect(dayOrderOf(["1/2/2026", "13/1/2026"], "month-first")).toBe("day-first");
    expect(dayOrderOf(["1.2.2026"], "month-first")).toBe("day-first");
    expect(dayOrderOf(["1/2/2026"], "month-first")).toBe("month-first");
  });
});

it.each([
  ["Interviewing", "interview"],
  ["Phone Screen – scheduled", "screening"],
  ["Vorstellungsgespräch", "interview"],
  ["Refusée", "closed"],
  ["面接", "interview"],
  ["Не знаю", undefined],
])("reads the stage %s", (word, stage) => {
  expect(readStage(word)?.stage).toBe(stage);
});

it("is read again as it was written", () => {
  const application: Application = {
    id: "1",
    company: "=Inn & Sons",
    role: 'Cook, "pastry"',
    location: "Leeds",
    salary: "-30 %",
    source: "Referral",
    sourceUrl: "https://jobs.example.com/3",
    jobDescription: "Bake.\nEvery day.",
    postingSource: null,
    requirements: [],
    tags: ["near", "food"],
    notes: "@home",
    resumeId: null,
    coverLetterId: null,
    resumeFileUrl: "",
    resumeFileName: "",
    coverLetterUrl: "",
    coverLetterName: "",
    followUpAt: "2026-12-01T00:00:00.000Z",
    followUpNote: "+44 20 7946 0123",
    contacts: [{ name: "Ida", role: "", type: "", email: "ida@example.com", phone: "" }],
    status: "applied",
    closedReason: null,
    sentResumeVersionId: null,
    sentCheckScore: null,
    sentCoverLetterVersionId: null,
    matchScore: null,
    aiMetadata: {},
    postingClosedAt: null,
    activity: [],
    stageEnteredAt: "2026-11-05T12:00:00.000Z",
    appliedAt: "2026-11-05T12:00:00.000Z",
    createdAt: "2026-11-01T09:00:00.000Z",
    updatedAt: "2026-11-05T12:00:00.000Z",
  };
  const { company, role, location, salary, source, sourceUrl, jobDescription, tags, notes, followUpNote, contacts, status } =
    application;
  expect(read(applicationsToCsv([application])).items[0]?.item).toEqual({
    ...{ company, role, location, salary, source, sourceUrl, jobDescription, tags, notes, followUpNote, contacts, status },
    followUpAt: "2026-12-01",
    stageEnteredAt: "2026-11-05",
  });
});
