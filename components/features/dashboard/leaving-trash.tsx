"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { toast } from "@/components/kit/ui/toast";
import type { DocumentEntry } from "@/contracts/model/document";
import { daysLeft } from "@/domain/trash/days-left";

/** Documents to be permanently deleted within this many days are shown. */
const SOON_DAYS = 7;

/** Documents that are about to be permanently deleted, each with a button to restore it. */
export function LeavingTrash() {
  const t = useTranslations("dashboard");
  const { run } = useChange({ failure: "toast", refreshes: [queries.documents.key()] });
  const { data } = useQuery(queries.documents.list.queryOptions({ input: { trashed: true } }));
  const now = Date.now();
  const leaving = (data ?? [])
    .flatMap((entry) => (entry.trashedAt === null ? [] : [{ entry, days: daysLeft(entry.trashedAt, now) }]))
    .filter(({ days }) => days <= SOON_DAYS)
    .sort((a, b) => a.days - b.days);
  if (leaving.length === 0) return null;

  async function restore({ type, id, name }: DocumentEntry) {
    await run(async () => {
      await api.documents.restore({ type, id });
      toast(t("restored", { name }));
    });
  }

  return (
    <section aria-labelledby="leaving">
      <h2 id="leaving" className="mb-2 font-semibold text-base tracking-tight">
        {t("leaving")}
      </h2>
      <ul className="border-t">
        {leaving.map(({ entry, days }) => (
          <li key={entry.id} className="flex min-h-10 items-center gap-2 border-b py-1">
            <span className="min-w-0 flex-1">
              <span className="block truncate">{entry.name}</span>
              <span className="block text-muted-foreground text-xs">{t("daysLeft", { days })}</span>
            </span>
            <Button size="sm" variant="ghost" aria-label={t("restoreIt", { name: entry.name })} onClick={() => restore(entry)}>
              {t("restore")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
