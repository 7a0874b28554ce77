"use client";

import { useTranslations } from "next-intl";
import { useOfferTexts } from "@/components/features/career/offers/use-offer-texts";
import type { SavedOf } from "@/components/features/career/saved/use-saved";
import { BarList } from "@/components/kit/ui/bar-list";
import { yearlyPay } from "@/domain/career/offers";

/** Total pay of a year, its fixed part filled. Each currency has its own scale. */
export function OfferChart({ offers }: { offers: readonly SavedOf<"offer">[] }) {
  const t = useTranslations("career.offers");
  const { amount } = useOfferTexts();
  const known = offers.flatMap((offer) => {
    const pay = yearlyPay(offer.data);
    return pay === null ? [] : [{ offer, pay }];
  });
  const currencies = [...new Set(known.map(({ offer }) => offer.data.currency))];
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="offer-chart" className="mt-8">
      <h2 id="offer-chart" className="font-semibold text-base tracking-tight">
        {t("chart")}
      </h2>
      <p className="text-muted-foreground">{t("chartText")}</p>
      {currencies.map((currency) => {
        const same = known.filter(({ offer }) => offer.data.currency === currency);
        const max = Math.max(...same.map(({ pay }) => pay.total), 1);
        return (
          <div key={currency} className="mt-3">
            {currencies.length > 1 ? <h3 className="font-medium">{currency}</h3> : null}
            <BarList
              bars={same.map(({ offer, pay }) => ({
                key: offer.id,
                name: offer.application?.company,
                whole: pay.total / max,
                part: pay.base / max,
                numbers: amount(pay.total, currency),
              }))}
            />
          </div>
        );
      })}
    </section>
  );
}
