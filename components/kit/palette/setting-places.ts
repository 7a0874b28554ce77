import type { SettingsPlace } from "@/components/kit/shell/settings-parts";

/** What can be set, and the place of the settings where it is. Names and other words for them are in the texts, `palette.settings`. */
export const SETTING_PLACES = {
  displayName: "account",
  email: "email",
  username: "username",
  password: "password",
  twoFactor: "two-factor",
  passkeys: "passkeys",
  linked: "linked",
  sessions: "sessions",
  activity: "activity",
  theme: "preferences",
  language: "preferences",
  dimPage: "preferences",
  notifications: "notifications",
  mailbox: "mailbox",
  calendar: "calendar",
  contacts: "contacts",
  aiProviders: "ai-providers",
  webAccess: "web-access",
  aiDestinations: "ai-destinations",
  aiCalls: "ai-calls",
  apiKeys: "keys",
  programs: "programs",
  webhooks: "webhooks",
  browserExtension: "browser",
  exportData: "export",
  importData: "import",
  storage: "storage",
  deleteAccount: "delete",
} as const satisfies Record<string, SettingsPlace>;

export type SettingName = keyof typeof SETTING_PLACES;
