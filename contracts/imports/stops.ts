/** What is surely wrong with a reading. */
export const IMPORT_STOPS = [
  /** The file has no name of a person. */
  "no-name",
  /** Nothing of the file became an entry of a section. */
  "no-entries",
  /** One or more jobs have no dates, although others have. */
  "jobs-without-dates",
  /** The text of a job has a range of dates that the job itself lacks. */
  "dates-in-text",
  /** The text of an entry has a paragraph that is the heading of a section. */
  "heading-in-text",
  /** A section has fewer entries than ranges of dates in their texts: entries were joined. */
  "entries-joined",
  /** At least half of the words have no place. */
  "words-unplaced",
] as const;
