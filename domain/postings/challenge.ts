import type { Found, FoundIn } from "@/domain/postings/found";

const SIGNS =
  /cf-chl-|challenge-platform|just a moment\.\.\.|attention required! \| cloudflare|checking your browser|px-captcha|datadome|_incapsula_resource|enable javascript and cookies to continue|verify(?:ing)? (?:that )?you are (?:a )?human|are you a robot/i;

/** A bot challenge page is short and does not mention a posting. */
const MAX_TEXT = 1500;

/** Whether a page is not the posting but a question put before it. */
export function isChallenge(html: string, places: readonly (readonly [FoundIn, Found | null])[]): boolean {
  const isStructured = places.some(([place, found]) => (place === "json-ld" || place === "microdata") && found !== null);
  const text = places.find(([, found]) => found?.jobDescription)?.[1]?.jobDescription ?? "";
  return !isStructured && text.length < MAX_TEXT && SIGNS.test(html.slice(0, 200_000));
}
