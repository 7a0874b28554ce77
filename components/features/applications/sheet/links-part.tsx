"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Part, type PartProps } from "@/components/features/applications/sheet/part";
import { shortDay } from "@/components/features/applications/when";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { toast } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";
import type { DocumentType } from "@/contracts/model/document";
import type { ApplicationLink } from "@/contracts/model/share-link";

const DAYS_MS = 30 * 24 * 3_600_000;

/** The links that the company got, whether they were opened, and new ones to the documents of the application. */
export function LinksPart({ application, now }: Omit<PartProps, "actions">) {
  const t = useTranslations("applications.links");
  const tDocuments = useTranslations("applications.documents");
  const { run, isBusy: busy, error } = useChange({ refreshes: [queries.shareLinks.key()] });
  const { id, company, resumeId, coverLetterId } = application;
  const { data = [] } = useQuery({
    ...queries.shareLinks.ofApplication.queryOptions({ input: { id } }),
    refetchOnMount: "always",
  });
  const documents = [
    { type: "resume" as const, documentId: resumeId },
    { type: "letter" as const, documentId: coverLetterId },
  ];
  if (data.length === 0 && resumeId === null && coverLetterId === null) return null;

  async function make(type: DocumentType, documentId: string) {
    await run(async () => {
      const expiresAt = new Date(Date.now() + DAYS_MS).toISOString();
      const label = company.slice(0, LIMITS.name.max);
      const { url } = await api.shareLinks.create({ type, id: documentId, label, applicationId: id, expiresAt });
      const isCopied = await navigator.clipboard.writeText(url).then(
        () => true,
        () => false,
      );
      toast(t(isCopied ? "made" : "madeOnly"));
    });
  }

  return (
    <Part title={t("title")}>
      {data.length > 0 ? (
        <ul className="mb-2 divide-y">
          {data.map((each) => (
            <SentLink key={each.link.id} sent={each} now={now} />
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {documents.map(({ type, documentId }) =>
          documentId === null ? null : (
            <Button key={type} size="sm" disabled={busy} onClick={() => make(type, documentId)}>
              <Icon name="plus" />
              {t("make", { document: tDocuments(type) })}
            </Button>
          ),
        )}
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
    </Part>
  );
}

function SentLink({ sent: { document, link }, now }: { sent: ApplicationLink; now: number }) {
  const t = useTranslations("applications.links");
  const locale = useLocale();
  const { lastViewedOn, views, endedAt, label } = link;
  const state =
    lastViewedOn === null
      ? t("unopened")
      : `${t("openedOn", { date: shortDay(lastViewedOn, locale, now) })} · ${t("views", { views })}`;
  return (
    <li className="py-1.5">
      <p className="flex gap-2">
        <span className="min-w-0 flex-1 truncate font-medium" dir="auto">
          {label}
        </span>
        <a href={`/${document.type}s/${document.id}`} className="link max-w-[50%] truncate text-xs" dir="auto">
          {document.name}
        </a>
      </p>
      <p className="text-muted-foreground text-xs">
        {state}
        {endedAt === null ? "" : ` · ${t("ended")}`}
      </p>
    </li>
  );
}
