import { database } from "@/server/platform/db/client";
import { api, handled } from "@/server/platform/orpc";
import { ownerId } from "@/server/platform/request/context";
import { draftLetter } from "./draft-letter";
import { scoreApplication } from "./match-score";
import { draftMessage } from "./message-draft";
import { tailorToApplication } from "./tailor-resume";
import { decideTailoring, readTailoring } from "./tailoring-record";

const { applicationAi: contract } = api;

export const applicationAi = {
  ...handled(contract, ["matchScore", "matchScoreLegacy"], ({ context, input }) =>
    scoreApplication(database(), ownerId(context), input.id, new Date()),
  ),
  ...handled(contract, ["draftMessage", "draftMessageLegacy"], ({ context, input }) =>
    draftMessage(database(), ownerId(context), input, new Date()),
  ),
  ...handled(contract, ["tailorResume", "tailorResumeLegacy"], ({ context, input }) =>
    tailorToApplication(database(), ownerId(context), input.id, new Date()),
  ),
  readTailoring: contract.readTailoring.handler(({ context, input }) => readTailoring(database(), ownerId(context), input.id)),
  decideTailoring: contract.decideTailoring.handler(({ context, input }) =>
    decideTailoring(database(), ownerId(context), input.id, input.changes),
  ),
};

/** The operations of letters that ask a model about an application. */
export const letterDrafts = handled(api.coverLetters, ["createDraft", "createDraftLegacy"], ({ context, input, signal }) =>
  draftLetter(database(), ownerId(context), input, new Date(), signal),
);
