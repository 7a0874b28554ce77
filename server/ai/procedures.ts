import { PDF_TYPE } from "@/contracts/ai/ai";
import { database } from "@/server/platform/db/client";
import { api, handled } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { ownerId } from "@/server/platform/request/context";
import { compareParsedFile, parseFile } from "./parsing/parse-file";
import { improveLine } from "./writing/improve";
import { reviewWriting } from "./writing/review";

const { ai: contract } = api;

export const ai = {
  ...handled(contract, ["parsePdf", "parsePdfLegacy"], ({ context, input }) =>
    parseFile(database(), ownerId(context), { ...input, mediaType: PDF_TYPE }),
  ),
  ...handled(contract, ["parseDocx", "parseDocxLegacy"], owned(parseFile)),
  compareParse: contract.compareParse.handler(owned(compareParsedFile)),
  ...handled(contract, ["review", "reviewLegacy"], owned(reviewWriting)),
  ...handled(contract, ["improve", "improveLegacy"], owned(improveLine)),
};
