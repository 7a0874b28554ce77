import { parseCookie } from "cookie";

/**
 * The cookies of a request by name, with their values as sent, because some are signed or passed on. Of two with the same name
 * the first counts, as in the sign-in service; browsers send the one with the longer path first.
 */
export const readCookies = (header: string | null | undefined): Record<string, string> =>
  // The type allows undefined for missing names; the index signature of this project does too.
  parseCookie(header ?? "", { decode: (value) => value }) as Record<string, string>;
