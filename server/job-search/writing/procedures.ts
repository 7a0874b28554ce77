import { database } from "@/server/platform/db/client";
import { api, handled } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { ownerId } from "@/server/platform/request/context";
import { draftLetter } from "./draft-letter";
import { letterSources } from "./letter-sources";
import { scoreApplication } from "./match-score";
import { draftMessage } from "./message-draft";
import { tailorToApplication } from "./tailor-resume";
import { decideTailoring, readTailoring } from "./tailoring-record";

const { applicationAi: contract } = api;

export const applicationAi = {
  ...handled(
    contract,
    ["matchScore", "matchScoreLegacy"],
    owned((db, ownerId, { id }, now) => scoreApplication(db, ownerId, id, now)),
  ),
  ...handled(contract, ["draftMessage", "draftMessageLegacy"], owned(draftMessage)),
  ...handled(
    contract,
    ["tailorResume", "tailorResumeLegacy"],
    owned((db, ownerId, { id }, now) => tailorToApplication(db, ownerId, id, now)),
  ),
  readTailoring: contract.readTailoring.handler(owned((db, ownerId, { id }) => readTailoring(db, ownerId, id))),
  decideTailoring: contract.decideTailoring.handler(({ context, input }) =>
    decideTailoring(database(), ownerId(context), input.id, input.changes),
  ),
};

/** The operations of letters that know the application: drafts, and what supports a text. */
export const letterDrafts = {
  ...handled(api.coverLetters, ["createDraft", "createDraftLegacy"], ({ context, input, signal }) =>
    draftLetter(database(), ownerId(context), input, new Date(), signal),
  ),
  readSources: api.coverLetters.readSources.handler(owned((db, ownerId, { id }, now) => letterSources(db, ownerId, id, now))),
};
