"use client";

import { useTranslations } from "next-intl";
import { factors } from "@/components/kit/api/factors-client";
import { useAccountChange } from "@/components/kit/api/use-account-change";
import { elsewhere, type Providers } from "@/components/kit/sign-in/providers";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";

/** One button for each site that this instance lets people sign in through. It makes an account where there is none yet. */
export function SocialProviders({ next, providers }: { next: string; providers: Providers }) {
  const t = useTranslations("auth");
  const { run, error } = useAccountChange();

  function leave(provider: string) {
    const back = `/auth/sign-in?provider=${provider}&next=${encodeURIComponent(next)}`;
    return run(() => factors.signIn.social({ provider, callbackURL: next, errorCallbackURL: back }));
  }

  return (
    <>
      {elsewhere(providers).map(([id, name]) => (
        <Button key={id} needsScript className="h-10" onClick={() => leave(id)}>
          {t("with", { name })}
        </Button>
      ))}
      {error ? <FieldError>{error}</FieldError> : null}
    </>
  );
}
