"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { api } from "@/components/kit/api/client";
import { Refusal, useChange } from "@/components/kit/api/use-change";
import { Button, buttonLook } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { LIMITS } from "@/contracts/limits";
import type { Application } from "@/contracts/model/application";

type AttachedFileProps = {
  application: Application;
  kind: "resume" | "cover-letter";
  onChanged: (application: Application) => void;
};

/** A PDF that was made elsewhere and sent with the application. */
export function AttachedFile({ application, kind, onChanged }: AttachedFileProps) {
  const t = useTranslations("applications.files");
  const inputId = useId();
  const { run, isBusy, error } = useChange();
  const isResume = kind === "resume";
  const url = isResume ? application.resumeFileUrl : application.coverLetterUrl;
  const name = isResume ? application.resumeFileName : application.coverLetterName;
  const { id } = application;

  const attempt = (work: () => Promise<Application>) => run(async () => onChanged(await work()));

  function take(file: File | undefined) {
    if (!file) return;
    void attempt(() => {
      if (file.type !== "application/pdf") throw new Refusal(t("notPdf", { name: file.name }));
      if (file.size > LIMITS.application.fileBytes) throw new Refusal(t("tooLarge", { name: file.name }));
      return api.applications.attach({ id, kind, file });
    });
  }

  return (
    <div>
      {url === "" ? (
        <label
          htmlFor={inputId}
          className={buttonLook({
            variant: "ghost",
            size: "sm",
            className: "-ms-2 cursor-pointer hover:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-ring",
          })}
        >
          <Icon name="paperclip" />
          {isBusy ? t("uploading") : t(isResume ? "attachResume" : "attachLetter")}
          <input
            id={inputId}
            type="file"
            accept="application/pdf,.pdf"
            disabled={isBusy}
            className="sr-only"
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
        </label>
      ) : (
        <p className="flex items-center gap-2">
          <Icon name="paperclip" className="text-muted-foreground" />
          <a href={url} target="_blank" rel="noreferrer" className="link min-w-0 flex-1 truncate">
            {name || t("file")}
          </a>
          <Button
            variant="ghost"
            size="xs"
            shape="icon"
            disabled={isBusy}
            aria-label={t("detach", { name: name || t("file") })}
            onClick={() => attempt(() => api.applications.detach({ id, kind }))}
          >
            <Icon name="x" />
          </Button>
        </p>
      )}
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  );
}
