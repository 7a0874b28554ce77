import { isRecord } from "@/domain/is-record";

type Resume = Record<string, unknown>;

/** Fields by their names of version 1.0.0, and what they were called before. Most published themes still read those. */
const OLDER: Record<string, Record<string, string>> = {
  basics: { image: "picture", url: "website" },
  work: { name: "company", url: "website" },
  volunteer: { url: "website" },
  education: { score: "gpa" },
  publications: { url: "website" },
};
/** The resume with its values under their older names as well. */
export const withOlderNames = (resume: Resume): Resume =>
  changed(resume, (entry, [name, older]) => (entry[name] === undefined ? entry : { ...entry, [older]: entry[name] }));

/** The same without the older names, where they still say what the current ones say. */
export const withoutOlderNames = (resume: Resume): Resume =>
  changed(resume, (entry, [name, older]) => {
    if (entry[older] !== entry[name]) return entry;
    const { [older]: _same, ...rest } = entry;
    return rest;
  });

type Change = (entry: Resume, names: [string, string]) => Resume;

function changed(resume: Resume, change: Change): Resume {
  const ofEntry = (entry: unknown, names: Record<string, string>) =>
    isRecord(entry) ? Object.entries(names).reduce(change, entry) : entry;
  const result = { ...resume };
  for (const [key, names] of Object.entries(OLDER)) {
    const value = resume[key];
    if (Array.isArray(value)) result[key] = value.map((entry) => ofEntry(entry, names));
    else if (value !== undefined) result[key] = ofEntry(value, names);
  }
  return result;
}
