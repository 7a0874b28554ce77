"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { refreshApplications } from "@/components/features/applications/use-applications";
import { api, queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { toast } from "@/components/kit/ui/toast";
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
  const errorText = useErrorText();
  const cache = useQueryClient();

  async function decided(): Promise<void> {
    await Promise.all([cache.invalidateQueries({ queryKey: queries.mailProposals.key() }), refreshApplications(cache)]);
  }

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      await decided();
      return true;
    } catch (error) {
      toast(errorText(error));
      await decided();
      return false;
    }
  }

  return {
    accept: (proposal: MailProposal, choice: Choice = {}) =>
      attempt(() => api.mailProposals.accept({ id: proposal.id, ...choice })),
    dismiss: (proposal: MailProposal) => attempt(() => api.mailProposals.dismiss({ id: proposal.id })),
    /** One after the other: of two mails about one application the older stage comes first. */
    async acceptAll(proposals: readonly MailProposal[]): Promise<void> {
      const oldestFirst = [...proposals].reverse();
      const done = await attempt(async () => {
        for (const { id } of oldestFirst) await api.mailProposals.accept({ id });
      });
      if (done) toast(t("acceptedAll", { count: proposals.length }));
    },
  };
}
