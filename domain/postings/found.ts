import type { POSTING_PLACES } from "@/contracts/applications/postings";
import { LIMITS } from "@/contracts/limits";
import type { PostingContact } from "@/domain/postings/contact";

/** Where a field of a posting can be found. */
export type FoundIn = (typeof POSTING_PLACES)[number];

export type PostingField =
  | "role"
  | "company"
  | "location"
  | "salary"
  | "requirements"
  | "jobDescription"
  | "deadline"
  | "contact";

/** The fields of a posting from one source. An empty text counts as absent. */
export type Found = {
  role?: string | undefined;
  company?: string | undefined;
  location?: string | undefined;
  salary?: string | undefined;
  requirements?: readonly string[] | undefined;
  jobDescription?: string | undefined;
  /** Last day to apply, `2026-12-01`. */
  deadline?: string | undefined;
  contact?: PostingContact | null | undefined;
};

export type FoundInPlaces = { [Field in PostingField]?: FoundIn };

/** A posting put together from several places, and for each field the place that it comes from. */
export type ReadPosting = Required<{ [Field in Exclude<PostingField, "requirements" | "deadline" | "contact">]: string }> & {
  requirements: string[];
  deadline: string | null;
  contact: PostingContact | null;
  foundIn: FoundInPlaces;
  /** Whether the description was longer than the stored part. */
  truncated: boolean;
};

export const PARTS_MAX = {
  line: LIMITS.application.line,
  requirements: LIMITS.posting.requirements,
  requirement: LIMITS.application.line,
  description: LIMITS.jobDescription.max,
} as const;

/** One line without runs of spaces, cut at its bound and never within a character. */
export const oneLine = (text: string | undefined, max: number = PARTS_MAX.line): string =>
  cut(
    (text ?? "")
      .slice(0, 20 * max)
      .replace(/\s+/g, " ")
      .trim(),
    max,
  );

export const cut = (text: string, max: number): string =>
  text.length <= max
    ? text
    : text
        .slice(0, max)
        .replace(/[\ud800-\udbff]$/, "")
        .trimEnd();

/** Takes each field from the first source that has it. */
export function putTogether(places: readonly (readonly [FoundIn, Found | null])[]): ReadPosting {
  const foundIn: FoundInPlaces = {};
  const line = (field: "role" | "company" | "location" | "salary"): string => {
    for (const [place, found] of places) {
      const text = oneLine(found?.[field]);
      if (text === "") continue;
      foundIn[field] = place;
      return text;
    }
    return "";
  };
  const [role, company, location, salary] = [line("role"), line("company"), line("location"), line("salary")];
  const request = places.find(([, found]) => listed(found).length > 0);
  if (request) foundIn.requirements = request[0];
  const described = places.find(([, found]) => (found?.jobDescription ?? "").trim() !== "");
  if (described) foundIn.jobDescription = described[0];
  const dated = places.find(([, found]) => (found?.deadline ?? "") !== "");
  if (dated) foundIn.deadline = dated[0];
  const named = places.find(([, found]) => found?.contact);
  if (named) foundIn.contact = named[0];
  const whole = described?.[1]?.jobDescription?.trim() ?? "";
  const jobDescription = cut(whole, PARTS_MAX.description);
  const requirements = request ? listed(request[1]) : [];
  const deadline = dated?.[1]?.deadline ?? null;
  const contact = named?.[1]?.contact ?? null;
  const truncated = jobDescription !== whole;
  return { role, company, location, salary, requirements, jobDescription, deadline, contact, foundIn, truncated };
}

function listed(found: Found | null): string[] {
  const lines = (found?.requirements ?? [])
    .slice(0, 10 * PARTS_MAX.requirements)
    .map((text) => oneLine(text, PARTS_MAX.requirement));
  return [...new Set(lines)].filter((text) => text !== "").slice(0, PARTS_MAX.requirements);
}
