"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { api, queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { toast } from "@/components/kit/ui/toast";
import type { FactProposal } from "@/contracts/model/career/fact-views";

const keyOf = ({ source: { kind, id, quote } }: FactProposal) => `${kind} ${id} ${quote}`;

export const useProposals = () => useQuery(queries.career.facts.proposals.queryOptions({ staleTime: 60_000 }));

/** What documents and debriefs say that could be facts: one list, each confirmed or dismissed with a key. */
export function FactProposals({ onClose }: { onClose: () => void }) {
  const t = useTranslations("career.proposals");
  const list = useRef<HTMLUListElement>(null);
  const { data = [] } = useProposals();
  const [isAsking, setAsking] = useState(false);
  const { decided, confirm, dismiss } = useDecisions();
  const open = data.filter((proposal) => !decided.has(keyOf(proposal)));

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[data-confirm]") ?? [])];
    const item = event.target instanceof HTMLElement ? event.target.closest("li") : null;
    const at = buttons.findIndex((button) => item?.contains(button));
    const proposal = open[at];
    if (!proposal) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") buttons[at + (event.key === "ArrowDown" ? 1 : -1)]?.focus();
    else if (event.key === "Delete" || event.key === "Backspace") decide(at, () => dismiss([proposal]));
    else return;
    event.preventDefault();
  }

  /** The next one has the focus before this one is gone. */
  function decide(at: number, work: () => Promise<unknown>) {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[data-confirm]") ?? [])];
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
    void work();
  }

  return (
    <section aria-labelledby="proposals" className="mb-6 border-b pb-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="proposals" className="flex-1 font-semibold text-base tracking-tight">
          {t("title", { count: open.length })}
        </h2>
        {open.length > 0 ? (
          <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
            {t("dismissAll")}
          </Button>
        ) : null}
        <Button size="sm" onClick={onClose}>
          {t("close")}
        </Button>
      </div>
      <p className="mb-2 text-muted-foreground">{open.length > 0 ? t("keys") : t("none")}</p>
      <ul ref={list} aria-labelledby="proposals" onKeyDown={onKeyDown} className="max-h-[60dvh] overflow-y-auto border-t">
        {open.map((proposal, at) => (
          <Proposal
            key={keyOf(proposal)}
            proposal={proposal}
            onConfirm={() => decide(at, () => confirm(proposal))}
            onDismiss={() => decide(at, () => dismiss([proposal]))}
          />
        ))}
      </ul>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("dismissing.title", { count: open.length })}
        description={t("dismissing.text")}
      >
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t("dismissing.cancel")}</Button>
          <Button
            variant="danger"
            onClick={() => {
              setAsking(false);
              void dismiss(open);
            }}
          >
            {t("dismissAll")}
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  );
}

type ProposalProps = { proposal: FactProposal; onConfirm: () => void; onDismiss: () => void };

function Proposal({ proposal: { text, category, where, url }, onConfirm, onDismiss }: ProposalProps) {
  const t = useTranslations("career.proposals");
  const tFacts = useTranslations("career.facts");
  return (
    <li className="flex items-start gap-2 border-b py-2 focus-within:bg-primary-soft phone:flex-wrap">
      <div className="min-w-0 flex-1 phone:basis-full">
        <p className="break-words">{text}</p>
        <p className="flex flex-wrap gap-x-3 text-muted-foreground text-xs">
          <span>{tFacts(`categories.${category}`)}</span>
          <Link href={url} prefetch={false} className="underline-offset-2 hover:underline">
            {where}
          </Link>
        </p>
      </div>
      <Button size="sm" data-confirm="" aria-label={t("confirmIt", { text: text.slice(0, 80) })} onClick={onConfirm}>
        {t("confirm")}
      </Button>
      <Button size="sm" variant="ghost" aria-label={t("dismissIt", { text: text.slice(0, 80) })} onClick={onDismiss}>
        {t("dismiss")}
      </Button>
    </li>
  );
}

/** Decisions show immediately; rejected ones are reverted. */
function useDecisions() {
  const errorText = useErrorText();
  const cache = useQueryClient();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());

  async function decide(proposals: readonly FactProposal[], work: () => Promise<unknown>) {
    const keys = proposals.map(keyOf);
    setDecided((before) => new Set([...before, ...keys]));
    try {
      await work();
    } catch (error) {
      setDecided((before) => new Set([...before].filter((key) => !keys.includes(key))));
      toast(errorText(error));
    }
    // The list of proposals stays as it is while one decides: what was decided is left out above.
    await cache.invalidateQueries({ queryKey: queries.career.facts.list.key() });
  }
  return {
    decided,
    confirm: (proposal: FactProposal) =>
      decide([proposal], () => {
        const { text, category, source } = proposal;
        return api.career.facts.create({ applicationId: null, text, category, source });
      }),
    dismiss: (proposals: readonly FactProposal[]) =>
      decide(proposals, () => api.career.facts.dismiss({ sources: proposals.map(({ source }) => source) })),
  };
}
