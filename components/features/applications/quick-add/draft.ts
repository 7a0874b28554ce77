import {
  type FallbackReason,
  isPosting,
  PASTED,
  type ReadPosting,
  webAddress,
} from "@/components/features/applications/quick-add/read-posting";
import type { POSTING_PLACES } from "@/contracts/applications/postings";
import { LIMITS } from "@/contracts/limits";
import type { PostingSourceInput } from "@/contracts/model/posting-source";
import { readPostingInput } from "@/domain/postings/source-link";

export type Place = (typeof POSTING_PLACES)[number];

export const DRAFT_FIELDS = ["company", "role", "location", "salary", "sourceUrl", "requirements", "jobDescription"] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** Who wrote a value: the person into its field, the person in the one line for everything, or a place of the posting. */
type Origin = "typed" | "line" | Place | null;

/** An application that is not saved yet. Requirements are one a line. */
export type Draft = {
  fields: Record<DraftField, { value: string; from: Origin }>;
  /** How the posting was got; null while none was read. */
  postingSource: PostingSourceInput | null;
  /** The pasted text that the fields are filled from. */
  readText: string | null;
  /** The link that could not be opened, and why: reported with the text that is pasted instead. */
  unread: { link: string; reason: FallbackReason | null } | null;
};

const NOTHING = { value: "", from: null } as const;

export const EMPTY_DRAFT: Draft = {
  fields: {
    company: NOTHING,
    role: NOTHING,
    location: NOTHING,
    salary: NOTHING,
    sourceUrl: NOTHING,
    requirements: NOTHING,
    jobDescription: NOTHING,
  },
  postingSource: null,
  readText: null,
  unread: null,
};

/** The person wrote into a field: from now on it is theirs. An emptied field may be filled again. */
export const withTyped = (draft: Draft, field: DraftField, value: string): Draft => ({
  ...draft,
  fields: { ...draft.fields, [field]: { value, from: value === "" ? null : "typed" } },
});

/** “Company, role”, typed in one line. */
export function withLine(draft: Draft, job: { company: string; role: string }): Draft {
  const { company, role } = draft.fields;
  const take = (old: Draft["fields"]["role"], value: string) => (old.from === "typed" ? old : { value, from: "line" as const });
  return { ...draft, fields: { ...draft.fields, company: take(company, job.company), role: take(role, job.role) } };
}

/** Where a value was found; null for what the person wrote. */
export function placeOf({ fields }: Draft, field: DraftField): Place | null {
  const { from } = fields[field];
  return from === "typed" || from === "line" ? null : from;
}

/** Values of a posting fill the fields. Typed text stays, and values of an earlier posting are removed. */
export function withPosting(draft: Draft, posting: ReadPosting, readText: string | null): Draft {
  const { foundIn = {}, sourceUrl } = posting;
  const fields = { ...draft.fields };
  const fill = (field: DraftField, value: string, place: Place | undefined) => {
    const { from } = fields[field];
    if (from === "typed" || (from === "line" && value === "")) return;
    fields[field] = value === "" ? NOTHING : { value, from: place ?? "text" };
  };
  for (const field of ["company", "role", "location", "salary"] as const) fill(field, posting[field], foundIn[field]);
  fill("requirements", posting.requirements.join("\n"), foundIn.requirements);
  // A link that could not be opened is no text of a posting.
  const isOnlyLink = sourceUrl !== null && webAddress(posting.jobDescription) === sourceUrl;
  fill("jobDescription", isOnlyLink ? "" : posting.jobDescription, foundIn.jobDescription);
  fill("sourceUrl", sourceUrl ?? "", "link");
  return { ...draft, fields, postingSource: sourceOf(draft, posting), readText };
}

/** A text that is pasted because its link could not be opened is marked so. */
function sourceOf({ unread, fields }: Draft, { postingSource, sourceUrl }: ReadPosting): PostingSourceInput {
  if (!unread || sourceUrl !== null || postingSource.method !== "paste" || fields.sourceUrl.value !== unread.link)
    return postingSource;
  return { ...postingSource, requestedUrl: unread.link, fallbackReason: unread.reason };
}

/** Values of an earlier posting are removed when another one replaces it; typed text stays. */
export function withoutPosting(draft: Draft): Draft {
  const fields = { ...draft.fields };
  for (const field of DRAFT_FIELDS) if (placeOf(draft, field) !== null) fields[field] = NOTHING;
  return { ...draft, fields, postingSource: null, readText: null };
}

/** A link that could not be read stays as the user's own. */
export const withUnreadLink = (draft: Draft, link: string, reason: FallbackReason | null): Draft => {
  const isTheirs = draft.fields.sourceUrl.from === "typed";
  const withLink = isTheirs ? draft : withTyped(draft, "sourceUrl", link);
  return { ...withLink, unread: isTheirs ? draft.unread : { link, reason } };
};

/** What is saved. A pasted text that has not been read yet stays unchanged. */
export function applicationOf(draft: Draft, pasted: string) {
  const value = (field: DraftField) => draft.fields[field].value;
  const isUnread = isPosting(pasted) && draft.readText !== pasted.trim();
  const source = isUnread ? readPostingInput(pasted) : { link: null, text: "" };
  const isUnreadText = source.text !== "" && draft.fields.jobDescription.from !== "typed";
  return {
    company: value("company").trim(),
    role: value("role").trim(),
    location: value("location").trim(),
    salary: value("salary").trim(),
    sourceUrl: webAddress(value("sourceUrl")) ?? webAddress(source.link ?? "") ?? "",
    requirements: linesOf(value("requirements")),
    jobDescription: (isUnreadText ? pasted.trim() : value("jobDescription")).slice(0, LIMITS.jobDescription.max),
    postingSource: isUnreadText ? PASTED : draft.postingSource,
  };
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim().slice(0, LIMITS.application.line))
    .filter((line) => line !== "")
    .slice(0, LIMITS.application.requirements);
