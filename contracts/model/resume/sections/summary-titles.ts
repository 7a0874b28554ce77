/** Headings of the summary, which is not a section of items, in lower case. */
export const SUMMARY_TITLES: { usual: readonly string[]; other: readonly string[] } = {
  usual: ["summary", "professional summary", "profile", "about", "about me", "objective", "career objective"],
  other: [
    "career summary",
    "executive summary",
    "professional profile",
    "über mich",
    "kurzprofil",
    "zusammenfassung",
    "à propos",
    "perfil",
    "acerca de mí",
    "sobre mí",
    "perfil profesional",
    "sobre mim",
  ],
};
