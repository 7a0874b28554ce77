/** The database knows no year 0. */
const EARLIEST = Date.parse("0001-01-01T00:00:00.000Z");

/** A moment of an archive that may lie in the future, such as a reminder. */
export const moment = (text: string): Date => new Date(Math.max(Date.parse(text), EARLIEST));

/**
 * A moment of an archive at which something has happened, now at the latest. A change is always later than the one before it: after a
 * change in the year 9999, the next one would have a time that cannot be written.
 */
export const pastMoment = (text: string): Date => new Date(Math.min(moment(text).getTime(), Date.now()));
