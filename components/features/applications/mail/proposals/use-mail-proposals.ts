"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import type { MailProposal } from "@/contracts/model/mail-proposal";

const open = queries.mailProposals.list.queryOptions({ input: { state: "open" }, refetchOnWindowFocus: "always" });

/** What mails propose and nobody has decided, newest first. */
export const useOpenProposals = () => useQuery(open);

/** The mails that were added to applications. */
export const useAcceptedProposals = () => useQuery(queries.mailProposals.list.queryOptions({ input: { state: "accepted" } }));

type Choice = { applicationId?: string; create?: { company: string; role: string } };

/** What can be decided about proposals. Both report a failure, and return whether they succeeded. */
export function useProposalActions() {
  const t = useTranslations("mailProposals");
  const { run, isBusy } = useChange({ failure: "toast", refreshes: [queries.mailProposals.key(), queries.applications.key()] });

  return {
    isBusy,
    accept: (proposal: MailProposal, choice: Choice = {}) => run(() => api.mailProposals.accept({ id: proposal.id, ...choice })),
    dismiss: (proposal: MailProposal) => run(() => api.mailProposals.dismiss({ id: proposal.id })),
    /** One after the other: of two mails about one application the older stage comes first. */
    async acceptAll(proposals: readonly MailProposal[]): Promise<void> {
      const oldestFirst = [...proposals].reverse();
      await run(
        async () => {
          for (const { id } of oldestFirst) await api.mailProposals.accept({ id });
        },
        t("acceptedAll", { count: proposals.length }),
      );
    },
  };
}
