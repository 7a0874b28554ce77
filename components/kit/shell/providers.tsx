"use client";

import { Tooltip } from "@base-ui/react/tooltip";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { QueryProvider } from "@/components/kit/api/query-provider";
import { Toaster } from "@/components/kit/ui/toast";

/** The providers of every page. */
export function Providers({ children }: { children: ReactNode }) {
  const t = useTranslations("shell");
  return (
    <QueryProvider>
      <Tooltip.Provider delay={500}>{children}</Tooltip.Provider>
      <Toaster label={t("notifications")} />
    </QueryProvider>
  );
}
