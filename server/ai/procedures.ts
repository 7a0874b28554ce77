import { PDF_TYPE } from "@/contracts/ai";
import { database } from "@/server/platform/db/client";
import { api, handled } from "@/server/platform/orpc";
import { ownerId } from "@/server/platform/request/context";
import { compareParsedFile, parseFile } from "./parsing/parse-file";
import { improveLine } from "./writing/improve";
import { reviewWriting } from "./writing/review";

const { ai: contract } = api;

export const ai = {
  ...handled(contract, ["parsePdf", "parsePdfLegacy"], ({ context, input }) =>
    parseFile(database(), ownerId(context), { ...input, mediaType: PDF_TYPE }),
  ),
  ...handled(contract, ["parseDocx", "parseDocxLegacy"], ({ context, input }) => parseFile(database(), ownerId(context), input)),
  compareParse: contract.compareParse.handler(({ context, input }) => compareParsedFile(database(), ownerId(context), input)),
  ...handled(contract, ["review", "reviewLegacy"], ({ context, input }) =>
    reviewWriting(database(), ownerId(context), input, new Date()),
  ),
  ...handled(contract, ["improve", "improveLegacy"], ({ context, input }) =>
    improveLine(database(), ownerId(context), input, new Date()),
  ),
};
