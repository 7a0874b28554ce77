/** The parts of the settings sheet, by the name after `/settings#`. */
export const SETTINGS_PARTS = ["account", "security", "preferences", "mailbox", "ai", "keys", "data"] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];

/** Places within the parts that have their own address. */
export type SettingsPlace =
  | SettingsPart
  | "username"
  | "email"
  | "password"
  | "two-factor"
  | "passkeys"
  | "linked"
  | "sessions"
  | "activity"
  | "ai-providers"
  | "ai-destinations"
  | "ai-calls"
  | "web-access"
  | "programs"
  | "webhooks"
  | "export"
  | "import"
  | "storage"
  | "delete";
