import type { LetterSources } from "@/contracts/letters/drafts";
import { supportOf } from "@/domain/ai/supported-text";
import { richTextToPlain } from "@/domain/rich-text/plain";
import { factSources, personSources } from "@/server/ai/person-sources";
import { readLetterRow } from "@/server/documents/letters/read";
import { readResume } from "@/server/documents/resumes/read";
import { readRow } from "@/server/job-search/applications/read";
import type { Db } from "@/server/platform/db/client";
import { addressedInLetter } from "./linked";

/** What a letter's text claims of its owner, and what of theirs supports it. Throws NOT_FOUND. */
export async function letterSources(db: Db, ownerId: string, id: string, now: Date): Promise<LetterSources> {
  const letter = await readLetterRow(db, ownerId, id);
  const { sourceResumeId, sourceApplicationId } = letter;
  const sources =
    sourceResumeId === null
      ? await factSources(db, ownerId, sourceApplicationId)
      : await personSources(db, ownerId, (await readResume(db, ownerId, sourceResumeId)).data, sourceApplicationId);
  const text = richTextToPlain(letter.content);
  const application = sourceApplicationId === null ? null : await readRow(db, ownerId, sourceApplicationId);
  const addressed = addressedInLetter(letter, application);
  return { text, ...supportOf(text, { sources, addressed, thisYear: now.getUTCFullYear() }) };
}
