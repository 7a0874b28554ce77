"use client";

import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { SavedContent } from "@/components/features/career/saved/saved-content";
import { useDeleteSaved } from "@/components/features/career/saved/use-saved";
import { applicationName } from "@/components/features/career/use-applications";
import { dayOf } from "@/components/kit/i18n/day-of";
import { workAddress } from "@/components/kit/shell/work-tabs";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Icon } from "@/components/kit/ui/icon";
import type { ListedArtifact } from "@/contracts/model/career/artifact";

type SavedEntryProps = { item: ListedArtifact; withApplication?: boolean };

/** A saved item: what it is and for whom, the whole of it when it is opened. */
export function SavedEntry({ item, withApplication = false }: SavedEntryProps) {
  const t = useTranslations("career.saved");
  const tCareer = useTranslations("career");
  const locale = useLocale();
  const remove = useDeleteSaved();
  const [isDeleting, setDeleting] = useState(false);
  const { id, title, data, application, applicationId, createdAt, outdated } = item;
  return (
    <li className="border-b">
      <details className="group">
        <summary className="flex cursor-pointer list-none items-start gap-2 py-2.5 [&::-webkit-details-marker]:hidden">
          <Icon name="caret-right" size="sm" className="mt-1 text-subtle-foreground group-open:rotate-90" />
          <span className="min-w-0 flex-1">
            <span className="block break-words font-medium text-base">{title || t(`kinds.${data.kind}`)}</span>
            <span className="mt-0.5 flex flex-wrap gap-x-3 text-muted-foreground text-xs">
              <span>{t(`kinds.${data.kind}`)}</span>
              {withApplication && application ? <span>{applicationName(application)}</span> : null}
              <span>{dayOf(createdAt, locale, Date.now())}</span>
              {outdated ? <span className="text-warning">{t("outdated")}</span> : null}
            </span>
          </span>
        </summary>
        <div className="ps-[22px] pb-4">
          <SavedContent item={item} />
          <div className="mt-3 flex flex-wrap gap-2">
            {withApplication && applicationId ? (
              <Link href={workAddress(applicationId, "saved")} prefetch={false} className="link inline-flex min-h-6 items-center">
                {t("openApplication")}
              </Link>
            ) : null}
            <Button size="sm" variant="ghost" aria-label={t("deleteIt", { title })} onClick={() => setDeleting(true)}>
              {tCareer("delete")}
            </Button>
          </div>
        </div>
      </details>
      {isDeleting ? (
        <Dialog open onOpenChange={setDeleting} title={t("deleting.title")} description={t("deleting.text", { title })}>
          <DialogActions>
            <Button onClick={() => setDeleting(false)}>{tCareer("cancel")}</Button>
            <Button variant="danger" onClick={() => void remove(id)}>
              {tCareer("delete")}
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </li>
  );
}
