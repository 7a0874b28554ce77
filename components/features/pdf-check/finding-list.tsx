import { useTranslations } from "next-intl";
import { Icon } from "@/components/kit/ui/icon";
import type { PdfCheckCode, PdfCheckFinding } from "@/contracts/model/pdf-check-report";

const SEVERITIES = {
  blocker: { icon: "x-circle", className: "text-danger" },
  warning: { icon: "warning", className: "text-warning" },
} as const;

const pagesOf = (places: PdfCheckFinding["places"]) => {
  const pages = [...new Set(places.map(({ page }) => page))].toSorted((one, other) => one - other);
  return { count: pages.length, pages: pages.join(", ") };
};

/** What was found, the gravest first, each with what to do about it; then what is worth doing all the same. */
export function FindingList({ findings, tips }: { findings: readonly PdfCheckFinding[]; tips: readonly PdfCheckCode[] }) {
  const t = useTranslations("pdfCheck");
  const ordered = [...findings].sort((a, b) => Number(b.severity === "blocker") - Number(a.severity === "blocker"));
  return (
    <ul className="mt-2 border-t">
      {ordered.map(({ code, severity, category, places }) => (
        <li key={code} className="flex gap-3 border-b py-3">
          <Icon name={SEVERITIES[severity].icon} className={`mt-[3px] ${SEVERITIES[severity].className}`} />
          <div className="min-w-0 flex-1">
            <h3 className="font-medium text-base">{t(`codes.${code}.title`)}</h3>
            <p className="text-base text-muted-foreground">{t(`codes.${code}.advice`)}</p>
            <p className="mt-0.5 text-subtle-foreground text-xs">
              {t(`severities.${severity}`)} · {t(`categories.${category}`)}
              {places.length > 0 ? ` · ${t("onPages", pagesOf(places))}` : ""}
            </p>
          </div>
        </li>
      ))}
      {tips.map((code) => (
        <li key={code} className="flex gap-3 border-b py-3">
          <Icon name="question" className="mt-[3px] text-muted-foreground" />
          <div className="min-w-0 flex-1">
            <h3 className="font-medium text-base">{t(`codes.${code}.title`)}</h3>
            <p className="text-base text-muted-foreground">{t(`codes.${code}.advice`)}</p>
            <p className="mt-0.5 text-subtle-foreground text-xs">{t("severities.tip")}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
