import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

/** The assistant on a phone: a sheet over the page, of which enough stays in sight to see what an edit is about. */
export function AssistantRoom({ page, children }: { page: ReactNode; children: ReactNode }) {
  const t = useTranslations("assistant");
  return (
    <div className="relative flex min-h-0 flex-col">
      <div className="h-[34%] flex-none overflow-hidden">
        {/* The line below the page lies under the sheet. */}
        <div className="flex h-[calc(100%+24px)] flex-col">{page}</div>
      </div>
      <section
        aria-label={t("tab")}
        className="relative z-10 -mt-3 flex min-h-0 flex-1 flex-col rounded-t-lg border-t bg-background shadow-float"
      >
        <h2 className="sr-only">{t("tab")}</h2>
        {children}
      </section>
    </div>
  );
}
