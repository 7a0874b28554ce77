type Json = Record<string, unknown>;

export type ExportedResume = { id: string; name: string; tags: string[]; data: Json };
export type ExportedLetter = { id: string; name: string; tags: string[]; document: Json };

export type AccountFile = {
  exportedAt: string;
  person: string;
  resumes: ExportedResume[];
  letters: ExportedLetter[];
  applications: Json[];
  /** Facts, stories and what belongs to them; null in an export without. */
  career: Json | null;
};

/** The fields of a letter that make the document; the others belong to the account it came from. */
const LETTER_FIELDS = [
  "name",
  "recipient",
  "content",
  "greeting",
  "signOff",
  "layout",
  "recipientName",
  "recipientCompany",
  "letterDate",
  "details",
  "style",
] as const;

/** Reads an account export; null when the text is none. What each document holds is judged by the server that takes it. */
export function readAccountFile(text: string): AccountFile | null {
  const file = parse(text);
  if (!isObject(file) || !isObject(file.user) || !Array.isArray(file.resumes) || !Array.isArray(file.coverLetters)) return null;
  return {
    exportedAt: textOf(file.exportedAt),
    person: textOf(file.user.name),
    applications: Array.isArray(file.applications) ? file.applications.filter(isObject) : [],
    career: isObject(file.career) && hasRows(file.career) ? file.career : null,
    resumes: file.resumes.filter(isObject).map((resume) => ({
      id: textOf(resume.id),
      name: textOf(resume.name),
      tags: tagsOf(resume),
      data: isObject(resume.data) ? resume.data : {},
    })),
    letters: file.coverLetters.filter(isObject).map((letter) => ({
      id: textOf(letter.id),
      name: textOf(letter.name),
      tags: tagsOf(letter),
      document: Object.fromEntries(LETTER_FIELDS.flatMap((field) => (field in letter ? [[field, letter[field]]] : []))),
    })),
  };
}

/** Lists of career data that can be imported. */
const CAREER = ["facts", "stories", "artifacts", "schedules", "opportunities", "transcripts", "workspaces", "record", "links"];

const hasRows = (career: Json) =>
  isObject(career.profile) || CAREER.some((key) => Array.isArray(career[key]) && career[key].length > 0);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown) => (typeof value === "string" ? value : "");
const tagsOf = ({ tags }: Json) => (Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : []);
