"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";

/** One press turns off all mails of notifications of the person whom the link was sent to. */
export function Unsubscribe({ token }: { token: string }) {
  const t = useTranslations("unsubscribe");
  const errorText = useErrorText();
  const [state, setState] = useState<"asked" | "busy" | "done">("asked");
  const [error, setError] = useState<string | null>(null);

  async function turnOff() {
    setState("busy");
    setError(null);
    try {
      await api.career.notifications.unsubscribe({ token });
      setState("done");
    } catch (thrown) {
      setError(errorText(thrown));
      setState("asked");
    }
  }

  return (
    <div className="max-w-[560px] py-10">
      <h1 className="font-semibold text-2xl tracking-tight">{t("title")}</h1>
      {state === "done" ? (
        <p role="status" className="mt-3 text-base">
          {t("done")}
        </p>
      ) : (
        <>
          <p className="mt-3 text-base text-muted-foreground">{t("text")}</p>
          <Button variant="primary" className="mt-5" needsScript disabled={state === "busy"} onClick={() => void turnOff()}>
            {t("turnOff")}
          </Button>
          {error ? <FieldError>{error}</FieldError> : null}
        </>
      )}
    </div>
  );
}
