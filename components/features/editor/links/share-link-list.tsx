"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { CopyAddress } from "@/components/features/editor/links/copy-address";
import { LanguageLinks } from "@/components/features/editor/links/language-links";
import { NewLinkForm } from "@/components/features/editor/links/new-link-form";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { QrCode } from "@/components/kit/ui/qr-code";
import { Tag } from "@/components/kit/ui/tag";
import { toast } from "@/components/kit/ui/toast";
import { useBusy } from "@/components/kit/ui/use-busy";
import type { DocumentType } from "@/contracts/model/document";
import type { ShareLink } from "@/contracts/model/share-link";

type Target = { type: DocumentType; id: string };
type ListProps = Target & { /** Opens the comments beside the page. */ onReview: () => void };

/** The links of a document to single readers: those that work, and folded away those that have ended. */
export function ShareLinkList({ type, id, onReview }: ListProps) {
  const t = useTranslations("editor.links");
  const client = useQueryClient();
  const { run, error } = useChange();
  const [isAdding, setAdding] = useState(false);
  const { data } = useQuery({
    ...queries.shareLinks.list.queryOptions({ input: { type, id, ended: true } }),
    refetchOnMount: "always",
  });
  const living = (data ?? []).filter(({ endedAt }) => endedAt === null);
  const ended = (data ?? []).filter(({ endedAt }) => endedAt !== null);
  const open = (data ?? []).reduce((count, link) => count + link.openComments, 0);
  const refresh = () => client.invalidateQueries({ queryKey: queries.shareLinks.key() });

  async function revoke(links: readonly ShareLink[]) {
    await run(async () => {
      for (const { id: linkId } of links) await api.shareLinks.delete({ type, id, linkId });
      toast(t("revoked", { count: links.length }));
    });
    await refresh();
  }

  return (
    <section aria-label={t("title")} className="py-3">
      <div className="flex items-center gap-2">
        <h3 className="flex-1 font-medium">{t("title")}</h3>
        {open > 0 ? (
          <Button size="sm" variant="accent" onClick={onReview}>
            <Icon name="chat-circle-text" />
            {t("review", { count: open })}
          </Button>
        ) : null}
        <Button size="sm" onClick={() => setAdding(true)} disabled={isAdding}>
          <Icon name="plus" />
          {t("newLink")}
        </Button>
      </div>
      <p className="mt-0.5 text-muted-foreground text-xs">{t("note")}</p>
      {isAdding ? <NewLinkForm type={type} id={id} onClose={() => setAdding(false)} onMade={refresh} /> : null}
      {living.length > 0 ? (
        <ul className="mt-2 divide-y">
          {living.map((link) => (
            <LinkRow key={link.id} link={link} onRevoke={() => revoke([link])} />
          ))}
        </ul>
      ) : null}
      {living.length > 1 ? (
        <Sure
          ask={t("revokeAll")}
          sure={t("revokeAllSure", { count: living.length })}
          keep={t("keep")}
          onSure={() => revoke(living)}
        />
      ) : null}
      {error ? <FieldError>{error}</FieldError> : null}
      {ended.length > 0 ? <EndedLinks links={ended} /> : null}
      {type === "resume" ? <LanguageLinks resumeId={id} /> : null}
    </section>
  );
}

function LinkRow({ link, onRevoke }: { link: ShareLink; onRevoke: () => Promise<void> }) {
  const t = useTranslations("editor.links");
  const format = useFormatter();
  const end =
    link.expiresAt === null
      ? t("never")
      : t("until", { date: format.dateTime(new Date(link.expiresAt), { dateStyle: "medium" }) });
  return (
    <li className="py-2">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate font-medium" dir="auto">
          {link.label}
        </span>
        <CopyAddress address={link.url} />
      </div>
      <p className="mt-0.5 text-muted-foreground text-xs">
        {end} · {t("counts", { views: link.views, downloads: link.downloads })}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-1.5">
        {link.isAnonymous ? <Tag>{t("anonymous")}</Tag> : null}
        {link.hasPassword ? <Tag>{t("password")}</Tag> : null}
        {link.allowComments ? <Tag>{t("comments")}</Tag> : null}
        <Sure ask={t("revoke")} sure={t("revokeSure")} keep={t("keep")} onSure={onRevoke} />
      </div>
      <details className="mt-1">
        <summary className="min-h-6 cursor-pointer text-muted-foreground text-xs">{t("qr")}</summary>
        <QrCode text={link.url} label={t("qrOf", { label: link.label })} className="mt-2 size-32" />
      </details>
    </li>
  );
}

function EndedLinks({ links }: { links: readonly ShareLink[] }) {
  const t = useTranslations("editor.links");
  const format = useFormatter();
  return (
    <details className="mt-2">
      <summary className="min-h-6 cursor-pointer text-muted-foreground">{t("ended", { count: links.length })}</summary>
      <ul className="mt-1 divide-y">
        {links.map(({ id, label, endedAt, views }) => (
          <li key={id} className="flex gap-2 py-1.5 text-muted-foreground text-xs">
            <span className="min-w-0 flex-1 truncate" dir="auto">
              {label}
            </span>
            <span>
              {endedAt ? t("endedOn", { date: format.dateTime(new Date(endedAt), { dateStyle: "medium" }), views }) : null}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

type SureProps = { ask: string; sure: string; keep: ReactNode; onSure: () => Promise<void> };

/** A step that cannot be undone: the second press does it. */
function Sure({ ask, sure, keep, onSure }: SureProps) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, during } = useBusy();
  if (!isAsking)
    return (
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        {ask}
      </Button>
    );
  async function run() {
    await during(onSure);
    setAsking(false);
  }
  return (
    <span className="flex flex-wrap gap-1.5">
      <Button size="sm" variant="danger-outline" disabled={isBusy} onClick={run}>
        {sure}
      </Button>
      <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => setAsking(false)}>
        {keep}
      </Button>
    </span>
  );
}
