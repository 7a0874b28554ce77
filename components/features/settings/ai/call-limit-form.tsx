"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Field, FieldError, TextInput } from "@/components/kit/ui/field";
import { toast } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";

/** How many requests a month are allowed; an empty field means no limit. */
export function CallLimitForm({ monthlyLimit, thisMonth }: { monthlyLimit: number | null; thisMonth: number }) {
  const t = useTranslations("settings.ai.calls");
  const { run, error } = useChange({ refreshes: [queries.aiCalls.key()] });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("limit")).trim();
    await run(async () => {
      await api.aiCalls.setLimit({ monthlyLimit: text === "" ? null : Number(text) });
      toast(t("limitSaved"));
    });
  }

  return (
    <form onSubmit={submit}>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t("limit")} className="w-40">
          {(ids) => (
            <TextInput
              {...ids}
              name="limit"
              type="number"
              inputMode="numeric"
              min={0}
              max={LIMITS.aiCalls.monthly}
              defaultValue={monthlyLimit ?? ""}
            />
          )}
        </Field>
        <Button needsScript type="submit">
          {t("saveLimit")}
        </Button>
      </div>
      <p className="mt-1 text-muted-foreground text-xs">
        {monthlyLimit === null
          ? t("usedNoLimit", { count: thisMonth })
          : t("usedOfLimit", { count: thisMonth, limit: monthlyLimit })}
      </p>
      {error ? <FieldError>{error}</FieldError> : null}
    </form>
  );
}
