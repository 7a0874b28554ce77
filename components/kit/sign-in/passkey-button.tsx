"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { factors } from "@/components/kit/api/factors-client";
import { useAccountChange } from "@/components/kit/api/use-account-change";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { useHydrated } from "@/components/kit/ui/use-hydrated";

type PasskeyButtonProps = {
  onDone: () => void;
  /** Offer passkeys among what the browser fills into the name field, where it can. */
  autoFill?: boolean;
  /** The label of the button; by default, that it signs in. */
  label?: string;
};

/** Signs in with a passkey. Not shown where the browser has none: at plain http addresses, for one. */
export function PasskeyButton({ onDone, autoFill = false, label }: PasskeyButtonProps) {
  const t = useTranslations("auth");
  const { run, isBusy, error } = useAccountChange();
  const isHydrated = useHydrated();
  const done = useRef(onDone);
  done.current = onDone;

  useEffect(() => {
    if (!autoFill || !("PublicKeyCredential" in window)) return;
    let isGone = false;
    void PublicKeyCredential.isConditionalMediationAvailable?.().then(async (can) => {
      if (!can || isGone) return;
      // Waits until the person picks one; a press of the button or leaving ends the wait, and that is no error.
      const answer = await factors.signIn.passkey({ autoFill: true });
      if (!isGone && answer.data) done.current();
    });
    return () => {
      isGone = true;
    };
  }, [autoFill]);

  async function signIn() {
    if (await run(() => factors.signIn.passkey())) onDone();
  }

  if (isHydrated && !("PublicKeyCredential" in window)) return null;
  return (
    <div>
      <Button needsScript className="h-10 w-full" disabled={isBusy} onClick={signIn}>
        <Icon name="key" />
        {label ?? t("passkey")}
      </Button>
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  );
}
