"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { correctUse } from "@/components/features/career/facts/correct-use";
import { queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { toast } from "@/components/kit/ui/toast";
import type { FactUse } from "@/contracts/model/career/fact-views";

/** The places that use a fact, each with the way there; those that say it in other words can be corrected, one by one. */
export function FactUses({ id, text }: { id: string; text: string }) {
  const t = useTranslations("career.uses");
  const { data } = useQuery(queries.career.facts.uses.queryOptions({ input: { id } }));
  if (!data) return <p className="text-muted-foreground">{t("loading")}</p>;
  if (data.length === 0) return <p className="text-muted-foreground">{t("none")}</p>;
  return (
    <section aria-label={t("title")}>
      <p className="text-muted-foreground text-xs">{t("title")}</p>
      <ul className="border-t">
        {data.map((use) => (
          <Use key={`${use.kind} ${use.id} ${use.pointer}`} use={use} text={text} />
        ))}
      </ul>
    </section>
  );
}

function Use({ use, text }: { use: FactUse; text: string }) {
  const t = useTranslations("career.uses");
  const { run, isBusy: busy } = useChange({
    failure: "toast",
    refreshes: [queries.career.facts.key(), queries.resumes.key(), queries.coverLetters.key()],
  });
  const { kind, name, url, said } = use;
  const isOther = said !== null && said.trim() !== text.trim();

  async function correct() {
    await run(async () => {
      toast((await correctUse(use, text)) ? t("corrected", { name }) : t("byHand", { name }));
    });
  }

  return (
    <li className="flex items-start gap-2 border-b py-1.5">
      <p className="min-w-0 flex-1 break-words">
        <Link href={url} prefetch={false} className="hover:underline">
          {t(`kinds.${kind}`, { name })}
        </Link>
        {isOther ? <span className="block text-muted-foreground text-xs">{t("says", { said })}</span> : null}
      </p>
      {isOther ? (
        <Button size="xs" disabled={busy} aria-label={t("correctIt", { name })} onClick={() => void correct()}>
          {t("correct")}
        </Button>
      ) : null}
    </li>
  );
}
