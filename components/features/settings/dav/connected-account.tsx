"use client";

import type { QueryKey } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { AccountLine } from "@/components/features/settings/account-line";
import { CompareButton } from "@/components/features/settings/dav/compare-button";
import { useDavError } from "@/components/features/settings/dav/use-dav-error";
import { useChange } from "@/components/kit/api/use-change";
import { toast } from "@/components/kit/ui/toast";

type ConnectedAccountProps = {
  of: "calendar" | "contacts";
  account: { username: string; lastReadAt: string | null; lastError: string | null };
  /** The status of an account that worked last at a time, and of one that never has. */
  status: { last: (when: string) => string; never: string };
  /** What can be removed from the account when it is disconnected; null for nothing. */
  removal: string | null;
  refreshes: readonly QueryKey[];
  /** Compares the account now; null where there is nothing to compare. */
  compare: (() => Promise<unknown>) | null;
  disconnect: (removes: boolean) => Promise<{ left: number; error: string | null }>;
};

/** A connected account: when it worked last, or why it failed, and ways to compare and disconnect it. */
export function ConnectedAccount({ of, account, status, removal, refreshes, compare, disconnect }: ConnectedAccountProps) {
  const t = useTranslations(`settings.${of}`);
  const tCalendar = useTranslations("settings.calendar");
  const { run } = useChange({ failure: "toast", refreshes });
  const problem = useDavError(of, account.lastError);
  const locale = useLocale();
  const [isComparing, setComparing] = useState(false);

  async function compareNow(work: () => Promise<unknown>) {
    setComparing(true);
    await run(work);
    setComparing(false);
  }

  const end = (removes: boolean) =>
    run(async () => {
      const { left, error } = await disconnect(removes);
      toast(error === null ? t("disconnected") : t("left", { count: left }));
    });

  const at = account.lastReadAt;
  const when = at && new Date(at).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <AccountLine
      username={account.username}
      status={isComparing ? tCalendar("comparing") : (problem ?? (when ? status.last(when) : status.never))}
      isWell={problem ? false : when ? true : null}
      question={t("disconnectTitle")}
      removal={removal}
      onDisconnect={end}
    >
      {compare ? <CompareButton isComparing={isComparing} onClick={() => void compareNow(compare)} /> : null}
    </AccountLine>
  );
}
