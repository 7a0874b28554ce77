import { z } from "zod";
import type { MESSAGE_KINDS } from "@/contracts/applications/ai";
import { LIMITS } from "@/contracts/limits";
import type { LeftOut } from "@/contracts/model/ai/claim";
import { wordsForModel } from "@/domain/ai/own-words";
import { type Checked, keepChecked } from "@/domain/ai/supported-text";
import { plainToRichText } from "@/domain/rich-text/from-plain";
import { complete } from "@/server/ai/complete";
import { instructed, materialOf } from "@/server/ai/material";
import { nothingLeft } from "@/server/ai/nothing-left";
import { personSources } from "@/server/ai/person-sources";
import { withSecondOpinion } from "@/server/ai/second-opinion/second-opinion";
import { createLetter } from "@/server/documents/letters/service";
import type { Db } from "@/server/platform/db/client";
import { addressedBy, readLinked } from "./linked";

type Input = { id: string; kind: (typeof MESSAGE_KINDS)[number] };
type MessageDraft = { text: string; coverLetterId?: string; leftOut: LeftOut[] } & Checked;

const TASKS: Record<Input["kind"], string> = {
  "cover-letter":
    "You draft the body of a cover letter for an application, in the language of the posting, in at most four short paragraphs separated by empty lines. No greeting and no sign-off.",
  "follow-up":
    "You draft a short, polite message that asks where an application stands, in the language of the posting or of the resume, in at most two short paragraphs. No subject line and no placeholders.",
};

const MAX_TEXT = 20_000;

/**
 * Drafts a message from the linked resume and the person's facts. Sentences that claim anything else are left out and named. A letter is
 * saved as a new one, already without them.
 */
export async function draftMessage(db: Db, ownerId: string, { id, kind }: Input, now: Date): Promise<MessageDraft> {
  const isLetter = kind === "cover-letter";
  const { row, resumeId, data, posting } = await readLinked(db, ownerId, id, { posting: isLetter });
  const sources = await personSources(db, ownerId, data, row.id);
  const facts = sources.slice(1).map(({ text }) => text);
  const { text: answer } = await complete(db, ownerId, {
    purpose: isLetter ? "letter" : "follow-up",
    sent: `a resume, ${facts.length} facts${posting === "" ? "" : ", a posting"}, the names of company and role`,
    instructions: instructed(TASKS[kind]),
    material: materialOf({
      company: row.company,
      role: row.role,
      appliedAt: row.appliedAt,
      resume: wordsForModel(data),
      facts,
      posting,
    }),
    schema: z.object({ text: z.string().trim().min(1).max(MAX_TEXT) }),
    fromText: (text) => ({ text }),
  });
  const support = { sources, addressed: addressedBy(row), thisYear: now.getUTCFullYear() };
  const draft = keepChecked(answer, await withSecondOpinion(db, ownerId, support, answer));
  if (draft.text === "") throw nothingLeft();
  if (!isLetter) return draft;
  const letter = await createLetter(
    db,
    ownerId,
    {
      name: `${row.company} — ${row.role}`.slice(0, LIMITS.name.max),
      recipient: "",
      content: plainToRichText(draft.text),
      resumeId,
      applicationId: row.id,
    },
    now,
  );
  return { ...draft, coverLetterId: letter.id };
}
