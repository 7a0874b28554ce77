/** A text about a person's achievements: a resume, a fact, a letter. Never a posting. */
export type ClaimSource = {
  id: string;
  text: string;
  /** Whether an empty line ends an entry. Otherwise a line with a period begins one. */
  isGrouped?: boolean;
};

export type ClaimSources = {
  /** The user's own words. A posting is no source: it states requirements. */
  sources: readonly ClaimSource[];
  /** Names and titles that may be mentioned without being claimed: the company and the role that are written to. */
  addressed?: readonly string[];
  thisYear: number;
  /** Whether the text also speaks of other things than the person, as a briefing does: ordinary words then claim nothing. */
  isMixed?: boolean;
};
