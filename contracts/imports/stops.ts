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
  /** At least half of the words have no place. */
  "words-unplaced",
] as const;
