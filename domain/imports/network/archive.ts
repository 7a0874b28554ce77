import type { ImportWarning } from "@/contracts/model/import-reading";
import type { ResumeData } from "@/contracts/model/resume/data";
import { type DraftItem, finishDraft, type NewId, websiteOf } from "@/domain/imports/draft";
import { networkLevelOf } from "@/domain/imports/level-words";
import { alsoFoundIn } from "@/domain/imports/network/also-found";
import { positionsOf } from "@/domain/imports/network/positions";
import type { Row } from "@/domain/imports/network/rows";
import { readTables, type TableName } from "@/domain/imports/network/tables";
import { networkIcon } from "@/domain/imports/network-icons";
import { rangeDates, singleDates } from "@/domain/imports/partial-dates";
import { type Reading, readingOf } from "@/domain/imports/reading";
import { plainToRichText, proseToRichText } from "@/domain/rich-text/from-plain";

/** The archive a professional network gives its members: a ZIP of tables. undefined without a profile, positions or education. */
export function readNetworkArchive(bytes: Uint8Array, newId: NewId): Reading | undefined {
  const warnings: ImportWarning[] = [];
  const rows = readTables(bytes, warnings);
  if (!rows) return undefined;
  return readingOf("LINKEDIN", resumeOf(rows, newId), { warnings, alsoFound: alsoFoundIn(rows) });
}

const textsIn = (...texts: string[]) => texts.filter((text) => text !== "");

function resumeOf(rows: (name: TableName) => Row[], newId: NewId): ResumeData {
  const [profile = () => ""] = rows("profile");
  const [website, ...others] = websitesOf(profile("Websites"));
  const emails = rows("emailaddresses").sort((one, other) => rank(other("Primary")) - rank(one("Primary")));
  const phones = rows("phonenumbers").map((row) =>
    [row("Number"), row("Extension")].filter((part) => part !== "").join(" ext. "),
  );
  const field = (text: string, link = "") => ({ id: newId(), icon: "", text, link });
  const customs = customSectionsOf(rows);
  return finishDraft(
    {
      basics: {
        name: textsIn(profile("First Name"), profile("Last Name")).join(" "),
        headline: profile("Headline"),
        email: emails[0]?.("Email Address") ?? "",
        phone: phones[0] ?? "",
        location: profile("Geo Location") || profile("Address"),
        website: { url: website ?? "", label: "" },
        customFields: [...others.map((url) => field(url, url)), ...phones.slice(1).map((phone) => field(phone))],
      },
      summary: proseToRichText(profile("Summary")),
      sections: {
        profiles: twitterOf(profile("Twitter Handles")),
        experience: positionsOf(rows("positions"), newId),
        education: rows("education").map(educationOf),
        skills: unique(rows("skills").map((row) => row("Name"))).map((name) => ({
          icon: "",
          iconColor: "",
          name,
          proficiency: "",
          level: 0,
          keywords: [],
        })),
        languages: uniqueRows(rows("languages"), "Name").map((row) => ({
          language: row("Name"),
          fluency: row("Proficiency"),
          level: networkLevelOf(row("Proficiency")),
        })),
        certifications: rows("certifications").map((row) => ({
          title: row("Name"),
          issuer: row("Authority"),
          ...endedDates(row("Started On"), row("Finished On")),
          website: websiteOf(row("Url")),
          description: plainToRichText(row("License Number")),
        })),
        projects: rows("projects").map((row) => ({ name: row("Title"), ...ranged(row), ...report(row) })),
        awards: rows("honors").map((row) => ({
          title: row("Title"),
          awarder: row("Issuer"),
          ...singleDates(row("Issued On")),
          ...report(row),
        })),
        volunteer: rows("volunteering").map((row) => ({
          organization: textsIn(row("Role"), row("Company Name", "Organization")).join(", "),
          location: "",
          ...ranged(row),
          website: websiteOf(row("Url")),
          description: plainToRichText(row("Cause")) + proseToRichText(row("Description")),
        })),
        publications: rows("publications").map((row) => ({
          title: row("Name"),
          publisher: row("Publisher"),
          ...singleDates(row("Published On")),
          ...report(row),
        })),
        references: rows("recommendationsreceived")
          .filter((row) => !/^(?:hidden|pending|deleted|not_visible)$/i.test(row("Status")))
          .map((row) => ({
            name: textsIn(row("First Name"), row("Last Name")).join(" "),
            position: textsIn(row("Job Title"), row("Company")).join(", "),
            website: websiteOf(""),
            phone: "",
            description: proseToRichText(row("Text")),
          })),
      },
      customSections: customs,
    },
    newId,
  );
}

