"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useAuthErrorText } from "@/components/kit/api/auth-error";
import { factors } from "@/components/kit/api/factors-client";
import { Button } from "@/components/kit/ui/button";
import { Field, TextInput } from "@/components/kit/ui/field";

type CodeStepProps = { onDone: () => void; onStartOver: () => void; className?: string };

/** The second step: a code from the app, or one of the backup codes. */
export function CodeStep({ onDone, onStartOver, className }: CodeStepProps) {
  const t = useTranslations("auth");
  const errorText = useAuthErrorText();
  const [isBackup, setBackup] = useState(false);
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const answer = isBackup
      ? await factors.twoFactor.verifyBackupCode({ code: code.trim() })
      : await factors.twoFactor.verifyTotp({ code: code.replace(/\s/g, "") });
    setBusy(false);
    setError(answer.error ? errorText(answer.error) : null);
    if (!answer.error) onDone();
  }

  function change() {
    setBackup(!isBackup);
    setCode("");
    setError(null);
  }

  return (
    <form onSubmit={submit} className={className}>
      <div className="grid gap-4">
        <Field
          // Another field, not the same one renamed: the keyboard of a phone changes with it.
          key={isBackup ? "backup" : "app"}
          label={t(isBackup ? "backupCode" : "code")}
          hint={t(isBackup ? "backupCodeHint" : "codeHint")}
          error={error}
        >
          {(ids) => (
            <TextInput
              {...ids}
              autoFocus
              value={code}
              required
              autoCapitalize="none"
              spellCheck={false}
              inputMode={isBackup ? "text" : "numeric"}
              autoComplete={isBackup ? "off" : "one-time-code"}
              maxLength={isBackup ? 20 : 8}
              onChange={(event) => setCode(event.target.value)}
              className="h-10 tracking-[0.12em]"
            />
          )}
        </Field>
        <Button type="submit" variant="primary" className="h-10" disabled={busy}>
          {t("confirm")}
        </Button>
        <div className="flex flex-wrap justify-between gap-2">
          <Button variant="ghost" size="sm" onClick={change}>
            {t(isBackup ? "useApp" : "useBackup")}
          </Button>
          <Button variant="ghost" size="sm" onClick={onStartOver}>
            {t("startOver")}
          </Button>
        </div>
      </div>
    </form>
  );
}
