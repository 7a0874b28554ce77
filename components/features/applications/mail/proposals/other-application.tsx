"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useMemo, useState } from "react";
import { useProposalActions } from "@/components/features/applications/mail/proposals/use-mail-proposals";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, Select } from "@/components/kit/ui/field";
import type { Application } from "@/contracts/model/application";
import type { MailProposal } from "@/contracts/model/mail-proposal";

type OtherApplicationProps = { proposal: MailProposal; all: readonly Application[]; onClose: () => void };

/** Adds what a mail says to another application than the one proposed: those that fit first, then all others by name. */
export function OtherApplication({ proposal, all, onClose }: OtherApplicationProps) {
  const t = useTranslations("mailProposals");
  const tMail = useTranslations("applicationMail");
  const tApplications = useTranslations("applications");
  const locale = useLocale();
  const { accept, isBusy } = useProposalActions();
  const { likely, others } = useMemo(() => {
    const ids = proposal.suggestions.map(({ applicationId }) => applicationId);
    return {
      likely: ids.flatMap((id) => all.find((each) => each.id === id) ?? []),
      others: all.filter(({ id }) => !ids.includes(id)).sort((a, b) => a.company.localeCompare(b.company, locale)),
    };
  }, [proposal, all, locale]);
  const first = likely.find(({ id }) => id !== proposal.applicationId) ?? others[0] ?? likely[0];
  const [chosenId, setChosenId] = useState(first?.id ?? "");

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await accept(proposal, { applicationId: chosenId })) onClose();
  }

  const option = ({ id, company, role, status }: Application) => (
    <option key={id} value={id}>
      {tMail("option", { company, role, stage: tApplications(`stages.${status}`) })}
    </option>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("otherTitle")}>
      <form onSubmit={submit} className="mt-3 grid gap-3">
        <Field label={tMail("application")}>
          {(ids) => (
            <Select {...ids} value={chosenId} onChange={(event) => setChosenId(event.target.value)}>
              {likely.length > 0 ? <optgroup label={tMail("likely")}>{likely.map(option)}</optgroup> : null}
              {others.length > 0 ? (
                <optgroup label={tMail(likely.length > 0 ? "others" : "all")}>{others.map(option)}</optgroup>
              ) : null}
            </Select>
          )}
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{tMail("cancel")}</Button>
          <Button type="submit" variant="primary" disabled={isBusy || chosenId === ""}>
            {t("accept")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
