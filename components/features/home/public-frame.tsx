import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Brand } from "@/components/kit/shell/brand";
import { buttonLook } from "@/components/kit/ui/button";

/** What every page has that needs no account: the name, the ways in, and the small print. */
export function PublicFrame({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const t = useTranslations("home");
  const quiet = "inline-flex min-h-6 items-center rounded-sm hover:text-foreground";
  return (
    <div className="mx-auto flex min-h-dvh max-w-[1120px] flex-col px-8 phone:px-4">
      <header className="flex h-16 items-center gap-1">
        <Link href="/" className="rounded-sm">
          <Brand />
        </Link>
        <span className="flex-1" />
        <Link href="/check" className={buttonLook({ variant: "ghost", className: "phone:px-2" })}>
          {t("check")}
        </Link>
        {/* A full load: the workspace has its own content security policy. */}
        {isSignedIn ? (
          <a href="/dashboard" className={buttonLook({ variant: "ghost", className: "phone:px-2" })}>
            {t("openShort")}
          </a>
        ) : (
          <Link href="/auth/sign-in" className={buttonLook({ variant: "ghost", className: "phone:px-2" })}>
            {t("signIn")}
          </Link>
        )}
      </header>
      <main className="flex-1">{children}</main>
      <footer className="mt-16 flex flex-wrap gap-x-5 gap-y-1 border-t py-5 text-muted-foreground">
        <Link href="/check" className={quiet}>
          {t("check")}
        </Link>
        <Link href="/about" className={quiet}>
          {t("about.title")}
        </Link>
        <a href="/api/openapi" className={quiet}>
          {t("api")}
        </a>
      </footer>
    </div>
  );
}
