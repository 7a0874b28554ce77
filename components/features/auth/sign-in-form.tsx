"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CodeStep } from "@/components/kit/sign-in/code-step";
import { PasskeyButton } from "@/components/kit/sign-in/passkey-button";
import { PasswordStep } from "@/components/kit/sign-in/password-step";
import type { Providers } from "@/components/kit/sign-in/providers";
import { SocialProviders } from "@/components/kit/sign-in/social-providers";

/** Every sign-in method of this instance. Continues to `next`, a path on this site. */
export function SignInForm({ next, providers }: { next: string; providers: Providers }) {
  const t = useTranslations("auth");
  const [needsCode, setNeedsCode] = useState(false);
  // A full load, so that every page is rendered for the person now signed in.
  const go = () => window.location.assign(next);

  if (needsCode) return <CodeStep onDone={go} onStartOver={() => setNeedsCode(false)} className="mt-6" />;
  return (
    <div className="mt-6 grid gap-4">
      {providers.credential === undefined ? (
        <p className="text-base">{t("noPasswords")}</p>
      ) : (
        <>
          <PasswordStep
            onDone={go}
            onCode={() => setNeedsCode(true)}
            aside={
              <Link href="/auth/forgot-password" className="link">
                {t("forgot")}
              </Link>
            }
          />
          <p className="flex items-center gap-3 text-subtle-foreground text-xs before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
            {t("or")}
          </p>
        </>
      )}
      <div className="grid gap-2">
        {providers.passkey === undefined ? null : <PasskeyButton onDone={go} autoFill />}
        <SocialProviders next={next} providers={providers} />
      </div>
    </div>
  );
}
