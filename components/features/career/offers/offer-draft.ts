import type { OfferTerms } from "@/contracts/model/career/artifact-data";
import { readAmount } from "@/domain/career/amount";

/** The terms of an offer while they are written: amounts are texts. */
export type OfferDraft = Omit<OfferTerms, "base" | "variable" | "learning" | "respondBy"> & {
  base: string;
  variable: string;
  learning: string;
  respondBy: string;
};

const EMPTY: OfferTerms = {
  version: "written",
  currency: "EUR",
  period: "year",
  base: null,
  variable: null,
  variableConditions: "",
  equity: "",
  location: "",
  officeDays: null,
  leave: "",
  learning: null,
  other: "",
  respondBy: null,
};

const textOf = (amount: number | null): string => (amount === null ? "" : String(amount));

export function offerDraft(terms: OfferTerms | null): OfferDraft {
  const { base, variable, learning, respondBy, ...rest } = terms ?? EMPTY;
  return {
    ...rest,
    base: textOf(base),
    variable: textOf(variable),
    learning: textOf(learning),
    respondBy: respondBy?.slice(0, 10) ?? "",
  };
}

/** The terms as they are saved; null if one of the amounts is none. */
export function readOfferDraft({ base, variable, learning, respondBy, currency, ...rest }: OfferDraft): OfferTerms | null {
  const texts = [base, variable, learning];
  if (texts.some((text) => text.trim() !== "" && readAmount(text) === null)) return null;
  return {
    ...rest,
    currency: currency.trim().toUpperCase(),
    base: readAmount(base),
    variable: readAmount(variable),
    learning: readAmount(learning),
    respondBy: respondBy === "" ? null : respondBy,
  };
}
