"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { factors } from "@/components/kit/api/factors-client";
import { useAccountChange } from "@/components/kit/api/use-account-change";
import { Button } from "@/components/kit/ui/button";
import { Field, TextInput } from "@/components/kit/ui/field";

type CodeStepProps = { onDone: () => void; onStartOver: () => void; className?: string };

/** The second step: a code from the app, or one of the backup codes. */
export function CodeStep({ onDone, onStartOver, className }: CodeStepProps) {
  const t = useTranslations("auth");
  const [isBackup, setBackup] = useState(false);
  const [code, setCode] = useState("");
  const { run, isBusy, error, reset } = useAccountChange();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isDone = await run(() =>
      isBackup
        ? factors.twoFactor.verifyBackupCode({ code: code.trim() })
        : factors.twoFactor.verifyTotp({ code: code.replace(/\s/g, "") }),
    );
    if (isDone) onDone();
  }

  function change() {
    setBackup(!isBackup);
    setCode("");
    reset();
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
        <Button type="submit" variant="primary" className="h-10" disabled={isBusy}>
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
