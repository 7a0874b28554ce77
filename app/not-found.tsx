import Link from "next/link";
import { useTranslations } from "next-intl";
import { Brand } from "@/components/kit/shell/brand";
import { buttonLook } from "@/components/kit/ui/button";

export default function NotFound() {
  const t = useTranslations("notFound");
  return (
    <main className="mx-auto flex min-h-dvh max-w-[480px] flex-col justify-center px-4 py-10">
      <Brand />
      <h1 className="mt-8 font-semibold text-2xl tracking-tight">{t("title")}</h1>
      <p className="mt-1 mb-6 text-base text-muted-foreground">{t("text")}</p>
      <Link href="/" className={buttonLook({ variant: "primary", className: "self-start" })}>
        {t("home")}
      </Link>
    </main>
  );
}
