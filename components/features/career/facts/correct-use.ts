import { api } from "@/components/kit/api/client";
import type { FactUse } from "@/contracts/model/career/fact-views";
import { replaceQuote, valueAt } from "@/domain/career/replace-quote";

/**
 * Writes the corrected text of a fact where a resume or letter states it. Returns false where its words are formatted in parts, so that only
 * the person can change them. Throws what the API does; a document that was changed in the meantime is not overwritten.
 */
export async function correctUse({ kind, id, pointer, said }: FactUse, text: string): Promise<boolean> {
  if (pointer === null || said === null) return false;
  if (kind === "resume") {
    const { data, updatedAt } = await api.resumes.read({ id });
    const value = valueAt(data, pointer);
    const next = typeof value === "string" ? replaceQuote(value, said, text) : null;
    if (next === null) return false;
    await api.resumes.patch({ id, expectedUpdatedAt: updatedAt, operations: [{ op: "replace", path: pointer, value: next }] });
    return true;
  }
  if (kind !== "letter") return false;
  const { content, revision } = await api.coverLetters.read({ id });
  const next = replaceQuote(content, said, text);
  if (next === null) return false;
  await api.coverLetters.update({ id, expectedRevision: revision, content: next });
  return true;
}
