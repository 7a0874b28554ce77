import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { AiCall } from "@/components/features/settings/ai/calls-file";
import type { api } from "@/components/kit/api/client";
import { PlainTable, type PlainTableProps } from "@/components/kit/ui/plain-table";

type Month = Awaited<ReturnType<typeof api.aiCalls.list>>["months"][number];

/** Requests and tokens of each month, newest first. */
export function MonthsTable({ months }: { months: readonly Month[] }) {
  const t = useTranslations("settings.ai.calls");
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const dollars = new Intl.NumberFormat(locale, { style: "currency", currency: "USD", maximumSignificantDigits: 3 });
  const monthName = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <Table
      caption={t("byMonth")}
      headers={[t("month"), t("requests"), t("failedRequests"), t("tokensIn"), t("tokensOut"), t("price")]}
      rows={months.map(({ month, calls, failed, inputTokens, outputTokens, costUsd, unpriced }) => ({
        key: month,
        cells: [
          monthName.format(new Date(`${month}-01T00:00:00Z`)),
          ...[calls, failed, inputTokens, outputTokens].map((each) => number.format(each)),
          unpriced === calls
            ? t("noPrice")
            : [dollars.format(costUsd), unpriced > 0 ? t("unpriced", { count: unpriced }) : null].filter(Boolean).join(", "),
        ],
      }))}
    />
  );
}

/** Each request: when, what for, what was sent by name, to which model, and what became of it. */
export function CallsTable({ calls }: { calls: readonly AiCall[] }) {
  const t = useTranslations("settings.ai.calls");
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const dollars = new Intl.NumberFormat(locale, { style: "currency", currency: "USD", maximumSignificantDigits: 2 });
  const seconds = new Intl.NumberFormat(locale, { style: "unit", unit: "second", maximumFractionDigits: 1 });
  const hasPrice = calls.some(({ costUsd }) => costUsd !== null);
  const purposeOf = (purpose: string) =>
    t.has(`purposes.${purpose}` as "purposes.improvement") ? t(`purposes.${purpose}` as "purposes.improvement") : purpose;
  return (
    <div>
      <Table
        caption={t("each")}
        headers={[t("when"), t("purpose"), t("sent"), t("model"), t("tokens"), t("price"), t("outcome")].filter(
          (header) => hasPrice || header !== t("price"),
        )}
        rows={calls.map((call) => {
          const price = call.costUsd;
          const cells: ReactNode[] = [
            time.format(new Date(call.at)),
            purposeOf(call.purpose),
            call.sent,
            call.model,
            `${number.format(call.inputTokens)} / ${number.format(call.outputTokens)}`,
          ];
          if (hasPrice) cells.push(price === null ? t("noPrice") : dollars.format(price));
          const took = call.durationMs === null ? null : seconds.format(call.durationMs / 1000);
          cells.push([t(`outcomes.${call.outcome}`), took].filter(Boolean).join(", "));
          return { key: call.id, cells };
        })}
      />
      {hasPrice ? <p className="mt-1 text-muted-foreground text-xs">{t("priceNote")}</p> : null}
    </div>
  );
}

/** A table that scrolls sideways where it is wider than the page. */
function Table(table: PlainTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="overflow-x-auto" aria-label={table.caption} tabIndex={0}>
      <PlainTable
        {...table}
        className="text-xs"
        captionClassName="py-1.5 text-start font-medium text-muted-foreground"
        headClassName="whitespace-nowrap border-y"
        firstClassName="whitespace-nowrap"
      />
    </section>
  );
}
