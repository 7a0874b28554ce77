import type { DRAFT_VARIANTS, LetterDraft } from "@/contracts/letters/drafts";
import { foreignText } from "@/domain/ai/foreign-text";
import { letterSource, wordsForModel } from "@/domain/ai/own-words";
import { supportedPieces } from "@/domain/ai/supported-pieces";
import { keepChecked, type Support } from "@/domain/ai/supported-text";
import { richTextToPlain } from "@/domain/rich-text/plain";
import { instructed, materialOf } from "@/server/ai/material";
import { nothingLeft } from "@/server/ai/nothing-left";
import { personSources } from "@/server/ai/person-sources";
import { requireProvider } from "@/server/ai/require-provider";
import { withSecondOpinion } from "@/server/ai/second-opinion/second-opinion";
import { begun } from "@/server/ai/stream/begun";
import { type StreamTask, streamText } from "@/server/ai/stream/stream-text";
import { readLetterRow } from "@/server/documents/letters/read";
import { stateOf } from "@/server/documents/letters/rows";
import { readResume } from "@/server/documents/resumes/read";
import { readRow } from "@/server/job-search/applications/read";
import { addressedInLetter } from "@/server/job-search/writing/linked";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";

type Variant = (typeof DRAFT_VARIANTS)[number];
type Input = { id: string; variant: Variant; previous?: string | undefined };
type Limits = Pick<StreamTask, "idleMs" | "timeoutMs">;

const BODY = "No greeting, no sign-off, no placeholders; paragraphs separated by empty lines.";
const TASKS: Record<Variant, string> = {
  draft: `You draft the body of a cover letter, in the language of the posting or else of the resume, in at most four short paragraphs. ${BODY}`,
  shorter: `You shorten the letter in \`previous\` to about half, in its own language. ${BODY}`,
  personal: `You make the letter in \`previous\` more personal, in its own language, with what \`facts\` and \`resume\` say. ${BODY}`,
};

/**
 * A draft for a letter, by sentences that have been checked; the end is the whole draft. Nothing is saved. Throws NOT_FOUND, and BAD_REQUEST with what is
 * missing: a provider or a linked resume.
 */
export async function draftLetter(
  db: Db,
  ownerId: string,
  { id, variant, previous }: Input,
  now: Date,
  signal: AbortSignal | undefined,
  limits: Limits = {},
): Promise<AsyncGenerator<string, LetterDraft>> {
  const letter = await readLetterRow(db, ownerId, id);
  await requireProvider(db, ownerId);
  if (letter.sourceResumeId === null) throw failure("BAD_REQUEST", { message: "Link a resume to this letter first." });
  const { data } = await readResume(db, ownerId, letter.sourceResumeId);
  const { sourceApplicationId } = letter;
  const application = sourceApplicationId === null ? null : await readRow(db, ownerId, sourceApplicationId);
  const sources = await personSources(db, ownerId, data, sourceApplicationId);
  const facts = sources.slice(1).map(({ text }) => text);
  const posting = foreignText(application?.jobDescription ?? "");
  const before = previous ?? richTextToPlain(letter.content);
  const stream = await streamText(db, ownerId, {
    purpose: "letter",
    sent: `a resume, ${facts.length} facts, a letter${posting === "" ? "" : ", a posting"}`,
    instructions: instructed(TASKS[before.trim() === "" ? "draft" : variant]),
    material: materialOf({
      company: application?.company ?? letter.recipientCompany,
      role: application?.role,
      recipient: letter.recipientName,
      resume: wordsForModel(data),
      facts,
      posting: posting === "" ? undefined : posting,
      previous: variant === "draft" ? undefined : before,
    }),
    signal,
    ...limits,
  });
  const support: Support = {
    sources: [...sources, letterSource(stateOf(letter))],
    addressed: addressedInLetter(letter, application),
    thisYear: now.getUTCFullYear(),
  };
  return checked(await begun(stream), support, (whole) => withSecondOpinion(db, ownerId, support, whole));
}

async function* checked(
  pieces: AsyncGenerator<string, void>,
  support: Support,
  withOpinion: (whole: string) => Promise<Support>,
): AsyncGenerator<string, LetterDraft> {
  const supported = supportedPieces(support);
  let whole = "";
  for await (const piece of pieces) {
    whole += piece;
    const ready = supported.next(piece);
    if (ready !== "") yield ready;
  }
  const rest = supported.rest();
  if (rest !== "") yield rest;
  const draft = keepChecked(whole, await withOpinion(whole));
  if (draft.text === "") throw nothingLeft();
  return draft;
}
