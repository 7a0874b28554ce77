import type { SettingsPart } from "@/components/shell/settings-parts";

/** What can be set, and the part of the settings where it is. Names and other words for them stand in the texts, `palette.settings`. */
export const SETTING_PLACES = {
  displayName: "account",
  email: "account",
  username: "account",
  theme: "preferences",
  language: "preferences",
  dimPage: "preferences",
  password: "password",
  apiKeys: "keys",
  exportData: "data",
  deleteAccount: "data",
} as const satisfies Record<string, SettingsPart>;

export type SettingName = keyof typeof SETTING_PLACES;
