"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { OfferTerms } from "@/contracts/model/career/artifact-data";

/** The terms of an offer as people read them; nothing for what is not known. */
export function useOfferTexts() {
  const t = useTranslations("career.offers");
  const tPay = useTranslations("career.pay");
  const format = useFormatter();

  function amount(value: number | null, currency: string): string {
    if (value === null) return "";
    // What a company wrote may be no code of a currency.
    if (!/^[A-Z]{3}$/.test(currency)) return `${format.number(value)} ${currency}`.trim();
    return format.number(value, { style: "currency", currency, maximumFractionDigits: 0 });
  }
  return {
    amount,
    pay: (value: number | null, { currency, period }: Pick<OfferTerms, "currency" | "period">) =>
      value === null ? "" : `${amount(value, currency)} ${tPay(`per.${period}`)}`,
    officeDays: (days: number | null) => (days === null ? "" : t("officeDaysValue", { days })),
    /** A calendar day is that day everywhere; a moment is the day it is here. */
    day: (value: string | null) =>
      value === null
        ? ""
        : format.dateTime(new Date(value), {
            dateStyle: "medium",
            timeZone: value.length === 10 ? "UTC" : Intl.DateTimeFormat().resolvedOptions().timeZone,
          }),
  };
}
