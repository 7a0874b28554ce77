import type { ImportDoubt } from "@/contracts/imports/doubts";
import { isOngoingWord } from "@/domain/dates/ongoing";
import { headingKind } from "@/domain/imports/pdf/heading-words";
import type { NameRole } from "@/domain/imports/pdf/structure/item";
import { findPeriod } from "@/domain/imports/pdf/structure/period";
import { isTown } from "@/domain/imports/pdf/structure/towns";
import { isOrganisation, isPlace, isRole, isSchool, roleEvidence } from "@/domain/imports/pdf/structure/words";

/** Longer names are rare enough to be looked at, in words. */
const MAX_WORDS: Record<NameRole, number> = { title: 8, organisation: 8, place: 5, name: 16 };

/** Two words without their space: “May 2021Engineer”, “JostBredenkamp”. Names such as “McKay” and “GmbH” have shorter beginnings. */
const GLUED = /\d\p{Lu}?\p{Ll}{2}|\d{4}\p{L}|\p{Ll}{3}\p{Lu}\p{Ll}{2}|\p{L}{2},\p{L}/u;
const UNFINISHED = /^[\s,;:.)\]–—-]|[,;:(–—-]$|\s(?:and|und|et|y|of|the|der|die|de|la|for|für|in|at|bei|a|an|&)$/i;

/** A legal form without its company. */
const LEGAL_FORM = /^(?:inc|ltd|llc|llp|plc|corp|co|gmbh|ag|kg|s\.?a|s\.?r\.?l|b\.?v|e\.\s?v)\.?$/i;

/** Names of products that are written so. */
const PRODUCT =
  /(?:Type|Java|Action|Coffee)Script|Power(?:Point|Shell)|Git(?:Hub|Lab)|YouTube|LinkedIn|TensorFlow|Open(?:Stack|Shift|Office)|SolidWorks|InDesign|QuickBooks|HubSpot|SharePoint|WordPress|ServiceNow|Cloud(?:Formation|Watch|Flare)|ClickHouse|TeamCity|SketchUp|SurveyMonkey|BigQuery|Sales[Ff]orce|FrameMaker|MindManager|MailChimp|LibreOffice|DaVinci|HashiCorp|SwiftUI|JetBrains/gu;

export const isJoined = (text: string): boolean => GLUED.test(text.replaceAll(PRODUCT, "Name"));

/** Whether a text is a sentence, or as long as one. */
export function isProse(text: string): boolean {
  const words = text.trim().split(/\s+/).length;
  return words > 9 || (words > 3 && /[.!?]["”»]?$/.test(text.trim()));
}

/** Why a name looks like something else, like a part of it, or like two; null if it does not. */
export function oddName(role: NameRole, text: string, locale: string): ImportDoubt | null {
  if (text === "") return null;
  const words = text.split(/\s+/);
  if (!isBalanced(text) || UNFINISHED.test(text) || /^\p{Ll}\p{Ll}+\s/u.test(text) || LEGAL_FORM.test(text)) return "incomplete";
  if (GLUED.test(text)) return "joined";
  if (isTime(text, locale) || hasHeading(text)) return "other-entry";
  if (words.length > MAX_WORDS[role] || /[|•●▪‖]|\s[·–—]\s/.test(text)) return "joined";
  if (role !== "name" && hasPlaceAtEnd(role, words)) return "joined";
  return isUnlike(role, text, words.length) ? "unlike-field" : null;
}

/** Whether one of the parts of a text is the heading of a section. */
export const hasHeading = (text: string): boolean =>
  [text, ...text.split(/\s[·|–—]\s|:\s/)].some((part) => headingKind(part) !== undefined);

/** “Lecturer Toronto, ON”, “Economics Toronto, ON”: a place with words before it that are none of it. */
function hasPlaceAtEnd(role: NameRole, words: readonly string[]): boolean {
  const [before = "", last = ""] = words.slice(-2);
  if (!before.endsWith(",")) return false;
  const town = before.slice(0, -1);
  if (role !== "place") return words.length > 2 && isTown(town) && isPlace(`${town}, ${last}`);
  return words.length > 2 && isTown(town) && !isTown(words.slice(0, -1).join(" ").replace(/,$/, ""));
}

function isUnlike(role: NameRole, text: string, words: number): boolean {
  if (role === "name") return false;
  if (/[!?]|\d{4}/.test(text) || (/\.$/.test(text) && words > 3 && !isOrganisation(text))) return true;
  // “CO” is a company in some languages and Colorado in “Denver, CO”.
  if (role === "place")
    return /[@:;]/.test(text) || isRole(text) || isSchool(text) || isOrganisation(text.replace(/,[^,]*$/, ""));
  if (role === "title") return roleEvidence(text) < 0;
  return roleEvidence(text) > 0;
}

/** “MA” is a degree, though it means “today” in Hungarian. */
export const isOngoing = (text: string) => isOngoingWord(text) && !/^\p{Lu}{2}$/u.test(text);
/** “Feb” of “Feb 2020” is a part of dates, too. */
const isMonth = (text: string, locale: string) => {
  const found = /^\p{L}{3,10}\.?$/u.test(text) ? findPeriod(`${text} 2020`, locale) : undefined;
  return found !== undefined && found.before === "" && found.after === "";
};
const isTime = (text: string, locale: string) =>
  isOngoing(text) || findPeriod(text, locale) !== undefined || text.split(/,\s/).some((part) => isMonth(part, locale));

const isBalanced = (text: string) =>
  text.split("(").length === text.split(")").length && text.split("[").length === text.split("]").length;
