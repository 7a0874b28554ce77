"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AddForm } from "@/components/features/applications/quick-add/add-form";
import { forgetSent } from "@/components/features/applications/quick-add/capture/arrived";
import { useHeld } from "@/components/features/applications/quick-add/capture/use-held";
import { type Arrival, useSent } from "@/components/features/applications/quick-add/capture/use-sent";
import { FOLDER } from "@/components/features/applications/use-tracker-address";
import { Brand } from "@/components/kit/shell/brand";
import { Button, buttonLook } from "@/components/kit/ui/button";

type CaptureScreenProps = { isSignedIn: boolean; isRequested: boolean; name: string };

/** Takes what the bookmark or the share sheet of a device sends. Nothing is saved before the person presses Add. */
export function CaptureScreen({ isSignedIn, isRequested, name }: CaptureScreenProps) {
  const t = useTranslations("capture");
  const arrival = useSent({ isSignedIn, isRequested });
  const [added, setAdded] = useState<{ id: string; company: string } | null>(null);

  function leave() {
    forgetSent();
    if (window.opener) window.close();
    else window.location.assign(FOLDER);
  }

  return (
    <main className="mx-auto w-full max-w-[592px] px-4 py-6">
      <div className="mb-5 flex items-center gap-3">
        <Brand />
        <span className="min-w-0 flex-1 truncate text-end text-muted-foreground text-xs">{name}</span>
      </div>
      {added ? (
        <div role="status">
          <h1 className="font-semibold text-xl tracking-tight">{t("added", { company: added.company })}</h1>
          <div className="mt-4 flex flex-wrap gap-2">
            <Link href={`${FOLDER}/${added.id}`} className={buttonLook({ variant: "primary" })}>
              {t("open")}
            </Link>
            <Button onClick={leave}>{t("close")}</Button>
          </div>
        </div>
      ) : (
        <>
          <h1 className="font-semibold text-xl tracking-tight">{t("title")}</h1>
          {arrival ? (
            <ArrivedForm
              arrival={arrival}
              onAdded={(made) => {
                forgetSent();
                setAdded(made);
              }}
              onCancel={leave}
            />
          ) : (
            <p role="status" aria-busy="true" className="mt-1 text-muted-foreground">
              {t("waiting")}
            </p>
          )}
        </>
      )}
    </main>
  );
}

type ArrivedFormProps = {
  arrival: Arrival;
  onAdded: (added: { id: string; company: string }) => void;
  onCancel: () => void;
};

function ArrivedForm({ arrival: { sent, isRequested }, onAdded, onCancel }: ArrivedFormProps) {
  const t = useTranslations("capture");
  const isHeld = useHeld();
  const note =
    sent?.kind === "page"
      ? t("fromPage", { host: new URL(sent.url).host })
      : t(sent === null ? "nothing" : isRequested ? "fromShare" : "fromSite");
  const shared = sent?.kind === "shared" ? sent.text : "";
  const start =
    sent?.kind === "page"
      ? sent
      : sent?.kind === "shared" && isRequested
        ? { kind: "text" as const, text: sent.text }
        : undefined;
  return (
    <>
      <p className="mt-1 text-muted-foreground">{note}</p>
      <AddForm
        initialText={shared}
        start={start}
        isHeld={isHeld}
        onAdded={onAdded}
        onCancel={onCancel}
        offersBookmark={sent === null}
      />
    </>
  );
}
