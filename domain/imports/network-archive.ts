import Papa from "papaparse";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Dates } from "@/contracts/model/resume/dates";
import { readEndpoint } from "@/domain/dates/endpoint";
import { isOngoingWord } from "@/domain/dates/ongoing";
import { readArchive } from "@/domain/imports/archive";
import { type DraftItem, finishDraft, type NewId, websiteOf } from "@/domain/imports/draft";
import { networkLevelOf } from "@/domain/imports/level-words";
import { proseToRichText } from "@/domain/rich-text/from-plain";

const FILES = ["profile.csv", "positions.csv", "education.csv", "skills.csv", "languages.csv", "certifications.csv"] as const;
const MAX_FILE_BYTES = 5 * 1024 * 1024;

type Row = (column: string) => string;

/** The archive a professional network gives its members: a ZIP of CSV files. undefined without a profile, positions or education. */
export function importNetworkArchive(bytes: Uint8Array, newId: NewId): ResumeData | undefined {
  const files = readArchive(bytes, new Set(FILES), MAX_FILE_BYTES);
  if (!files || !["profile.csv", "positions.csv", "education.csv"].some((name) => files.has(name))) return undefined;
  const rows = (name: (typeof FILES)[number]) => readRows(files.get(name));
  const [profile] = rows("profile.csv");
  const [website, ...others] = profile ? websitesOf(profile("Websites")) : [];
  return finishDraft(
    {
      basics: {
        name: profile ? [profile("First Name"), profile("Last Name")].filter((part) => part !== "").join(" ") : "",
        headline: profile?.("Headline") ?? "",
        location: profile?.("Geo Location") ?? "",
        website: { url: website ?? "", label: "" },
        customFields: others.map((url) => ({ id: newId(), icon: "", text: url, link: url })),
      },
      summary: proseToRichText(profile?.("Summary") ?? ""),
      sections: {
        experience: rows("positions.csv").map(positionOf),
        education: rows("education.csv").map(educationOf),
        skills: rows("skills.csv").map((row) => ({
          icon: "",
          iconColor: "",
          name: row("Name"),
          proficiency: "",
          level: 0,
          keywords: [],
        })),
        languages: rows("languages.csv").map((row) => ({
          language: row("Name"),
          fluency: row("Proficiency"),
          level: networkLevelOf(row("Proficiency")),
        })),
        certifications: rows("certifications.csv").map((row) => ({
          title: row("Name"),
          issuer: row("Authority"),
          date: row("Started On"),
          website: websiteOf(row("Url")),
          description: "",
        })),
      },
    },
    newId,
  );
}

const positionOf = (row: Row): DraftItem => ({
  company: row("Company Name"),
  position: row("Title"),
  location: row("Location"),
  ...range(row("Started On"), row("Finished On")),
  website: websiteOf(""),
  description: proseToRichText(row("Description")),
  roles: [],
});

const educationOf = (row: Row): DraftItem => ({
  school: row("School Name"),
  degree: row("Degree Name"),
  area: "",
  grade: "",
  location: "",
  ...range(row("Start Date"), row("End Date")),
  website: websiteOf(""),
  description: proseToRichText([row("Notes"), row("Activities")].filter((part) => part !== "").join("\n\n")),
});

/** A start without an end is ongoing; an unreadable end is kept as written. */
function range(start: string, end: string): { period: string; dates: Dates } {
  const [first, last] = [readEndpoint(start, "en-US"), readEndpoint(end, "en-US")];
  const present = start !== "" && (end === "" || isOngoingWord(end));
  const isRead = (start === "" || first?.exact) && (end === "" || present || last?.exact);
  const raw = [start, end].filter((part) => part !== "").join(" – ");
  const dates: Dates = { start: first?.value ?? null, end: present ? null : (last?.value ?? null), present };
  return { period: "", dates: isRead || raw === "" ? dates : { ...dates, raw } };
}

/** Rows of a CSV file as functions from a column's name, which may differ in case, to its text. */
function readRows(bytes: Uint8Array | undefined): Row[] {
  if (!bytes) return [];
  const text = new TextDecoder("utf-8", { ignoreBOM: false }).decode(bytes);
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: "greedy" });
  const [headers = [], ...records] = data;
  const columns = new Map(headers.map((header, index) => [header.trim().toLowerCase(), index]));
  return records.map((record) => (column) => record[columns.get(column.toLowerCase()) ?? -1]?.trim() ?? "");
}

/** `[PERSONAL:https://…,BLOG:https://…]`, or plain addresses. */
const websitesOf = (text: string): string[] => text.match(/https?:\/\/[^\s,\]]+/gi) ?? [];
