import { failure } from "@/server/errors";
import { api, handled } from "@/server/orpc";

const { ai: contract } = api;

const later = () => {
  throw failure("SERVICE_UNAVAILABLE");
};

export const ai = {
  ...handled(contract, ["parsePdf", "parsePdfLegacy"], later),
  ...handled(contract, ["parseDocx", "parseDocxLegacy"], later),
  ...handled(contract, ["compareParse"], later),
  ...handled(contract, ["review", "reviewLegacy"], later),
  ...handled(contract, ["improve", "improveLegacy"], later),
};
