"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { API_KEYS } from "@/components/features/settings/api-keys-cache";
import { auth } from "@/components/kit/api/auth-client";
import { useAccountChange } from "@/components/kit/api/use-account-change";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Tag } from "@/components/kit/ui/tag";

type ApiKey = {
  id: string;
  name: string | null;
  start: string | null;
  createdAt: Date;
  expiresAt: Date | null;
  lastRequest: Date | null;
  permissions: Record<string, string[]> | null;
};

/** One key: its name, permissions, expiry, and a button to revoke it. */
export function ApiKeyLine({ apiKey }: { apiKey: ApiKey }) {
  const t = useTranslations("settings.keys");
  const { run } = useAccountChange({ failure: "toast", refreshes: [API_KEYS] });
  const dayOf = useDay();
  const [isAsking, setAsking] = useState(false);
  const name = apiKey.name ?? apiKey.start ?? apiKey.id;
  const allowed = apiKey.permissions ? Object.values(apiKey.permissions).flat() : null;

  async function revoke() {
    setAsking(false);
    await run(() => auth.apiKey.delete({ keyId: apiKey.id }), t("revoked", { name }));
  }

  return (
    <li className="flex items-center gap-3 border-b py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{name}</span>
          <Tag>{t(accessOf(allowed))}</Tag>
        </p>
        <p className="text-muted-foreground text-xs">
          {[
            t("created", { date: dayOf(apiKey.createdAt) }),
            apiKey.expiresAt ? t("expires", { date: dayOf(apiKey.expiresAt) }) : t("noExpiry"),
            apiKey.lastRequest ? t("used", { date: dayOf(apiKey.lastRequest) }) : t("unused"),
          ].join(", ")}
        </p>
      </div>
      <Button variant="ghost" size="sm" aria-label={t("revokeOf", { name })} onClick={() => setAsking(true)}>
        {t("revoke")}
      </Button>
      <Dialog open={isAsking} onOpenChange={setAsking} title={t("revokeTitle", { name })} description={t("revokeText")}>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t("keep")}</Button>
          <Button variant="danger" onClick={revoke}>
            {t("revoke")}
          </Button>
        </DialogActions>
      </Dialog>
    </li>
  );
}

function useDay(): (date: Date) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" });
  return (date) => format.format(new Date(date));
}

function accessOf(allowed: readonly string[] | null): "read" | "full" | "admin" {
  if (allowed?.includes("admin")) return "admin";
  return allowed !== null && !allowed.includes("write") ? "read" : "full";
}
