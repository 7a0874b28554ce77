import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ADMIN_PARTS, type AdminPart, adminAddress } from "@/components/features/settings/admin/admin-parts";
import { PartsFrame } from "@/components/kit/shell/parts-frame";

/** One part of administration with the index of all. */
export function AdminFrame({ part, children }: { part: AdminPart; children: ReactNode }) {
  const t = useTranslations("admin");
  const parts = ADMIN_PARTS.map((each) => ({ title: t(`${each}.title`), address: adminAddress(each) }));
  return (
    <PartsFrame title={t("title")} label={t("sections")} parts={parts} current={adminAddress(part)}>
      {children}
    </PartsFrame>
  );
}
