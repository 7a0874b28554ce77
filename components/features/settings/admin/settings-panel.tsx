"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Field, FieldError, TextArea } from "@/components/kit/ui/field";
import { toast } from "@/components/kit/ui/toast";
import type { AdminSettings } from "@/contracts/admin/admin";
import { SIGN_UP_MODES, type SignUpMode } from "@/contracts/admin/choices";

/** Who can make an account. */
export function SettingsPanel() {
  const t = useTranslations("admin");
  const { data, isError, refetch } = useQuery(queries.admin.readSettings.queryOptions());
  if (isError)
    return (
      <div className="flex items-center gap-3 text-muted-foreground">
        <p>{t("failed")}</p>
        <Button size="sm" onClick={() => void refetch()}>
          {t("retry")}
        </Button>
      </div>
    );
  return data ? <SignUpsForm signUps={data.signUps} /> : null;
}

function SignUpsForm({ signUps }: AdminSettings) {
  const t = useTranslations("admin.settings");
  const { run, isBusy: busy, error } = useChange();
  const cache = useQueryClient();
  const [mode, setMode] = useState<SignUpMode>(signUps.mode);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("domains");
    // The field is only there for the mode that uses it; the domains stay for the next time.
    const domains =
      text === null
        ? signUps.domains
        : String(text)
            .split(/[\s,;]+/)
            .filter(Boolean);
    await run(async () => {
      cache.setQueryData(queries.admin.readSettings.queryKey(), await api.admin.writeSettings({ signUps: { mode, domains } }));
      toast(t("saved"));
    });
  }

  return (
    <form onSubmit={submit} className="max-w-[60ch]">
      <fieldset disabled={signUps.isFixed} className="grid gap-1">
        <legend className="mb-1 font-medium">{t("signUps")}</legend>
        <p className="mb-2 text-muted-foreground">{t(signUps.isFixed ? "fixed" : "signUpsText")}</p>
        {SIGN_UP_MODES.map((each) => (
          <label key={each} className="flex cursor-pointer items-start gap-2.5 rounded-md py-1.5 phone:min-h-11">
            <input
              type="radio"
              name="mode"
              value={each}
              checked={mode === each}
              onChange={() => setMode(each)}
              className="mt-0.5 size-4 accent-primary"
            />
            <span>
              <span className="block">{t(`modes.${each}`)}</span>
              <span className="block text-muted-foreground text-xs">{t(`modeHints.${each}`)}</span>
            </span>
          </label>
        ))}
        {mode === "domain" ? (
          <Field label={t("domains")} hint={t("domainsHint")} className="mt-2">
            {(ids) => <TextArea {...ids} name="domains" required defaultValue={signUps.domains.join(", ")} spellCheck={false} />}
          </Field>
        ) : null}
      </fieldset>
      {error ? <FieldError>{error}</FieldError> : null}
      <Button needsScript type="submit" variant="primary" className="mt-4" disabled={busy || signUps.isFixed}>
        {t(busy ? "saving" : "save")}
      </Button>
    </form>
  );
}
