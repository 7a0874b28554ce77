"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { careerAddress } from "@/components/features/career/career-address";
import { useOfferTexts } from "@/components/features/career/offers/use-offer-texts";
import type { SavedOf } from "@/components/features/career/saved/use-saved";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import type { CareerProfile } from "@/contracts/model/career/profile";
import { checkWishes, HOURS_PER_YEAR, leaveDays, type WishName, yearlyPay } from "@/domain/career/offers";

type OfferTableProps = {
  offers: readonly SavedOf<"offer">[];
  profile: CareerProfile | undefined;
  onEdit: (offer: SavedOf<"offer">) => void;
};

type LineName =
  | "total"
  | "base"
  | "variable"
  | "equity"
  | "leave"
  | "leaveDays"
  | "location"
  | "officeDays"
  | "learning"
  | "other"
  | "version"
  | "respondBy";
type Line = { key: LineName; cell: (offer: SavedOf<"offer">) => ReactNode; wish?: WishName };

/** A column for each offer, a line for each term, and whether the wishes of the profile are met. */
export function OfferTable({ offers, profile, onEdit }: OfferTableProps) {
  const t = useTranslations("career.offers");
  const text = useOfferTexts();
  const lines: Line[] = [
    {
      key: "total",
      cell: ({ data }) => <b className="font-semibold">{text.amount(yearlyPay(data)?.total ?? null, data.currency)}</b>,
    },
    { key: "base", wish: "pay", cell: ({ data }) => text.pay(data.base, data) },
    {
      key: "variable",
      cell: ({ data }) => [text.pay(data.variable, data), data.variableConditions].filter(Boolean).join(". "),
    },
    { key: "equity", cell: ({ data }) => data.equity },
    { key: "leave", cell: ({ data }) => data.leave },
    { key: "leaveDays", cell: ({ data }) => leaveDays(data.leave) },
    { key: "location", wish: "place", cell: ({ data }) => data.location },
    { key: "officeDays", wish: "office", cell: ({ data }) => text.officeDays(data.officeDays) },
    { key: "learning", cell: ({ data }) => text.amount(data.learning, data.currency) },
    { key: "other", cell: ({ data }) => data.other },
    { key: "version", cell: ({ data }) => t(`versions.${data.version}`) },
    { key: "respondBy", cell: ({ data }) => text.day(data.respondBy) },
  ];
  const checksOf = (offer: SavedOf<"offer">) => (profile ? checkWishes(offer.data, profile) : []);
  const hasWishes = offers.some((offer) => checksOf(offer).length > 0);

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
      <section aria-label={t("compare")} tabIndex={0} className="overflow-x-auto border-t">
        <table className="w-full border-collapse">
          <caption className="sr-only">{t("compare")}</caption>
          <thead>
            <tr className="border-b align-top">
              <th
                scope="col"
                className="sticky start-0 bg-background py-2 pe-4 text-start font-medium text-muted-foreground text-xs"
              >
                {t("term")}
              </th>
              {offers.map((offer) => (
                <th key={offer.id} scope="col" className="min-w-44 max-w-72 py-2 pe-4 text-start font-normal">
                  <Link
                    href={`/applications/${offer.applicationId}`}
                    prefetch={false}
                    className="block font-semibold hover:underline"
                  >
                    {offer.application?.company}
                  </Link>
                  <span className="block text-muted-foreground">{offer.application?.role}</span>
                  <Button
                    size="xs"
                    variant="accent"
                    className="-ms-2"
                    aria-label={t("editIt", { company: offer.application?.company ?? "" })}
                    onClick={() => onEdit(offer)}
                  >
                    {t("editShort")}
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hasWishes ? (
              <tr className="border-b">
                <LineHead>{t("wishes")}</LineHead>
                {offers.map((offer) => {
                  const checks = checksOf(offer);
                  const met = checks.filter((check) => check.met === true).length;
                  return (
                    <td key={offer.id} className="py-1.5 pe-4">
                      {t("wishesMet", { met, total: checks.length })}
                    </td>
                  );
                })}
              </tr>
            ) : null}
            {lines.map(({ key, cell, wish }) => (
              <tr key={key} className="border-b align-top">
                <LineHead>{t(key)}</LineHead>
                {offers.map((offer) => (
                  <td key={offer.id} className="max-w-72 break-words py-1.5 pe-4 tabular-nums">
                    {cell(offer) || "–"}
                    <WishMark met={checksOf(offer).find((check) => check.wish === wish)?.met} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-2 text-muted-foreground text-xs">
        {t("howCounted", { hours: HOURS_PER_YEAR })}{" "}
        {hasWishes ? null : (
          <Link href={careerAddress("profile")} className="link">
            {t("addWishes")}
          </Link>
        )}
      </p>
    </>
  );
}

const LineHead = ({ children }: { children: ReactNode }) => (
  <th scope="row" className="sticky start-0 bg-background py-1.5 pe-4 text-start font-normal text-muted-foreground">
    {children}
  </th>
);

/** Whether a wish is met, in a word; nothing where there is no wish. */
function WishMark({ met }: { met: boolean | null | undefined }) {
  const t = useTranslations("career.offers.marks");
  if (met === undefined) return null;
  const [icon, tone, word] =
    met === null
      ? (["question", "text-warning", "unknown"] as const)
      : met
        ? (["check", "text-success", "met"] as const)
        : (["x", "text-danger", "notMet"] as const);
  return (
    <span className={`flex items-center gap-1 text-xs ${tone}`}>
      <Icon name={icon} size="xs" />
      {t(word)}
    </span>
  );
}
