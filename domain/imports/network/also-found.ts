import type { AlsoFound, FoundAnswer, FoundApplication, FoundPreferences } from "@/domain/imports/also-found";
import type { Row } from "@/domain/imports/network/rows";
import type { TableName } from "@/domain/imports/network/tables";

const SOURCE = "LinkedIn";
const MAX_ROWS = 2000;
const MAX_NAMES = 20;

/** Applications and saved jobs, preferences and answers, which a user may save in other places. */
export function alsoFoundIn(rows: (name: TableName) => Row[]): AlsoFound {
  const applied = rows("jobapplications").slice(0, MAX_ROWS);
  const answers = [
    ...[...rows("jobapplicantsavedanswers"), ...rows("jobapplicantsavedscreeningquestionresponses")]
      .slice(0, MAX_ROWS)
      .map((row) => ({ question: row("Question"), answer: row("Answer") })),
    ...applied.flatMap((row) => answersIn(row("Question And Answers", "Questions And Answers"))),
  ].filter(({ question, answer }) => question !== "" && answer !== "");
  const applications = [...applied.map(applicationOf), ...rows("savedjobs").slice(0, MAX_ROWS).map(savedOf)];
  return {
    applications: withoutDoubles(applications.filter(({ company, role }) => company !== "" || role !== "")),
    preferences: preferencesOf(rows("jobseekerpreferences")[0]),
    answers: uniqueAnswers(answers),
  };
}

function applicationOf(row: Row): FoundApplication {
  return {
    company: row("Company Name"),
    role: row("Job Title"),
    status: "applied",
    appliedAt: dayOf(row("Application Date")),
    sourceUrl: addressOf(row("Job Url")),
    source: SOURCE,
    notes: row("Resume Name"),
    // The email and number of an application are those that the person gave, not a contact at the company.
    contacts: [],
  };
}

const savedOf = (row: Row): FoundApplication => ({
  company: row("Company Name"),
  role: row("Job Title"),
  status: "saved",
  appliedAt: "",
  sourceUrl: addressOf(row("Job Url")),
  source: SOURCE,
  notes: "",
  contacts: [],
});

const addressOf = (text: string) => (/^https?:\/\/\S+$/i.test(text) && text.length <= 2000 ? text : "");

/** A day as `2024-03-09` of “3/9/24, 6:41 PM” and “2024-03-09 18:41”: American order, as the archives have it. */
function dayOf(text: string): string {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text) ?? [];
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})\b/.exec(text) ?? [];
  const parts = isoYear ? [isoYear, isoMonth, isoDay] : year ? [year.length === 2 ? `20${year}` : year, month, day] : null;
  if (!parts) return "";
  const [y = "", m = "", d = ""] = parts;
  const written = `${y}-${m.padStart(2, "0")}-${d.padStart(2, "0")}`;
  const read = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(read.getTime()) || !read.toISOString().startsWith(written) ? "" : written;
}

/** A job that was saved and then applied for is one application. */
function withoutDoubles(all: readonly FoundApplication[]): FoundApplication[] {
  const seen = new Set<string>();
  return all.filter(({ company, role, sourceUrl }) => {
    const keys = [`${company}\n${role}`.toLowerCase(), ...(sourceUrl === "" ? [] : [sourceUrl])];
    const isDouble = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return !isDouble;
  });
}

/** `Question:answer | Question:answer`. */
const answersIn = (text: string): FoundAnswer[] =>
  text.split(/\s*\|\s*/).flatMap((part) => {
    const [, question = "", answer = ""] = /^(.+?[?:])\s*:?\s*([^:]+)$/s.exec(part.trim()) ?? [];
    return answer === "" ? [] : [{ question: question.replace(/:$/, "").trim(), answer: answer.trim() }];
  });

const uniqueAnswers = (answers: readonly FoundAnswer[]): FoundAnswer[] => [
  ...new Map(answers.map((each) => [`${each.question}\n${each.answer}`.toLowerCase(), each])).values(),
];

const namesIn = (text: string): string[] =>
  [...new Set(text.split(/\s*[|;]\s*|\s*\n\s*/).map((name) => name.trim()))]
    .filter((name) => name !== "" && name.length <= 200)
    .slice(0, MAX_NAMES);

function preferencesOf(row: Row | undefined): FoundPreferences | null {
  if (!row) return null;
  const types = row("Preferred Job Types");
  const about = [
    ["Industries", row("Industries")],
    ["Job types", types],
    ["Start", row("Preferred Start Time Range")],
    ["Dream companies", row("Dream Companies")],
  ];
  const priorities = [
    row("Introduction Statement"),
    ...about.flatMap(([label, text]) => (text ? [`${label}: ${text.replaceAll(/\s*\|\s*/g, ", ")}`] : [])),
  ]
    .filter((text) => text !== "")
    .join("\n");
  const [targetRoles, locations] = [namesIn(row("Job Titles")), namesIn(row("Locations"))];
  const isRemote = /\bremote\b/i.test(types) && !/\b(?:on-?site|hybrid)\b/i.test(types);
  const found: FoundPreferences = {
    ...(targetRoles.length > 0 ? { targetRoles } : {}),
    ...(locations.length > 0 ? { locations } : {}),
    ...(priorities === "" ? {} : { priorities: priorities.slice(0, 4000) }),
    ...(isRemote ? { maxOfficeDays: 0 } : {}),
  };
  return Object.keys(found).length > 0 ? found : null;
}
