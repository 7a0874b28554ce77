import { v7 } from "uuid";
import { api } from "@/components/kit/api/client";
import { failureOf } from "@/components/kit/api/error-text";
import { madeEdits, sentOperations } from "@/components/kit/assistant/made-edits";
import type { ProposalPart } from "@/contracts/model/assistant/part";
import { changesBetween, type PlainChange } from "@/domain/assistant/changes";

/** How often a document that is saved elsewhere at the same moment is read again. */
const ATTEMPTS = 4;

type Stored = {
  document: ProposalPart["document"];
  edits: readonly (readonly PlainChange[])[];
  /** The message that they come from; a version of kind `ai` names it. Null takes a change back. */
  messageId: string | null;
};

/** Changes a stored document that is not open here. Throws `PlacesChanged` if its places have changed. */
export async function changeStored({ document, edits, messageId }: Stored): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return document.kind === "resume"
        ? await changeResume(document.id, edits, messageId)
        : await changeLetter(document.id, edits);
    } catch (error) {
      const isMoved = ["CONFLICT", "RESUME_VERSION_CONFLICT"].includes(failureOf(error));
      if (!isMoved || attempt === ATTEMPTS) throw error;
    }
  }
}

async function changeResume(id: string, edits: Stored["edits"], messageId: string | null): Promise<void> {
  const { data, updatedAt } = await api.resumes.read({ id });
  const { operations } = madeEdits(data, edits);
  await api.resumes.patch({
    id,
    operations: sentOperations(operations),
    expectedUpdatedAt: updatedAt,
    ...(messageId === null ? {} : { messageId }),
  });
}

/** Of a letter the changed fields are sent, with a separate session, so that the state before them stays a version. */
async function changeLetter(id: string, edits: Stored["edits"]): Promise<void> {
  const letter = await api.coverLetters.read({ id });
  const next = madeEdits(letter, edits).document;
  const fields = Object.fromEntries(
    changesBetween(letter, next).map(({ pointer }) => {
      const key = pointer.split("/")[1] as keyof typeof letter;
      return [key, next[key]];
    }),
  );
  await api.coverLetters.patch({ id, expectedRevision: letter.revision, sessionId: v7(), ...fields });
}
