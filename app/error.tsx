"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/kit/ui/button";

/** An error while a page was made has a digest, which is in the log with the error. */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  const t = useTranslations("failure");
  const tErrors = useTranslations("errors");
  return (
    <main className="mx-auto flex min-h-dvh max-w-[480px] flex-col justify-center px-4 py-10">
      <h1 className="font-semibold text-2xl tracking-tight">{t("title")}</h1>
      <p className="mt-1 mb-6 text-base text-muted-foreground">{t("text")}</p>
      <Button variant="primary" className="self-start" onClick={() => window.location.reload()}>
        {t("retry")}
      </Button>
      {error.digest ? (
        <p className="mt-6 select-all font-mono text-muted-foreground text-xs">{tErrors("reference", { id: error.digest })}</p>
      ) : null}
    </main>
  );
}
