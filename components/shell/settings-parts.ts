/** The parts of the settings sheet, by the name that stands behind `/settings#`. */
export const SETTINGS_PARTS = ["account", "preferences", "password", "keys", "data"] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];
