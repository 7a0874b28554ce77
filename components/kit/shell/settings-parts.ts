/** The parts of the settings, each with its own page, and the places within them that have an address. */
const PLACES = {
  account: ["username", "email"],
  security: ["password", "two-factor", "passkeys", "linked", "sessions", "activity"],
  preferences: [],
  notifications: [],
  mailbox: [],
  calendar: [],
  contacts: [],
  ai: ["ai-providers", "web-access", "ai-destinations", "ai-calls"],
  keys: ["programs", "webhooks"],
  browser: [],
  data: ["export", "import", "storage", "delete"],
} as const;

export type SettingsPart = keyof typeof PLACES;
export type SettingsPlace = SettingsPart | (typeof PLACES)[SettingsPart][number];

export const SETTINGS_PARTS = Object.keys(PLACES) as SettingsPart[];

/** The part that a place is in; null for a name that is none. */
export const settingsPartOf = (place: string): SettingsPart | null =>
  SETTINGS_PARTS.find((part) => part === place || (PLACES[part] as readonly string[]).includes(place)) ?? null;

/** Where a place of the settings is. The first part is `/settings`. */
export function settingsAddress(place: SettingsPlace): string {
  const part = settingsPartOf(place);
  const page = part === null || part === "account" ? "/settings" : `/settings/${part}`;
  return place === part ? page : `${page}#${place}`;
}
