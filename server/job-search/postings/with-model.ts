import { fillGaps, type PostingFields } from "@/server/ai/postings/fill-gaps";
import type { Db } from "@/server/platform/db/client";
import type { PostingAnswer } from "./answer";
import { autofill } from "./service";

/** A posting that rules have read, with its gaps filled by the person's model if there are any and one is connected. */
export async function withModel(db: Db, ownerId: string, answer: PostingAnswer): Promise<PostingAnswer> {
  const { role, company, location, salary, requirements, jobDescription } = answer;
  const isComplete = role !== "" && company !== "" && requirements.length > 0;
  // A link that could not be opened left only itself.
  if (isComplete || jobDescription.trim() === answer.sourceUrl) return answer;
  const { fields, failed } = await fillGaps(db, ownerId, jobDescription, { role, company, location, salary, requirements });
  if (failed) return { ...answer, enrichmentWarning: "ai-unavailable", aiFailed: failed.message };
  const names = Object.keys(fields);
  if (names.length === 0) return answer;
  const foundIn = { ...answer.foundIn, ...Object.fromEntries(names.map((name) => [name, "ai" as const])) };
  return { ...answer, ...fields, foundIn, filledBy: "ai" };
}

/** The same for a text alone. Throws what the model failed with only where rules have found nothing at all. */
export async function autofillWithModel(
  db: Db,
  ownerId: string,
  jobDescription: string,
): Promise<Omit<PostingFields, "requirements">> {
  const found = await autofill(jobDescription);
  if (found.role !== "" && found.company !== "") return found;
  const { fields, failed } = await fillGaps(db, ownerId, jobDescription, { ...found, requirements: [] });
  if (failed && Object.values(found).every((value) => value === "")) throw failed;
  const { requirements: _, ...lines } = fields;
  return { ...found, ...lines };
}
