/** Families under another licence than the SIL Open Font License 1.1. A test compares this with `docs/fonts.md`. */
export const OTHER_LICENCES: ReadonlyMap<string, string> = new Map([["Roboto Slab", "Apache-2.0"]]);
