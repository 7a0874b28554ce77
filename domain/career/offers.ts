import type { OfferTerms } from "@/contracts/model/career/artifact-data";
import type { CareerProfile } from "@/contracts/model/career/profile";
import { searchText } from "@/domain/search/search-text";

/** Hours of a year at 40 a week, and months: how pay by the hour and by the month compares with pay by the year. */
export const HOURS_PER_YEAR = 2080;
const PER_YEAR = { hour: HOURS_PER_YEAR, month: 12, year: 1 } as const;

/** Pay of a year in the offer's currency; null as long as the base is not known. Variable pay counts in full. */
export function yearlyPay({ base, variable, period }: Pick<OfferTerms, "base" | "variable" | "period">) {
  if (base === null) return null;
  const times = PER_YEAR[period];
  const [fixed, extra] = [base * times, (variable ?? 0) * times];
  return { base: fixed, variable: extra, total: fixed + extra };
}

/** Days of paid leave, if the terms begin to say so with a number: “30 days”, “6 weeks”. Null if they do not. */
export function leaveDays(leave: string): number | null {
  const found = /(\d{1,3})(?:[.,]5)?\s*(weeks?|wochen?|semaines?|weken)?/i.exec(leave);
  if (!found?.[1]) return null;
  const days = Number(found[1]) * (found[2] === undefined ? 1 : 5);
  return days <= 366 ? days : null;
}

export type WishName = "pay" | "place" | "office";
/** Whether a wish of the profile is met; null if it cannot be known from the terms. */
export type WishCheck = { wish: WishName; met: boolean | null };

/** The wishes of the profile, those that it has, against the terms of an offer. */
export function checkWishes(terms: OfferTerms, profile: CareerProfile): WishCheck[] {
  const { minBase, locations, maxOfficeDays } = profile;
  const checks: WishCheck[] = [];
  if (minBase.amount !== null) checks.push({ wish: "pay", met: meetsPay(terms, minBase) });
  if (locations.length > 0) checks.push({ wish: "place", met: meetsPlace(terms, locations) });
  if (maxOfficeDays !== null)
    checks.push({ wish: "office", met: terms.officeDays === null ? null : terms.officeDays <= maxOfficeDays });
  return checks;
}

/** Compares base pay only, a year's against a year's; amounts in two currencies do not compare. */
function meetsPay(terms: OfferTerms, { amount, currency, period }: CareerProfile["minBase"]): boolean | null {
  const pay = yearlyPay(terms);
  if (pay === null || amount === null || terms.currency.trim().toUpperCase() !== currency) return null;
  return pay.base >= amount * PER_YEAR[period];
}

/** An offer that needs no day at the office meets every place. */
function meetsPlace({ location, officeDays }: OfferTerms, locations: readonly string[]): boolean | null {
  if (officeDays === 0) return true;
  const place = searchText(location);
  if (place === "") return null;
  return locations.some((preferred) => place.includes(searchText(preferred)));
}
