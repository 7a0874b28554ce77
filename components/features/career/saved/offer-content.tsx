"use client";

import { useTranslations } from "next-intl";
import { useOfferTexts } from "@/components/features/career/offers/use-offer-texts";
import { Labelled, Parts } from "@/components/features/career/saved/labelled";
import type { SavedOf } from "@/components/features/career/saved/use-saved";
import type { OfferTerms } from "@/contracts/model/career/artifact-data";

/** The terms of an offer, those that are known. */
export function OfferContent({ item: { data } }: { item: { data: SavedOf<"offer">["data"] } }) {
  return <Terms terms={data} />;
}

export function Terms({ terms }: { terms: OfferTerms }) {
  const t = useTranslations("career.offers");
  const text = useOfferTexts();
  return (
    <Parts>
      <Labelled label={t("version")}>{t(`versions.${terms.version}`)}</Labelled>
      <Labelled label={t("base")}>{text.pay(terms.base, terms)}</Labelled>
      <Labelled label={t("variable")}>{text.pay(terms.variable, terms)}</Labelled>
      <Labelled label={t("variableConditions")}>{terms.variableConditions}</Labelled>
      <Labelled label={t("equity")}>{terms.equity}</Labelled>
      <Labelled label={t("location")}>{terms.location}</Labelled>
      <Labelled label={t("officeDays")}>{text.officeDays(terms.officeDays)}</Labelled>
      <Labelled label={t("leave")}>{terms.leave}</Labelled>
      <Labelled label={t("learning")}>{text.amount(terms.learning, terms.currency)}</Labelled>
      <Labelled label={t("other")}>{terms.other}</Labelled>
      <Labelled label={t("respondBy")}>{text.day(terms.respondBy)}</Labelled>
    </Parts>
  );
}
