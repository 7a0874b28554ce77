import { isOngoingWord } from "@/domain/dates/ongoing";
import { readRange } from "@/domain/dates/parse";

const YEAR = /(?:19|20)\d{2}/;

/** Whether a text is hardly more than a date or a range, in whatever language. For questions of layout only; reading is done elsewhere. */
export function isPeriodText(text: string): boolean {
  if (text.length > 44) return false;
  if (!YEAR.test(text)) return isOngoingWord(text);
  if (readRange(text.replace(/^[([]|[)\]]$/g, ""), "en-US")) return true;
  const words = text.replaceAll(/[\d\s.,/()[\]–—-]+/g, " ").trim();
  return words.split(" ").length <= 5 && words.length <= 28 && /\d{4}\s*[)\]]?$|\d{4}.{0,3}[-–—]/.test(text);
}
