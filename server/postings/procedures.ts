import { ownerId } from "@/server/context";
import { api, handled } from "@/server/orpc";
import { readPostingFile } from "./read-file";
import { autofill, readCapture, readPosting } from "./service";
import { tellingWhenToRetry } from "./turns";

const { postings: contract } = api;

export const postings = {
  ...handled(contract, ["parse", "parseLegacy"], ({ context, input, signal }) =>
    tellingWhenToRetry(context.answer, readPosting(input.input, { userId: ownerId(context), now: new Date(), signal })),
  ),
  ...handled(contract, ["autofill", "autofillLegacy"], ({ input }) => autofill(input.jobDescription)),
  readFile: contract.readFile.handler(({ input }) => readPostingFile(input.file, new Date())),
  capture: contract.capture.handler(({ input }) => readCapture(input, new Date())),
};
