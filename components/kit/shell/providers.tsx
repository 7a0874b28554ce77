"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { QueryProvider } from "@/components/kit/api/query-provider";
import { Toaster } from "@/components/kit/ui/toast";

/** The providers of every page. */
export function Providers({ children }: { children: ReactNode }) {
  const t = useTranslations("shell");
  return (
    <QueryProvider>
      {children}
      <Toaster label={t("notifications")} />
    </QueryProvider>
  );
}
