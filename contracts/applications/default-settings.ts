import type { TrackerSettings } from "@/contracts/applications/tracker-settings";
import { LIMITS } from "@/contracts/limits";

/** The settings of applications until they are changed. */
export const DEFAULT_TRACKER_SETTINGS: TrackerSettings = {
  silenceDays: LIMITS.application.silenceDays.default,
  avoidCompanies: [],
};
