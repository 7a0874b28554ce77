"use client";

import { useTranslations } from "next-intl";
import type { Attachments } from "@/components/features/assistant/composer/use-attachments";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";

/** The files that go with the message, those that are on their way, and those that could not be sent. */
export function AttachmentList({ files }: { files: Attachments }) {
  const t = useTranslations("assistant.files");
  const { attachments, uploads, cancel, remove } = files;
  if (attachments.length + uploads.length === 0) return null;
  return (
    <ul aria-label={t("title")} className="flex flex-wrap gap-1.5 px-2.5 pt-2">
      {attachments.map((attachment) => (
        <li key={attachment.id} className="flex max-w-full items-center gap-1 rounded-sm bg-accent ps-2 text-xs">
          <Icon name={attachment.kind === "picture" ? "eye" : "file-text"} size="xs" className="text-muted-foreground" />
          <span className="truncate">{attachment.filename}</span>
          <Remove label={t("remove", { name: attachment.filename })} onClick={() => void remove(attachment)} />
        </li>
      ))}
      {uploads.map(({ key, name, share, error }) => (
        <li key={key} className="flex max-w-full items-center gap-1 rounded-sm bg-accent ps-2 text-xs">
          {error ? (
            <span role="alert" className="min-w-0 py-1 text-danger [overflow-wrap:anywhere]">
              {t("failed", { name, error })}
            </span>
          ) : (
            <>
              <span className="truncate">{name}</span>
              <span
                role="progressbar"
                aria-label={t("sending", { name })}
                aria-valuenow={Math.round(share * 100)}
                className="text-muted-foreground tabular-nums"
              >
                {Math.round(share * 100)} %
              </span>
            </>
          )}
          <Remove label={t("remove", { name })} onClick={() => cancel(key)} />
        </li>
      ))}
    </ul>
  );
}

function Remove({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="ghost" size="xs" shape="icon" aria-label={label} onClick={onClick}>
      <Icon name="x" size="xs" />
    </Button>
  );
}
