import { ORPCError } from "@orpc/client";
import { patiently } from "@/components/features/documents/imports/patiently";
import { api } from "@/components/kit/api/client";
import type { AnonymousMerge } from "@/contracts/model/share-link";
import { isAnonymousCopy } from "@/domain/share-links/anonymous/copy-mark";

/** What an edited anonymous copy would change, or why nothing of it can be brought back. */
export type ReturnedCopy = { merge: AnonymousMerge } | { problem: keyof typeof PROBLEMS };

const PROBLEMS = { unknown: 404, ended: 409, unmatched: 400 };

/** Looks for the resume of a file that is an anonymous copy; null for any other file. Writes nothing. */
export async function findReturnedCopy(file: File, bytes: Uint8Array, name: string): Promise<ReturnedCopy | null> {
  if (!isAnonymousCopy(bytes, name)) return null;
  try {
    return { merge: await patiently(() => api.shareLinks.mergeCopy({ file })) };
  } catch (error) {
    const status = error instanceof ORPCError ? error.status : 0;
    const problem = (Object.keys(PROBLEMS) as (keyof typeof PROBLEMS)[]).find((each) => PROBLEMS[each] === status);
    if (!problem) throw error;
    return { problem };
  }
}
