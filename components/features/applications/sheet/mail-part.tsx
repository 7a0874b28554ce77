"use client";

import { useLocale, useTranslations } from "next-intl";
import { localDayOf } from "@/components/features/applications/local-days";
import { useAcceptedProposals } from "@/components/features/applications/mail/proposals/use-mail-proposals";
import { Part } from "@/components/features/applications/sheet/part";
import { shortDay } from "@/components/features/applications/when";
import type { Application } from "@/contracts/model/application";

/** The sentences of mails that were added to an application, newest first. Nothing where there are none. */
export function MailPart({ application: { id }, now }: { application: Application; now: number }) {
  const t = useTranslations("mailProposals");
  const locale = useLocale();
  const { data: all = [] } = useAcceptedProposals();
  const mails = all.filter(({ applicationId }) => applicationId === id);
  if (mails.length === 0) return null;
  return (
    <Part title={t("trail")}>
      <ol className="grid gap-2">
        {mails.map((mail) => (
          <li key={mail.id} className="grid grid-cols-[60px_minmax(0,1fr)] gap-2">
            <time dateTime={mail.receivedAt} className="text-subtle-foreground text-xs leading-6">
              {shortDay(localDayOf(mail.receivedAt), locale, now)}
            </time>
            <div className="min-w-0">
              <blockquote className="break-words leading-6">{t("quote", { sentence: mail.sentence })}</blockquote>
              <p className="break-words text-muted-foreground text-xs">{mail.from}</p>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  );
}
