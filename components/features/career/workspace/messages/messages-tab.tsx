"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { OfferDialog } from "@/components/features/career/offers/offer-dialog";
import { ReplyContent } from "@/components/features/career/saved/reply-content";
import { ofKind, useSaved } from "@/components/features/career/saved/use-saved";
import { EarlierItems } from "@/components/features/career/workspace/earlier-items";
import { GenerateButton } from "@/components/features/career/workspace/generate-button";
import type { WorkProps } from "@/components/features/career/workspace/work-props";
import { WorkSection } from "@/components/features/career/workspace/work-section";
import { Button } from "@/components/kit/ui/button";
import { Field, TextArea } from "@/components/kit/ui/field";
import { toast } from "@/components/kit/ui/toast";

/** A message of the company, the reply to it, and what it changes. */
export function MessagesTab({ application, workspace: { message }, edit, saved }: WorkProps) {
  const t = useTranslations("work.messages");
  const [isOffer, setOffer] = useState(false);
  const { data } = useSaved({ applicationId: application.id, kind: "reply" });
  const [latest, ...older] = ofKind(data ?? [], "reply");
  return (
    <>
      <WorkSection
        title={t("title")}
        text={t("text")}
        aside={
          <Button size="sm" onClick={() => setOffer(true)}>
            {t("addOffer")}
          </Button>
        }
      >
        <div className="grid max-w-[720px] gap-3">
          <Field label={t("message")}>
            {(ids) => (
              <TextArea
                {...ids}
                className="min-h-44"
                maxLength={20_000}
                value={message}
                onChange={(event) => edit("message", event.target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <GenerateButton
              applicationId={application.id}
              label={t("reply")}
              disabled={message.trim() === ""}
              task={async () => {
                await saved();
                return { kind: "reply", message };
              }}
            />
            <GenerateButton
              isQuiet
              applicationId={application.id}
              label={t("readOffer")}
              disabled={message.trim() === ""}
              task={() => ({ kind: "offer", message })}
              onDone={() => toast(t("offerRead"))}
            />
          </div>
        </div>
      </WorkSection>
      {latest ? (
        <WorkSection title={latest.title || t("latest")}>
          <ReplyContent item={latest} />
        </WorkSection>
      ) : null}
      <EarlierItems title={t("earlier")} items={older} />
      {isOffer ? <OfferDialog offer={null} applicationId={application.id} onClose={() => setOffer(false)} /> : null}
    </>
  );
}