const rank = (text: string) => (/^(?:yes|true|1|ja|oui|sí|si)$/i.test(text) ? 1 : 0);

const report = (row: Row) => ({ website: websiteOf(row("Url")), description: proseToRichText(row("Description")) });
/** A start without an end is ongoing. */
const ranged = (row: Row) => rangeDates(row("Started On"), row("Finished On"));
/** Certificates have an end only if they expire. */
const endedDates = (start: string, end: string) => (end === "" ? singleDates(start) : rangeDates(start, end));

const educationOf = (row: Row): DraftItem => ({
  school: row("School Name"),
  degree: row("Degree Name"),
  area: "",
  grade: "",
  location: "",
  ...rangeDates(row("Start Date"), row("End Date")),
  website: websiteOf(""),
  description: proseToRichText(textsIn(row("Notes"), row("Activities")).join("\n\n")),
});

const unique = (texts: readonly string[]): string[] => {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = text.toLowerCase();
    return text !== "" && !seen.has(key) && seen.add(key);
  });
};

const uniqueRows = (rows: readonly Row[], column: string): Row[] => {
  const names = unique(rows.map((row) => row(column)));
  return names.flatMap((name) => rows.find((row) => row(column) === name) ?? []);
};

/** Content without a section gets a custom one. */
function customSectionsOf(rows: (name: TableName) => Row[]): { title: string; type: "projects"; items: DraftItem[] }[] {
  const lists = [
    {
      title: "Courses",
      items: rows("courses").map((row) => ({ name: row("Name"), description: plainToRichText(row("Number")) })),
    },
    {
      title: "Organizations",
      items: rows("organizations").map((row) => ({
        name: textsIn(row("Position"), row("Name")).join(", "),
        ...ranged(row),
        description: proseToRichText(row("Description")),
      })),
    },
    {
      title: "Test scores",
      items: rows("testscores").map((row) => ({
        name: textsIn(row("Name"), row("Score")).join(": "),
        ...singleDates(row("Date", "Dated On")),
        description: proseToRichText(row("Description")),
      })),
    },
    {
      title: "Patents",
      items: rows("patents").map((row) => ({
        name: textsIn(row("Title"), row("Number", "Patent Number", "Application Number")).join(", "),
        ...singleDates(row("Issued On", "Filed On", "Issue Date", "Date")),
        ...report(row),
      })),
    },
  ];
  return lists.flatMap(({ title, items }) =>
    items.length > 0
      ? [{ title, type: "projects" as const, items: items.map((item) => ({ website: websiteOf(""), ...item })) }]
      : [],
  );
}

/** `[PERSONAL:https://…,BLOG:https://…]`, or plain addresses. */
const websitesOf = (text: string): string[] => unique(text.match(/https?:\/\/[^\s,\]]+/gi) ?? []);

const twitterOf = (text: string): DraftItem[] =>
  unique(text.split(/[\s,[\]]+/)).map((handle) => ({
    icon: networkIcon("x"),
    iconColor: "",
    network: "X",
    username: handle,
    website: websiteOf(`https://x.com/${handle.replace(/^@/, "")}`),
  }));
