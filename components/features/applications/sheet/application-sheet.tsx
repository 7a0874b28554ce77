"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useMemo, useState } from "react";
import { AvoidedNote } from "@/components/features/applications/avoided-note";
import { AiPart } from "@/components/features/applications/sheet/ai/ai-part";
import { ContactsPart } from "@/components/features/applications/sheet/contacts-part";
import { DocumentsPart } from "@/components/features/applications/sheet/documents-part";
import { FactsPart } from "@/components/features/applications/sheet/facts-part";
import { LinksPart } from "@/components/features/applications/sheet/links-part";
import { MailPart } from "@/components/features/applications/sheet/mail-part";
import { NextPart } from "@/components/features/applications/sheet/next-part";
import { CloseButton } from "@/components/features/applications/sheet/part";
import { PostingPart } from "@/components/features/applications/sheet/posting-part";
import { RequirementsPart } from "@/components/features/applications/sheet/requirements-part";
import { SheetHead } from "@/components/features/applications/sheet/sheet-head";
import { SheetTabs } from "@/components/features/applications/sheet/sheet-tabs";
import { StageBar } from "@/components/features/applications/sheet/stage-bar";
import { TimelinePart } from "@/components/features/applications/sheet/timeline-part";
import { useApplicationActions } from "@/components/features/applications/use-application-actions";
import { useApplication } from "@/components/features/applications/use-applications";
import { failureOf, useErrorText } from "@/components/kit/api/error-text";
import { useAssistantRequest } from "@/components/kit/assistant/assistant-request";
import { Button } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import { FocusScope } from "@/components/kit/ui/focus-scope";
import type { Application } from "@/contracts/model/application";

type ApplicationSheetProps = { id: string; now: number; onClose: () => void; onDelete: (application: Application) => void };

/** One application whole, beside the others; on a phone it covers them. Escape and back close it. */
export function ApplicationSheet({ id, now, onClose, onDelete }: ApplicationSheetProps) {
  const t = useTranslations("applications");
  const errorText = useErrorText();
  const titleId = useId();
  const { application, error } = useApplication(id);
  const actions = useApplicationActions();

  function close() {
    // Leaving a field saves it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onClose();
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (document.querySelector("[role=dialog], [role=menu], [data-over]")) return;
    close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);

  const [isAsking, setAsking] = useState(false);
  useAssistantRequest(() => setAsking(true), application !== undefined);
  const target = useMemo(() => ({ kind: "application" as const, id }), [id]);

  const part = application ? { application, actions, now } : null;
  return (
    <aside
      aria-labelledby={titleId}
      tabIndex={-1}
      className="flex min-h-0 w-[440px] flex-none flex-col border-s bg-background outline-hidden max-[1000px]:w-full phone:fixed phone:inset-0 phone:z-40 phone:border-0"
    >
      {part ? (
        <>
          <SheetHead {...part} titleId={titleId} onClose={close} onDelete={() => onDelete(part.application)} />
          <SheetTabs target={target} isAsking={isAsking} onChange={setAsking}>
            <AvoidedNote company={part.application.company} />
            <StageBar {...part} />
            <NextPart {...part} />
            <DocumentsPart {...part} />
            <LinksPart {...part} />
            <FactsPart {...part} />
            <PostingPart {...part} />
            <RequirementsPart application={part.application} />
            <AiPart key={part.application.id} {...part} />
            <ContactsPart {...part} />
            <MailPart application={part.application} now={now} />
            <TimelinePart {...part} />
          </SheetTabs>
        </>
      ) : (
        <div className="px-6 pt-3 phone:px-4">
          <div className="flex h-9 items-center justify-end">
            <CloseButton onClose={close} />
          </div>
          <div id={titleId}>
            {error ? (
              failureOf(error) === "NOT_FOUND" || failureOf(error) === "BAD_REQUEST" ? (
                <Empty title={t("missing.title")} text={t("missing.text")}>
                  <Button onClick={close}>{t("missing.action")}</Button>
                </Empty>
              ) : (
                <Empty title={t("failedOne")} text={errorText(error)} />
              )
            ) : (
              <p className="text-muted-foreground" aria-busy="true">
                {t("loading")}
              </p>
            )}
          </div>
        </div>
      )}
      <FocusScope isOpen wants="whole" />
    </aside>
  );
}
