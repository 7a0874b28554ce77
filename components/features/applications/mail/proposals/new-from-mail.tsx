"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useProposalActions } from "@/components/features/applications/mail/proposals/use-mail-proposals";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, TextInput } from "@/components/kit/ui/field";
import { LIMITS } from "@/contracts/limits";
import type { MailProposal } from "@/contracts/model/mail-proposal";

/** Makes an application of a mail about one that is not here yet. */
export function NewFromMail({ proposal, onClose }: { proposal: MailProposal; onClose: () => void }) {
  const t = useTranslations("mailProposals");
  const tMail = useTranslations("applicationMail");
  const { accept, isBusy } = useProposalActions();
  const [company, setCompany] = useState(() => senderName(proposal.from));
  const [role, setRole] = useState("");

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await accept(proposal, { create: { company: company.trim(), role: role.trim() } })) onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("newTitle")} description={proposal.subject}>
      <form onSubmit={submit} className="mt-3 grid gap-3">
        <Field label={t("company")}>
          {(ids) => (
            <TextInput
              {...ids}
              required
              value={company}
              maxLength={LIMITS.application.line}
              onChange={(event) => setCompany(event.target.value)}
            />
          )}
        </Field>
        <Field label={t("role")}>
          {(ids) => (
            <TextInput
              {...ids}
              required
              value={role}
              maxLength={LIMITS.application.line}
              onChange={(event) => setRole(event.target.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{tMail("cancel")}</Button>
          <Button type="submit" variant="primary" disabled={isBusy || company.trim() === "" || role.trim() === ""}>
            {t("create")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Words that companies add to their name as a sender. */
const DEPARTMENT =
  /\b(?:careers?|jobs|recruit\w*|talent\w*|hr|human resources|people team|hiring team|bewerbung\w*|personal\w*|team|no-?reply)\b/gi;

/** The name of a sender without its department: "Northpine Careers <jobs@…>" is from Northpine. */
const senderName = (from: string): string =>
  from
    .replace(/\s*<[^>]*>$/, "")
    .replace(/^\S+@\S+$/, "")
    .replaceAll(DEPARTMENT, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[\s,|–-]+|[\s,|–-]+$/g, "");
