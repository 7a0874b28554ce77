import { failure } from "@/server/errors";
import { api, handled } from "@/server/orpc";

const { applicationAi: contract } = api;

const later = () => {
  throw failure("SERVICE_UNAVAILABLE");
};

export const applicationAi = {
  ...handled(contract, ["matchScore", "matchScoreLegacy"], later),
  ...handled(contract, ["draftMessage", "draftMessageLegacy"], later),
  ...handled(contract, ["tailorResume", "tailorResumeLegacy"], later),
  ...handled(contract, ["readTailoring"], later),
  ...handled(contract, ["decideTailoring"], later),
};
