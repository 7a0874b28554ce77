"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { localDayOf } from "@/components/features/applications/local-days";
import { NewFromMail } from "@/components/features/applications/mail/proposals/new-from-mail";
import { OtherApplication } from "@/components/features/applications/mail/proposals/other-application";
import { useProposalActions } from "@/components/features/applications/mail/proposals/use-mail-proposals";
import { useApplications } from "@/components/features/applications/use-applications";
import { useNow } from "@/components/features/applications/use-now";
import { hourOf, shortDay } from "@/components/features/applications/when";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { Dot } from "@/components/kit/ui/tag";
import type { Application } from "@/contracts/model/application";
import type { MailKind, MailProposal } from "@/contracts/model/mail-proposal";
import type { Stage } from "@/contracts/model/stages";
import { isNews } from "@/domain/applications/mail/is-news";

const STAGE_OF: Record<MailKind, Stage | null> = {
  applied: "applied",
  interview: "interview",
  offer: "offer",
  rejection: "closed",
  message: null,
};

/** One mail: the sentence, who wrote it, what would change, and what can be done. */
export function ProposalLine({ proposal }: { proposal: MailProposal }) {
  const t = useTranslations("mailProposals");
  const { accept, dismiss, isBusy } = useProposalActions();
  const { data: applications = [] } = useApplications();
  const [asks, setAsks] = useState<"other" | "new" | null>(null);
  const application = applications.find(({ id }) => id === proposal.applicationId);

  return (
    <li className="grid gap-1.5 border-b py-3">
      <Sender proposal={proposal} />
      <blockquote className="break-words leading-6">{t("quote", { sentence: proposal.sentence })}</blockquote>
      <WouldChange proposal={proposal} application={application} />
      <div className="mt-1 flex flex-wrap gap-1">
        {application ? (
          <Button
            size="sm"
            variant={proposal.isSure ? "primary" : "outline"}
            disabled={isBusy}
            aria-label={t("acceptFor", { company: application.company })}
            onClick={() => accept(proposal, { applicationId: application.id })}
          >
            {t("accept")}
          </Button>
        ) : null}
        {applications.length > (application ? 1 : 0) ? (
          <Button size="sm" disabled={isBusy} onClick={() => setAsks("other")}>
            {t(application ? "other" : "choose")}
          </Button>
        ) : null}
        <Button size="sm" disabled={isBusy} onClick={() => setAsks("new")}>
          {t("new")}
        </Button>
        <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => dismiss(proposal)}>
          {t("dismiss")}
        </Button>
      </div>
      {asks === "other" ? <OtherApplication proposal={proposal} all={applications} onClose={() => setAsks(null)} /> : null}
      {asks === "new" ? <NewFromMail proposal={proposal} onClose={() => setAsks(null)} /> : null}
    </li>
  );
}

/** Who wrote, when and about what, and whether that is proven. */
function Sender({ proposal: { from, subject, receivedAt, authenticated } }: { proposal: MailProposal }) {
  const t = useTranslations("mailProposals");
  const locale = useLocale();
  const now = useNow();
  return (
    <div className="text-muted-foreground text-xs">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="min-w-0 break-words">{from}</span>
        {authenticated === "fail" ? (
          <span className="flex items-center gap-1 text-danger">
            <Icon name="warning" size="xs" />
            {t("sender.fail")}
          </span>
        ) : (
          <span className="flex items-center gap-1.5">
            <Dot state={authenticated === "pass" ? "success" : "quiet"} />
            {t(`sender.${authenticated}`)}
          </span>
        )}
        <time dateTime={receivedAt} className="ms-auto flex-none">
          {shortDay(localDayOf(receivedAt), locale, now)}
        </time>
      </p>
      {subject ? <p className="break-words font-medium text-foreground">{subject}</p> : null}
    </div>
  );
}

/** What accepting would do, to which application. */
function WouldChange({ proposal, application }: { proposal: MailProposal; application: Application | undefined }) {
  const t = useTranslations("mailProposals");
  const tApplications = useTranslations("applications");
  const locale = useLocale();
  const now = useNow();
  const { kind, interview, replaces, interviewChange, isSure } = proposal;
  const stage = STAGE_OF[kind];
  const timeOf = (at: string) => `${shortDay(localDayOf(at), locale, now)}, ${hourOf(at, locale)}`;
  const isSame = replaces !== null && replaces.at === interview?.at;
  const isMoved = stage !== null && (!application || isNews(stage, application.status));
  const changes = [
    isMoved ? (kind === "rejection" ? t("closes") : t("moves", { stage: tApplications(`stages.${stage}`) })) : null,
    interview && !replaces ? t("interviewAt", { when: timeOf(interview.at) }) : null,
    interview && replaces && !isSame ? t("interviewMoves", { from: timeOf(replaces.at), to: timeOf(interview.at) }) : null,
    !interview && replaces && interviewChange === "cancels" ? t("interviewCancels", { when: timeOf(replaces.at) }) : null,
  ].filter((each) => each !== null);
  return (
    <p className="text-sm">
      {application ? (
        <>
          <span className="font-semibold">{application.company}</span>
          <span className="text-muted-foreground">{`, ${application.role}`}</span>
        </>
      ) : (
        <span className="text-muted-foreground">{t("noApplication")}</span>
      )}
      {application ? (
        <span className="text-muted-foreground">{`: ${changes.length > 0 ? changes.join(", ") : t("note")}`}</span>
      ) : null}
      {application && !isSure ? <span className="text-muted-foreground">{` · ${t("unsure")}`}</span> : null}
    </p>
  );
}
