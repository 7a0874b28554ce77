import type { z } from "zod";
import type { FILLED_BY, readPostingSchema } from "@/contracts/applications/postings";
import { documentedSource, type PostingSourceInput } from "@/contracts/model/posting-source";
import type { ReadPosting } from "@/domain/postings/found";

export type PostingAnswer = z.infer<typeof readPostingSchema>;

/** The response for a reading: `page` when at least one field came from a page, `none` for typed text, from which fields are guessed. */
export function answerOf(
  posting: ReadPosting,
  source: Pick<PostingSourceInput, "method" | "format"> & Partial<PostingSourceInput>,
  sourceUrl: string | null,
): PostingAnswer {
  const { truncated, ...fields } = posting;
  const filledBy: (typeof FILLED_BY)[number] = source.method !== "paste" && saysAnything(posting) ? "page" : "none";
  const postingSource = documentedSource({ truncated, completeness: truncated ? "incomplete" : "unknown", ...source });
  return { ...fields, sourceUrl, filledBy, postingSource, enrichmentWarning: null };
}

/** Whether at least one field was found beside the text itself. */
export const saysAnything = ({ role, company, location, salary, requirements }: ReadPosting): boolean =>
  [role, company, location, salary].some((text) => text !== "") || requirements.length > 0;
