"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProposalLine } from "@/components/features/applications/mail/proposals/proposal-line";
import { useOpenProposals, useProposalActions } from "@/components/features/applications/mail/proposals/use-mail-proposals";
import { Button } from "@/components/kit/ui/button";

/** Shown at first; a mailbox of a month may propose many. */
const MAX_SHOWN = 5;

/** What mails propose, to be accepted with one press. Nothing where there are none. */
export function ProposalsToday() {
  const t = useTranslations("mailProposals");
  const { data: all = [] } = useOpenProposals();
  const { acceptAll, isBusy } = useProposalActions();
  const [isWhole, setWhole] = useState(false);
  if (all.length === 0) return null;
  const sure = all.filter(({ isSure }) => isSure);

  return (
    <section aria-labelledby="mail-proposals">
      <div className="mb-2 flex flex-wrap items-baseline gap-3">
        <h2 id="mail-proposals" className="flex-1 font-semibold text-base tracking-tight">
          {t("title")}
        </h2>
        {sure.length > 1 ? (
          <Button size="sm" disabled={isBusy} onClick={() => acceptAll(sure)}>
            {t("acceptSure", { count: sure.length })}
          </Button>
        ) : null}
      </div>
      <ul className="border-t">
        {(isWhole ? all : all.slice(0, MAX_SHOWN)).map((proposal) => (
          <ProposalLine key={proposal.id} proposal={proposal} />
        ))}
      </ul>
      {!isWhole && all.length > MAX_SHOWN ? (
        <Button size="sm" variant="ghost" className="mt-2" onClick={() => setWhole(true)}>
          {t("showAll", { count: all.length })}
        </Button>
      ) : null}
    </section>
  );
}
