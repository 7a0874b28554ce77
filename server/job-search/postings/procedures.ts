import { database } from "@/server/platform/db/client";
import { api, handled } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { ownerId } from "@/server/platform/request/context";
import { readCapture } from "./capture";
import { readPostingFile } from "./read-file";
import { readPosting } from "./service";
import { tellingWhenToRetry } from "./turns";
import { autofillWithModel, withModel } from "./with-model";

const { postings: contract } = api;

export const postings = {
  ...handled(contract, ["parse", "parseLegacy"], async ({ context, input, signal }) => {
    const reading = readPosting(input.input, { userId: ownerId(context), now: new Date(), signal });
    return withModel(database(), ownerId(context), await tellingWhenToRetry(context.answer, reading));
  }),
  ...handled(
    contract,
    ["autofill", "autofillLegacy"],
    owned((db, ownerId, { jobDescription }) => autofillWithModel(db, ownerId, jobDescription)),
  ),
  readFile: contract.readFile.handler(({ input }) => readPostingFile(input.file, new Date())),
  capture: contract.capture.handler(owned(readCapture)),
};
