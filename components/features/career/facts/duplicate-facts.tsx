"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { toast } from "@/components/kit/ui/toast";
import type { FactPair } from "@/contracts/model/career/fact-views";

export const useDuplicates = () => useQuery(queries.career.facts.duplicates.queryOptions({ staleTime: 60_000 }));

/** Nearly equal facts: one stays, the other becomes one of its earlier texts. Nothing is merged unasked. */
export function DuplicateFacts({ onClose }: { onClose: () => void }) {
  const t = useTranslations("career.duplicates");
  const { run, isBusy: busy } = useChange({
    failure: "toast",
    refreshes: [queries.career.facts.key(), queries.career.stories.key(), queries.career.saved.key()],
  });
  const { data: pairs = [] } = useDuplicates();

  async function merge(targetId: string, duplicateId: string) {
    await run(async () => {
      await api.career.facts.merge({ id: targetId, duplicateId });
      toast(t("merged"));
    });
  }

  return (
    <section aria-labelledby="duplicates" className="mb-6 border-b pb-4">
      <div className="flex items-center gap-2">
        <h2 id="duplicates" className="flex-1 font-semibold text-base tracking-tight">
          {t("title", { count: pairs.length })}
        </h2>
        <Button size="sm" onClick={onClose}>
          {t("close")}
        </Button>
      </div>
      <p className="mb-2 text-muted-foreground">{t("text")}</p>
      <ul aria-labelledby="duplicates" className="border-t">
        {pairs.map((pair) => (
          <Pair key={pair.facts.map(({ id }) => id).join(" ")} pair={pair} busy={busy} onMerge={merge} />
        ))}
      </ul>
    </section>
  );
}

type PairProps = { pair: FactPair; busy: boolean; onMerge: (targetId: string, duplicateId: string) => Promise<void> };

function Pair({ pair: { facts }, busy, onMerge }: PairProps) {
  const t = useTranslations("career.duplicates");
  const [one, other] = facts;
  if (!one || !other) return null;
  return (
    <li className="grid grid-cols-2 gap-4 border-b py-2 phone:grid-cols-1">
      {[
        { target: one, lost: other },
        { target: other, lost: one },
      ].map(({ target, lost }) => (
        <div key={target.id} className="min-w-0">
          <p className="break-words">{target.text}</p>
          <Button
            size="sm"
            className="mt-1"
            disabled={busy}
            aria-label={t("keepIt", { text: target.text.slice(0, 80) })}
            onClick={() => void onMerge(target.id, lost.id)}
          >
            {t("keep")}
          </Button>
        </div>
      ))}
    </li>
  );
}
