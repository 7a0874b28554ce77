"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useRefreshRecord } from "@/components/features/career/record/use-record";
import { useRecordWords } from "@/components/features/career/record/use-record-words";
import { api, queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { FieldError } from "@/components/kit/ui/field";
import { toast } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";
import type { RecordProposal } from "@/contracts/model/career/record";
import { entryDates, entryNames } from "@/domain/record/entry-names";

/** What the resumes have in common, to become entries one by one or all that are the same. No resume's text changes. */
export function ProposalsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("career.record.proposals");
  const errorText = useErrorText();
  const { run, isBusy: busy, error } = useChange();
  const refresh = useRefreshRecord();
  const { data: groups, error: failure } = useQuery({
    ...queries.career.record.propose.queryOptions({ input: {} }),
    staleTime: 0,
    gcTime: 0,
  });
  const [done, setDone] = useState<ReadonlySet<RecordProposal>>(new Set());
  const open = groups?.filter((group) => !done.has(group)) ?? [];
  const same = open.filter(({ certainty }) => certainty === "same");

  async function accept(chosen: readonly RecordProposal[]) {
    await run(async () => {
      for (let from = 0; from < chosen.length; from += LIMITS.record.groups) {
        const some = chosen.slice(from, from + LIMITS.record.groups);
        await api.career.record.accept({ groups: some.map(({ section, items, data }) => ({ section, items, data })) });
        setDone((before) => new Set([...before, ...some]));
      }
      toast(t("accepted", { count: chosen.length }));
    });
    await refresh();
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t("title")} description={t("text")} className="w-[640px]">
      <div className="mt-4 grid gap-3" aria-busy={groups === undefined}>
        {failure ? <FieldError>{errorText(failure)}</FieldError> : null}
        {groups !== undefined && open.length === 0 ? <p className="text-muted-foreground">{t("none")}</p> : null}
        {open.length > 0 ? (
          <ul className="max-h-[50dvh] overflow-y-auto border-t" aria-label={t("title")}>
            {open.map((group) => (
              <GroupLine key={keyOf(group)} group={group} busy={busy} onAccept={() => void accept([group])} />
            ))}
          </ul>
        ) : null}
        {error ? <FieldError>{error}</FieldError> : null}
        <DialogActions>
          <Button onClick={onClose}>{t("close")}</Button>
          {same.length > 0 ? (
            <Button variant="primary" disabled={busy} onClick={() => void accept(same)}>
              {t("acceptSame", { count: same.length })}
            </Button>
          ) : null}
        </DialogActions>
      </div>
    </Dialog>
  );
}

const keyOf = ({ section, items }: RecordProposal) =>
  [section, ...items.map(({ resumeId, itemId }) => `${resumeId}/${itemId}`)].join(" ");

type GroupLineProps = { group: RecordProposal; busy: boolean; onAccept: () => void };

function GroupLine({ group, busy, onAccept }: GroupLineProps) {
  const t = useTranslations("career.record");
  const { sectionName } = useRecordWords();
  const { main, beside } = entryNames(group);
  const name = [main, beside].filter((part) => part !== "").join(" · ") || t("unnamed");
  return (
    <li className="flex items-center gap-3 border-b py-2">
      <div className="min-w-0 flex-1">
        <p className="break-words" dir="auto">
          <span className="font-medium">{name}</span> <span className="text-muted-foreground text-xs">{entryDates(group)}</span>
        </p>
        <p className="text-muted-foreground text-xs">
          {sectionName(group.section)} · {t("proposals.items", { count: group.items.length })}
          {group.certainty === "alike" ? <span className="text-warning"> · {t("proposals.alike")}</span> : null}
        </p>
      </div>
      <Button size="xs" disabled={busy} aria-label={t("proposals.acceptOf", { name })} onClick={onAccept}>
        {t("proposals.accept")}
      </Button>
    </li>
  );
}
