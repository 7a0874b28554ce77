"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAuthErrorText } from "@/components/kit/api/auth-error";
import { queries } from "@/components/kit/api/client";
import { factors } from "@/components/kit/api/factors-client";
import { CodeStep } from "@/components/kit/sign-in/code-step";
import { PasskeyButton } from "@/components/kit/sign-in/passkey-button";
import { PasswordStep } from "@/components/kit/sign-in/password-step";
import { elsewhere } from "@/components/kit/sign-in/providers";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { FieldError } from "@/components/kit/ui/field";

type SignInAgainDialogProps = {
  /** The owner of the text behind the dialog; no other account can continue with it. */
  userId: string;
  onSignedIn: () => void;
  onLater: () => void;
  /** Whether this device has stored the text, so that the dialog may say so. */
  isStored: boolean;
  /** Why: the session has ended, or a lasting permission needs a recent sign-in. */
  reason?: "ended" | "confirm";
};

/** Signs in on top of the open page, which stays as it is. External providers open in a new tab. */
export function SignInAgainDialog({ userId, onSignedIn, onLater, isStored, reason = "ended" }: SignInAgainDialogProps) {
  const t = useTranslations("auth");
  const { data: providers = {} } = useQuery(queries.instance.providers.queryOptions());
  const [needsCode, setNeedsCode] = useState(false);
  const [isOther, setOther] = useState(false);
  const errorText = useAuthErrorText();
  const [problem, setProblem] = useState<string | null>(null);

  async function check() {
    const { data, error } = await factors.getSession();
    setProblem(error ? errorText(error) : null);
    if (error) return;
    if (data?.user.id === userId) return onSignedIn();
    // Saving would look for the text among the documents of that other account.
    await factors.signOut();
    setNeedsCode(false);
    setOther(true);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onLater()}
      title={t("again.title")}
      description={t(reason === "confirm" ? "again.textConfirm" : isStored ? "again.text" : "again.textUnkept")}
    >
      {problem ? <FieldError>{problem}</FieldError> : null}
      {isOther ? <FieldError>{t("again.other")}</FieldError> : null}
      {needsCode ? (
        <CodeStep onDone={check} onStartOver={() => setNeedsCode(false)} className="mt-4" />
      ) : (
        <div className="mt-4 grid gap-3">
          {providers.credential === undefined ? null : <PasswordStep onDone={check} onCode={() => setNeedsCode(true)} />}
          {providers.passkey === undefined ? null : <PasskeyButton onDone={check} />}
          {elsewhere(providers).length === 0 ? null : (
            <a href="/auth/sign-in" target="_blank" rel="noreferrer" className="link text-xs">
              {t("again.elsewhere")}
            </a>
          )}
        </div>
      )}
      <DialogActions>
        <Button variant="ghost" onClick={onLater}>
          {t("again.later")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
