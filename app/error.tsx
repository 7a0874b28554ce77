"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/kit/ui/button";

export default function ErrorPage() {
  const t = useTranslations("failure");
  return (
    <main className="mx-auto flex min-h-dvh max-w-[480px] flex-col justify-center px-4 py-10">
      <h1 className="font-semibold text-2xl tracking-tight">{t("title")}</h1>
      <p className="mt-1 mb-6 text-base text-muted-foreground">{t("text")}</p>
      <Button variant="primary" className="self-start" onClick={() => window.location.reload()}>
        {t("retry")}
      </Button>
    </main>
  );
}
