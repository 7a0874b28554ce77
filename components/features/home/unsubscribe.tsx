"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";

/** One press turns off all mails of notifications of the person whom the link was sent to. */
export function Unsubscribe({ token }: { token: string }) {
  const t = useTranslations("unsubscribe");
  const { run, isBusy, error } = useChange();
  const [isDone, setDone] = useState(false);

  async function turnOff() {
    setDone(await run(() => api.career.notifications.unsubscribe({ token })));
  }

  return (
    <div className="max-w-[560px] py-10">
      <h1 className="font-semibold text-2xl tracking-tight">{t("title")}</h1>
      {isDone ? (
        <p role="status" className="mt-3 text-base">
          {t("done")}
        </p>
      ) : (
        <>
          <p className="mt-3 text-base text-muted-foreground">{t("text")}</p>
          <Button variant="primary" className="mt-5" needsScript disabled={isBusy} onClick={() => void turnOff()}>
            {t("turnOff")}
          </Button>
          {error ? <FieldError>{error}</FieldError> : null}
        </>
      )}
    </div>
  );
}
