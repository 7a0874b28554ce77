import { parseCookie } from "cookie";

/**
 * The cookies of a request by name, their values as they were sent: some are signed or handed on. Of two with the same name the first
 * counts, as it does for the sign-in service; browsers send the one of the longer path first.
 */
export const readCookies = (header: string | null | undefined): Record<string, string> =>
  // The type allows undefined for names that are not there; the index signature of this project does as well.
  parseCookie(header ?? "", { decode: (value) => value }) as Record<string, string>;
